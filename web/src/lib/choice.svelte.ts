import type { Clock, CreateTable, GameOffer, Level, OptionOffer, SeatPlan, Visibility } from '../generated/protocol'
import { recall, remember } from './store'

export type Order = 'first' | 'second' | 'any'

/** What the person chose last, for the next table. */
export interface Choice {
  game: string
  /** Of every game; a table takes those it knows. */
  expansions: string[]
  /** As last set, also those that the chosen expansions leave without meaning. */
  options: Record<string, string>
  level: Level
  order: Order
  clock: Clock
  visibility: Visibility
  rated: boolean
  /** The name of the second person on this device. */
  other: string
}

const usual: Choice = {
  game: 'duel',
  expansions: [],
  options: {},
  level: 'easy',
  order: 'any',
  clock: { kind: 'none' },
  visibility: 'link',
  rated: false,
  other: '',
}

export const choice = $state<Choice>({ ...usual, ...recall<Partial<Choice>>('choice', {}) })

export function keepChoice() {
  remember('choice', $state.snapshot(choice))
}

export const clocks: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'bank', seconds: 300, increment: 5 },
  { kind: 'bank', seconds: 900, increment: 10 },
  { kind: 'move', seconds: 60 },
  { kind: 'move', seconds: 86_400 },
  { kind: 'move', seconds: 259_200 },
]

export const clockKey = (clock: Clock) => Object.values(clock).join('-')

/** The chosen expansions that the game has, in its order. */
export function expansionsFor(offer: GameOffer, wanted: readonly string[] = choice.expansions): string[] {
  return offer.expansions.filter((expansion) => wanted.includes(expansion))
}

/** The rule options that mean something with these expansions. */
export function optionsFor(offer: GameOffer, expansions: readonly string[]): OptionOffer[] {
  return offer.options.filter(({ needs }) => needs?.every((expansion) => expansions.includes(expansion)) ?? true)
}

/** What differs from the rulebook, as `name=value`. */
export function changedOptions(offer: GameOffer, options = choice.options, expansions = expansionsFor(offer)): string[] {
  return optionsFor(offer, expansions).flatMap(({ name, values }) => {
    const value = options[name]
    return value !== undefined && value !== values[0] && values.includes(value) ? [`${name}=${value}`] : []
  })
}

/** `duel+agora:library=open`: only what is not the default, which is the first value, and what has a meaning. */
export function tableText(offer: GameOffer, options: Record<string, string>, wanted: readonly string[] = []): string {
  const expansions = expansionsFor(offer, wanted)
  const said = changedOptions(offer, options, expansions)
  const game = [offer.game, ...expansions].join('+')
  return said.length > 0 ? `${game}:${said.join(',')}` : game
}

/** The expansions of a table text. */
export function expansionsOf(text: string): string[] {
  return text.split(':')[0]?.split('+').slice(1) ?? []
}

/** The rule options of a table text that are not the default. */
export function optionsOf(text: string): { name: string; value: string }[] {
  const said = text.split(':')[1]
  if (!said) return []
  return said.split(',').map((part) => {
    const [name = '', value = ''] = part.split('=')
    return { name, value }
  })
}

/** The table to make, for two: the person and somebody else. */
export function plan(offer: GameOffer, other: SeatPlan, random = Math.random): CreateTable {
  const first = choice.order === 'any' ? random() < 0.5 : choice.order === 'first'
  const me: SeatPlan = { kind: 'me' }
  const alone = other.kind === 'bot' || other.kind === 'hot_seat'
  return {
    table: tableText(offer, choice.options, choice.expansions),
    seats: first ? [me, other] : [other, me],
    clock: alone ? { kind: 'none' } : choice.clock,
    visibility: alone ? 'link' : choice.visibility,
    rated: alone ? false : choice.rated,
    start: alone,
  }
}
