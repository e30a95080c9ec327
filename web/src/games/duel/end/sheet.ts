// The score pad and what was hidden, read off the last view.

import type { DuelView, Ending, Happening, ScoreRow } from '../../../generated/protocol'
import { buildings, tokens, wonders } from '../words/components'

/** The sums of the pad, by seat, over its first rows. */
export function totals(sheet: ScoreRow[], rows = sheet.length): number[] {
  const seats = sheet[0]?.points.length ?? 0
  return Array.from({ length: seats }, (_, seat) => sheet.slice(0, rows).reduce((sum, row) => sum + (row.points[seat] ?? 0), 0))
}

export type Decided = 'total' | 'blue' | 'shared' | 'early'

/** What decided: the totals, the blue row on equal totals, nothing (shared), or it was over before points. */
export function decidedBy(sheet: ScoreRow[], ending: Ending): Decided {
  if (ending.way !== 'civilian') return 'early'
  if (ending.winners.length > 1) return 'shared'
  const [a, b] = totals(sheet)
  return a === b ? 'blue' : 'total'
}

export interface Hidden {
  /** Cards of each age that was laid out that nobody saw; guilds among the last. */
  cards: { age: number; ids: string[] }[]
  wonders: string[]
  tokens: string[]
}

/** What stayed in the box or face down to the end. */
export function hidden(view: DuelView, log: Happening[]): Hidden {
  const seen = new Set(log.flatMap(({ event }) => (event.card ? [event.card] : [])))
  const offered = new Set(log.flatMap(({ event }) => (event.wonder ? [event.wonder] : [])))
  for (const city of view.cities) for (const { id } of city.wonders) offered.add(id)
  const laid = new Set([...view.board, ...view.cities.flatMap((city) => city.tokens)])
  const cards = Array.from({ length: view.age }, (_, i) => i + 1).map((age) => ({
    age,
    ids:
      age === view.age
        ? view.unseen
        : [...buildings.values()].filter((one) => one.age === age && !seen.has(one.id)).map((one) => one.id),
  }))
  return {
    cards: cards.filter(({ ids }) => ids.length),
    wonders: [...wonders.keys()].filter((id) => !offered.has(id)),
    tokens: [...tokens.keys()].filter((id) => !laid.has(id)),
  }
}
