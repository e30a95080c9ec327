import type { SeatLetter } from '../../../generated/protocol'
import { say } from '../../../lib/text.svelte'
import { zones } from '../words/words'
import type { Desk } from './desk.svelte'

const capital = Math.max(...zones.map(({ to }) => to))

/** How near a seat is to winning on the spot, in words; nothing while it is far. */
export function threatOf(desk: Desk, seat: SeatLetter): string | null {
  if (desk.game.ending) return null
  const symbols = desk.city(seat).symbols.length
  if (symbols >= 5) return say('board-threat-science', { count: 6 - symbols })
  const spaces = capital - desk.view.pawn * (seat === 'A' ? 1 : -1)
  if (spaces <= 3) return say('board-threat-military', { spaces })
  const chambers = desk.view.senate?.filter(({ controller }) => controller === seat).length ?? 0
  if (chambers >= 4) return say('board-threat-politics', { count: 6 - chambers })
  return null
}
