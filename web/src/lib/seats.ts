import type { Clock, Occupant, SeatLetter, TableInfo } from '../generated/protocol'
import { expansionsOf, gameOf } from './table-settings.svelte'
import { knownOf } from './games'
import { list, say } from './text.svelte'

/** The place of a seat among all, and the seat in a place. */
export const indexOf = (seat: SeatLetter): number => seat.charCodeAt(0) - 'A'.charCodeAt(0)
export const letterOf = (index: number): SeatLetter => String.fromCharCode('A'.charCodeAt(0) + index)

export function occupantName(occupant: Occupant | undefined): string {
  if (occupant?.kind === 'person') return occupant.name
  if (occupant?.kind === 'bot') return say('page-seat-bot', { level: say(`level-${occupant.level}`) })
  return say('page-seat-open')
}

/** Who sits there, as people call them; several bots have numbers. */
export function seatName(table: TableInfo | null, seat: SeatLetter | null): string {
  const occupant = occupantOf(table, seat)
  const number = botNumber(table, seat)
  if (occupant?.kind !== 'bot' || !number) return occupantName(occupant)
  return say('page-seat-bot-number', { number, level: say(`level-${occupant.level}`) })
}

/** As seatName(), where there is little room or the same name comes again and again: bots without their level. */
export function seatShort(table: TableInfo | null, seat: SeatLetter | null): string {
  const occupant = occupantOf(table, seat)
  return occupant?.kind === 'bot' ? say('page-seat-bot-short', { number: botNumber(table, seat) }) : occupantName(occupant)
}

const occupantOf = (table: TableInfo | null, seat: SeatLetter | null) => table?.seats.find((s) => s.seat === seat)?.occupant

/** Which of several bots it is; 0 is the only one, or none. */
function botNumber(table: TableInfo | null, seat: SeatLetter | null): number {
  const bots = table?.seats.filter((s) => s.occupant.kind === 'bot') ?? []
  return bots.length < 2 ? 0 : bots.findIndex((s) => s.seat === seat) + 1
}

/** Several at a table in one phrase: people by name, bots and open seats by number. */
export function companyWords(occupants: readonly Occupant[]): string {
  const people = occupants.filter(({ kind }) => kind === 'person').map(occupantName)
  const levels = [...new Set(occupants.flatMap((one) => (one.kind === 'bot' ? [one.level] : [])))]
  const bots = levels.map((level) => {
    const count = occupants.filter((one) => one.kind === 'bot' && one.level === level).length
    return count > 1 ? say('page-seat-bots', { count, level: say(`level-${level}`) }) : say('page-seat-bot', { level: say(`level-${level}`) })
  })
  const open = occupants.filter(({ kind }) => kind === 'open').length
  return list([...people, ...bots, ...(open > 1 ? [say('page-seats-open', { count: open })] : open ? [say('page-seat-open')] : [])])
}

/** The expansions of a table text, in one phrase; nothing without any. */
export function expansionWords(text: string): string {
  const game = gameOf(text)
  return list(expansionsOf(text).map((expansion) => say(`${game}-expansion-${expansion}`)))
}

/** The game of a table text with its expansions, as people call it, and for how many where that is free. */
export function tableTitle(text: string): string {
  const game = say(`page-games-${gameOf(text)}`)
  const expansions = expansionWords(text)
  const title = expansions ? say('page-game-with', { game, expansions }) : game
  const [least, most] = knownOf(gameOf(text)).seats
  const seats = /\/(\d+)/.exec(text)?.[1]
  return seats && most > least ? say('page-game-for', { game: title, count: Number(seats) }) : title
}

/** Seconds in words: 5 minutes, 3 days. */
export function duration(seconds: number): string {
  if (seconds >= 86400 && seconds % 86400 === 0) return say('page-days', { days: seconds / 86400 })
  if (seconds >= 3600 && seconds % 3600 === 0) return say('page-hours', { hours: seconds / 3600 })
  if (seconds >= 60 && seconds % 60 === 0) return say('page-minutes', { minutes: seconds / 60 })
  return say('page-seconds', { seconds })
}

export function clockWords(clock: Clock): string {
  if (clock.kind === 'none') return say('page-clock-none')
  if (clock.kind === 'move') return say('page-clock-move', { time: duration(clock.seconds) })
  return say('page-clock-bank', { time: duration(clock.seconds), increment: duration(clock.increment) })
}

/** What is left on a clock, short: 4:05, 1:02:03, 2 d 3 h. */
export function clockFace(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  const [days, hours, minutes] = [Math.floor(all / 86400), Math.floor(all / 3600) % 24, Math.floor(all / 60) % 60]
  if (days > 0) return say('page-clock-days', { days, hours })
  return hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`
}
