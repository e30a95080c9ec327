// One table under test: who sits there, what is sent to it, what it shows.

import { Broken } from './http.js'
import { Keys } from './keys.js'
import { Ledger } from './ledger.js'
import { Line } from './line.js'

const TRIES = 6

/** @typedef {import('./person.js').Person} Person */
/** @typedef {import('./keys.js').Entry} Entry */
/** @typedef {import('./keys.js').Command} Command */
/** @typedef {import('./keys.js').Note} Note */

/** @param {number} milliseconds */
export const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

export class Table {
  /** @param {import('./trial.js').Trial} trial
   * @param {{ id: string, commitment: string }} made
   * @param {string} text
   * @param {Person[]} people who plays, the host first
   * @param {import('./random.js').Random} random */
  constructor(trial, made, text, people, random) {
    this.trial = trial
    this.id = made.id
    this.text = text
    this.people = people
    this.random = random
    this.number = ++trial.made
    this.where = `table ${this.number} (${text})`
    this.ledger = new Ledger(this.where, made.commitment, trial.report)
    this.keys = new Keys(this.where, trial.report, (entry, reply) => {
      trial.acknowledged()
      this.ledger.acknowledge(entry, reply)
    })
    /** Seats of people, by their public numbers. @type {Map<string, string>} */
    this.owners = new Map()
    /** @type {Map<Person, Line>} */
    this.lines = new Map()
    /** Who watches without a seat. @type {Person | null} */
    this.watcher = null
    /** Whose WebSocket is to be open. @type {Set<Person>} */
    this.connected = new Set()
    this.over = false
    /** The server does not know the table any more. */
    this.lost = false
    this.lastSay = 0
    this.spoken = 0
    trial.report.table(text)
  }

  /** Where a person's requests to this table come from: no limit of one address is met in a test of many tables.
   * @param {Person} person */
  address(person) {
    return `10.${this.trial.generation % 250}.${this.number % 250}.${person.number}`
  }

  /** The person who acts for a seat.
   * @param {string} seat */
  owner(seat) {
    const id = this.owners.get(seat)
    return this.people.find((person) => person.id === id) ?? null
  }

  /** Notes who sits where.
   * @param {import('./ledger.js').State} state */
  know(state) {
    for (const { seat, occupant } of state.table.seats) {
      const known = this.people.some(({ id }) => id === occupant.id) && !this.ledger.resigned.has(seat)
      if (known && occupant.id) this.owners.set(seat, occupant.id)
      else this.owners.delete(seat)
    }
  }

  /** The table as a person sees it, compared with all that is known.
   * @param {Person} person
   * @param {string | null} seat
   * @param {boolean} [exact]
   * @returns {Promise<import('./ledger.js').State>} */
  async look(person, seat, exact = false) {
    const floor = this.ledger.floor()
    const open = this.keys.pending()
    const path = `/api/tables/${this.id}${seat ? `?seat=${seat}` : ''}`
    const state = await person.call('GET', path, undefined, this.address(person))
    this.know(state)
    this.ledger.check(seat ?? '-', state, floor, [...open, ...this.keys.pending()], this.owners, exact)
    return state
  }

  /** The same from what a connection was told, if there is one.
   * @param {Person} person
   * @param {string} seat */
  async view(person, seat) {
    const line = this.lines.get(person)
    if (line?.open && line.viewer === seat && line.state) return line.state
    return this.look(person, seat)
  }

  /** Asks something of the table; with a double, twice at the same moment.
   * @param {Person} person
   * @param {Command} command
   * @param {Note} [note]
   * @param {boolean} [double] */
  async send(person, command, note = {}, double = false) {
    return this.deliver(this.keys.make(person, command, note), double)
  }

  /** Sends an entry until it is answered.
   * @param {Entry} entry
   * @param {boolean} [double]
   * @returns {Promise<import('./keys.js').Reply | null>} */
  async deliver(entry, double = false) {
    const { report, server } = this.trial
    for (let tries = 0; tries < TRIES; tries++) {
      if (double) report.resent.inFlight += 1
      const copies = double ? [this.transmit(entry), this.transmit(entry)] : [this.transmit(entry)]
      const ends = await Promise.allSettled(copies)
      for (const end of ends) if (end.status === 'rejected' && !(end.reason instanceof Broken)) throw end.reason
      const answers = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
      const reply = answers.find((answer) => answer !== null)
      if (reply) return reply
      if (entry.passed) return null
      if (!server.up) throw new Broken('the server is gone')
      await sleep(answers.length ? 400 : 20)
    }
    if (!server.up) throw new Broken('the server is gone')
    entry.passed = true
    return null
  }

  /** Sends an entry once, over the person's WebSocket or by HTTP.
   * @param {Entry} entry */
  async transmit(entry) {
    const line = this.lines.get(entry.person)
    this.trial.sent()
    if (line?.open && this.random.chance(0.6)) return this.keys.answer(entry, await line.ask(entry.key, entry.body), null)
    const { status, text } = await this.post(entry.person, entry.body)
    return this.keys.answer(entry, text, status)
  }

  /** @param {Person} person
   * @param {string} body */
  post(person, body) {
    return this.trial.http.send(person.who(this.address(person)), 'POST', `/api/tables/${this.id}/commands`, body)
  }

  /** Sends a key that was answered before; the answer must be the same.
   * @param {Entry} entry */
  async repeat(entry) {
    this.trial.report.resent.old += 1
    await this.transmit(entry)
  }

  /** Sends a key that was answered before with another command, which must be refused as such.
   * @param {Entry} entry */
  async change(entry) {
    const { random, ledger } = this
    this.trial.report.resent.changed += 1
    /** @type {Command} */
    let other = { do: 'say', text: `never ${this.number}.${++this.spoken}` }
    const { command } = entry
    if (random.chance(0.4) && command.do === 'act') other = { ...command, action: `${command.action} again` }
    else if (random.chance(0.3) && command.do === 'contribute') other = { ...command, text: `${command.text} again` }
    else ledger.forbidden.add(other.text ?? '')
    const { status, text } = await this.post(entry.person, JSON.stringify({ key: entry.key, command: other }))
    this.keys.changed(entry, other, text, status)
  }

  /** @param {string} seat */
  hasPartners(seat) {
    return this.ledger.teams.some((team) => team.length > 1 && team.includes(seat))
  }

  /** Opens the WebSockets that ought to be open. */
  async connect() {
    for (const person of this.connected) {
      if (this.lines.get(person)?.open) continue
      const line = new Line(this, person)
      this.lines.set(person, line)
      await line.connect()
    }
  }

  disconnect() {
    for (const line of this.lines.values()) line.close()
    this.lines.clear()
  }
}
