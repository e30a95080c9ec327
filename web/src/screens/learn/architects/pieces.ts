// Every piece in the box, as the card browser shows it.

import { cardIds, cards, colors, tokens, wonders, type Heap } from '../../../games/architects/words/components'
import list from '../../../generated/architects.json'
import type { ArchitectsComponent } from '../../../generated/protocol'
import { attribute, say } from '../../../lib/text.svelte'
import { capital, type Piece } from '../book'

export const pieceKinds = ['card', 'wonder', 'token', 'thing'] as const

export type Kind = (typeof pieceKinds)[number]

/** Pieces that there is one sort of; their words lie beside those of the others. */
export const things = ['centre', 'cat', 'conflict', 'victory'] as const

export type Thing = (typeof things)[number]

const all = (kind: Kind, ids: Iterable<string>): Piece[] => [...ids].map((id) => ({ kind, id }))

export const pieces: readonly Piece[] = [
  ...all('card', cardIds),
  ...all('wonder', wonders.keys()),
  ...all('token', tokens.keys()),
  ...all('thing', things),
]

const kinds: ReadonlyMap<string, string> = new Map(pieces.map(({ id, kind }) => [id, kind]))

export const kindOf = (id: string) => kinds.get(id)

export const nameMessage = ({ kind, id }: Piece) => ({ message: kind === 'thing' ? `architects-${id}` : `architects-${kind}-${id}` })

/** Its name, as a heading. */
export const pieceName = (piece: Piece) => capital(say(nameMessage(piece).message))

/** What it does, in one sentence. */
export const pieceHelp = (piece: Piece) => `${capital(attribute(nameMessage(piece).message, 'help'))}.`

/** The colours of cards, in the order in which they are printed. */
export const cardColors = colors

export const colorOf = ({ kind, id }: Piece) => (kind === 'card' ? cards.get(id)?.color : undefined)

const components = list as ArchitectsComponent[]

/** What the central deck is made of. */
export const centralDeck: Heap = components.find((one) => one.kind === 'central_deck')?.deck ?? {}

/** Conflict tokens in play, by the number of players. */
export const conflictTokens: Record<string, number> = components.find((one) => one.kind === 'conflict_tokens')?.in_play ?? {}

/** Victory tokens in the box. */
export const victoryTokens = components.find((one) => one.kind === 'victory_tokens')?.count ?? 0

/** In which decks a card is, and how often: the wonders' first, then the central one. */
export function decksWith(card: string): { deck: string; count: number }[] {
  const decks = [...wonders.values()].map(({ id, deck }) => ({ deck: id, count: deck[card] ?? 0 }))
  return [...decks, { deck: 'centre', count: centralDeck[card] ?? 0 }]
}
