// The score sheet of a game for several, as it is shown.

import type { SignName } from '../art/signs'
import type { ScoreRow } from '../generated/protocol'

/** A score sheet and how far it has been counted. */
export interface ShownSheet {
  sheet: ScoreRow[]
  /** By seat. */
  names: string[]
  caption: string
  /** Seats by place, in the order in which they are shown. */
  order?: number[] | undefined
  /** Seats that won, by place. */
  winners?: number[]
  /** Rows that have been counted; all by default. */
  shown?: number
}

/** What decides on equal points: its sign, its name, and how much of it each seat has. */
export interface TieBreak {
  sign: SignName
  label: string
  values: number[]
}

/** The sums of the sheet, by seat, over its first rows. */
export function totals(sheet: ScoreRow[], rows = sheet.length): number[] {
  const seats = sheet[0]?.points.length ?? 0
  return Array.from({ length: seats }, (_, seat) => sheet.slice(0, rows).reduce((sum, row) => sum + (row.points[seat] ?? 0), 0))
}
