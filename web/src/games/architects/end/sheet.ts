// The score sheet, read off the last view.

import type { SignName } from '../../../art/signs'
import type { ArchitectsCity, Ending, ScoreRow } from '../../../generated/protocol'
import { totals } from '../../../lib/score-sheet'

export const rowSigns: Record<string, SignName> = { stages: 'wonder', cat: 'cat', blue: 'color_blue', victory: 'victory', progress: 'token' }

/** Seats by place, the best first: points, then stages that stand. */
export function ranking(sheet: ScoreRow[], cities: ArchitectsCity[]): number[] {
  const sums = totals(sheet)
  return cities.map((_, place) => place).sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || standing(cities[b]) - standing(cities[a]) || a - b)
}

export const standing = (city: ArchitectsCity | undefined) => city?.stages.filter(({ state }) => state === 'built').length ?? 0

export type Decided = 'total' | 'stages' | 'shared' | 'early'

/** What decided: the totals, the stages on equal totals, nothing (shared), or it was over before points. */
export function decidedBy(sheet: ScoreRow[], ending: Ending): Decided {
  if (ending.way !== 'wonder' && ending.way !== 'decks') return 'early'
  if (ending.winners.length > 1) return 'shared'
  const sums = totals(sheet)
  const most = Math.max(...sums)
  return sums.filter((sum) => sum === most).length > 1 ? 'stages' : 'total'
}
