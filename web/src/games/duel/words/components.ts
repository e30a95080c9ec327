// Typed lookups over the components of Duel.

import listing from '../../../generated/duel.json'
import type { Component } from '../../../generated/protocol'

export type Building = Extract<Component, { kind: 'building' }>
export type Wonder = Extract<Component, { kind: 'wonder' }>
export type Token = Extract<Component, { kind: 'token' }>
export type Layout = Extract<Component, { kind: 'layout' }>
export type Zone = Extract<Component, { kind: 'zone' }>

const all = listing as unknown as Component[]

function of<K extends Component['kind']>(kind: K): Extract<Component, { kind: K }>[] {
  return all.filter((one): one is Extract<Component, { kind: K }> => one.kind === kind)
}

function byId<T extends { id: string }>(list: T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]))
}

export const buildings: ReadonlyMap<string, Building> = byId(of('building'))
export const wonders: ReadonlyMap<string, Wonder> = byId(of('wonder'))
export const tokens: ReadonlyMap<string, Token> = byId(of('token'))
/** By age: 1, 2 and 3. */
export const layouts: ReadonlyMap<number, Layout> = new Map(of('layout').map((one) => [one.age, one]))
/** Of the military track, from A's capital to B's. */
export const zones: readonly Zone[] = of('zone')

export const resources = ['clay', 'wood', 'stone', 'glass', 'papyrus'] as const
export const colors = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'] as const
export const symbols = ['wheel', 'mortar', 'quill', 'plumb_bob', 'armillary_sphere', 'sundial', 'law'] as const

export type Resource = (typeof resources)[number]
export type Color = (typeof colors)[number]
export type ScienceSymbol = (typeof symbols)[number]

/** Every link, in printed order, with the building that gives it and the one it makes free. */
export const links: readonly { id: string; from: string; to: string }[] = [...buildings.values()].flatMap((giver) => {
  const id = giver.chain_gives
  if (!id) return []
  const free = [...buildings.values()].find((one) => one.chain_free_with === id)
  return free ? [{ id, from: giver.id, to: free.id }] : []
})

export function building(id: string): Building {
  const found = buildings.get(id)
  if (!found) throw new Error(`no building ${id}`)
  return found
}

export function wonder(id: string): Wonder {
  const found = wonders.get(id)
  if (!found) throw new Error(`no wonder ${id}`)
  return found
}

export function token(id: string): Token {
  const found = tokens.get(id)
  if (!found) throw new Error(`no token ${id}`)
  return found
}

/** The printed cost as a list: coins first, then resources in printed order. */
export function costParts(cost: { [key in string]: number }): { kind: 'coin' | Resource; count: number }[] {
  const parts: { kind: 'coin' | Resource; count: number }[] = []
  if (cost.coins) parts.push({ kind: 'coin', count: cost.coins })
  for (const kind of resources) {
    const count = cost[kind]
    if (count) parts.push({ kind, count })
  }
  return parts
}
