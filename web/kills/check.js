// After a fault: what was told is there, what was acknowledged is there once, and what had no answer is sent again.

import { checkLog } from './finished.js'
import { alike, eventsOf } from './ledger.js'
import { sleep } from './table.js'

/** @typedef {import('./table.js').Table} Table */
/** @typedef {import('./keys.js').Entry} Entry */
/** @typedef {import('./ledger.js').State} State */

/** Every pair of eyes at a table: each seat of a person, and a spectator.
 * @param {Table} table
 * @returns {[import('./person.js').Person, string | null][]} */
function eyes(table) {
  const host = /** @type {import('./person.js').Person} */ (table.people[0])
  /** @type {[import('./person.js').Person, string | null][]} */
  const all = [[table.watcher ?? host, null]]
  for (const seat of table.owners.keys()) {
    const owner = table.owner(seat)
    if (owner) all.push([owner, seat])
  }
  return all
}

/** Whether a command that had no answer is in effect, if that can be seen.
 * @param {Entry} entry
 * @param {Map<string | null, State>} states by whose eyes saw them
 * @param {Map<number, import('./ledger.js').Claim>} standing the acknowledged actions by their place in the log
 * @returns {boolean | null} */
function isThere(entry, states, standing) {
  const { command, person } = entry
  const first = states.get(null)
  if (!first) return null
  const own = states.get(command.seat ?? null)
  if (command.do === 'act' || command.do === 'withdraw') return own ? isAnswered(entry, own, standing) : null
  if (command.do === 'say') {
    const reader = states.get(command.partners_of ?? null)
    return reader ? reader.chat.some(({ text }) => text === command.text) : null
  }
  if (command.do === 'start') return first.table.stage !== 'lobby'
  if (command.do === 'sit') return first.table.seats.find(({ seat }) => seat === command.seat)?.occupant.id === person.id
  if (command.do === 'resign') return first.game?.ending?.way === 'resigned' ? true : null
  return null
}

/** Whether an answer that was not acknowledged is sealed or has been played, or one that is to be taken out is out.
 * @param {Entry} entry
 * @param {State} state as its seat sees it
 * @param {Map<number, import('./ledger.js').Claim>} standing
 * @returns {boolean | null} */
function isAnswered({ command, note }, { game, round, log }, standing) {
  const { seat = '', action = null } = command
  const { index, version, asked = [seat], offered } = note
  if (index === undefined) return null
  const waits = asked.length > 1 && game?.version === version
  if (waits) return (round.question?.sealed ?? null) === action
  if (command.do === 'withdraw') return null
  const place = index + asked.indexOf(seat)
  const claim = standing.get(place)
  const deed = eventsOf(log)[place]
  if (deed?.seat !== seat || !alike(offered, deed.event)) return false
  // A place that an acknowledged action holds is not this one's, unless it changed that action's answer to the same question.
  return !claim || (claim.from === version && !alike(claim.entry.note.offered, deed.event))
}

/** Checks a table that was in use when the server went down, before anything else is done there.
 * @param {Table} table */
export async function checkTable(table) {
  const { report } = table.trial
  const host = /** @type {import('./person.js').Person} */ (table.people[0])
  const pending = table.keys.pending()
  /** @type {Map<string | null, State>} */
  const states = new Map()
  await table.look(host, null)
  for (const [person, seat] of eyes(table)) states.set(seat, await table.look(person, seat))
  for (const entry of pending) {
    const there = isThere(entry, states, table.ledger.expected(table.ledger.claims, Infinity))
    report.resent.unanswered += 1
    const reply = await table.deliver(entry)
    if (there !== null) report.unanswered[there ? 'done' : 'undone'] += 1
    // Another request may have begun the game or taken the seat for the same person.
    const own = entry.command.do !== 'start' && entry.command.do !== 'sit'
    if (there && own && reply?.refusal) {
      report.violation('half_done', `${table.keys.name(entry)} is in effect without an answer, but its key gets ${entry.reply}`)
    }
  }
  await table.look(host, null)
  for (const [person, seat] of eyes(table)) await table.look(person, seat, true)
}

/** Sends old keys again: the first ones, some of the others, and one with another command.
 * @param {Table} table
 * @param {number} count */
export async function checkKeys(table, count) {
  const { random } = table
  const answered = table.keys.answered()
  if (!answered.length) return
  const refused = answered.filter((entry) => entry.status !== null && entry.status >= 400)
  for (let i = 0; i < count; i++) {
    const from = i === 0 ? answered.slice(0, 8) : i === 1 && refused.length ? refused : answered
    await table.repeat(random.of(from))
  }
  await table.change(random.of(answered))
}

/** Checks a game that was over before: nothing about it changes any more.
 * @param {Table} table
 * @param {Map<number, string>} logs */
export async function checkFinished(table, logs) {
  for (const [person, seat] of eyes(table)) await table.look(person, seat, true)
  await checkLog(table, logs)
  await checkKeys(table, 6)
}

/** Whether the server says that it is well, asked for some time.
 * @param {import('./trial.js').Trial} trial */
export async function checkHealth(trial) {
  const who = { cookie: null, from: '10.255.1.1' }
  let last = ''
  for (let tries = 0; tries < 50; tries++) {
    const answer = await trial.http.send(who, 'GET', '/healthz')
    if (answer.status === 200) return
    last = `${answer.status} ${answer.text}`
    await sleep(100)
  }
  trial.report.violation('health', `after a fault healthz says ${last}`)
}
