// What a table must show: everything that was acknowledged, in order and once, and everything that anybody was told.

/** @typedef {import('./keys.js').Entry} Entry */
/** @typedef {import('./keys.js').Reply} Reply */
/** @typedef {{ seat: string | null, event: Record<string, unknown> }} Deed */
/** One event, or a round of several. @typedef {{ index: number, deeds: Deed[] }} Happening */
/** @typedef {{ id: string, name: string, text: string, partners?: string[], at: number }} ChatLine */
/** What was heard among the same readers. @typedef {{ lines: ChatLine[], longest: number }} Talk */
/** @typedef {{ kind: string, id?: string, level?: string }} Occupant */
/** @typedef {{ seat: string, occupant: Occupant, contributions: string[] }} SeatInfo */
/** @typedef {{ id: string, table: string, stage: string, seats: SeatInfo[], host: string, commitment: string,
 *   secret: string | null, next: string | null, undo: { by: string, waiting: string[] } | null, teams?: string[][] }} TableInfo */
/** @typedef {{ asked: string[], to_act: string[], question: { number: number, sealed: string | null } | null, secret: boolean }} Round */
/** @typedef {{ version: number, ending: { way: string } | null,
 *   view: { actions: { text: string }[] } }} GameState */
/** @typedef {{ number: number, table: TableInfo, game: GameState | null, round: Round, log: Happening[], chat: ChatLine[] }} State */

/** A change of the game that was acknowledged: an action at its place in the log, or the seat's last action taken back.
 * `from` is the version that it changed: a game leaves each of its versions once, by one action, by a round that opens, or by
 * taking back. An action of a round is sealed until the version has grown, unless something is taken back instead; `base` is
 * the place of the round's first event, and of an action alone it is its own.
 * @typedef {{ from: number, seat: string, entry: Entry, index: number | null, base: number, sealed: boolean, opened: boolean }} Claim */

/** What a viewer was told last.
 * @typedef {{ number: number, version: number, log: string[], game: string, frame: string }} Told */

const STAGES = ['lobby', 'playing', 'over']
/** How many lines of talk a table keeps, those of partners among them. */
const KEPT = 200

export class Ledger {
  /** @param {string} where
   * @param {string} commitment
   * @param {import('./report.js').Report} report */
  constructor(where, commitment, report) {
    this.where = where
    this.commitment = commitment
    this.report = report
    /** @type {Claim[]} */
    this.claims = []
    /** How many answers of each seat to rounds were sealed, changed or taken out. @type {Map<string, number>} */
    this.answers = new Map()
    /** Acknowledged words, in the order in which each person said them, and the seat that spoke to its partners alone.
     * @type {{ id: string, text: string, partnersOf: string | undefined }[]} */
    this.said = []
    /** Words that must never be heard. @type {Set<string>} */
    this.forbidden = new Set()
    /** The contribution of each person that was acknowledged last. @type {Map<string, string>} */
    this.words = new Map()
    /** Seats that gave up. @type {Set<string>} */
    this.resigned = new Set()
    /** @type {Map<string, Told>} */
    this.told = new Map()
    /** All that was heard, by who reads it: everybody, or the seats of a side. @type {Map<string, Talk>} */
    this.talk = new Map()
    /** Who plays together. @type {string[][]} */
    this.teams = []
    this.number = 0
    this.version = 0
    this.stage = 'lobby'
    /** The table of the rematch. @type {string | null} */
    this.next = null
  }

  /** The server was started again: its numbers go on from what it has kept, and comings and goings are not kept. */
  restart() {
    this.number = 0
    for (const told of this.told.values()) told.number = -1
  }

