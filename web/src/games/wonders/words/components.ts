// What both editions print on cards and boards, as the program lists it, in the shape that faces and glyphs are drawn from.

import list from '../../../generated/wonders.json'
import more from '../../../generated/wonders-armada.json'
import type { ArmadaSpace, WondersComponent, WondersEffect } from '../../../generated/protocol'
import type { CardColor, City, Face, FaceCost, FaceEffect, Far, Resource, Science } from '../cards/face'

type Kind<K extends WondersComponent['kind']> = Extract<WondersComponent, { kind: K }>

export const components = [...list, ...more] as WondersComponent[]
const of = <K extends WondersComponent['kind']>(kind: K) => components.filter((one): one is Kind<K> => one.kind === kind)

export const editions = ['first', 'second'] as const
/** Colours in the order in which they always stand. */
export const colors = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const satisfies readonly CardColor[]
export const symbols = ['compass', 'gear', 'tablet'] as const

/** A card as one edition prints it, or both. */
export interface CardPrinting {
  face: Face
  editions: readonly string[]
  /** By the number of players; nothing for guilds, of which some are drawn. */
  copies: readonly { seats: string; count: number }[]
  /** The box it is in. */
  box: 'base' | 'armada'
  /** The amounts in its cost are ours. */
  house: boolean
}

/** A wonder as an edition prints it, both sides. */
export interface WonderPrinting {
  id: string
  edition: string
  start: Resource
  sides: readonly Side[]
}

export interface Side {
  /** `a`, `b`, `day` or `night`. */
  name: string
  /** As drawings and positions call it: by day or by night. */
  drawn: 'a' | 'b'
  stages: readonly Stage[]
}

export interface Stage {
  cost: FaceCost
  effects: readonly FaceEffect[]
}

function effect(one: WondersEffect): FaceEffect {
  switch (one.kind) {
    case 'produce':
      return { kind: one.kind, resource: one.resource as Resource, amount: one.amount }
    case 'produce_choice':
      return { kind: one.kind, options: one.options as Resource[] }
    case 'science':
      return { kind: one.kind, symbol: one.symbol as Science }
    case 'trade_discount':
      return { ...one, side: one.side as 'left' | 'right' | 'both', class: one.class as 'raw' | 'manufactured' }
    case 'coins_per':
    case 'vp_per':
      return {
        kind: one.kind,
        amount: one.amount,
        per: one.per as Extract<FaceEffect, { kind: 'vp_per' }>['per'],
        colors: one.colours as CardColor[],
        scope: one.scope as City[],
      }
    case 'free_first_of_each_colour':
      return { kind: 'free_first_of_each_color' }
    case 'free_build_per_age':
    case 'naval_construction_discount':
      return { kind: one.kind }
    case 'raid':
    case 'distant_trade':
      return { ...one, target: one.target as Far }
    case 'advance':
      return { kind: one.kind, count: one.count, fleet: one.fleets === 'any' ? null : one.fleets }
    default:
      return one
  }
}

/** Ids of the cards of Armada. */
const fromArmada: ReadonlySet<string> = new Set(more.flatMap(({ kind, id }) => (kind === 'card' ? [id] : [])))

export const cardPrintings: readonly CardPrinting[] = of('card').map((card) => ({
  face: {
    id: card.id,
    color: card.color as CardColor,
    age: card.age as 1 | 2 | 3,
    cost: card.cost as FaceCost,
    effects: card.effects.map(effect),
    from: card.chain_from,
    to: card.chain_to,
  },
  editions: card.editions,
  copies: Object.entries(card.copies ?? {}).map(([seats, count]) => ({ seats, count: count ?? 0 })),
  box: fromArmada.has(card.id) ? 'armada' : 'base',
  house: card.house ?? false,
}))

const boards = of('wonder')

export const wonderPrintings: readonly WonderPrinting[] = [...new Set(boards.map(({ id }) => id))].flatMap((id) =>
  editions.map((edition) => {
    const sides = boards.filter((board) => board.id === id && board.editions.includes(edition))
    return {
      id,
      edition,
      start: (sides[0]?.starting_resource ?? 'wood') as Resource,
      sides: sides.map(({ side, stages }, i) => ({
        name: side.toLowerCase(),
        drawn: i === 0 ? 'a' : 'b',
        stages: stages.map((stage) => ({ cost: stage.cost as FaceCost, effects: stage.effects.map(effect) })),
      })),
    }
  }),
)

const keyOf = (...id: string[]) => id.join(' ')

const faces = new Map(cardPrintings.flatMap(({ face, editions }) => editions.map((edition) => [keyOf(edition, face.id), face] as const)))

/** What is printed on a card in this edition. */
export function faceOf(edition: string, id: string): Face {
  const face = faces.get(keyOf(edition, id))
  if (!face) throw new Error(`no card ${id} in the ${edition} edition`)
  return face
}

/** Sides are A and B to a position and to a drawing, whatever the edition calls them. */
export const sideOf = (side: string | null | undefined): 'a' | 'b' => (side === 'b' || side === 'night' ? 'b' : 'a')

const sides = new Map(wonderPrintings.flatMap(({ id, edition, sides }) => sides.map((side) => [keyOf(edition, id, side.drawn), side] as const)))

/** What is printed on a side of a wonder in this edition; none before the wonder is settled. */
export const boardOf = (edition: string, wonder: string | null, side: string | null): Side | null => sides.get(keyOf(edition, wonder ?? '', sideOf(side))) ?? null

/** How many guilds are in a game, by the number of players. */
export const guildsInPlay = Object.entries(of('guilds')[0]?.in_play ?? {}).map(([seats, count]) => ({ seats, count: count ?? 0 }))

/** What a victory token of each age is worth, the first age first. */
export const victoryPoints: number[] = of('victory_token').map(({ points }) => points)
export const defeatPoints = of('defeat_token')[0]?.points ?? 0

/** An island of Armada. */
export interface Island {
  id: string
  level: number
  effects: readonly FaceEffect[]
}

export const islandFaces: readonly Island[] = of('island').map(({ id, level, effects }) => ({ id, level, effects: effects.map(effect) }))

function space(effects: readonly WondersEffect[]): ArmadaSpace {
  const words = { naval_shields: 'shields', commerce_level: 'commerce', coins: 'coins', tax: 'tax', vp: 'points' } as const
  return Object.fromEntries(
    effects.flatMap((one) => (one.kind === 'explore' ? [['explores', one.level]] : one.kind in words && 'amount' in one ? [[words[one.kind as keyof typeof words], one.amount]] : [])),
  )
}

const tracks: Record<string, ArmadaSpace[]> = {}
for (const { fleet, effects } of of('benefit')) (tracks[fleet] ??= []).push(space(effects))

/** What each space of a fleet's track gives, the first one first. */
export const spacesOf = (fleet: string): readonly ArmadaSpace[] => tracks[fleet] ?? []

/** What the naval tokens of each age are worth, the first age first. */
export const navalTokens = of('naval_tokens')

/** The shipyards with what their steps cost. */
export const shipyards = of('shipyard')

/** What the step to each space costs on a shipyard, the first one first. */
export const costsOf = (shipyard: string | null, fleet: string): readonly FaceCost[] => (shipyards.find(({ id }) => id === shipyard)?.costs[fleet] ?? []) as FaceCost[]
