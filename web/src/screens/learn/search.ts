// Finding components by their names in either language and by what they do.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { buildings, colorName, effectsWords, linkName, mythologyName, mythologyOf, wonder } from '../../games/duel/words/words'
import { learnCatalogue } from '../../lib/learn'
import { languages, mainCatalogue, type Language } from '../../lib/text.svelte'
import { effectsOf, nameMessage, pieceHelp, pieceName, pieces, setOf, type Kind, type Piece, type PieceSet } from './pieces'

export { kindOf, pieceKinds, pieces, type Kind, type Piece, type PieceSet } from './pieces'

export interface Wish {
  words: string
  set?: PieceSet | undefined
  kind?: Kind | undefined
  /** The age, or the back of cards that join Age III. */
  age?: 1 | 2 | 3 | 'guild' | 'temple' | undefined
  color?: string | undefined
}

/** Small letters without marks, so that "zolte" finds "Żółte". */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')
}

export type Names = ReadonlyMap<string, Record<Language, string>>

/** Every component's name in every language. */
export async function loadNames(): Promise<Names> {
  const names = new Map<string, Record<Language, string>>(pieces.map(({ id }) => [id, { en: '', pl: '' }]))
  for (const language of languages) {
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const catalogue of [mainCatalogue, learnCatalogue]) {
      for (const text of (await catalogue[language]()).default) bundle.addResource(new FluentResource(text))
    }
    for (const piece of pieces) {
      const { message, args } = nameMessage(piece)
      const pattern = bundle.getMessage(message)?.value
      const entry = names.get(piece.id)
      if (pattern && entry) entry[language] = bundle.formatPattern(pattern, args)
    }
  }
  return names
}

/** All that can be said of a piece in the language of the page, as a text to search. */
function said(piece: Piece): string {
  const { kind, id } = piece
  const words = [pieceName(piece), effectsWords([...effectsOf(piece)]), pieceHelp(piece)]
  const card = kind === 'building' ? buildings.get(id) : undefined
  if (card) {
    words.push(colorName(card.color))
    for (const link of [card.chain_gives, card.chain_free_with]) if (link) words.push(linkName(link))
  }
  if (kind === 'wonder') words.push(effectsWords(wonder(id).on_draft ?? []))
  const mythology = kind === 'god' ? mythologyOf(id) : undefined
  if (mythology) words.push(mythologyName(mythology))
  return words.join(' ')
}

/** The pieces that fit, in printed order; every word has to occur somewhere. */
export function search(wish: Wish, names: Names): Piece[] {
  const words = plain(wish.words).split(/\s+/).filter(Boolean)
  return pieces.filter((piece) => {
    if (wish.set && setOf(piece) !== wish.set) return false
    if (wish.kind && piece.kind !== wish.kind) return false
    const card = piece.kind === 'building' ? buildings.get(piece.id) : undefined
    if (wish.age && card?.age !== wish.age) return false
    if (wish.color && card?.color !== wish.color) return false
    if (words.length === 0) return true
    const text = plain([...Object.values(names.get(piece.id) ?? {}), said(piece)].join(' '))
    return words.every((word) => text.includes(word))
  })
}