  /** A command was acknowledged for the first time.
   * @param {Entry} entry
   * @param {Reply} reply */
  acknowledge(entry, reply) {
    const { command, note, person } = entry
    if (reply.refusal) return
    const seat = command.seat ?? ''
    const asked = command.version ?? note.version ?? 0
    if (command.do === 'say') this.said.push({ id: person.id, text: command.text ?? '', partnersOf: command.partners_of })
    if (command.do === 'contribute') this.words.set(person.id, command.text ?? '')
    if (command.do === 'resign') this.#resign(seat)
    if (command.do === 'rematch') this.#rematch(reply.table)
    if (command.do === 'act') this.#act(entry, reply.version)
    if (command.do === 'withdraw') {
      if (reply.version !== asked) this.wrong('version', `${entry.body} was done and changed version ${asked} to ${reply.version}`)
      this.#unseal(seat, asked)
      this.#count(seat, 'withdrawn')
    }
    const undone = command.do === 'undo' && reply.version > asked
    const agreed = command.do === 'consent' && command.agree && note.last
    const by = undone ? seat : (note.by ?? '')
    if (undone || agreed) this.#claim({ from: asked, seat: by, entry, index: null, base: 0, sealed: false, opened: false })
  }

  /** An action that was done, or an answer that was sealed: the last one of a seat counts, and where it will stand is known.
   * @param {Entry} entry
   * @param {number} version */
  #act(entry, version) {
    const { seat = '' } = entry.command
    const { version: from = 0, index: base = 0, asked = [seat] } = entry.note
    const sealed = asked.length > 1
    const opened = version > from
    if (version < from || (!sealed && !opened)) this.wrong('version', `${entry.body} was done and left version ${version}`)
    if (sealed) this.#count(seat, this.#unseal(seat, from) ? 'changed' : 'sealed')
    this.#claim({ from, seat, entry, index: base + asked.indexOf(seat), base, sealed, opened })
  }

  /** @param {string} seat
   * @param {'sealed' | 'changed' | 'withdrawn'} what */
  #count(seat, what) {
    this.report.answers[what] += 1
    this.answers.set(seat, (this.answers.get(seat) ?? 0) + 1)
  }

  /** The seat's answer is out of the round of that version; says whether there was one.
   * @param {string} seat
   * @param {number} from */
  #unseal(seat, from) {
    const left = this.claims.filter((claim) => !claim.sealed || claim.seat !== seat || claim.from !== from)
    const was = left.length < this.claims.length
    this.claims = left
    return was
  }

  /** A bot plays on from here; whether it keeps an answer that is sealed is its own affair.
   * @param {string} seat */
  #resign(seat) {
    this.resigned.add(seat)
    this.claims = this.claims.filter((claim) => !claim.sealed || claim.seat !== seat || claim.from < this.version)
  }

  /** @param {string | null} next */
  #rematch(next) {
    if (next === null || (this.next !== null && this.next !== next)) this.wrong('rematch', `${this.next} and then ${next}`)
    this.next ??= next
  }

  /** @param {Claim} claim */
  #claim(claim) {
    const same = this.claims.find((other) => other.from === claim.from && clash(other, claim))
    if (same) this.wrong('doubled', `${same.entry.body} and ${claim.entry.body} both changed version ${claim.from}`)
    this.claims.push(claim)
    this.claims.sort((one, other) => one.from - other.from)
  }

  /** The acknowledged actions that stand at a version of the game, by their place in the log.
   * @param {Claim[]} claims
   * @param {number} version */
  expected(claims, version) {
    /** @type {Map<number, Claim>} */
    const standing = new Map()
    for (const claim of changes(claims)) {
      if (claim.from >= version) break
      if (claim.index !== null) standing.set(claim.index, claim)
      else cut(standing, lastOf(standing, claim.seat))
    }
    return standing
  }

  /** The acknowledged answers that wait, by seat, while the game has a version.
   * @param {number} version */
  #sealed(version) {
    return new Map(this.claims.filter(({ sealed, from }) => sealed && from === version).map((claim) => [claim.seat, claim]))
  }

  /** How much of a log that was told at a version must still stand: all of it, unless something was taken back since, or may
   * have been.
   * @param {number} version
   * @param {Entry[]} open */
  #keep(version, open) {
    let keep = Infinity
    /** @type {Map<number, Claim>} */
    const standing = new Map()
    for (const claim of changes(this.claims)) {
      if (claim.index !== null) standing.set(claim.index, claim)
      else {
        const first = lastOf(standing, claim.seat)
        cut(standing, first)
        if (claim.from >= version) keep = Math.min(keep, first)
      }
    }
    for (const { command, note } of open) {
      const seat = command.do === 'undo' ? command.seat : command.do === 'consent' ? note.by : undefined
      const asked = command.version ?? note.version ?? Infinity
      if (seat !== undefined) keep = Math.min(keep, lastOf(this.expected(this.claims, asked), seat))
    }
    return keep
  }

  /** What a state that is asked for now must have at least. */
  floor() {
    const { number, version, stage } = this
    const [claims, answers] = [[...this.claims], new Map(this.answers)]
    const heard = new Map([...this.talk].map(([readers, { lines }]) => [readers, lines.length]))
    return { number, version, stage, claims, answers, said: this.said.length, heard }
  }

  /** Compares a whole state with all that is known.
   * @param {string} viewer a seat, or `-` for a spectator
   * @param {State} state
   * @param {ReturnType<Ledger['floor']>} floor taken before the state was asked for
   * @param {Entry[]} open commands whose answer is not known
   * @param {Map<string, string>} owners the people of the seats, by their public numbers
   * @param {boolean} exact nothing is under way */
  check(viewer, state, floor, open, owners, exact) {
    this.report.states += 1
    const version = state.game?.version ?? 0
    const at = `as ${viewer} at number ${state.number}, version ${version}`
    if (state.number < floor.number) this.wrong('lost_number', `${at}, but ${floor.number} had been told`)
    if (version < floor.version) this.wrong('lost_version', `${at}, but ${floor.version} had been told`)
    if (STAGES.indexOf(state.table.stage) < STAGES.indexOf(floor.stage)) {
      this.wrong('lost_stage', `${at}: ${state.table.stage} after ${floor.stage}`)
    }
    if (state.table.commitment !== this.commitment) this.wrong('commitment', `${at}: ${state.table.commitment}`)
    let events = 0
    for (const { index, deeds } of state.log) {
      if (index !== events) this.wrong('log_index', `${at}: ${index} where ${events} events come before`)
      events += deeds.length
    }
    this.#checkTold(viewer, state, open, at)
    const keep = exact ? Infinity : this.#keep(Infinity, open)
    this.#checkActions(viewer, state, exact ? this.claims : floor.claims, keep, open, at)
    this.#checkRound(viewer, state, floor.answers, open, owners, at)
    if (exact) this.#checkOnce(state, owners, at)
    if (state.table.stage !== 'lobby') this.#checkSeats(state, owners, exact, at)
    this.hear(viewer, seenIn(state))
    this.#checkChat(viewer, state, floor, at)
  }

  /** @param {string} viewer
   * @param {State} state
   * @param {Entry[]} open
   * @param {string} at */
  #checkTold(viewer, state, open, at) {
    const told = this.told.get(viewer)
    if (!told || state.number < told.number) return
    const stands = Math.min(told.log.length, this.#keep(told.version, open))
    const log = linesOf(state.log)
    for (let place = 0; place < stands; place++) {
      const now = log[place] ?? 'nothing'
      if (now === told.log[place]) continue
      const before = `${told.log[place]} was told at version ${told.version}`
      this.wrong('lost_event', `${at}: at ${place} of the log ${before}, now ${now}`)
      return
    }
  }

  /** Every acknowledged action stands where it was done, unless a wish under way may have taken it back.
   * @param {string} viewer
   * @param {State} state
   * @param {Claim[]} claims
   * @param {number} keep
   * @param {Entry[]} open
   * @param {string} at */
  #checkActions(viewer, state, claims, keep, open, at) {
    const standing = this.expected(claims, state.game?.version ?? 0)
    const later = this.expected(this.claims, Infinity)
    const events = eventsOf(state.log)
    for (const [index, { seat, from, entry }] of standing) {
      if (index >= keep || later.get(index)?.entry !== entry || isChanging(open, seat, from)) continue
      const deed = events[index]
      const same = deed?.seat === seat && (viewer !== seat || alike(entry.note.offered, deed.event))
      if (!same) this.wrong('lost_action', `${at}: ${entry.body} was acknowledged, the log has ${JSON.stringify(deed)}`)
    }
  }

  /** Whoever has an acknowledged answer in the round has answered, with that and nothing else; whoever has none is asked.
   * @param {string} viewer
   * @param {State} state
   * @param {Map<string, number>} answers how many of each seat there were when the state was asked for
   * @param {Entry[]} open
   * @param {Map<string, string>} owners
   * @param {string} at */
  #checkRound(viewer, { game, round }, answers, open, owners, at) {
    if (!game || round.asked.length < 2) return
    if (!round.to_act.length) this.wrong('stuck_round', `${at}: all have answered, and nothing opens`)
    const sealed = this.#sealed(game.version)
    for (const seat of round.asked) {
      const changing = answers.get(seat) !== this.answers.get(seat) || isChanging(open, seat, game.version)
      if (changing || !owners.has(seat) || this.resigned.has(seat)) continue
      const claim = sealed.get(seat)
      const asked = round.to_act.includes(seat)
      const shown = viewer === seat ? (round.question?.sealed ?? null) : undefined
      const answer = claim?.entry.command.action ?? null
      if (claim && (asked || (shown !== undefined && shown !== answer))) {
        this.wrong('lost_answer', `${at}: ${claim.entry.body} was sealed, ${seat} ${asked ? 'is asked' : `has ${shown}`}`)
      } else if (!claim && (!asked || (shown ?? null) !== null)) {
        this.wrong('unasked_answer', `${at}: ${seat} has answered ${shown ?? ''}, and nobody asked for it`)
      }
    }
  }

  /** Every action of a person's seat was acknowledged.
   * @param {State} state
   * @param {Map<string, string>} owners
   * @param {string} at */
  #checkOnce(state, owners, at) {
    const standing = this.expected(this.claims, state.game?.version ?? 0)
    for (const [index, deed] of eventsOf(state.log).entries()) {
      if (!deed.seat || !owners.has(deed.seat) || this.resigned.has(deed.seat) || standing.has(index)) continue
      this.wrong('doubled_action', `${at}: nobody asked for ${JSON.stringify(deed)}`)
    }
  }

  /** @param {State} state
   * @param {Map<string, string>} owners
   * @param {boolean} exact
   * @param {string} at */
  #checkSeats(state, owners, exact, at) {
    // Somebody with several seats adds words for one of them.
    for (const id of exact ? new Set(owners.values()) : []) {
      const words = this.words.get(id)
      const acknowledged = JSON.stringify(words === undefined ? [] : [words])
      const found = JSON.stringify(state.table.seats.flatMap(({ occupant, contributions }) => (occupant.id === id ? contributions : [])))
      if (found !== acknowledged) this.wrong('contribution', `${at}: ${id} has ${found}, acknowledged was ${acknowledged}`)
    }
    if (this.resigned.size && state.table.seats.length === 2 && state.game?.ending?.way !== 'resigned') {
      this.wrong('lost_resignation', at)
    }
  }

  /** @param {string} viewer
   * @param {State} state
   * @param {{ said: number, heard: Map<string, number> }} floor
   * @param {string} at */
  #checkChat(viewer, { chat, table }, { said, heard }, at) {
    this.teams = table.teams ?? []
    for (const line of chat) this.#mayRead(viewer, line, at)
    for (const readers of new Set([EVERYBODY, ...this.talk.keys(), ...chat.map(readersOf)])) {
      const shown = chat.filter((line) => readersOf(line) === readers)
      if (mayRead(viewer, readers)) this.#listen(readers, shown, heard.get(readers) ?? 0, at)
    }
    /** @type {Map<string, number>} */
    const last = new Map()
    for (const { id, text, partnersOf } of this.said.slice(0, said)) {
      const readers = this.#readers(partnersOf)
      if (!mayRead(viewer, readers)) continue
      const place = this.#talk(readers).lines.findIndex((line) => line.id === id && line.text === text)
      const who = `${id} to ${readers}`
      if (place < 0) this.wrong('lost_words', `${at}: "${text}" was acknowledged and is not in the talk`)
      else if (place < (last.get(who) ?? -1)) this.wrong('order_of_words', `${at}: "${text}" comes too early`)
      else last.set(who, place)
    }
  }

  /** Who reads what a seat says to its partners; everybody, if no seat does.
   * @param {string | undefined} partnersOf */
  #readers(partnersOf) {
    return partnersOf === undefined ? EVERYBODY : (this.teams.find((team) => team.includes(partnersOf)) ?? [partnersOf]).join('')
  }

  /** @param {string} readers */
  #talk(readers) {
    const talk = this.talk.get(readers) ?? { lines: [], longest: 0 }
    this.talk.set(readers, talk)
    return talk
  }

  /** The talk of a state is its end; it may lose lines in front only when it is as long as it ever was, or the table has heard more
   * than it keeps.
   * @param {string} readers
   * @param {ChatLine[]} chat what a viewer was shown of it
   * @param {number} heard how many lines had been told when it was asked for
   * @param {string} at */
  #listen(readers, chat, heard, at) {
    const talk = this.#talk(readers)
    const first = chat[0]
    const all = [...this.talk.values()].reduce((sum, { lines }) => sum + lines.length, 0)
    const full = chat.length > 0 && (chat.length >= talk.longest || all > KEPT)
    const found = first ? talk.lines.findIndex((line) => sameLine(line, first)) : -1
    const from = found < 0 && full ? talk.lines.length : Math.max(0, found)
    if (from > 0 && !full) this.wrong('lost_words', `${at}: the talk begins with "${first?.text}"`)
    for (const [place, line] of talk.lines.slice(from).entries()) {
      const now = chat[place]
      if (now ? sameLine(now, line) : from + place >= heard) continue
      this.wrong('lost_words', `${at}: "${line.text}" was told and is not there`)
      break
    }
    for (const line of chat) this.#line(line)
    talk.longest = Math.max(talk.longest, chat.length)
  }

  /** Words that a viewer was told.
   * @param {string} viewer
   * @param {ChatLine} line */
  line(viewer, line) {
    this.#mayRead(viewer, line, `as ${viewer}`)
    this.#line(line)
  }

  /** @param {ChatLine} line */
  #line(line) {
    const { lines } = this.#talk(readersOf(line))
    if (lines.some((other) => sameLine(other, line))) return
    const heard = [...this.talk.values()].flatMap(({ lines }) => lines)
    const before = heard.find((other) => other.id === line.id && other.text === line.text)
    if (before) this.wrong('doubled_words', `"${line.text}" was said at ${before.at} and again at ${line.at}`)
    if (this.forbidden.has(line.text)) this.wrong('key_executed', `"${line.text}" came with a used key and was said`)
    lines.push(line)
  }

  /** What partners say is told to nobody else, and to nobody as if it were said to all.
   * @param {string} viewer
   * @param {ChatLine} line
   * @param {string} at */
  #mayRead(viewer, line, at) {
    const said = this.said.find(({ id, text }) => id === line.id && text === line.text)
    const right = !said || this.#readers(said.partnersOf) === readersOf(line)
    if (!right || !mayRead(viewer, readersOf(line))) this.wrong('leaked_words', `${at}: "${line.text}" for ${readersOf(line) || 'all'}`)
  }

  /** Notes what a viewer was told.
   * @param {string} viewer
   * @param {Told & { stage: string }} seen */
  hear(viewer, seen) {
    const told = this.told.get(viewer)
    const at = `as ${viewer} at number ${seen.number}, version ${seen.version}`
    if (told) {
      const parts = seen.number === told.number ? ['version', 'frame'] : []
      if (seen.version === told.version) parts.push('game', 'log')
      const part = parts.find((name) => text(told, name) !== text(seen, name))
      if (part) this.wrong('told_otherwise', `${at}: ${difference(text(told, part), text(seen, part))}`)
    }
    if (told && seen.number > told.number && seen.version < told.version) {
      this.wrong('lost_version', `${at}: version ${seen.version} after ${told.version}`)
    }
    if (!told || seen.number >= told.number) this.told.set(viewer, seen)
    this.number = Math.max(this.number, seen.number)
    this.version = Math.max(this.version, seen.version)
    if (STAGES.indexOf(seen.stage) > STAGES.indexOf(this.stage)) this.stage = seen.stage
  }

  /** @param {string} word
   * @param {string} sentence */
  wrong(word, sentence) {
    this.report.violation(word, `${this.where} ${sentence}`)
  }
}

