import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Message, Request, TableInfo } from '../generated/protocol'
import age1 from '../fixtures/age1.json'
import { TableConnection, type Socket } from './connection.svelte'
import { eventCount } from './log'

const state = age1 as unknown as Extract<Message, { type: 'state' }>

class FakeSocket implements Socket {
  static made: FakeSocket[] = []
  readyState = 0
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  sent: Request[] = []

  constructor(readonly url: string) {
    FakeSocket.made.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  accept() {
    this.readyState = 1
    this.onopen?.(null as never)
  }
  say(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) } as never)
  }
  break(code?: number) {
    this.readyState = 3
    this.onclose?.({ code } as never)
  }
  welcome(viewer: string | null = 'A', seats = ['A']) {
    this.accept()
    this.say({ type: 'you', id: 'p1', seats, viewer })
    this.say(state)
  }
  reply(key: string, refusal: null | 'stale' | 'illegal' | 'stopping' = null) {
    this.say({ type: 'reply', key, refusal, version: 1, table: null })
  }
}

const last = () => FakeSocket.made.at(-1)!
let connection: TableConnection
let found = 200
let endings = 0

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.made = []
  found = 200
  endings = 0
  connection = new TableConnection('abc', { open: (url) => new FakeSocket(url), probe: async () => found, random: () => 1, loggedOut: () => endings++ })
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

function update(number: number, part: Partial<Extract<Message, { type: 'update' }>> = {}): Message {
  const table = { ...state.table, watchers: number } as TableInfo
  return { type: 'update', number, table, game: null, round: state.round, log_keep: eventCount(state.log), log: [], chat: null, ...part }
}

const act = { do: 'act', seat: 'A', question: 1, action: 'build 3' } as const

