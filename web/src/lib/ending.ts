import type { Ending } from '../generated/protocol'
import type { Connection } from './connection.svelte'
import { seatShort } from './seats'
import { list, say } from './text.svelte'

/** Who won, in one line. */
export function endTitle(connection: Connection, { winners }: Ending): string {
  const names = list(winners.map((seat) => seatShort(connection.table, seat)))
  // Partners who win together share nothing with anybody else.
  const together = connection.table?.teams?.some((team) => team.length === winners.length && winners.every((seat) => team.includes(seat)))
  if (together) return say(connection.you?.seats.some((seat) => winners.includes(seat)) ? 'page-end-you-win-team' : 'page-end-team', { names })
  if (winners.length > 1) return say('page-end-shared', { names })
  const mine = connection.you?.seats ?? []
  if (mine.length === 1 && mine[0] === winners[0]) return say('page-end-you-win')
  return say('page-end-wins', { name: seatShort(connection.table, winners[0] ?? null) })
}