/** What is kept of a state: all of it that does not pass by itself.
 * @param {State} state */
export function seenIn(state) {
  return { ...frameOf(state), log: linesOf(state.log) }
}

/** The events of a log: each deed is one. A happening's `index` is the place of its first.
 * @param {Happening[]} log
 * @returns {Deed[]} */
export function eventsOf(log) {
  return log.flatMap(({ deeds }) => deeds)
}

/** A line for each event that says in which round it was told.
 * @param {Happening[]} log */
export function linesOf(log) {
  return log.flatMap(({ index, deeds }) => deeds.map((deed) => JSON.stringify({ index, ...deed })))
}

/** The same without the log.
 * @param {Pick<State, 'number' | 'table' | 'game' | 'round'>} state */
export function frameOf({ number, table, game, round }) {
  const seats = table.seats.map(({ occupant, contributions }) => [occupant.kind, occupant.id, occupant.level, contributions])
  const frame = JSON.stringify([table.stage, table.secret, table.undo, table.next, seats, round])
  return { number, version: game?.version ?? 0, stage: table.stage, game: JSON.stringify(game ?? null), frame }
}

/** Claims without the answers that were still sealed when something was taken back instead.
 * @param {Claim[]} claims */
function changes(claims) {
  const undone = new Set(claims.filter(({ index }) => index === null).map(({ from }) => from))
  return claims.filter(({ from, sealed }) => !sealed || !undone.has(from))
}

