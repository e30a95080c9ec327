// What people do at a table: take their seats, add words, begin, play, take back, talk, and ask for what they must not get.

import { eventsOf } from './ledger.js'
import { Table, sleep } from './table.js'

/** @typedef {import('./person.js').Person} Person */
/** @typedef {import('./ledger.js').State} State */

/** Milliseconds between two sentences of one table: talk has a limit of its own. */
const SAY_EVERY = 1_200

export class Player {
  /** @param {Table} table
   * @param {{ words: number, resigns: boolean }} plan */
  constructor(table, plan) {
    this.table = table
    this.random = table.random
    this.words = plan.words
    this.arranged = this.random.chance(0.5)
    this.resignAt = plan.resigns ? this.random.between(3, 60) : Infinity
  }

  get host() {
    return /** @type {Person} */ (this.table.people[0])
  }

  /** Does one thing for the game. Whatever was begun and cut off is finished by the check after the fault. */
  async step() {
    const { table } = this
    const line = [...table.lines.values()].find((one) => one.open)
    const state = line?.state ?? (await table.look(this.host, null))
    table.know(state)
    if (state.table.stage === 'lobby') await this.#lobby()
    else if (state.table.stage === 'over') table.over = true
    else if (state.table.undo) await this.#answerWish(state.table.undo, state.game?.version ?? 0)
    else await this.#play(state)
  }

