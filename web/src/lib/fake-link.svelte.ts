import type { ChatLine, Command, GameState, GameView, Happening, HintLine, Message, Refusal, Reply, SeatLetter, TableInfo, You } from '../generated/protocol'
import type { Link, LinkStatus } from './link.svelte'

export type State = Extract<Message, { type: 'state' }>

/** A link without a server, for tests: it shows a state, notes what is sent, and answers what it is told to. */
export class FakeLink implements Link {
  readonly id: string
  status = $state<LinkStatus>('online')
  you = $state.raw<You | null>(null)
  table = $state.raw<TableInfo | null>(null)
  game = $state.raw<GameState | null>(null)
  log = $state.raw<Happening[]>([])
  chat = $state.raw<ChatLine[]>([])
  hint = $state.raw<{ version: number; lines: HintLine[] } | null>(null)
  sending = $state(false)
  refusal = $state<Refusal | null>(null)
  received = 0
  /** What was asked by somebody, and what the page asked by itself. */
  sent: Command[] = []
  unasked: Command[] = []
  /** What the next replies say. */
  answer: Pick<Reply, 'refusal' | 'table'> = { refusal: null, table: null }

  constructor(state: State, you: Partial<You> = {}) {
    this.id = state.table.id
    this.you = { id: 'p1', seats: ['A'], viewer: 'A', ...you }
    this.show(state)
  }

  /** The actions of a state are those of seat A. */
  show(state: State) {
    const view = state.game?.view
    const actions = this.you?.viewer === 'A' ? view?.actions : []
    this.table = state.table
    this.game = state.game && { ...state.game, view: { ...view, actions: actions ?? [] } as GameView }
    this.log = state.log
    this.chat = state.chat
  }

  send(command: Command): Promise<Reply> {
    ;(command.do === 'add_randomness' ? this.unasked : this.sent).push(command)
    this.refusal = this.answer.refusal
    return Promise.resolve({ key: '', version: this.game?.version ?? 0, ...this.answer })
  }

  look(seat: SeatLetter | null): Promise<Reply> {
    return this.send({ do: 'look', seat })
  }

  reconnect() {}

  close() {}
}