/** Whether two claims cannot both have changed the same version: only answers of one round can, and those that were still
 * sealed when something was taken back.
 * @param {Claim} one
 * @param {Claim} other */
function clash(one, other) {
  if (one.index === null || other.index === null) return (one.opened || !one.sealed) && (other.opened || !other.sealed)
  return !one.sealed || !other.sealed
}

/** Whether an answer of a seat may be changing: a command about it has not been answered.
 * @param {Entry[]} open
 * @param {string} seat
 * @param {number} from */
function isChanging(open, seat, from) {
  return open.some(({ command, note }) => command.seat === seat && (command.do === 'resign' || note.version === from))
}

/** Where a seat's last decision begins: a round is taken back as a whole.
 * @param {Map<number, Claim>} standing
 * @param {string} seat */
function lastOf(standing, seat) {
  const own = [...standing].filter(([, claim]) => claim.seat === seat).sort(([one], [other]) => one - other)
  return own.at(-1)?.[1].base ?? 0
}

/** @param {Map<number, Claim>} standing
 * @param {number} from */
function cut(standing, from) {
  for (const index of [...standing.keys()]) if (index >= from) standing.delete(index)
}

/** Whether an event is what was offered: the same pieces, as far as both name them. What follows is no part of it.
 * @param {Record<string, unknown> | undefined} offered
 * @param {Record<string, unknown>} event */
