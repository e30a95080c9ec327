import type { GameEvent, GameState, Happening } from '../../../generated/protocol'
import { entriesOf, type LogEntry } from '../../../lib/log'

/** Something that happened in a game of Duel. */
export type DuelEntry = LogEntry & { event: Extract<GameEvent, { game: 'duel' }> }

/** The log of a game of Duel: nothing else happens there. */
export const ofDuel = (log: readonly Happening[]) => entriesOf(log) as DuelEntry[]

/** What lies on the table of a game of Duel. */
export function duelView({ view }: GameState) {
  if (view.game !== 'duel') throw new Error(`a game of ${view.game} on the table of Duel`)
  return view
}
