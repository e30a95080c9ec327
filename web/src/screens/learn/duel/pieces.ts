// Every piece in the boxes, as the card browser shows it.

import type { EffectWords } from '../../../generated/protocol'
import {
  building,
  buildings,
  conspiracies,
  conspiracyOf,
  decreeOf,
  decrees,
  gate,
  godOf,
  gods,
  militaryTokens,
  mythologies,
  offerings,
  senatorKinds,
  senators,
  token,
  tokens,
  wonder,
  wonders,
} from '../../../games/duel/words/words'
import { attribute, say, type TextArgs } from '../../../lib/text.svelte'
import { capital, type Piece } from '../book'

export const pieceKinds = ['building', 'senator', 'wonder', 'token', 'god', 'decree', 'plot', 'thing'] as const
export const sets = ['base', 'pantheon', 'agora'] as const

export type Kind = (typeof pieceKinds)[number]
export type PieceSet = (typeof sets)[number]

/** Neither a card nor a progress token: what it is, by its identifier. */
export interface Thing {
  set: PieceSet
  /** What it shares its words and notes with. */
  sort: string
  mythology?: string
  value?: number
  effects?: EffectWords[]
}

export const things: ReadonlyMap<string, Thing> = new Map<string, Thing>([
  ...mythologies.map((mythology): [string, Thing] => [`mythology_${mythology}`, { set: 'pantheon', sort: 'mythology', mythology }]),
  ...offerings.map((value): [string, Thing] => [`offering_${value}`, { set: 'pantheon', sort: 'offering', value }]),
  ...[...militaryTokens.values()].map(({ set, id, effect }): [string, Thing] => {
    const sort = set === 'base' ? `loot_${id}` : `${set}_loot_${id}`
    return [sort, { set: set as PieceSet, sort, effects: effect }]
  }),
  ['snake_token', { set: 'pantheon', sort: 'snake' }],
  ['minerva_pawn', { set: 'pantheon', sort: 'minerva_pawn' }],
  ['pantheon_board', { set: 'pantheon', sort: 'pantheon_board' }],
  ['senate_board', { set: 'agora', sort: 'senate_board' }],
  ['cubes', { set: 'agora', sort: 'cubes' }],
])

const all = (kind: Kind, ids: Iterable<string>): Piece[] => [...ids].map((id) => ({ kind, id }))

export const pieces: readonly Piece[] = [
  ...all('building', buildings.keys()),
  ...all('senator', senatorKinds.map(({ id }) => id)),
  ...all('wonder', wonders.keys()),
  ...all('token', tokens.keys()),
  ...all('god', [...gods.keys(), gate.id]),
  ...all('decree', decrees.keys()),
  ...all('plot', conspiracies.keys()),
  ...all('thing', things.keys()),
]

const kinds: ReadonlyMap<string, string> = new Map(pieces.map(({ id, kind }) => [id, kind]))

/** Of a piece, or of a single senator, who shares a page with those like him. */
export function kindOf(id: string): string | undefined {
  return kinds.get(senators.get(id)?.id ?? id)
}

export function thing(id: string): Thing {
  const found = things.get(id)
  if (!found) throw new Error(`no piece ${id}`)
  return found
}

/** What it comes from: the base game or an expansion. */
export function setOf({ kind, id }: Piece): PieceSet {
  switch (kind) {
    case 'building':
    case 'senator':
      return building(id).set as PieceSet
    case 'wonder':
      return wonder(id).set as PieceSet
    case 'token':
      return token(id).set as PieceSet
    case 'god':
      return 'pantheon'
    case 'decree':
    case 'plot':
      return 'agora'
    default:
      return thing(id).set
  }
}

export const setName = (set: string) => say(set === 'base' ? 'page-rules-base' : `duel-expansion-${set}`)

/** The message with the piece's name. */
export function nameMessage({ kind, id }: Piece): { message: string; args?: TextArgs } {
  if (kind === 'senator') return { message: `duel-building-${senators.get(id)?.id ?? id}` }
  if (kind !== 'thing') return { message: `duel-${kind}-${id}` }
  const { sort, mythology, value } = thing(id)
  if (mythology) return { message: `duel-link-${mythology}` }
  if (value) return { message: 'duel-gift-offering', args: { value } }
  return { message: `page-thing-${sort}` }
}

/** Its name, as a heading. */
export function pieceName(piece: Piece): string {
  const { message, args } = nameMessage(piece)
  return capital(say(message, args))
}

/** What it does, in one sentence; a plain building says it in its effects. */
export function pieceHelp(piece: Piece): string {
  const { kind, id } = piece
  if (kind === 'thing') return attribute(`page-thing-${thing(id).sort}`, 'help')
  if (kind === 'building' && building(id).color !== 'purple') return ''
  return attribute(nameMessage(piece).message, 'help')
}

export function effectsOf({ kind, id }: Piece): readonly EffectWords[] {
  switch (kind) {
    case 'building':
    case 'senator':
      return building(id).effects
    case 'wonder':
      return wonder(id).effects
    case 'token':
      return [...token(id).instant, ...token(id).passive]
    case 'god':
      return [godOf(id).effect]
    case 'decree':
      return [decreeOf(id).effect]
    case 'plot':
      return conspiracyOf(id).steps
    default:
      return thing(id).effects ?? []
  }
}
