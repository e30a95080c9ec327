import type { SeatLetter } from '../../src/generated/protocol'
import { entriesOf } from '../../src/lib/log'
import { TableController, type LogTurn } from '../../src/lib/table-controller.svelte'
import { attribute, list, say } from '../../src/lib/text.svelte'
import type { ToyAction, ToyDeed, ToyEntry, ToyView } from './types'

export type Panel = 'score' | 'log' | 'hint' | 'keys'

/** The message about a choice; of a card that somebody buried, others do not know which. */
const idOf = ({ kind, card }: Extract<ToyDeed, { kind: 'bid' | 'bury' }>) => (card === null ? `toy-do-${kind}-unseen` : `toy-do-${kind}`)

/** The toy as one viewer sees it. */
export class ToyController extends TableController<Panel> {
  /** The card of the hand that is looked at. */
  held = $state<string | null>(null)

  view = $derived.by(() => this.game.view as unknown as ToyView)
  log = $derived.by(() => entriesOf(this.connection.log) as unknown as ToyEntry[])
  turns = $derived.by((): LogTurn[] => this.log.flatMap((entry, i) => this.#told(entry, this.log[i - 1]) ?? []))

  seats = $derived.by((): SeatLetter[] => this.connection.table?.seats.map(({ seat }) => seat) ?? [])
  /** What can be done with the card that is looked at. */
  uses = $derived.by((): ToyAction[] => this.view.actions.filter(({ card }) => card === this.held))

  choiceWords(text: string): string {
    const action = this.view.actions.find((one) => one.text === text)
    if (!action) throw new Error(`"${text}" is not offered`)
    return say(idOf(action), { card: action.card ?? '' })
  }

  clear() {
    this.held = null
    this.pointed = null
  }

  /** One entry of the log; cards that are dealt are told with the first of them. */
  #told({ index, seat, event }: ToyEntry, before: ToyEntry | undefined): LogTurn | null {
    const turn = { key: index, seat, rest: [] }
    switch (event.kind) {
      case 'bid':
      case 'bury':
        return { ...turn, sign: event.kind === 'bid' ? 'coin' : 'discard', text: attribute(idOf(event), 'told', { name: this.short(seat ?? 'A'), card: event.card ?? '' }) }
      case 'turned_up':
        return { ...turn, sign: 'token', text: say('toy-told-lot', { card: event.card }) }
      case 'dealt':
        return before?.event.kind === 'dealt' ? null : { ...turn, sign: 'cards', text: this.#hand(index) }
    }
  }

  #hand(first: number): string {
    const after = this.log.filter(({ index }) => index >= first)
    const end = after.findIndex(({ event }) => event.kind !== 'dealt')
    const cards = after.slice(0, end < 0 ? undefined : end).flatMap(({ event }) => (event.kind === 'dealt' && event.card ? [event.card] : []))
    return cards.length ? say('toy-told-hand', { cards: list(cards) }) : say('toy-told-dealt')
  }
}
