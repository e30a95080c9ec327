// What both editions print on cards and boards, as the program lists it, in the shape that faces and glyphs are drawn from.

import type { CardColor, City, Face, FaceCost, FaceEffect, Resource, Science } from '../../../games/wonders/cards/face'
import list from '../../../generated/wonders.json'
import type { WondersComponent, WondersEffect } from '../../../generated/protocol'

type Kind<K extends WondersComponent['kind']> = Extract<WondersComponent, { kind: K }>

export const components = list as WondersComponent[]
const of = <K extends WondersComponent['kind']>(kind: K) => components.filter((one): one is Kind<K> => one.kind === kind)

export const editions = ['first', 'second'] as const

/** A card as one edition prints it, or both. */
export interface CardPrinting {
  face: Face
  editions: readonly string[]
  /** By the number of players; nothing for guilds, of which some are drawn. */
  copies: readonly { seats: string; count: number }[]
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
  /** Its picture: by day or by night. */
  drawn: 'a' | 'b'
  stages: readonly { cost: FaceCost; effects: readonly FaceEffect[] }[]
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
        per: one.per as 'card' | 'wonder_stage' | 'defeat_token',
        colors: one.colours as CardColor[],
        scope: one.scope as City[],
      }
    case 'free_first_of_each_colour':
      return { kind: 'free_first_of_each_color' }
    case 'free_build_per_age':
      return { kind: one.kind }
    default:
      return one
  }
}

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

/** How many guilds are in a game, by the number of players. */
export const guildsInPlay = Object.entries(of('guilds')[0]?.in_play ?? {}).map(([seats, count]) => ({ seats, count: count ?? 0 }))

/** What the victory tokens of each age are worth. */
export const victoryPoints = of('victory_token').map(({ points }) => points)

/** The card as an edition prints it; for the rules, which are about the first. */
export function faceOf(id: string, edition: string = 'first'): Face {
  const found = cardPrintings.find((one) => one.face.id === id && one.editions.includes(edition)) ?? cardPrintings.find((one) => one.face.id === id)
  if (!found) throw new Error(`no card ${id}`)
  return found.face
}
