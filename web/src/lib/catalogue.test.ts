import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const catalogues = join(process.cwd(), '../i18n')
const source = join(process.cwd(), 'src')

/** File, id and arguments of every message of a language. */
function messages(language: string) {
  const found = new Map<string, { file: string; args: string[] }>()
  const twice: string[] = []
  for (const file of readdirSync(join(catalogues, language)).sort()) {
    const text = readFileSync(join(catalogues, language, file), 'utf8')
    for (const block of text.split(/\n(?=[a-z])/)) {
      const id = /^([a-z][\w-]*) =/.exec(block)?.[1]
      if (!id) continue
      if (found.has(id)) twice.push(id)
      found.set(id, { file, args: [...new Set([...block.matchAll(/\$([\w-]+)/g)].map(([, name]) => name ?? ''))].sort() })
    }
  }
  return { found, twice }
}

/** Every quoted text of the page that could be an id; holes of a template stand for anything. */
function quoted(): RegExp[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|generated/.test(file))
  const words = new Set<string>()
  for (const file of files) {
    const text = readFileSync(join(source, file), 'utf8')
    for (const [, word] of text.matchAll(/'([a-z]\w*-[\w-]*)'/g)) if (word) words.add(word)
    for (const [, word] of text.matchAll(/`([a-z]\w*-(?:\$\{[^}]*\}|[\w-])+)`/g)) if (word) words.add(word)
  }
  return [...words].map((word) => new RegExp(`^${word.replace(/\$\{[^}]*\}/g, '[a-z0-9_-]+')}$`))
}

describe('the catalogues of the page', () => {
  const english = messages('en')
  const polish = messages('pl')
  const ours = [...english.found].filter(([, { file }]) => /^(page|learn)/.test(file))

  it('say nothing twice', () => {
    expect(english.twice).toEqual([])
    expect(polish.twice).toEqual([])
  })

  it('say the same in both languages, with the same arguments', () => {
    const shape = (found: typeof english.found) => [...found].map(([id, { file, args }]) => `${file} ${id} ${args.join()}`).sort()
    expect(shape(polish.found)).toEqual(shape(english.found))
  })

  it('say nothing that nobody asks for', () => {
    const asked = quoted()
    expect(ours.map(([id]) => id).filter((id) => !asked.some((pattern) => pattern.test(id)))).toEqual([])
  })

  it('have an answer to everything that is asked for', () => {
    const prefix = /^(page|board|arch|learn|level|refusal|duel|architects)-/
    const plain = quoted().map(({ source: pattern }) => pattern.slice(1, -1)).filter((word) => /^[\w-]+$/.test(word) && prefix.test(word))
    // A literal may also be the beginning of an id.
    const known = [...english.found.keys()]
    expect(plain.filter((word) => !known.some((id) => id === word || id.startsWith(`${word}-`)))).toEqual([])
  })
})
