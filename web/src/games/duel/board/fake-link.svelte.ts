// A link without a server, for tests: it shows a fixture and remembers what was sent.

import type { ChatLine, Command, GameState, Happening, HintLine, Message, Refusal, Reply, SeatLetter, TableInfo, You } from '../../../generated/protocol'
import type { Link, LinkStatus } from '../../../lib/link.svelte'

export type State = Extract<Message, { type: 'state' }>

export class FakeLink implements Link {
  readonly id = 'fake'
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
  sent: Command[] = []

  constructor(state: State, viewer: SeatLetter | null = 'A') {
    this.you = { id: viewer && 'p1', seats: viewer ? [viewer] : [], viewer }
    this.show(state)
  }

  show(state: State) {
    const actions = this.you?.viewer === 'A' ? state.game?.view.actions : []
    this.table = state.table
    this.game = state.game && { ...state.game, view: { ...state.game.view, actions: actions ?? [] } }
    this.log = state.log
    this.chat = state.chat
  }

  send(command: Command): Promise<Reply> {
    this.sent.push(command)
    return Promise.resolve({ key: '', refusal: null, version: this.game?.version ?? 0, table: null })
  }

  look(seat: SeatLetter | null): Promise<Reply> {
    return this.send({ do: 'look', seat })
  }

  reconnect() {}

  close() {}
}
