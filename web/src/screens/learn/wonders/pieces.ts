// Every piece in the box, as the card browser shows it. What the editions print differently is a piece for each.

import { attribute, say } from '../../../lib/text.svelte'
import { capital, type Piece } from '../book'
import { cardPrintings, editions, islandFaces, shipyards, wonderPrintings, type CardPrinting, type WonderPrinting } from '../../../games/wonders/words/components'

export const pieceKinds = ['card', 'wonder', 'island', 'shipyard', 'thing'] as const

export type Kind = (typeof pieceKinds)[number]

/** Pieces that there is one sort of. */
export const things = ['victory', 'defeat', 'coins', 'naval', 'raid'] as const

/** A piece that only the second edition has so. */
const later = (id: string) => `${id}-second`

/** By the id of the piece. A card of the second edition only has its own name, unless the first prints it otherwise. */
const cards = new Map<string, CardPrinting>()
for (const one of cardPrintings) cards.set(cards.has(one.face.id) ? later(one.face.id) : one.face.id, one)

const wonders = new Map<string, WonderPrinting>(wonderPrintings.map((one) => [one.edition === 'second' ? later(one.id) : one.id, one]))

const all = (kind: Kind, ids: Iterable<string>): Piece[] => [...ids].map((id) => ({ kind, id }))

export const pieces: readonly Piece[] = [...all('card', cards.keys()), ...all('wonder', wonders.keys()), ...all('island', islandFaces.map(({ id }) => id)), ...all('shipyard', shipyards.map(({ id }) => id)), ...all('thing', things)]

const kinds: ReadonlyMap<string, string> = new Map(pieces.map(({ id, kind }) => [id, kind]))

export const kindOf = (id: string) => kinds.get(id)

export const cardOf = ({ kind, id }: Piece) => (kind === 'card' ? cards.get(id) : undefined)
export const wonderOf = ({ kind, id }: Piece) => (kind === 'wonder' ? wonders.get(id) : undefined)

export const islandOf = ({ kind, id }: Piece) => (kind === 'island' ? islandFaces.find((one) => one.id === id) : undefined)
export const shipyardOf = ({ kind, id }: Piece) => (kind === 'shipyard' ? shipyards.find((one) => one.id === id) : undefined)

export const editionsOf = (piece: Piece): readonly string[] => cardOf(piece)?.editions ?? [wonderOf(piece)?.edition ?? editions].flat()

/** The same card or wonder as the other edition prints it. */
export function elsewhere({ id }: Piece): string | undefined {
  const other = id.endsWith('-second') ? id.replace(/-second$/, '') : later(id)
  return kinds.has(other) ? other : undefined
}

/** The piece that is this card in one of these editions. */
export function cardIn(id: string, wanted: readonly string[]): string {
  const other = later(id)
  return !cards.get(id)?.editions.some((edition) => wanted.includes(edition)) && cards.has(other) ? other : id
}

/** The numbers of players with whom a card can be in play. */
export const seatsWith = (piece: Piece): readonly string[] => {
  const card = cardOf(piece)
  if (!card) return []
  // Eight play with Armada alone, and with the cards of seven.
  if (card.box === 'armada') return [...allSeats, '8']
  return card.copies.length > 0 ? card.copies.filter(({ count }) => count > 0).map(({ seats }) => seats) : allSeats
}

export const allSeats = [...new Set(cardPrintings.flatMap(({ copies }) => copies.map(({ seats }) => seats)))]

export const colors = [...new Set(cardPrintings.map(({ face }) => face.color))]

export function nameMessage(piece: Piece): { message: string } {
  const card = cardOf(piece)
  if (card) return { message: `wonders-card-${card.face.id}` }
  const wonder = wonderOf(piece)
  if (wonder) return { message: `wonders-wonder-${wonder.id}` }
  return { message: piece.kind === 'thing' ? `learn-wonders-thing-${piece.id}` : `wonders-${piece.kind}-${piece.id}` }
}

/** Its name, as a heading. */
export const pieceName = (piece: Piece) => capital(say(nameMessage(piece).message))

/** What it does, in one sentence; a wonder has one for each side. */
export const pieceHelp = (piece: Piece) => (piece.kind === 'wonder' || piece.kind === 'shipyard' ? '' : attribute(nameMessage(piece).message, 'help'))
