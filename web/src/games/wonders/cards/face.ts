// What is printed on a card or on a stage of a wonder, in the words of the components.

export type Resource = 'wood' | 'stone' | 'clay' | 'ore' | 'glass' | 'loom' | 'papyrus'
export type CardColor = 'brown' | 'grey' | 'blue' | 'yellow' | 'red' | 'green' | 'purple'
export type Science = 'compass' | 'gear' | 'tablet'
export type City = 'self' | 'left' | 'right'
/** The city two seats away. */
export type Far = 'left_left' | 'right_right'

/** What is counted, and in whose cities. */
interface Counted {
  amount: number
  per: 'card' | 'wonder_stage' | 'defeat_token' | 'commerce_level' | 'island' | 'card_of_chosen_colour'
  /** Cards of any of these. */
  colors?: readonly CardColor[]
  scope: readonly City[]
}

export type FaceEffect =
  | { kind: 'produce'; resource: Resource; amount: number }
  | { kind: 'produce_choice'; options: readonly Resource[] }
  | { kind: 'vp'; amount: number }
  | { kind: 'shields'; amount: number }
  | { kind: 'science'; symbol: Science }
  | { kind: 'science_choice' }
  | { kind: 'trade_discount'; side: 'left' | 'right' | 'both'; class: 'raw' | 'manufactured'; price: number }
  | { kind: 'coins'; amount: number }
  | ({ kind: 'coins_per' } & Counted)
  | ({ kind: 'vp_per' } & Counted)
  | { kind: 'vp_if_wonder_complete'; amount: number }
  // on stages only
  | { kind: 'play_last_card' }
  | { kind: 'build_from_discard' }
  | { kind: 'free_build_per_age' }
  | { kind: 'copy_guild' }
  | { kind: 'free_first_of_each_color' }
  | { kind: 'free_first_card_of_age' }
  | { kind: 'free_last_card_of_age' }
  // of Armada
  | { kind: 'naval_shields'; amount: number }
  | { kind: 'raid'; target: Far }
  /** Of this fleet, or of any. */
  | { kind: 'advance'; count: number; fleet: string | null }
  | { kind: 'pirates' }
  | { kind: 'distant_trade'; target: Far; times: number; price: number }
  | { kind: 'draw_island'; level: number }
  | { kind: 'explore'; level: number }
  | { kind: 'commerce_level'; amount: number }
  | { kind: 'tax'; amount: number }
  | { kind: 'science_most' }
  | { kind: 'wonder_naval_free_any_fleet' }
  | { kind: 'immune_to_coin_loss' }
  | { kind: 'may_skip_naval_conflict' }
  | { kind: 'naval_construction_discount' }
  | { kind: 'coins_per_naval_construction'; amount: number }
  | { kind: 'others_lose_coins'; amount: number }

export type FaceCost = Partial<Record<Resource | 'coins', number>>

export interface Face {
  id: string
  color: CardColor
  age: 1 | 2 | 3
  cost: FaceCost
  effects: readonly FaceEffect[]
  /** Whoever has one of these builds it for nothing. */
  from: readonly string[]
  /** What it makes free later. */
  to: readonly string[]
}

/** In the order in which a cost is printed. */
export const resources = ['wood', 'stone', 'clay', 'ore', 'glass', 'loom', 'papyrus'] as const satisfies readonly Resource[]

/** Coins are one chip with a number, resources one chip a unit. */
export function costChips(cost: FaceCost): { kind: Resource | 'coin'; count?: number }[] {
  const units = resources.flatMap((kind) => Array.from({ length: cost[kind] ?? 0 }, () => ({ kind })))
  return cost.coins ? [{ kind: 'coin', count: cost.coins }, ...units] : units
}

/** Coins now and points later for the same count are one line: which coins go with which points. */
export function lines(effects: readonly FaceEffect[]): { effect: FaceEffect; coins?: number }[] {
  const alike = (a: FaceEffect, b: FaceEffect) =>
    a.kind === 'coins_per' && b.kind === 'vp_per' && a.per === b.per && String(a.colors) === String(b.colors) && String(a.scope) === String(b.scope)
  return effects.flatMap((effect, i) => {
    if (effects[i + 1] && alike(effect, effects[i + 1]!)) return []
    const before = effects[i - 1]
    return before?.kind === 'coins_per' && alike(before, effect) ? [{ effect, coins: before.amount }] : [{ effect }]
  })
}