  async #lobby() {
    const { table, random } = this
    const { table: info } = await table.look(this.host, null)
    if (info.stage !== 'lobby') return
    const open = info.seats.filter(({ occupant }) => occupant.kind === 'open')
    const standing = table.people.filter(({ id }) => !info.seats.some(({ occupant }) => occupant.id === id))
    const [free] = open
    const [comer] = standing
    if (free && comer) await table.send(comer, { do: 'sit', seat: free.seat }, {}, random.chance(0.3))
    else if (this.words > 0) await this.#contribute()
    else if (free) await this.#fill(free.seat)
    else if (!this.arranged) {
      this.arranged = true
      const [first, second, ...rest] = info.seats.map(({ seat }) => seat)
      await table.send(this.host, { do: 'arrange', order: [second ?? '', first ?? '', ...rest] })
    } else await table.send(this.host, { do: 'start' }, {}, random.chance(0.5))
  }

  /** Everybody adds words, all at the same moment. */
  async #contribute() {
    const { table, random } = this
    this.words -= 1
    const seats = [...table.owners].slice(0, table.people.length)
    await allDone(
      seats.map(([seat, id]) => {
        const person = table.people.find((one) => one.id === id)
        const text = `words ${table.number}.${seat}.${this.words}`
        return person ? table.send(person, { do: 'contribute', seat, text }, {}, random.chance(0.1)) : null
      }),
    )
  }

  /** @param {string} seat */
  async #fill(seat) {
    const { table, random } = this
    if (random.chance(0.5)) await table.send(this.host, { do: 'fill_rest', level: 'novice' }, {}, random.chance(0.3))
    else await table.send(this.host, { do: 'fill', seat, level: 'novice' })
  }

  /** @param {State} state */
  async #play(state) {
    const { table, random } = this
    const version = state.game?.version ?? 0
    const owned = state.round.to_act.filter((seat) => table.owners.has(seat))
    const seat = owned.length ? random.of(owned) : null
    if (random.chance(0.04) && table.owners.size) {
      const from = random.of([...table.owners.keys()])
      const owner = table.owner(from)
      if (owner) await table.send(owner, { do: 'undo', seat: from, version }, {}, random.chance(0.3))
      return
    }
    const person = seat && table.owner(seat)
    if (!seat || !person) return void (await sleep(4))
    if (version >= this.resignAt) {
      this.resignAt = Infinity
      await table.send(person, { do: 'resign', seat }, { version }, true)
      return
    }
    if (state.round.asked.length > 1) return void (await this.#answerRound(state.round))
    const { game, round, log } = await table.view(person, seat)
    const actions = game?.view.actions ?? []
    if (!game || !round.question || !actions.length) return void (await sleep(2))
    const offered = random.of(actions)
    const note = { index: eventsOf(log).length, version: game.version, asked: round.asked, offered }
    const question = round.question.number
    await table.send(person, { do: 'act', seat, question, action: offered.text }, note, random.chance(0.15))
  }

  /** Several people answer at the same moment; now and then one holds back, and one who has answered thinks again.
   * @param {import('./ledger.js').Round} round */
  async #answerRound({ asked, to_act }) {
    const { table, random } = this
    const seats = asked.filter((seat) => table.owners.has(seat) && random.chance(to_act.includes(seat) ? 0.8 : 0.2))
    await allDone(seats.map((seat) => this.#answer(seat)))
  }

  /** A seat seals an answer, changes it or takes it out, and perhaps once more. One command of a seat follows another, so that
   * it is known which was the last.
   * @param {string} seat */
  async #answer(seat) {
    const { table, random } = this
    const person = table.owner(seat)
    if (!person) return
    // What a connection was told may be late; a state that was asked for is not.
    const late = random.chance(0.5)
    const { game, round, log } = late ? await table.view(person, seat) : await table.look(person, seat)
    if (!game || !round.question || round.asked.length < 2) return
    const { number: question, sealed } = round.question
    const note = { index: eventsOf(log).length, version: game.version, asked: round.asked }
    let last = sealed
    for (let times = random.chance(0.3) ? 2 : 1; times > 0; times--) {
      const others = game.view.actions.filter(({ text }) => text !== last)
      const out = last !== null && random.chance(0.4)
      const offered = out || !others.length ? null : random.of(others)
      if (!out && !offered) return
      const reply = offered
        ? await table.send(person, { do: 'act', seat, question, action: offered.text }, { ...note, offered }, random.chance(0.15))
        : await table.send(person, { do: 'withdraw', seat, question }, note, random.chance(0.15))
      // A round waits for each of those it asks, so nobody's first answer comes too late.
      if (!late && sealed === null && last === null && reply?.refusal) table.ledger.wrong('refused_answer', `${reply.refusal} for ${seat}`)
      // Refused or opened: there is nothing left to change.
      if (!reply || reply.refusal || reply.version > game.version) return
      last = offered?.text ?? null
    }
  }

  /** The first who is asked answers the wish to take something back.
   * @param {{ by: string, waiting: string[] }} wish
   * @param {number} version */
  async #answerWish({ by, waiting }, version) {
    const { table, random } = this
    const seat = waiting.find((one) => table.owners.has(one))
    const person = seat && table.owner(seat)
    if (!person) return void (await sleep(4))
    const agree = random.chance(0.75)
    await table.send(person, { do: 'consent', seat, agree }, { by, last: waiting.length === 1, version }, random.chance(0.2))
  }

  /** Does one thing beside the game. */
  async beside() {
    const { table, random } = this
    const dice = random.next()
    const { full } = table.keys
    if (Date.now() - table.lastSay > SAY_EVERY && !full) await this.#say()
    else if (dice < 0.45) await this.#old()
    else if (dice < 0.52) await this.#change()
    else if (dice < 0.8 && !full) await this.#ask()
    await sleep(random.between(2, 30))
  }

  async #say() {
    const { table, random } = this
    const person = random.of(table.people)
    // Now and then more than the table takes: what is refused then stays unsaid.
    const lines = random.chance(0.04) ? 13 : 1
    for (let i = 0; i < lines; i++) {
      table.lastSay = Date.now()
      table.spoken += 1
      const text = `say ${table.number}.${table.spoken}`
      const own = [...table.owners].filter(([seat, id]) => id === person.id && table.hasPartners(seat)).map(([seat]) => seat)
      const among = own.length && random.chance(0.4) ? { partners_of: random.of(own) } : {}
      await table.send(person, { do: 'say', text, ...among }, {}, random.chance(0.3))
    }
  }

  /** Sends a key again, half of the time one from the very beginning of the table. */
  async #old() {
    const answered = this.table.keys.answered()
    if (!answered.length) return
    await this.table.repeat(this.random.of(this.random.chance(0.5) ? answered.slice(0, 12) : answered))
  }

  async #change() {
    const answered = this.table.keys.answered()
    if (answered.length) await this.table.change(this.random.of(answered))
  }

  /** Asks for what is refused: a refusal that was told holds like everything else. */
  async #ask() {
    const { table, random } = this
    const person = random.of(table.people)
    const seats = [...table.owners]
    const own = seats.filter(([, id]) => id === person.id).map(([seat]) => seat)
    const others = seats.filter(([, id]) => id !== person.id).map(([seat]) => seat)
    const version = table.ledger.version
    const seat = own.length ? random.of(own) : 'A'
    // No card has this name, so it can never be done by chance.
    const action = 'build nothing'
    // Nobody speaks to the partners of somebody else.
    const whisper = `never ${table.number}.${++table.spoken}`
    table.ledger.forbidden.add(whisper)
    await table.send(
      person,
      random.of([
        { do: 'act', seat, question: Math.max(0, version - 1), action },
        { do: 'act', seat, question: version, action },
        { do: 'act', seat: others.length ? random.of(others) : 'B', question: version, action },
        { do: 'withdraw', seat, question: Math.max(0, version - 1) },
        ...(others.length ? [{ do: 'withdraw', seat: random.of(others), question: version }] : []),
        ...(others.length ? [{ do: 'say', text: whisper, partners_of: random.of(others) }] : []),
        { do: 'undo', seat, version: 0 },
        { do: 'consent', seat: others[0] ?? 'B', agree: true },
        ...(table.ledger.stage === 'lobby' ? [{ do: 'rematch' }] : [{ do: 'start' }, { do: 'sit', seat }]),
        ...(table.ledger.stage === 'lobby' ? [] : [{ do: 'contribute', seat, text: 'late' }]),
      ]),
      {},
      random.chance(0.2),
    )
  }
}

/** Waits for all, also when one fails, so that nothing is under way afterwards.
 * @param {(Promise<unknown> | null)[]} all */
async function allDone(all) {
  for (const end of await Promise.allSettled(all)) if (end.status === 'rejected') throw end.reason
}
