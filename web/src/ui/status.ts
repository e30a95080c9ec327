import { waitingWords } from '../lib/round'
import type { TableController } from '../lib/table-controller.svelte'
import { say } from '../lib/text.svelte'

/** Who has to choose, and what the viewer has chosen while others still think. */
export function statusWords(desk: TableController<string>): string {
  if (desk.game.ending) return say('board-why-over')
  const { myTurn, sealed, thinking, together } = desk.round
  if (myTurn) return say('board-your-turn')
  if (together) return waitingWords(thinking, desk.short, sealed === null ? undefined : desk.choiceWords(sealed))
  const [seat] = thinking
  if (!seat) return say('board-waiting')
  return say(desk.isAway(seat) ? 'board-their-turn-away' : 'board-their-turn', { name: desk.short(seat) })
}
