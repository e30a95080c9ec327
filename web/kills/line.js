// A person's WebSocket at a table: what it is told, and requests sent over it.

import { Broken } from './http.js'
import { frameOf, linesOf, seenIn } from './ledger.js'
import { Socket } from './socket.js'

const TIMEOUT = 20_000

/** @typedef {import('./ledger.js').State} State */

/** @template T
 * @typedef {{ done: (value: T) => void, fail: (why: Error) => void }} Waiter */

/** Ends a wait that takes too long.
 * @template T
 * @param {string} what
 * @param {(value: T) => void} done
 * @param {(why: Error) => void} fail
 * @returns {Waiter<T>} */
function within(what, done, fail) {
  const late = setTimeout(() => fail(new Broken(what)), TIMEOUT)
  return {
    done: (value) => (clearTimeout(late), done(value)),
    fail: (why) => (clearTimeout(late), fail(why)),
  }
}

export class Line {
  /** @param {import('./table.js').Table} table
   * @param {import('./person.js').Person} person */
  constructor(table, person) {
    this.table = table
    this.person = person
    /** @type {Socket | null} */
    this.socket = null
    this.viewer = '-'
    /** @type {State | null} */
    this.state = null
    /** The log of the state, as it was told. @type {string[]} */
    this.log = []
    /** Who waits for the answer to a key. @type {Map<string, Waiter<string>[]>} */
    this.waiters = new Map()
    this.closing = false
    /** Who waits for the first state. @type {Waiter<State> | null} */
    this.first = null
  }

  get open() {
    return this.socket?.open === true && this.state !== null
  }

  /** Connects, and comes back when the table was shown. */
  async connect() {
    const { table, person } = this
    const { http, server, report } = table.trial
    const floor = table.ledger.floor()
    /** @type {Promise<State>} */
    const shown = new Promise((done, fail) => (this.first = within('WebSocket: no state', done, fail)))
    shown.catch(() => {})
    const path = `/api/tables/${table.id}/ws`
    const headers = http.headers(person.who(table.address(person)))
    this.socket = await Socket.connect(
      server.port,
      path,
      headers,
      (text) => this.#hear(text),
      () => {
        if (server.up && !this.closing) report.dropped += 1
        this.#broken()
      },
    )
    const state = await shown
    table.ledger.check(this.viewer, state, floor, table.keys.pending(), table.owners, false)
  }

  close() {
    this.closing = true
    this.socket?.close()
  }

  /** Sends a request and waits for its reply, without the word that says it is one.
   * @param {string} key
   * @param {string} body
   * @returns {Promise<string>} */
  ask(key, body) {
    return new Promise((done, fail) => {
      if (!this.socket?.open) return fail(new Broken('WebSocket: closed'))
      const waiter = within(`WebSocket: no reply to ${key}`, done, fail)
      this.waiters.set(key, [...(this.waiters.get(key) ?? []), waiter])
      this.socket.send(body)
    })
  }

  #broken() {
    const all = [...this.waiters.values(), this.first ?? []].flat()
    this.waiters.clear()
    this.first = null
    this.state = null
    for (const { fail } of all) fail(new Broken('WebSocket: closed'))
  }

  /** @param {string} text */
  #hear(text) {
    const message = JSON.parse(text)
    if (message.type === 'you') this.viewer = message.viewer ?? '-'
    if (message.type === 'state') this.#whole(message)
    if (message.type === 'update') this.#follow(message)
    if (message.type === 'reply') {
      const [first, ...rest] = this.waiters.get(message.key) ?? []
      if (rest.length) this.waiters.set(message.key, rest)
      else this.waiters.delete(message.key)
      first?.done(text.replace('"type":"reply",', ''))
    }
  }

  /** @param {State} state */
  #whole(state) {
    const seen = seenIn(state)
    this.state = state
    this.log = seen.log
    // The first state of a connection is checked as a whole by `connect`.
    if (this.first) this.first.done(state)
    else this.table.ledger.hear(this.viewer, seen)
    this.first = null
  }

  /** @param {Omit<State, 'chat'> & { log_keep: number, chat: import('./ledger.js').ChatLine | null }} update */
  #follow(update) {
    const { report } = this.table.trial
    const { state } = this
    report.updates += 1
    if (!state) return
    if (update.number !== state.number + 1) {
      report.gaps += 1
      const look = { do: 'look', seat: this.viewer === '-' ? null : this.viewer }
      this.socket?.send(JSON.stringify({ key: `look${update.number}`, command: look }))
      return
    }
    const game = update.game ?? state.game
    // `log_keep` counts events, and so do our own lines.
    const log = [...state.log.filter(({ index }) => index < update.log_keep), ...update.log]
    this.log = [...this.log.slice(0, update.log_keep), ...linesOf(update.log)]
    const chat = update.chat ? [...state.chat, update.chat] : state.chat
    this.state = { number: update.number, table: update.table, game, round: update.round, log, chat }
    this.table.ledger.hear(this.viewer, { ...frameOf(this.state), log: this.log })
    if (update.chat) this.table.ledger.line(this.viewer, update.chat)
  }
}
