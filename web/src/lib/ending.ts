import type { Ending } from '../generated/protocol'
import type { Link } from './link.svelte'
import { seatShort } from './seats'
import { list, say } from './text.svelte'

/** Who won, in one line. */
export function endTitle(link: Link, { winners }: Ending): string {
  if (winners.length > 1) return say('page-end-shared', { names: list(winners.map((seat) => seatShort(link.table, seat))) })
  const mine = link.you?.seats ?? []
  if (mine.length === 1 && mine[0] === winners[0]) return say('page-end-you-win')
  return say('page-end-wins', { name: seatShort(link.table, winners[0] ?? null) })
}
