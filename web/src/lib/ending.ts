import type { Ending } from '../generated/protocol'
import type { Connection } from './connection.svelte'
import { seatShort } from './seats'
import { list, say } from './text.svelte'

/** Who won, in one line. */
export function endTitle(connection: Connection, { winners }: Ending): string {
  if (winners.length > 1) return say('page-end-shared', { names: list(winners.map((seat) => seatShort(connection.table, seat))) })
  const mine = connection.you?.seats ?? []
  if (mine.length === 1 && mine[0] === winners[0]) return say('page-end-you-win')
  return say('page-end-wins', { name: seatShort(connection.table, winners[0] ?? null) })
}
