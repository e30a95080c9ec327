import type { ChatLine, Command, GameState, GameView, Happening, HintLine, Message, Refusal, Reply, Round, SeatLetter, TableInfo, You } from '../generated/protocol'
import { NOBODY, type Connection, type ConnectionStatus } from './connection.svelte'

export type State = Extract<Message, { type: 'state' }>

/** A round in which only one seat is asked. */
export const askOnly = (seat: SeatLetter): Round => ({ asked: [seat], to_act: [seat], question: null, secret: false })

/** A connection without a server, for tests: it shows a state, notes what is sent, and answers what it is told to. */
export class FakeConnection implements Connection {
  readonly id: string
  status = $state<ConnectionStatus>('online')
  you = $state.raw<You | null>(null)
  table = $state.raw<TableInfo | null>(null)
  game = $state.raw<GameState | null>(null)
  round = $state.raw<Round>(NOBODY)
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

  /** The actions of a state are those of seat A, and so is its question. */
  show(state: State) {
    const view = state.game?.view
    const viewer = this.you?.viewer
    const actions = viewer === 'A' ? view?.actions : []
    const isAsked = viewer !== null && viewer !== undefined && state.round.asked.includes(viewer)
    const question = isAsked ? (state.round.question ?? { number: state.game?.version ?? 0, sealed: null }) : null
    this.table = state.table
    this.game = state.game && { ...state.game, view: { ...view, actions: actions ?? [] } as GameView }
    this.round = { ...state.round, question }
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
