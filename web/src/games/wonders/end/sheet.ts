// The score sheet, read off the last view.

import type { SignName } from '../../../art/signs'
import type { Ending, ScoreRow, WondersCity } from '../../../generated/protocol'
import { totals } from '../../../lib/score-sheet'

export const rowSigns: Record<string, SignName> = {
  military: 'color_red',
  treasury: 'coin',
  wonder: 'wonder',
  civilian: 'color_blue',
  commercial: 'color_yellow',
  guilds: 'color_purple',
  science: 'color_green',
}

/** Seats by place, the best first: points, then coins. */
export function ranking(sheet: ScoreRow[], cities: WondersCity[]): number[] {
  const sums = totals(sheet)
  return cities.map((_, place) => place).sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || (cities[b]?.coins ?? 0) - (cities[a]?.coins ?? 0) || a - b)
}

export type Decided = 'total' | 'coins' | 'shared' | 'early'

/** What decided: the totals, the coins on equal totals, nothing (shared), or it was over before points. */
export function decidedBy(sheet: ScoreRow[], ending: Ending): Decided {
  if (ending.way === 'resigned' || ending.way === 'overdue') return 'early'
  if (ending.winners.length > 1) return 'shared'
  const sums = totals(sheet)
  const most = Math.max(...sums)
  return sums.filter((sum) => sum === most).length > 1 ? 'coins' : 'total'
}