describe('a connection to a table', () => {
  it('ends with the page, and begins again when the browser brings the page back', () => {
    last().welcome()
    dispatchEvent(new Event('pagehide'))
    expect(last().readyState).toBe(3)
    expect(connection.status).toBe('offline')
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.made).toHaveLength(1)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(FakeSocket.made).toHaveLength(2)
    last().welcome()
    expect(connection.status).toBe('online')
  })

  it('connects to the table under the base path and takes the state', () => {
    expect(last().url).toMatch(/^wss?:\/\/.*\/api\/tables\/abc\/ws$/)
    expect(connection.status).toBe('connecting')
    last().welcome()
    expect(connection.status).toBe('online')
    expect(connection.you?.viewer).toBe('A')
    expect(connection.game?.version).toBe(state.game?.version)
    expect(connection.log).toHaveLength(state.log.length)
  })

  it('says when its device was logged out, and goes on as a stranger', () => {
    last().welcome()
    last().break(1013)
    vi.advanceTimersByTime(1000)
    expect(endings).toBe(0)
    last().welcome()
    last().break(4401)
    expect(endings).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.made).toHaveLength(3)
    last().accept()
    last().say({ type: 'you', id: null, seats: [], viewer: null })
    last().say(state)
    expect(connection.status).toBe('online')
    expect(connection.you?.id).toBeNull()
  })

  it('follows numbered updates and truncates the log after something was taken back', () => {
    last().welcome()
    last().say(update(state.number + 1, { game: state.game, log_keep: 2, log: state.log.slice(2, 3) }))
    expect(connection.table?.watchers).toBe(state.number + 1)
    expect(connection.log).toHaveLength(3)
    last().say(update(state.number + 2, { chat: { id: 'p2', name: 'B', text: 'hej', at: 1 }, log_keep: 3 }))
    expect(connection.chat.at(-1)?.text).toBe('hej')
  })

  it('follows a round in which others answer, and leaves the game and the log as they are', () => {
    last().welcome()
    const { game, log } = connection
    const round = { asked: ['A', 'B', 'C'], to_act: ['A', 'C'], question: { number: 3, sealed: null }, secret: true }
    last().say(update(state.number + 1, { round }))
    expect(connection.round).toEqual(round)
    expect(connection.game).toBe(game)
    expect(connection.log).toBe(log)
  })

  it('counts the log by events: a round is one happening with several', () => {
    last().welcome()
    const [deed] = state.log[2]!.deeds
    const round = { index: 2, deeds: [deed!, deed!, deed!] }
    last().say(update(state.number + 1, { game: state.game, log_keep: 2, log: [round] }))
    last().say(update(state.number + 2, { game: state.game, log_keep: 5, log: [{ index: 5, deeds: [deed!] }] }))
    expect(connection.log.map(({ index }) => index)).toEqual([0, 1, 2, 5])
    last().say(update(state.number + 3, { game: state.game, log_keep: 2, log: [] }))
    expect(connection.log.map(({ index }) => index)).toEqual([0, 1])
    last().say(update(state.number + 4, { game: state.game, log_keep: 3, log: [] }))
    expect(last().sent.at(-1)?.command).toEqual({ do: 'look', seat: 'A' })
  })

  it('looks again when a number is missing, and ignores updates until the state comes', () => {
    last().welcome()
    last().say(update(state.number + 2))
    expect(last().sent.map((r) => r.command)).toEqual([{ do: 'look', seat: 'A' }])
    last().say(update(state.number + 3))
    expect(last().sent).toHaveLength(1)
    expect(connection.table?.watchers).toBe(state.table.watchers)
    last().say({ ...state, number: state.number + 3 })
    last().say(update(state.number + 4))
    expect(connection.table?.watchers).toBe(state.number + 4)
  })

  it('ignores an update it has seen', () => {
    last().welcome()
    last().say(update(state.number))
    expect(connection.table?.watchers).toBe(state.table.watchers)
    expect(last().sent).toHaveLength(0)
  })

  it('matches replies to their requests by key', async () => {
    last().welcome()
    const first = connection.send(act)
    const second = connection.send({ do: 'say', text: 'hi' })
    expect(connection.sending).toBe(true)
    const [a, b] = last().sent
    last().reply(b!.key)
    expect((await second).refusal).toBeNull()
    expect(connection.sending).toBe(true)
    last().reply(a!.key, 'illegal')
    expect((await first).refusal).toBe('illegal')
    expect(connection.refusal).toBe('illegal')
    expect(connection.sending).toBe(false)
  })

  it('keeps quiet about what the page asked by itself', async () => {
    last().welcome()
    const answer = connection.send({ do: 'add_randomness', seat: 'A', text: 'f00d' })
    expect(connection.sending).toBe(false)
    last().reply(last().sent.at(-1)!.key, 'illegal')
    expect((await answer).refusal).toBe('illegal')
    expect([connection.refusal, connection.refusals]).toEqual([null, 0])
  })

  it('keeps quiet about a stale command and forgets a refusal after a success', async () => {
    last().welcome()
    void connection.send(act)
    last().reply(last().sent[0]!.key, 'illegal')
    void connection.send(act)
    last().reply(last().sent[1]!.key, 'stale')
    expect(connection.refusal).toBe('illegal')
    void connection.send(act)
    last().reply(last().sent[2]!.key)
    expect(connection.refusal).toBeNull()
  })

  it('sends what got no reply again, with the same key, after a reconnect', async () => {
    last().welcome()
    const answer = connection.send(act)
    const key = last().sent[0]!.key
    last().break()
    expect(connection.status).toBe('offline')
    vi.advanceTimersByTime(300)
    expect(FakeSocket.made).toHaveLength(2)
    last().welcome()
    expect(last().sent).toEqual([{ key, command: act }])
    last().reply(key)
    expect((await answer).refusal).toBeNull()
    last().break()
    vi.advanceTimersByTime(300)
    last().welcome()
    expect(last().sent).toHaveLength(0)
  })

  it('holds a command that is given while offline', () => {
    last().welcome()
    last().break()
    void connection.send(act)
    vi.advanceTimersByTime(300)
    last().welcome()
    expect(last().sent.map((r) => r.command)).toEqual([act])
  })

  it('waits longer after each failure, at most ten seconds', async () => {
    for (const pause of [300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000]) {
      const before = FakeSocket.made.length
      last().break()
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(FakeSocket.made).toHaveLength(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(FakeSocket.made).toHaveLength(before + 1)
    }
  })

  it('connects at once when the network is back', async () => {
    last().welcome()
    last().break()
    dispatchEvent(new Event('online'))
    expect(FakeSocket.made).toHaveLength(2)
  })

  it('gives up a connection that answers nothing', () => {
    last().welcome()
    void connection.send(act)
    vi.advanceTimersByTime(12_000)
    expect(connection.status).toBe('offline')
    vi.advanceTimersByTime(300)
    last().welcome()
    expect(last().sent).toHaveLength(1)
  })

  it('asks whether anybody is there after a long silence', () => {
    last().welcome()
    vi.advanceTimersByTime(45_000)
    expect(last().sent.map((r) => r.command)).toEqual([{ do: 'look', seat: 'A' }])
    vi.advanceTimersByTime(12_000)
    expect(connection.status).toBe('offline')
  })

  it('sends a command again when the server was about to stop', () => {
    last().welcome()
    void connection.send(act)
    const key = last().sent[0]!.key
    last().reply(key, 'stopping')
    vi.advanceTimersByTime(300)
    last().welcome()
    expect(last().sent[0]?.key).toBe(key)
  })

  it('keeps the chosen eyes on a shared device', async () => {
    last().welcome('A', ['A', 'B'])
    void connection.look('B')
    last().reply(last().sent[0]!.key)
    last().break()
    vi.advanceTimersByTime(300)
    last().welcome('A', ['A', 'B'])
    expect(last().sent.map((r) => r.command)).toEqual([{ do: 'look', seat: 'B' }])
  })

  it('changes eyes together with what they see', () => {
    last().welcome('A', ['A', 'B'])
    void connection.look('B')
    last().say({ type: 'you', id: 'p1', seats: ['A', 'B'], viewer: 'B' })
    expect(connection.you?.viewer).toBe('A')
    last().say({ ...state, game: { ...state.game!, version: 77 } })
    expect(connection.you?.viewer).toBe('B')
    expect(connection.game?.version).toBe(77)
  })

  it('shows nothing of another seat that a new connection looks through, even if nobody had chosen the eyes', () => {
    last().welcome('A', ['A', 'B'])
    last().break()
    vi.advanceTimersByTime(300)
    last().accept()
    last().say({ type: 'you', id: 'p1', seats: ['A', 'B'], viewer: 'B' })
    last().say({ ...state, game: { ...state.game!, version: 77 } })
    last().say(update(state.number + 1, { game: { ...state.game!, version: 78 } }))
    expect([connection.you?.viewer, connection.game?.version, connection.status]).toEqual(['A', state.game!.version, 'offline'])
    expect(last().sent.map((r) => r.command)).toEqual([{ do: 'look', seat: 'A' }])
    last().say({ type: 'you', id: 'p1', seats: ['A', 'B'], viewer: 'A' })
    last().say(state)
    expect(connection.status).toBe('online')
  })

  it('takes the eyes it is given when the own ones are gone', () => {
    last().welcome('A', ['A', 'B'])
    last().say({ type: 'you', id: 'p1', seats: ['B'], viewer: 'B' })
    last().say({ ...state, game: { ...state.game!, version: 77 } })
    expect([connection.you?.viewer, connection.game?.version]).toEqual(['B', 77])
  })

  it('drops a hint about a position that is gone', () => {
    last().welcome()
    const version = state.game!.version
    void connection.send({ do: 'hint', seat: 'A' })
    const key = last().sent[0]!.key
    last().say({ type: 'hint', key, version, lines: [] })
    expect(connection.hint?.version).toBe(version)
    last().say(update(state.number + 1, { game: { ...state.game!, version: version + 1 } }))
    expect(connection.hint).toBeNull()
    last().say({ type: 'hint', key, version, lines: [] })
    expect(connection.hint).toBeNull()
  })

  it('shows no hint to another seat of the same device', () => {
    last().welcome('A', ['A', 'B'])
    const version = state.game!.version
    const look = (viewer: string) => {
      void connection.look(viewer)
      last().say({ type: 'you', id: 'p1', seats: ['A', 'B'], viewer })
      last().say(state)
      last().reply(last().sent.at(-1)!.key)
    }
    void connection.send({ do: 'hint', seat: 'A' })
    const { key } = last().sent[0]!
    last().say({ type: 'hint', key, version, lines: [] })
    expect(connection.hint).not.toBeNull()
    look('B')
    expect(connection.hint).toBeNull()
    last().say({ type: 'hint', key, version, lines: [] })
    expect(connection.hint).toBeNull()
    look('A')
    last().say({ type: 'hint', key, version, lines: [] })
    expect(connection.hint).not.toBeNull()
  })

  it('says that a table is gone and answers whoever waits', async () => {
    found = 404
    const answer = connection.send(act)
    last().break()
    expect((await answer).refusal).toBe('not_found')
    expect(connection.status).toBe('gone')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.made).toHaveLength(1)
  })

  it('stays closed once closed', async () => {
    last().welcome()
    connection.close()
    dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.made).toHaveLength(1)
    expect((await connection.send(act)).refusal).toBe('stopping')
  })
})
