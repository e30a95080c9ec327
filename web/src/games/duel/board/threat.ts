import type { SeatLetter } from '../../../generated/protocol'
import { say } from '../../../lib/text.svelte'
import { toWin } from '../words/words'
import type { DuelController } from './controller.svelte'

/** From how near it is worth a warning. */
const near = { military: 3, science: 1, politics: 2 }

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
  const symbols = toWin.science - controller.city(from).symbols.length
  if (symbols <= near.science) return tell('science', symbols)
  const spaces = toWin.military - controller.view.pawn * (from === 'A' ? 1 : -1)
  if (spaces <= near.military) return tell(seat === controller.seat ? 'military-yours' : 'military', spaces)
  const chambers = toWin.politics - (controller.view.senate?.filter(({ controller }) => controller === from).length ?? 0)
  if (chambers <= near.politics) return tell('politics', chambers)
  return null
}
