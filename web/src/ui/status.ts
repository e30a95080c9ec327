import { waitingWords } from '../lib/round'
import type { TableController } from '../lib/table-controller.svelte'
import { say } from '../lib/text.svelte'

/** Who has to choose, and what the viewer has chosen while others still think. */
export function statusWords(controller: TableController<string>): string {
  if (controller.game.ending) return say('board-why-over')
  const { myTurn, sealed, thinking, together } = controller.round
  if (myTurn) return say('board-your-turn')
  if (together) return waitingWords(thinking, controller.short, sealed === null ? undefined : controller.choiceWords(sealed))
  const [seat] = thinking
  if (!seat) return say('board-waiting')
  return say(controller.isAway(seat) ? 'board-their-turn-away' : 'board-their-turn', { name: controller.short(seat) })
}
