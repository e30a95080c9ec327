import type { Clock, CreateTable, GameOffer, Level, SeatPlan, Visibility } from '../generated/protocol'
import { recall, remember } from './store'

export type Order = 'first' | 'second' | 'any'

/** What the person chose last, for the next table. */
export interface Choice {
  game: string
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

/** `duel:library=open`: only what is not the default, which is the first value. */
export function tableText(offer: GameOffer, options: Record<string, string>): string {
  const said = offer.options.flatMap(({ name, values }) => {
    const value = options[name]
    return value !== undefined && value !== values[0] && values.includes(value) ? [`${name}=${value}`] : []
  })
  return said.length > 0 ? `${offer.game}:${said.join(',')}` : offer.game
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
    table: tableText(offer, choice.options),
    seats: first ? [me, other] : [other, me],
    clock: alone ? { kind: 'none' } : choice.clock,
    visibility: alone ? 'link' : choice.visibility,
    rated: alone ? false : choice.rated,
    start: alone,
  }
}
