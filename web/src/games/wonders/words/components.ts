// The components of 7 Wonders, as the program lists them.

import list from '../../../generated/wonders.json'
import type { WondersComponent, WondersEffect } from '../../../generated/protocol'
import type { CardColor, Face, FaceCost, FaceEffect, Resource } from '../cards/face'

type Kind<K extends WondersComponent['kind']> = Extract<WondersComponent, { kind: K }>

const all = list as unknown as WondersComponent[]
const of = <K extends WondersComponent['kind']>(kind: K) => all.filter((one): one is Kind<K> => one.kind === kind)

/** Colours in the order in which they always stand. */
export const colors = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const satisfies readonly CardColor[]
export const symbols = ['compass', 'gear', 'tablet'] as const
export const manufactured: readonly string[] = ['glass', 'loom', 'papyrus']

export interface Stage {
  cost: FaceCost
  effects: FaceEffect[]
}

export interface Printed {
  starting: Resource
  stages: Stage[]
}

/** As the drawings call it. */
function effectOf(effect: WondersEffect): FaceEffect {
  if (effect.kind === 'free_first_of_each_colour') return { kind: 'free_first_of_each_color' }
  if (effect.kind === 'coins_per' || effect.kind === 'vp_per') {
    const { colours, ...rest } = effect
    return { ...rest, colors: colours } as unknown as FaceEffect
  }
  return effect as unknown as FaceEffect
}

const keyOf = (edition: string, ...id: string[]) => [edition, ...id].join(' ')

const faces = new Map<string, Face>()
for (const { id, editions, color, age, cost, effects, chain_from, chain_to } of of('card')) {
  const face = { id, color, age, cost, effects: effects.map(effectOf), from: chain_from, to: chain_to } as unknown as Face
  for (const edition of editions) faces.set(keyOf(edition, id), face)
}

/** Sides are A and B to a position whatever its boards call them. */
const sides: Record<string, 'a' | 'b'> = { A: 'a', B: 'b', day: 'a', night: 'b', a: 'a', b: 'b' }
/** The side as drawings and positions call it. */
export const sideOf = (side: string | null | undefined): 'a' | 'b' => sides[side ?? 'a'] ?? 'a'

const boards = new Map<string, Printed>()
for (const { id, editions, side, starting_resource, stages } of of('wonder')) {
  const made = stages.map(({ cost, effects }) => ({ cost: cost as FaceCost, effects: effects.map(effectOf) }))
  for (const edition of editions) boards.set(keyOf(edition, id, sideOf(side)), { starting: starting_resource as Resource, stages: made })
}

/** What is printed on a card in this edition. */
export function faceOf(edition: string, id: string): Face {
  const face = faces.get(keyOf(edition, id))
  if (!face) throw new Error(`no card ${id} in the ${edition} edition`)
  return face
}

/** What is printed on a side of a wonder in this edition; none before it is settled. */
export const boardOf = (edition: string, wonder: string | null, side: string | null): Printed | null => boards.get(keyOf(edition, wonder ?? '', sideOf(side))) ?? null

/** What a victory token of each age is worth, the first age first. */
export const victoryPoints: number[] = of('victory_token').map(({ points }) => points)
export const defeatPoints = of('defeat_token')[0]?.points ?? 0
