import type { SeatLetter } from '../../../generated/protocol'
import { say } from '../../../lib/text.svelte'
import { zones } from '../words/words'
import type { Desk } from './desk.svelte'

const capital = Math.max(...zones.map(({ to }) => to))

export interface Threat {
  words: string
  /** It comes from the viewer, to whom it is good news. */
  mine: boolean
}

/** What threatens a seat: the other one is near to winning on the spot. Nothing while it is far. */
export function threatTo(desk: Desk, seat: SeatLetter): Threat | null {
  if (desk.game.ending) return null
  const from = seat === 'A' ? 'B' : 'A'
  const mine = from === desk.seat
  const tell = (kind: string, count: number): Threat => ({ words: say(`board-${mine ? 'chance' : 'threat'}-${kind}`, { name: desk.short(from), count }), mine })
  const symbols = desk.city(from).symbols.length
  if (symbols >= 5) return tell('science', 6 - symbols)
  const spaces = capital - desk.view.pawn * (from === 'A' ? 1 : -1)
  if (spaces <= 3) return tell(seat === desk.seat ? 'military-yours' : 'military', spaces)
  const chambers = desk.view.senate?.filter(({ controller }) => controller === from).length ?? 0
  if (chambers >= 4) return tell('politics', 6 - chambers)
  return null
}
