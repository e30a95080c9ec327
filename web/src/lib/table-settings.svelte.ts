import type { Clock, CreateTable, GameOffer, Level, OptionOffer, SeatPlan, Visibility } from '../generated/protocol'
import { isGame, knownOf } from './games'
import { recall, remember } from './store'

/** When the person comes: `second` is the last of all. */
export type Order = 'first' | 'second' | 'any'

export const levels: readonly Level[] = ['novice', 'easy', 'medium', 'hard', 'master']

/** The settings that the person chose last, for the next table. */
export interface TableSettings {
  game: string
  /** Of every game; a table takes those it knows. */
  expansions: string[]
  /** How many play, by game. */
  seats: Record<string, number>
  /** By game, as last set, also those that the chosen expansions leave without meaning. */
  options: Record<string, Record<string, string>>
  level: Level
  order: Order
  clock: Clock
  visibility: Visibility
  rated: boolean
  /** Names of the other people on this device; without a name a bot sits there. */
  others: string[]
}

const usual: TableSettings = {
  game: 'duel',
  expansions: [],
  seats: {},
  options: {},
  level: 'easy',
  order: 'any',
  clock: { kind: 'none' },
  visibility: 'link',
  rated: false,
  others: [],
}

/** What was remembered; of times when there was one game, its options, and one other person. */
function remembered(): Partial<TableSettings> {
  // The name under which browsers have kept it from the beginning.
  const { other, ...found } = recall<Partial<TableSettings> & { other?: string }>('choice', {})
  if (other) found.others ??= [other]
  if (Object.values(found.options ?? {}).some((value) => typeof value === 'string')) {
    found.options = { duel: found.options as unknown as Record<string, string> }
  }
  return found
}

export const tableSettings = $state<TableSettings>({ ...usual, ...remembered() })

export function keepTableSettings() {
  remember('choice', $state.snapshot(tableSettings))
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
export function expansionsFor(offer: GameOffer, wanted: readonly string[] = tableSettings.expansions): string[] {
  return offer.expansions.filter((expansion) => wanted.includes(expansion))
}

/** The rule options that mean something with these expansions and with the values of the others. */
export function optionsFor(offer: GameOffer, expansions: readonly string[], options = tableSettings.options[offer.game] ?? {}, seats = seatsFor(offer.game, offer)): OptionOffer[] {
  const isSet = (setting: string) => Object.entries(options).some(([name, value]) => `${name}=${value}` === setting)
  const odd = seats % 2 === 1 ? (knownOf(offer.game).even ?? []) : []
  return offer.options.filter(({ name, needs = [], settled_by = [] }) => needs.every((expansion) => expansions.includes(expansion)) && !settled_by.some(isSet) && !odd.includes(name))
}

/** The default of an option with these expansions: the first value, unless one of them has another. */
export function usualOf({ values, defaults = [] }: OptionOffer, expansions: readonly string[]): string {
  return defaults.find(({ expansion }) => expansions.includes(expansion))?.value ?? values[0] ?? ''
}

/** The game as it is offered; until the server has told, as far as the page knows it. */
export function offerOf(game: string, offers: readonly GameOffer[] | undefined): GameOffer | null {
  return offers?.find((offer) => offer.game === game) ?? offers?.[0] ?? null
}

/** Three is a good number where it is free. */
const COMPANY = 3

/** The fewest and the most who can play with these expansions, each of which may add numbers of seats. */
export function seatRange(game: string, offer?: GameOffer | null, wanted: readonly string[] = tableSettings.expansions): readonly [least: number, most: number] {
  if (!offer) return knownOf(game).seats
  const ranges = [offer, ...(offer.more_seats ?? []).filter(({ expansion }) => wanted.includes(expansion))]
  return [Math.min(...ranges.map((range) => range.min_seats)), Math.max(...ranges.map((range) => range.max_seats))]
}

/** How many will play: the last choice, as far as the game allows with the chosen expansions. */
export function seatsFor(game: string, offer?: GameOffer | null): number {
  const [least, most] = seatRange(game, offer)
  return Math.min(most, Math.max(least, tableSettings.seats[game] ?? COMPANY))
}

/** What differs from the rulebook, as `name=value`. */
export function changedOptions(offer: GameOffer, options = tableSettings.options[offer.game] ?? {}, expansions = expansionsFor(offer), seats = seatsFor(offer.game, offer)): string[] {
  return optionsFor(offer, expansions, options, seats).flatMap((option) => {
    const { name, values } = option
    const value = options[name]
    return value !== undefined && value !== usualOf(option, expansions) && values.includes(value) ? [`${name}=${value}`] : []
  })
}

/** `duel+agora:library=open`, `architects/4`: only what is not the default, which is the first value, and what has a meaning. */
export function tableText(offer: GameOffer, options: Record<string, string>, wanted: readonly string[] = [], seats = offer.min_seats): string {
  const expansions = expansionsFor(offer, wanted)
  const said = changedOptions(offer, options, expansions, seats)
  const [least, most] = seatRange(offer.game, offer, expansions)
  const game = [offer.game, ...expansions].join('+') + (most > least ? `/${seats}` : '')
  return said.length > 0 ? `${game}:${said.join(',')}` : game
}

/** The game of a table text. */
export function gameOf(text: string): string {
  return text.split(/[+/:]/)[0] ?? ''
}

/** The expansions of a table text. */
export function expansionsOf(text: string): string[] {
  return text.split(/[/:]/)[0]?.split('+').slice(1) ?? []
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

/** What is told about the rules of a table: how it shares out wonders and the like, and what differs from the rulebook. */
export function rulesOf(text: string): { name: string; value: string }[] {
  const changed = optionsOf(text)
  const game = gameOf(text)
  if (!isGame(game)) return changed
  const usual = Object.entries(knownOf(game).told).filter(([name]) => !changed.some((one) => one.name === name))
  return [...usual.map(([name, value]) => ({ name, value })), ...changed]
}

/** The table to make: the person and the others, in the order in which they sit. Who begins is chosen, the circle stays. */
export function plan(offer: GameOffer, others: readonly SeatPlan[], random = Math.random): CreateTable {
  const circle: SeatPlan[] = [{ kind: 'me' }, ...others]
  const first = tableSettings.order === 'first' ? 0 : tableSettings.order === 'second' ? 1 : Math.floor(random() * circle.length)
  const alone = !others.some(({ kind }) => kind === 'open')
  return {
    table: tableText(offer, tableSettings.options[offer.game] ?? {}, tableSettings.expansions, circle.length),
    seats: [...circle.slice(first), ...circle.slice(0, first)],
    clock: alone ? { kind: 'none' } : tableSettings.clock,
    visibility: alone ? 'link' : tableSettings.visibility,
    rated: alone ? false : tableSettings.rated,
    start: alone,
  }
}
