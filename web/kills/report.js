// What was counted and what was wrong.

export class Report {
  /** @param {number} lines how many violations of one kind are shown; the rest is counted */
  constructor(lines) {
    this.lines = lines
    this.kills = 0
    this.terminations = 0
    this.people = 0
    /** Commands that were answered with something that has to hold: done, or refused.
     * @type {{ done: number, refused: number }} */
    this.acknowledged = { done: 0, refused: 0 }
    /** Answers to rounds in which several choose at the same time. */
    this.answers = { sealed: 0, changed: 0, withdrawn: 0 }
    /** Requests whose key had been sent before, by why. */
    this.resent = { unanswered: 0, inFlight: 0, old: 0, changed: 0 }
    /** What a fault left without an answer turned out to have been done, or not. */
    this.unanswered = { done: 0, undone: 0 }
    this.states = 0
    this.updates = 0
    this.gaps = 0
    this.dropped = 0
    this.passing = 0
    /** Tables by their text. @type {Map<string, number>} */
    this.tables = new Map()
    this.finished = 0
    this.logs = 0
    /** Violations by their word. @type {Map<string, number>} */
    this.violations = new Map()
    this.total = 0
  }

  /** Says that the server did what it must not do.
   * @param {string} word what kind of violation
   * @param {string} sentence the place and what was seen there */
  violation(word, sentence) {
    this.total += 1
    const count = (this.violations.get(word) ?? 0) + 1
    this.violations.set(word, count)
    if (count <= this.lines) console.log(`VIOLATION ${word}: ${sentence}`)
    if (count === this.lines) console.log(`VIOLATION ${word}: more of them are counted, not shown`)
  }

  /** @param {string} text */
  table(text) {
    this.tables.set(text, (this.tables.get(text) ?? 0) + 1)
  }

  /** @param {number} seconds */
  progress(seconds) {
    const { done, refused } = this.acknowledged
    const faults = this.terminations ? `${this.kills} kills, ${this.terminations} stops` : `${this.kills} kills`
    console.log(
      `${seconds.toFixed(0).padStart(5)} s  ${faults}, ${done + refused} commands, ${sum(this.resent)} resent, ` +
        `${sum(this.tables)} tables, ${this.finished} finished, ${this.total} violations`,
    )
  }

  /** @param {number} seconds */
  summary(seconds) {
    const { done, refused } = this.acknowledged
    const { unanswered, inFlight, old, changed } = this.resent
    const again = `${unanswered} unanswered, ${inFlight} in flight, ${old} old keys, ${changed} with another command`
    const { sealed, changed: anew, withdrawn } = this.answers
    const found = `${this.unanswered.done} had been done, ${this.unanswered.undone} had not`
    const kinds = [...this.tables].sort().map(([text, count]) => `${count} ${text}`)
    const rows = [
      ['seconds', seconds.toFixed(1)],
      ['kills', `${this.kills} by SIGKILL, ${this.terminations} stops by SIGTERM`],
      ['commands acknowledged', `${done + refused} (${done} done, ${refused} refused)`],
      ['answers sealed', `${sealed}, ${anew} changed, ${withdrawn} taken out again`],
      ['sent again', `${sum(this.resent)} (${again})`],
      ['unanswered at a fault', `${sum(this.unanswered)} (${found})`],
      ['states and updates read', `${this.states} and ${this.updates}, ${this.gaps} gaps`],
      ['connections dropped', `${this.dropped}`],
      ['passing refusals', `${this.passing}`],
      ['people', `${this.people}`],
      ['tables', `${sum(this.tables)} (${kinds.join(', ')})`],
      ['games finished', `${this.finished}, ${this.logs} logs replayed and verified`],
      ['violations', `${this.total}${[...this.violations].map(([word, count]) => `, ${count} ${word}`).join('')}`],
    ]
    for (const [name, value] of rows) console.log(`${(name ?? '').padEnd(24)} ${value}`)
  }
}

/** @param {Map<string, number> | Record<string, number>} counts */
function sum(counts) {
  const values = counts instanceof Map ? [...counts.values()] : Object.values(counts)
  return values.reduce((whole, one) => whole + one, 0)
}
