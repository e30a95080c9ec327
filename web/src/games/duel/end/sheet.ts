// The score pad and what was hidden, read off the last view.

import type { DuelView, Ending, Happening, ScoreRow } from '../../../generated/protocol'
import { ofDuel } from '../words/happening'
import { building, buildings, conspiracies, decrees, gods, tokens, wonders } from '../words/components'

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
  /** Cards of each age that was laid out that nobody saw in the structure; guilds and temples among the last. */
  cards: { age: number; ids: string[] }[]
  wonders: string[]
  tokens: string[]
  /** Gods that nobody activated: on their spaces, and elsewhere. */
  waiting: string[]
  gods: string[]
  /** What lay before each player without being triggered, and how many of it nobody else knows. */
  plots: { seat: string; ids: string[]; secret: number }[]
  /** Conspiracies that nobody is known to have. */
  deck: string[]
  /** Decrees that never came up. */
  decrees: string[]
}

/** What stayed in the box or face down to the end. */
export function hidden(view: DuelView, log: Happening[]): Hidden {
  const played = (set: string) => set === 'base' || (view.expansions?.includes(set) ?? false)
  const deeds = ofDuel(log).map(({ event }) => event.deed)
  // Removed cards that somebody looked at have still not been in the game.
  const seen = new Set(deeds.flatMap((deed) => ('card' in deed && deed.kind !== 'removed_shown' ? [deed.card] : [])))
  const offered = new Set(deeds.flatMap((deed) => ('wonder' in deed ? [deed.wonder] : [])))
  for (const city of view.cities) for (const { id } of city.wonders) offered.add(id)
  const laid = new Set([...view.board, ...(view.pantheon?.enki ?? []), ...view.cities.flatMap((city) => city.tokens)])
  if (view.locked?.token) laid.add(view.locked.token)
  const removed = (view.plots?.removed ?? []).filter((id) => !seen.has(id) && building(id).age === view.age)
  const cards = Array.from({ length: view.age }, (_, i) => i + 1).map((age) => ({
    age,
    ids:
      age === view.age
        ? [...new Set([...view.unseen, ...removed])]
        : [...buildings.values()].filter((one) => one.age === age && !seen.has(one.id)).map((one) => one.id),
  }))
  return {
    cards: cards.filter(({ ids }) => ids.length),
    wonders: [...wonders.values()].filter(({ id, set }) => played(set) && !offered.has(id)).map(({ id }) => id),
    tokens: [...tokens.values()].filter(({ id, set }) => played(set) && !laid.has(id)).map(({ id }) => id),
    ...godsLeft(view),
    ...plotsLeft(view),
    decrees: decreesLeft(view),
  }
}

function godsLeft({ pantheon, cities }: DuelView): Pick<Hidden, 'waiting' | 'gods'> {
  if (!pantheon) return { waiting: [], gods: [] }
  const waiting = pantheon.spaces.flatMap(({ god }) => (god ? [god] : []))
  const known = new Set([...waiting, ...cities.flatMap((city) => city.gods ?? [])])
  return { waiting, gods: [...gods.keys()].filter((id) => !known.has(id)) }
}

function plotsLeft({ plots, cities }: DuelView): Pick<Hidden, 'plots' | 'deck'> {
  if (!plots) return { plots: [], deck: [] }
  const held = cities.map(({ seat, unprepared = [], prepared = [], unprepared_hidden = 0 }) => ({
    seat,
    ids: [...prepared.flatMap(({ id }) => (id ? [id] : [])), ...unprepared],
    secret: unprepared_hidden + prepared.filter(({ id }) => !id).length,
  }))
  const known = new Set([...held.flatMap(({ ids }) => ids), ...cities.flatMap(({ triggered = [] }) => triggered.flatMap(({ id }) => id ?? []))])
  return { plots: held.filter(({ ids, secret }) => ids.length + secret > 0), deck: [...conspiracies.keys()].filter((id) => !known.has(id)) }
}

function decreesLeft({ senate }: DuelView): string[] {
  if (!senate) return []
  const up = new Set(senate.flatMap((chamber) => chamber.decrees.flatMap(({ id }) => id ?? [])))
  return [...decrees.keys()].filter((id) => !up.has(id))
}
