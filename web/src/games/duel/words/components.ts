// Typed lookups over the components of Duel and of its expansions.

import agora from '../../../generated/duel-agora.json'
import base from '../../../generated/duel.json'
import pantheon from '../../../generated/duel-pantheon.json'
import type { Component } from '../../../generated/protocol'

type Of<K extends Component['kind']> = Extract<Component, { kind: K }>

export type Wonder = Of<'wonder'>
export type Token = Of<'token'>
export type Layout = Of<'layout'>
export type Zone = Of<'zone'>
export type God = Of<'god'>
export type Gate = Of<'gate'>
export type Space = Of<'space'>
export type Temple = Of<'grand_temple'>
export type Senator = Of<'senator'>
export type Chamber = Of<'chamber'>
export type Decree = Of<'decree'>
export type Conspiracy = Of<'conspiracy'>
export type MilitaryToken = Of<'military_token'>

/** A card of the structure: a building, a guild, a grand temple or a single senator. */
export type Building = Omit<Of<'building'>, 'kind' | 'age'> & {
  kind: 'building' | 'grand_temple' | 'senator'
  age: Of<'building'>['age'] | 'temple' | 'senator'
  mythology?: string
  /** Of a senator: the identifier that all cards of the kind share. */
  sort?: string
  section?: string
}

/** Everything in the three boxes, in printed order. */
export const all = [...base, ...pantheon, ...agora] as unknown as Component[]

function of<K extends Component['kind']>(kind: K): Of<K>[] {
  return all.filter((one): one is Of<K> => one.kind === kind)
}

function byId<T extends { id: string }>(list: T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]))
}

export const temples: ReadonlyMap<string, Temple> = byId(of('grand_temple'))
/** By the identifier of the kind, and by that of each single card. */
export const senators: ReadonlyMap<string, Senator> = new Map(
  of('senator').flatMap((one) => [one.id, ...one.cards].map((id): [string, Senator] => [id, one])),
)
/** The kinds of senators, in printed order. */
export const senatorKinds: readonly Senator[] = of('senator')

/** Buildings and grand temples; senators are found by `building()` only. */
export const buildings: ReadonlyMap<string, Building> = byId<Building>([
  ...of('building'),
  ...of('grand_temple').map((one) => ({ ...one, age: 'temple' as const, chain_free_with: one.mythology })),
])
const recruits: ReadonlyMap<string, Building> = new Map(
  [...senators].map(([id, { set, id: sort, section, effects }]) => [
    id,
    { kind: 'senator', id, set, sort, age: 'senator', color: 'white', cost: {}, effects, ...(section ? { section } : {}) },
  ]),
)

/** The backs that cards of the structures have. */
export const backs: readonly string[] = [...new Set([...buildings.values(), ...recruits.values()].map(({ age }) => (typeof age === 'number' ? `age${age}` : age)))]

export const wonders: ReadonlyMap<string, Wonder> = byId(of('wonder'))
export const tokens: ReadonlyMap<string, Token> = byId(of('token'))
/** Of the base game, by age: 1, 2 and 3. */
export const layouts: ReadonlyMap<number, Layout> = new Map(
  of('layout').filter(({ set }) => set === 'base').map((one) => [one.age, one]),
)
/** Of the military track, from A's capital to B's. */
export const zones: readonly Zone[] = of('zone')
/** How many spaces, different symbols and chambers win at once. */
export const toWin: Readonly<Record<'military' | 'science' | 'politics', number>> = (() => {
  const count = (way: string) => of('supremacy').find(({ id }) => id === way)?.count ?? Infinity
  return { military: count('military'), science: count('science'), politics: count('politics') }
})()
/** The fifteen gods, mythology by mythology. The Gate is not one of them. */
export const gods: ReadonlyMap<string, God> = byId(of('god'))
export const gate = of('gate')[0] as Gate
/** Of the Pantheon, the cheapest for A first. */
export const spaces: readonly Space[] = of('space')
export const chambers: readonly Chamber[] = of('chamber')
export const decrees: ReadonlyMap<string, Decree> = byId(of('decree'))
export const conspiracies: ReadonlyMap<string, Conspiracy> = byId(of('conspiracy'))
export const militaryTokens: ReadonlyMap<string, MilitaryToken> = new Map(of('military_token').map((one) => [`${one.set}-${one.id}`, one]))

export const resources = ['clay', 'wood', 'stone', 'glass', 'papyrus'] as const
export const colors = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'] as const
export const symbols = ['wheel', 'mortar', 'quill', 'plumb_bob', 'armillary_sphere', 'sundial', 'law'] as const
export const mythologies = ['mesopotamian', 'phoenician', 'greek', 'egyptian', 'roman'] as const
export const sections = ['left', 'center', 'right'] as const
export const offerings = [2, 3, 4] as const

export type Resource = (typeof resources)[number]
export type Color = (typeof colors)[number]
export type ScienceSymbol = (typeof symbols)[number]
export type Mythology = (typeof mythologies)[number]
export type Section = (typeof sections)[number]

/** Every link, in printed order, with the building that gives it and the one it makes free. */
export const links: readonly { id: string; from: string; to: string }[] = [...buildings.values()].flatMap((giver) => {
  const id = giver.chain_gives
  if (!id) return []
  const free = [...buildings.values()].find((one) => one.chain_free_with === id)
  return free ? [{ id, from: giver.id, to: free.id }] : []
})

function found<T>(one: T | undefined, what: string, id: string): T {
  if (!one) throw new Error(`no ${what} ${id}`)
  return one
}

/** A card of the structure, a senator among them. */
export const building = (id: string): Building => found(buildings.get(id) ?? recruits.get(id), 'card', id)
export const wonder = (id: string): Wonder => found(wonders.get(id), 'wonder', id)
export const token = (id: string): Token => found(tokens.get(id), 'token', id)
/** A god, or the Gate. */
export const godOf = (id: string): God | Gate => (id === gate.id ? gate : found(gods.get(id), 'god', id))
export const decreeOf = (id: string): Decree => found(decrees.get(id), 'decree', id)
export const conspiracyOf = (id: string): Conspiracy => found(conspiracies.get(id), 'conspiracy', id)
export const isCard = (id: string): boolean => buildings.has(id) || recruits.has(id)

/** The mythology of a god; none of the Gate. */
export const mythologyOf = (id: string): Mythology | undefined => gods.get(id)?.mythology as Mythology | undefined

/** The places of an age as the expansions in play lay them out. */
export function layout(expansions: readonly string[], age: number): Layout | undefined {
  const set = expansions.includes('agora') ? 'agora' : 'base'
  return of('layout').find((one) => one.set === set && one.age === age)
}

const anything: ReadonlyMap<string, Component> = new Map(
  all.flatMap((one): [string, Component][] =>
    one.kind === 'military_token' ? [] : one.kind === 'senator' ? [one.id, ...one.cards].map((id) => [id, one]) : [[one.id, one]],
  ),
)

/** Any component by its identifier, whatever its kind and set. The Gate of Pantheon is `gate`, the decree Shield is `shield`. */
export const component = (id: string): Component | undefined => anything.get(id)

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
