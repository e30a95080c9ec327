// Games that are over: their logs have every acknowledged action in its place, replay, and prove their deals.

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Broken } from './http.js'

/** @typedef {import('./table.js').Table} Table */

/** Downloads the log of a game that is over. Once it has been seen it must not change.
 * @param {Table} table
 * @param {Map<number, string>} logs what was downloaded before, by the table's number
 * @returns {Promise<boolean>} whether it is the first time */
export async function checkLog(table, logs) {
  const { http, report } = table.trial
  const person = /** @type {import('./person.js').Person} */ (table.people[0])
  const who = person.who(table.address(person))
  const { status, text } = await http.send(who, 'GET', `/api/tables/${table.id}/log`)
  if (status === 503 || status === 429) throw new Broken(`log: ${status}`)
  if (status !== 200) {
    report.violation('log', `${table.where} is over, and its log is answered ${status} ${text.slice(0, 200)}`)
    return false
  }
  const before = logs.get(table.number)
  if (before !== undefined) {
    if (before !== text) report.violation('log_changed', `${table.where} has another log than before`)
    return false
  }
  logs.set(table.number, text)
  checkLines(table, text)
  return true
}

/** @param {Table} table
 * @param {string} text */
function checkLines(table, text) {
  const { ledger, owners } = table
  const lines = text.split('\n').map((line) => line.replace(/ *#[0-9a-f]{4}$/, ''))
  const events = lines.filter((line) => /^(\*|[A-H]) /.test(line))
  const standing = ledger.expected(ledger.claims, Infinity)
  for (const [index, { seat, entry }] of standing) {
    const line = `${seat} ${entry.command.action}`
    if (events[index] === line) continue
    ledger.wrong('lost_action', `has "${events[index]}" at ${index} of its saved log, where "${line}" was acknowledged`)
  }
  for (const [index, line] of events.entries()) {
    const seat = line.slice(0, 1)
    if (!owners.has(seat) || ledger.resigned.has(seat) || standing.has(index)) continue
    ledger.wrong('doubled_action', `has "${line}" at ${index} of its saved log, which nobody asked for`)
  }
  if (!lines.includes(`commitment ${ledger.commitment}`)) ledger.wrong('commitment', 'has another one in its saved log')
  for (const id of new Set(owners.values())) {
    const words = ledger.words.get(id)
    const seats = [...owners].filter(([, owner]) => owner === id).map(([seat]) => seat)
    if (words === undefined || seats.some((seat) => lines.includes(`luck ${seat} ${words}`))) continue
    ledger.wrong('contribution', `has not "luck ${seats.join(' or ')} ${words}" in its saved log`)
  }
}

/** Lets the program replay and verify a log.
 * @param {Table} table
 * @param {string} text */
export async function proveLog(table, text) {
  const { report, server } = table.trial
  const folder = mkdtempSync(join(tmpdir(), 'pharos-kills-log-'))
  const file = join(folder, 'game.log')
  writeFileSync(file, text)
  for (const command of ['replay', 'verify']) {
    const said = await run(server.program, [command, file, '--lang', 'en'])
    if (said !== null) report.violation('log', `${table.where}: pharos ${command} says ${said}`)
  }
  rmSync(folder, { recursive: true, force: true })
  report.logs += 1
}

/** Runs a program; null if it is content.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<string | null>} */
function run(program, args) {
  return new Promise((done) => {
    execFile(program, args, { timeout: 60_000 }, (why, out, complaint) => {
      done(why ? `${complaint || out || why.message}`.trim().split('\n').slice(-1).join() : null)
    })
  })
}
