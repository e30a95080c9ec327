// The whole test: people and tables, faults at random moments, checks after each.

import { checkFinished, checkHealth, checkKeys, checkTable } from './check.js'
import { checkLog, proveLog } from './finished.js'
import { Gate } from './gate.js'
import { Broken, Http } from './http.js'
import { Person, Refused } from './person.js'
import { Player } from './player.js'
import { Random } from './random.js'
import { Report } from './report.js'
import { Server } from './server.js'
import { Table, sleep } from './table.js'

/** @typedef {{ program: string, kills: number, seed: number, seconds: number, tables: number, lines: number,
 *   fault: 'kill' | 'term', games: Kind[] }} Options */
/** @typedef {'duel' | 'duel+pantheon+agora' | 'architects' | 'wonders' | 'wonders+armada' | 'toy'} Kind */

const PEOPLE = 8
/** How many games that are over are asked about again. */
const REMEMBERED = 12
/** What is played. @type {Kind[]} */
export const KINDS = ['wonders', 'wonders+armada', 'duel', 'duel+pantheon+agora', 'architects']
/** Of these, everybody chooses at the same time. @type {Kind[]} */
const AT_ONCE = ['wonders', 'wonders+armada', 'toy']
/** Rules of 7 Wonders that tables are made with. */
const WONDERS = ['', ':edition=second', ':sides=chosen', ':wonders=chosen,sides=chosen']
/** And with Armada; pairs only where the number of seats is even. */
const ARMADA = ['', ':edition=second', ':sides=chosen,explore=asked,pile_moves=yes']
const ARMADA_IN_PAIRS = [':teams=pairs', ':edition=second,teams=pairs']
/** A game for tests, which no list offers: all choose at the same time. Only a server that was built for tests has it.
 * @type {Kind} */
const TOY = 'toy'

export class Trial {
  /** @param {Options} options */
  constructor(options) {
    this.options = options
    this.report = new Report(options.lines)
    this.random = new Random(options.seed)
    this.server = new Server(options.program)
    this.http = new Http('')
    this.gate = new Gate()
    /** @type {Person[]} */
    this.people = []
    /** @type {Set<Table>} */
    this.active = new Set()
    /** @type {Table[]} */
    this.finished = []
    /** @type {Map<number, string>} */
    this.logs = new Map()
    this.made = 0
    /** How often the server was started. */
    this.generation = 0
    this.ending = false
    this.began = Date.now()
    /** What the next fault waits for. @type {{ on: 'sent' | 'acknowledged', left: number, go: () => void } | null} */
    this.trigger = null
  }

  get seconds() {
    return (Date.now() - this.began) / 1000
  }

  /** A command goes out. */
  sent() {
    this.#count('sent')
  }

  /** A command was answered for the first time. */
  acknowledged() {
    this.#count('acknowledged')
  }

