import type { Command, Message, Refusal, Reply, SeatLetter, You } from '../generated/protocol'
import { TableLink } from './link.svelte'

type State = Extract<Message, { type: 'state' }>

/** A link for tests: shows a state, notes what is sent, and answers what it is told to. */
export function fakeLink(state: State, you: Partial<You> = {}) {
  const link = new TableLink(state.table.id, {
    open: () => ({ readyState: 0, send() {}, close() {}, onopen: null, onmessage: null, onclose: null }),
    probe: async () => 200,
  })
  const sent: Command[] = []
  let refusal: Refusal | null = null
  let next: string | null = null
  link.send = async (command): Promise<Reply> => {
    sent.push(command)
    link.refusal = refusal
    return { key: 'k', refusal, version: link.game?.version ?? 0, table: next }
  }
  link.look = (seat: SeatLetter | null) => link.send({ do: 'look', seat })
  link.reconnect = () => {}
  link.status = 'online'
  link.you = { id: 'p1', seats: ['A'], viewer: 'A', ...you }
  link.table = state.table
  link.game = state.game
  link.log = state.log
  link.chat = state.chat
  return {
    link,
    sent,
    refuse: (why: Refusal) => (refusal = why),
    rematch: (table: string) => (next = table),
  }
}
