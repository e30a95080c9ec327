// What a phone has to load before the first frame.

import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const BUDGET = 150_000

test('the scripts of the first frame weigh at most 150 kB compressed', () => {
  const page = readFileSync('dist/index.html', 'utf8')
  const scripts = [...page.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '')
  expect(scripts.length).toBeGreaterThan(0)
  const seen = new Set<string>()
  let weight = 0
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(`dist/${file}`)) return
    seen.add(file)
    const source = readFileSync(`dist/${file}`)
    weight += gzipSync(source).length
    // Static imports come with it; others wait until they are needed.
    for (const [, name] of source.toString().matchAll(/(?:^|[;}\s])(?:import|export)[^"'()]*?from\s*["']\.\/([^"']+)["']/g)) visit(`assets/${name}`)
  }
  scripts.forEach(visit)
  expect(weight).toBeLessThanOrEqual(BUDGET)
})
