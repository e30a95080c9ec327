import type { SeatLetter } from '../../../generated/protocol'
import { say } from '../../../lib/text.svelte'
import { zones } from '../words/words'
import type { DuelController } from './controller.svelte'

const capital = Math.max(...zones.map(({ to }) => to))

export interface Threat {
  words: string
  /** It comes from the viewer, to whom it is good news. */
  mine: boolean
}

/** What threatens a seat: the other one is near to winning on the spot. Nothing while it is far. */
export function threatTo(controller: DuelController, seat: SeatLetter): Threat | null {
  if (controller.game.ending) return null
  const from = seat === 'A' ? 'B' : 'A'
  const mine = from === controller.seat
  const tell = (kind: string, count: number): Threat => ({ words: say(`board-${mine ? 'chance' : 'threat'}-${kind}`, { name: controller.short(from), count }), mine })
  const symbols = controller.city(from).symbols.length
  if (symbols >= 5) return tell('science', 6 - symbols)
  const spaces = capital - controller.view.pawn * (from === 'A' ? 1 : -1)
  if (spaces <= 3) return tell(seat === controller.seat ? 'military-yours' : 'military', spaces)
  const chambers = controller.view.senate?.filter(({ controller }) => controller === from).length ?? 0
  if (chambers >= 4) return tell('politics', 6 - chambers)
  return null
}