export function alike(offered, event) {
  const named = Object.keys(offered ?? {}).filter((name) => name in event && name !== 'consequences')
  return named.every((name) => sameAsFarAsNamed(offered?.[name], event[name]))
}

/** @param {unknown} one
 * @param {unknown} other
 * @returns {boolean} */
function sameAsFarAsNamed(one, other) {
  if (!isRecord(one) || !isRecord(other)) return JSON.stringify(one) === JSON.stringify(other)
  return Object.keys(one).every((name) => !(name in other) || sameAsFarAsNamed(one[name], other[name]))
}

/** @param {unknown} value
 * @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Who reads what is said to all. */
const EVERYBODY = ''

/** The seats that read a line, as one word.
 * @param {ChatLine} line */
function readersOf({ partners = [] }) {
  return partners.join('')
}

/** @param {string} viewer a seat, or `-` for a spectator
 * @param {string} readers */
function mayRead(viewer, readers) {
  return readers === EVERYBODY || readers.includes(viewer)
}

/** @param {ChatLine} one
 * @param {ChatLine} other */
function sameLine(one, other) {
  return one.id === other.id && one.text === other.text && one.at === other.at
}

/** @param {Told} told
 * @param {string} name */
function text(told, name) {
  return name === 'log' ? told.log.join('\n') : String(told[/** @type {'version' | 'frame' | 'game'} */ (name)])
}

/** @param {string} before
 * @param {string} after */
function difference(before, after) {
  let at = 0
  while (at < before.length && before[at] === after[at]) at += 1
  const from = Math.max(0, at - 60)
  return `…${before.slice(from, at + 80)}… and then …${after.slice(from, at + 80)}…`
}
