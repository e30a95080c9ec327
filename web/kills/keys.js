// Every command that was ever sent to a table, with its key and the answer that holds for it from then on.

import { Broken } from './http.js'

/** The refusal of a key that comes again with another command. */
export const KEY_USED = 'key_used'

/** Refusals that are no answer for good: the same request may be sent again and be heard. */
const PASSING = new Set(['internal', 'stopping'])

/** Refusals of a table, which hold, or of the door to it, which do not. */
const LIMITS = new Set(['too_fast', 'too_many'])

/** @typedef {import('./person.js').Person} Person */
/** @typedef {{ do: string, seat?: string, version?: number, question?: number, action?: string, text?: string, agree?: boolean,
 *   level?: string, order?: string[], partners_of?: string }} Command */
/** @typedef {{ key: string, refusal: string | null, version: number, table: string | null }} Reply */
/** What the sender knew: the version of the game; for an action, how many events there were, which seats were asked, and the
 * action as it was offered; for a consent, whose wish it was and whether nobody else is waited for.
 * @typedef {{ index?: number, version?: number, asked?: string[], offered?: Record<string, unknown>, by?: string,
 *   last?: boolean }} Note */

/** One command, however often it is sent.
 * @typedef {object} Entry
 * @property {Person} person
 * @property {string} key
 * @property {Command} command
 * @property {Note} note
 * @property {string} body the bytes that are sent
 * @property {string | null} reply the bytes of the first answer
 * @property {number | null} status the status that came with them over HTTP
 * @property {boolean} passed it was refused for the moment and given up */

export class Keys {
  /** @param {string} where the table in a word, for people
   * @param {import('./report.js').Report} report
   * @param {(entry: Entry, reply: Reply) => void} onFirst called when a command is acknowledged */
  constructor(where, report, onFirst) {
    this.where = where
    this.report = report
    this.onFirst = onFirst
    /** @type {Entry[]} */
    this.entries = []
    /** @type {Map<Person, number>} */
    this.counts = new Map()
    /** The table takes no more beside its game. */
    this.full = false
  }

  /** A new command. Keys are counted by person and table, so the same keys are in use everywhere and must not mix.
   * @param {Person} person
   * @param {Command} command
   * @param {Note} note
   * @returns {Entry} */
  make(person, command, note) {
    const count = (this.counts.get(person) ?? 0) + 1
    this.counts.set(person, count)
    const key = `k${count}`
    const body = JSON.stringify({ key, command })
    /** @type {Entry} */
    const entry = { person, key, command, note, body, reply: null, status: null, passed: false }
    this.entries.push(entry)
    return entry
  }

  /** Commands that have had no answer. */
  pending() {
    return this.entries.filter((entry) => entry.reply === null && !entry.passed)
  }

  /** Commands whose answer has to come again. */
  answered() {
    return this.entries.filter((entry) => entry.reply !== null)
  }

  /** Takes an answer; every one after the first must be the same to the byte. Nothing is said of a passing refusal.
   * @param {Entry} entry
   * @param {string} text
   * @param {number | null} status
   * @returns {Reply | null} */
  answer(entry, text, status) {
    const reply = read(text)
    if (reply?.refusal === 'too_many') this.full = true
    if (passes(reply, status)) {
      this.report.passing += 1
      if (reply?.refusal === 'stopping') throw new Broken('the server stops')
      return null
    }
    const name = this.name(entry)
    if (!reply || reply.key !== entry.key || typeof reply.version !== 'number') {
      this.report.violation('answer', `${name} got ${status ?? 'over WebSocket'} ${shown(text)}`)
      entry.passed = true
      return null
    }
    if (entry.reply === null) {
      entry.reply = text
      entry.status = status
      this.report.acknowledged[reply.refusal ? 'refused' : 'done'] += 1
      this.onFirst(entry, reply)
    }
    if (entry.reply !== text) {
      this.report.violation('other_answer', `${name} got ${shown(entry.reply)} and later ${shown(text)}`)
    } else if (status !== null && entry.status !== null && status !== entry.status) {
      this.report.violation('other_status', `${name} got ${entry.status} and later ${status}, both with ${shown(text)}`)
    } else {
      entry.status ??= status
    }
    return reply
  }

  /** Takes the answer to a key that was sent with another command.
   * @param {Entry} entry
   * @param {Command} other
   * @param {string} text
   * @param {number} status */
  changed(entry, other, text, status) {
    const reply = read(text)
    if (passes(reply, status)) return
    if (reply?.refusal === KEY_USED && status >= 400) return
    const sent = JSON.stringify(other)
    this.report.violation('key_reused', `${this.name(entry)}, sent again with ${sent}, got ${status} ${shown(text)}`)
  }

  /** @param {Entry} entry */
  name(entry) {
    return `${this.where}: ${entry.key} of ${entry.person.name} ${JSON.stringify(entry.command)}`
  }
}

/** Whether an answer says nothing about the command. A limit that the table itself keeps comes with the key, and by HTTP it
 * cannot be taken for one of the connection.
 * @param {Reply | null} reply
 * @param {number | null} status */
function passes(reply, status) {
  if (!reply?.refusal) return false
  return PASSING.has(reply.refusal) || (LIMITS.has(reply.refusal) && (reply.key === undefined || status === null))
}

/** @param {string} text
 * @returns {Reply | null} */
function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** @param {string} text */
function shown(text) {
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
