// Finding components by their names in either language and by what they do.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { languages, type Language } from '../../lib/text.svelte'
import { includes, type Names, type Piece, type PieceBox } from './book'

export interface SearchQuery {
  words: string
  set?: string | undefined
  kind?: string | undefined
  /** What is asked of the kind that has filters. */
  filters?: Readonly<Record<string, string | undefined>>
}

/** Small letters without marks, so that "zolte" finds "Żółte". */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')
}

/** Every component's name in every language. */
export async function loadNames({ pieces, catalogues, nameMessage }: PieceBox): Promise<Names> {
  const names = new Map<string, Record<Language, string>>(pieces.map(({ id }) => [id, { en: '', pl: '' }]))
  for (const language of languages) {
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const catalogue of catalogues) {
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

/** The pieces that fit, in printed order; every word has to occur somewhere. */
export function search(box: PieceBox, query: SearchQuery, names: Names): Piece[] {
  const words = plain(query.words).split(/\s+/).filter(Boolean)
  return box.pieces.filter((piece) => {
    if (query.set && !includes(box.setOf(piece), query.set)) return false
    if (query.kind && piece.kind !== query.kind) return false
    for (const { id, of } of box.filters) {
      const wanted = query.filters?.[id]
      if (wanted && !includes(of(piece), wanted)) return false
    }
    if (words.length === 0) return true
    const text = plain([...Object.values(names.get(piece.id) ?? {}), box.said(piece)].join(' '))
    return words.every((word) => text.includes(word))
  })
}