  /** @param {'sent' | 'acknowledged'} what */
  #count(what) {
    if (this.trigger?.on === what && --this.trigger.left <= 0) this.trigger.go()
  }

  /** Runs to the end, and says whether nothing was wrong. */
  async run() {
    const { options, report, server } = this
    await server.start()
    this.http = new Http(server.address)
    for (let i = 0; i < PEOPLE; i++) this.people.push(new Person(this.http, `Person ${i + 1}`, i + 1))
    for (const person of this.people) await person.enter()
    report.people = this.people.length
    const kinds = (await this.#hasToy()) ? [TOY, ...options.games] : options.games
    const slots = Array.from({ length: options.tables }, (_, place) => {
      const random = this.random.fork()
      return this.gate.join(() => this.#slot(/** @type {Kind} */ (kinds[place % kinds.length]), random))
    })
    const all = Promise.all(slots)
    all.catch(() => (this.ending = true))
    this.gate.open()
    let shown = 0
    while (report.kills + report.terminations < options.kills && this.seconds < options.seconds && !this.ending) {
      await this.#untilFault()
      await this.#fault()
      if (this.seconds - shown < 5) continue
      shown = this.seconds
      report.progress(shown)
    }
    this.ending = true
    this.gate.open()
    await all
    const faults = report.kills + report.terminations
    if (faults < options.kills) report.violation('time', `${faults} of ${options.kills} faults in ${options.seconds} s`)
  }

  /** Asks for a table of the toy; one that is made is left alone. */
  async #hasToy() {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const [host] = this.people
    try {
      await host?.call('POST', '/api/tables', { table: `${TOY}/${seats.length}`, seats, start: false })
      return true
    } catch (why) {
      if (!(why instanceof Refused)) throw why
      return false
    }
  }

  /** Lets everybody play for a moment: some time, some commands sent, or some acknowledged. */
  async #untilFault() {
    const { random } = this
    const on = random.of(/** @type {const} */ (['time', 'sent', 'acknowledged']))
    await new Promise((/** @type {(value?: undefined) => void} */ done) => {
      const most = setTimeout(done, on === 'time' ? random.between(20, 700) : 2_000)
      if (on === 'time') return
      const go = () => {
        this.trigger = null
        clearTimeout(most)
        // After a command has been sent, the server has from no time to a few milliseconds for it.
        if (on === 'sent' && random.chance(0.7)) setTimeout(done, random.next() * 6)
        else done()
      }
      this.trigger = { on, left: random.between(1, 120), go }
    })
    this.trigger = null
  }

  /** Ends the server, starts it again, and checks every table before anybody goes on. */
  async #fault() {
    const { random, report, server, gate } = this
    const term = this.options.fault === 'term' && random.chance(0.34)
    gate.close()
    const code = await server.end(term ? 'SIGTERM' : 'SIGKILL')
    report[term ? 'terminations' : 'kills'] += 1
    if (term && code !== 0) report.violation('stop', `SIGTERM ended the server with ${code}`)
    await gate.quiet()
    this.http.reset()
    this.generation += 1
    await server.start()
    for (const table of [...this.active, ...this.finished]) table.ledger.restart()
    await checkHealth(this)
    await each([...this.active], 6, (table) =>
      this.#unlessLost(table, async () => {
        await checkTable(table)
        await checkKeys(table, 4)
        if (!table.over) await table.connect()
      }),
    )
    const some = this.finished.length ? [random.of(this.finished), random.of(this.finished)] : []
    for (const table of new Set(some)) await this.#unlessLost(table, () => checkFinished(table, this.logs))
    gate.open()
  }

  /** Checks a table; one that the server refuses to show was lost, and is played no more.
   * @param {Table} table
   * @param {() => Promise<void>} work */
  async #unlessLost(table, work) {
    if (table.lost) return
    try {
      await work()
    } catch (why) {
      if (!(why instanceof Refused)) throw why
      this.report.violation('lost_table', `${table.where}: ${why.message}`)
      table.lost = true
      table.over = true
    }
  }

  /** One place for tables: when a game is over, the next one begins.
   * @param {Kind} kind
   * @param {Random} random */
  async #slot(kind, random) {
    /** @type {Table | null} */
    let next = null
    while (!this.ending) {
      const table = next ?? (await this.#persist(() => this.#make(kind, random)))
      if (!table) return
      next = await this.#life(table, random)
    }
  }

  /** Does something that a fault may interrupt until it is done, or the test ends.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T | null>} */
  async #persist(work) {
    for (;;) {
      await this.gate.pass()
      if (this.ending) return null
      try {
        return await work()
      } catch (why) {
        if (!(why instanceof Broken)) throw why
        await sleep(10)
      }
    }
  }

  /** Makes a table of a kind: for people alone, for one against bots, for several on one device.
   * @param {Kind} kind
   * @param {Random} random */
  async #make(kind, random) {
    const { seats, text } = tableOf(kind, random)
    const atOnce = AT_ONCE.includes(kind)
    const alone = random.chance(0.25)
    const people = shuffled(this.people, random).slice(0, alone ? 1 : random.between(2, Math.min(atOnce ? 4 : 3, seats)))
    const bot = { kind: 'bot', level: 'novice' }
    const shared = alone && (kind === 'duel' || atOnce) && random.chance(0.5)
    const plan = Array.from({ length: seats }, (_, place) => {
      if (place === 0) return { kind: 'me' }
      if (shared) return { kind: 'hot_seat', name: 'Guest' }
      return place < people.length || (!alone && random.chance(0.5)) ? { kind: 'open' } : bot
    })
    const host = /** @type {Person} */ (people[0])
    const made = await host.call('POST', '/api/tables', { table: text, seats: plan, start: true })
    return this.#adopt(new Table(this, made, text, people, random.fork()))
  }

  /** @param {Table} table */
  #adopt(table) {
    const { random } = table
    for (const person of table.people) if (random.chance(0.6)) table.connected.add(person)
    if (random.chance(0.4)) {
      table.watcher = random.of(this.people.filter((person) => !table.people.includes(person)))
      table.connected.add(table.watcher)
    }
    this.active.add(table)
    return table
  }

  /** A table from its beginning to its saved log. The answer is the table of its rematch.
   * @param {Table} table
   * @param {Random} random
   * @returns {Promise<Table | null>} */
  async #life(table, random) {
    // More steps than any buffer of answers should hold, before the game has even begun.
    const words = random.chance(0.3) ? 300 / table.people.length : random.between(0, 4)
    const player = new Player(table, { words: Math.floor(words), resigns: random.chance(0.12) })
    await this.#persist(() => table.connect())
    const beside = this.gate.join(async () => {
      while (!table.over && !this.ending) await this.#persist(() => player.beside())
    })
    while (!table.over && !this.ending) await this.#persist(() => player.step())
    await this.gate.rest(beside)
    table.disconnect()
    if (!table.over || table.lost) {
      this.active.delete(table)
      return null
    }
    this.report.finished += 1
    if (await this.#persist(() => checkLog(table, this.logs))) await proveLog(table, this.logs.get(table.number) ?? '')
    const next = random.chance(0.4) ? await this.#rematch(table) : null
    await this.gate.pass()
    this.active.delete(table)
    this.finished.push(table)
    if (this.finished.length > REMEMBERED) this.finished.splice(1, 1)
    return next
  }

  /** Everybody asks for the same again at the same moment, and comes.
   * @param {Table} table
   * @returns {Promise<Table | null>} */
  async #rematch(table) {
    await this.gate.pass()
    if (this.ending) return null
    await Promise.allSettled(table.people.map((person) => table.send(person, { do: 'rematch' }, {}, true)))
    await this.gate.pass()
    const id = table.ledger.next
    if (!id || this.ending) return null
    return this.#persist(async () => {
      const [host] = table.people
      const state = await /** @type {Person} */ (host).call('GET', `/api/tables/${id}`)
      const { commitment } = state.table
      const next = new Table(this, { id, commitment }, table.text, table.people, table.random.fork())
      for (const person of table.people) await next.look(person, null)
      return this.#adopt(next)
    })
  }
}

