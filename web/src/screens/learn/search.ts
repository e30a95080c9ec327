// Finding components by their names in either language and by what they do.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { buildings, cardName, colorName, effectsWords, linkName, tokenHelp, tokenName, tokens, wonderHelp, wonderName, wonders } from '../../games/duel/words/words'
import { languages, type Language } from '../../lib/text.svelte'

export type Kind = 'building' | 'wonder' | 'token'
export const pieceKinds: readonly Kind[] = ['building', 'wonder', 'token']

export interface Piece {
  kind: Kind
  id: string
}

export const pieces: readonly Piece[] = [
  ...[...buildings.keys()].map((id) => ({ kind: 'building' as const, id })),
  ...[...wonders.keys()].map((id) => ({ kind: 'wonder' as const, id })),
  ...[...tokens.keys()].map((id) => ({ kind: 'token' as const, id })),
]

export function kindOf(id: string): Kind | undefined {
  return pieces.find((piece) => piece.id === id)?.kind
}

export interface Wish {
  words: string
  kind?: Kind | undefined
  /** 1, 2, 3 or guild. */
  age?: 1 | 2 | 3 | 'guild' | undefined
  color?: string | undefined
}

/** Small letters without marks, so that "zolte" finds "Żółte". */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')
}

const catalogues: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('../../lib/catalogue/en'),
  pl: () => import('../../lib/catalogue/pl'),
}

export type Names = ReadonlyMap<string, Record<Language, string>>

/** Every component's name in every language. */
export async function loadNames(): Promise<Names> {
  const names = new Map<string, Record<Language, string>>(pieces.map(({ id }) => [id, { en: '', pl: '' }]))
  for (const language of languages) {
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of (await catalogues[language]()).default) bundle.addResource(new FluentResource(text))
    for (const { kind, id } of pieces) {
      const pattern = bundle.getMessage(`duel-${kind}-${id}`)?.value
      const entry = names.get(id)
      if (pattern && entry) entry[language] = bundle.formatPattern(pattern)
    }
  }
  return names
}

/** All that can be said of a piece in the language of the page, as a text to search. */
function said({ kind, id }: Piece): string {
  if (kind === 'building') {
    const card = buildings.get(id)
    if (!card) return ''
    const links = [card.chain_gives, card.chain_free_with].flatMap((link) => (link ? [linkName(link)] : []))
    return [cardName(id), colorName(card.color), effectsWords(card.effects), ...links].join(' ')
  }
  if (kind === 'wonder') return [wonderName(id), effectsWords(wonders.get(id)?.effects ?? []), wonderHelp(id)].join(' ')
  const one = tokens.get(id)
  return [tokenName(id), effectsWords([...(one?.instant ?? []), ...(one?.passive ?? [])]), tokenHelp(id)].join(' ')
}

/** The pieces that fit, in printed order; every word has to occur somewhere. */
export function search(wish: Wish, names: Names): Piece[] {
  const words = plain(wish.words).split(/\s+/).filter(Boolean)
  return pieces.filter((piece) => {
    if (wish.kind && piece.kind !== wish.kind) return false
    const card = piece.kind === 'building' ? buildings.get(piece.id) : undefined
    if (wish.age && card?.age !== wish.age) return false
    if (wish.color && card?.color !== wish.color) return false
    const text = plain([...Object.values(names.get(piece.id) ?? {}), said(piece)].join(' '))
    return words.every((word) => text.includes(word))
  })
}
