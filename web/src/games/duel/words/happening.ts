import type { GameEvent, GameState, Happening } from '../../../generated/protocol'

/** Something that happened in a game of Duel. */
export type DuelHappening = Happening & { event: Extract<GameEvent, { game: 'duel' }> }

/** The log of a game of Duel: nothing else happens there. */
export const ofDuel = (log: Happening[]) => log as DuelHappening[]

/** What lies on the table of a game of Duel. */
export function duelView({ view }: GameState) {
  if (view.game !== 'duel') throw new Error(`a game of ${view.game} on the table of Duel`)
  return view
}
