// The score sheet, read off the last view.

import type { SignName } from '../../../art/signs'
import type { ArmadaTeam, Ending, ScoreRow, WondersCity } from '../../../generated/protocol'
import { totals } from '../../../lib/score-sheet'
import { indexOf } from '../../../lib/seats'

export const rowSigns: Record<string, SignName> = {
  military: 'color_red',
  treasury: 'coin',
  wonder: 'wonder',
  civilian: 'color_blue',
  commercial: 'color_yellow',
  guilds: 'color_purple',
  science: 'color_green',
  naval: 'naval_shield',
  islands: 'island',
  fleet: 'ship',
}

/** Seats by place, the best first: points, then coins. */
export function ranking(sheet: ScoreRow[], cities: WondersCity[]): number[] {
  const sums = totals(sheet)
  return cities.map((_, place) => place).sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || (cities[b]?.coins ?? 0) - (cities[a]?.coins ?? 0) || a - b)
}

export type Decided = 'total' | 'coins' | 'shared' | 'early'

/** What decided: the totals, the coins on equal totals, nothing (shared), or it was over before points. */
export function decidedBy(sheet: ScoreRow[], ending: Ending, teams: readonly ArmadaTeam[] = []): Decided {
  if (ending.way === 'resigned' || ending.way === 'overdue') return 'early'
  const sides = sidesOf(sheet, teams)
  if (sides.filter(({ seats }) => ending.winners.some((seat) => seats.includes(indexOf(seat)))).length > 1) return 'shared'
  const sums = sides.map(({ points }) => points)
  const most = Math.max(...sums)
  return sums.filter((sum) => sum === most).length > 1 ? 'coins' : 'total'
}

/** Those who win or lose together, by their places, and their points: pairs, or everybody alone. */
export function sidesOf(sheet: ScoreRow[], teams: readonly ArmadaTeam[]): { seats: number[]; points: number }[] {
  const sums = totals(sheet)
  const sides = teams.length ? teams.map(({ seats }) => seats.map(indexOf)) : sums.map((_, place) => [place])
  return sides.map((seats) => ({ seats, points: seats.reduce((sum, place) => sum + (sums[place] ?? 0), 0) }))
}