/** A number of seats and the text of a table of a kind.
 * @param {Kind} kind
 * @param {Random} random */
function tableOf(kind, random) {
  const many = random.between(3, 5)
  switch (kind) {
    case 'duel':
    case 'duel+pantheon+agora':
      return { seats: 2, text: kind }
    case 'architects':
      return { seats: many, text: `architects/${many}` }
    case 'toy':
      return { seats: many, text: `toy/${many}:ages=${random.between(2, 7)}` }
    case 'wonders': {
      const seats = random.between(3, 7)
      return { seats, text: `wonders/${seats}${random.of(WONDERS)}` }
    }
    case 'wonders+armada': {
      const seats = random.between(3, 8)
      const rules = seats % 2 === 0 && random.chance(0.6) ? ARMADA_IN_PAIRS : ARMADA
      return { seats, text: `wonders+armada/${seats}${random.of(rules)}` }
    }
  }
}

/** Does something with each of many, some at a time.
 * @template T
 * @param {T[]} list
 * @param {number} width
 * @param {(one: T) => Promise<void>} work */
async function each(list, width, work) {
  const left = [...list]
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one)
    }),
  )
}

/** @template T
 * @param {readonly T[]} list
 * @param {Random} random */
function shuffled(list, random) {
  return list.map((one) => ({ one, place: random.next() })).sort((a, b) => a.place - b.place).map(({ one }) => one)
}
