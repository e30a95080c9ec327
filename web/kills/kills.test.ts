// The kill test is only as good as what it finds: each kind of loss, shown to it on purpose.

import { beforeEach, expect, test, vi } from 'vitest'
import { Broken, Http } from './http.js'
import { type Command, type Entry, KEY_USED, Keys, type Note } from './keys.js'
import { Ledger, type State } from './ledger.js'
import { Person } from './person.js'
import { Report } from './report.js'

const ania = new Person(new Http(''), 'Ania', 1)
ania.id = 'ania'
const owners = new Map([['A', 'ania']])

let report: Report
let ledger: Ledger
let keys: Keys

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  report = new Report(1)
  ledger = new Ledger('table 1', 'c0', report)
  keys = new Keys('table 1', report, (entry, reply) => ledger.acknowledge(entry, reply))
})

/** A command of Ania, acknowledged with a version of the game. */
function done(command: Command, version: number, note: Note = {}): Entry {
  const entry = keys.make(ania, command, note)
  keys.answer(entry, JSON.stringify({ key: entry.key, refusal: null, version, table: null }), 200)
  return entry
}

function act(version: number, index: number): Entry {
  const offered = { deed: { kind: 'build', card: index } }
  return done({ do: 'act', seat: 'A', question: version, action: `build ${index}` }, version + 1, { index, version, offered })
}

const TOGETHER = ['A', 'B', 'C']

/** Ania's answer in a round of three, whose reply has a version: the same while others think. */
function seal(card: string, from: number, version = from, index = 0): Entry {
  const offered = { kind: 'bid', card }
  return done({ do: 'act', seat: 'A', question: from, action: `bid ${card}` }, version, { index, version: from, asked: TOGETHER, offered })
}

const withdraw = (from: number, version = from) => done({ do: 'withdraw', seat: 'A', question: from }, version, { index: 0, version: from, asked: TOGETHER })

/** A round of three that waits for some, as A sees it. */
function waiting(version: number, to_act: string[], sealed: string | null): State {
  return state(version, [], { round: { asked: TOGETHER, to_act, question: { number: version, sealed }, secret: false } })
}

/** A state after a round of three has opened in which A bid a card. */
function opened(version: number, card: string): State {
  const deeds = TOGETHER.map((seat) => ({ seat, event: { game: 'toy', kind: 'bid', card: seat === 'A' ? card : 'other' } }))
  return { ...state(version, []), log: [{ index: 0, deeds }] }
}

/** A state whose log has actions of these seats. */
function state(version: number, seats: string[], more: Partial<State> = {}, words: string | null = null): State {
  const occupant = { kind: 'person', id: 'ania' }
  return {
    number: version,
    table: {
      id: 't',
      table: 'duel',
      stage: 'playing',
      seats: [{ seat: 'A', occupant, contributions: words === null ? [] : [words] }],
      host: 'ania',
      commitment: 'c0',
      secret: null,
      next: null,
      undo: null,
    },
    game: { version, ending: null, view: { actions: [] } },
    round: { asked: ['A'], to_act: ['A'], question: { number: version, sealed: null }, secret: false },
    log: seats.map((seat, index) => ({ index, deeds: [{ seat, event: { game: 'duel', deed: { kind: 'build', card: index } } }] })),
    chat: [],
    ...more,
  }
}

const check = (shown: State, { exact = true, open = [] as Entry[] } = {}) =>
  ledger.check('A', shown, ledger.floor(), open, owners, exact)

const found = () => [...report.violations.keys()]

test('what is as it must be is not complained of', () => {
  act(1, 0)
  act(2, 1)
  check(state(3, ['A', 'A']))
  check(state(4, ['A', 'A', 'B']))
  expect(found()).toEqual([])
})

test('an acknowledged action that is not in the log is found', () => {
  act(1, 0)
  check(state(2, []))
  expect(found()).toEqual(['lost_action'])
})

test('an acknowledged action in whose place there is another is found', () => {
  act(1, 0)
  const shown = state(2, ['A'])
  shown.log[0]!.deeds[0]!.event.deed = { kind: 'build', card: 'other' }
  check(shown)
  expect(found()).toEqual(['lost_action'])
})

test('an action that was done twice is found, in the log and by its version', () => {
  act(1, 0)
  check(state(3, ['A', 'A']))
  expect(found()).toEqual(['doubled_action'])
  act(1, 0)
  expect(found()).toEqual(['doubled_action', 'doubled'])
})

test('what was taken back is not missed, and must not stay', () => {
  act(1, 0)
  act(2, 1)
  check(state(3, ['A', 'A']))
  done({ do: 'undo', seat: 'A', version: 3 }, 4)
  check(state(4, ['A']))
  expect(found()).toEqual([])
  check(state(5, ['A', 'A']))
  expect(found()).toEqual(['doubled_action'])
})

test('a wish to take back without an answer may have been done, and excuses nothing before it', () => {
  act(1, 0)
  act(2, 1)
  check(state(3, ['A', 'A']))
  const open = [keys.make(ania, { do: 'undo', seat: 'A', version: 3 }, {})]
  check(state(4, ['A']), { exact: false, open })
  expect(found()).toEqual([])
  check(state(5, []), { exact: false, open })
  expect(found()).toContain('lost_action')
})

test('what was told and is gone or otherwise is found', () => {
  check(state(3, ['B', 'B']))
  ledger.restart()
  check(state(4, ['B']))
  expect(found()).toEqual(['lost_event'])
  check({ ...state(4, ['B']), game: { ...state(4, []).game!, view: { actions: [{ text: 'other' }] } } })
  expect(found()).toEqual(['lost_event', 'told_otherwise'])
})

test('a round is one happening with an event for each seat, and places count events', () => {
  act(1, 0)
  const shown = state(3, ['A', 'B', 'B'])
  const [first, second, third] = shown.log.flatMap(({ deeds }) => deeds)
  const log = (index: number) => [{ index: 0, deeds: [first!, second!] }, { index, deeds: [third!] }]
  check({ ...shown, log: log(2) })
  expect(found()).toEqual([])
  check({ ...shown, number: 4, game: { ...shown.game!, version: 4 }, log: log(1) })
  expect(found()).toContain('log_index')
})

test('an answer that waits is there, and the last one counts', () => {
  seal('r1', 5)
  check(waiting(5, ['B'], 'bid r1'))
  seal('r2', 5)
  check({ ...waiting(5, ['B'], 'bid r2'), number: 6 })
  withdraw(5)
  check({ ...waiting(5, ['A', 'B'], null), number: 7 })
  seal('r3', 5)
  check({ ...opened(6, 'r3'), number: 8 })
  expect(found()).toEqual([])
  expect(report.answers).toEqual({ sealed: 2, changed: 1, withdrawn: 1 })
})

test('a sealed answer that is lost, or an older one in its place, is found', () => {
  seal('r1', 5)
  seal('r2', 5)
  check(waiting(5, ['A', 'B'], null))
  expect(found()).toEqual(['lost_answer'])
  check({ ...waiting(5, ['B'], 'bid r1'), number: 6 })
  expect(report.violations.get('lost_answer')).toBe(2)
})

test('an answer that was taken out and is still there is found, and so is one that nobody gave', () => {
  seal('r1', 5)
  withdraw(5)
  check(waiting(5, ['B'], 'bid r1'))
  expect(found()).toEqual(['unasked_answer'])
  check({ ...waiting(6, ['B'], 'bid r1'), number: 7 })
  expect(report.violations.get('unasked_answer')).toBe(2)
})

test('a round in which all have answered and that does not open is found', () => {
  seal('r1', 5)
  check(waiting(5, [], 'bid r1'))
  expect(found()).toEqual(['stuck_round'])
})

test('a round that opens with another answer than the last acknowledged one is found', () => {
  seal('r1', 5)
  seal('r2', 5)
  check(opened(6, 'r1'))
  expect(found()).toEqual(['lost_action'])
})

test('a round that opens with an answer that was taken out is found', () => {
  seal('r1', 5)
  withdraw(5)
  check(opened(6, 'r1'))
  expect(found()).toEqual(['doubled_action'])
})

test('sealing and taking out leave the version as it is; only the last answer of a round changes it', () => {
  seal('r1', 5)
  seal('r2', 5, 6)
  expect(found()).toEqual([])
  seal('r3', 7, 6)
  expect(report.violations.get('version')).toBe(1)
  withdraw(7, 8)
  expect(report.violations.get('version')).toBe(2)
})

test('a change of an answer without a reply may have been made or not, whatever opens', () => {
  seal('r1', 5)
  const command = { do: 'act', seat: 'A', question: 5, action: 'bid r2' }
  const open = [keys.make(ania, command, { index: 0, version: 5, asked: TOGETHER, offered: { kind: 'bid', card: 'r2' } })]
  check(waiting(5, ['B'], 'bid r2'), { exact: false, open })
  check({ ...opened(6, 'r2'), number: 6 }, { exact: false, open })
  expect(found()).toEqual([])
  check({ ...opened(6, 'r2'), number: 7 }, { exact: false })
  expect(found()).toEqual(['lost_action'])
})

test('an answer that comes and goes while a state is on its way is not complained of', () => {
  const floor = ledger.floor()
  seal('r1', 5)
  withdraw(5)
  ledger.check('A', waiting(5, ['B'], 'bid r1'), floor, [], owners, false)
  expect(found()).toEqual([])
})

test('a round is taken back as a whole, and what waits in the next one with it', () => {
  act(1, 0)
  seal('r1', 5, 6, 1)
  const [first] = state(1, ['A']).log
  const [round] = opened(6, 'r1').log
  const after = { ...opened(6, 'r1'), log: [first!, { ...round!, index: 1 }] }
  check(after)
  expect(found()).toEqual([])
  seal('r2', 6, 6, 4)
  done({ do: 'undo', seat: 'A', version: 6 }, 7)
  check(state(7, ['A']))
  expect(found()).toEqual([])
  check({ ...after, number: 8, game: { ...after.game!, version: 8 } })
  expect(found()).toContain('doubled_action')
})

test('a card of 7 Wonders that was paid otherwise, or another one, is not what was acknowledged', () => {
  const build = (card: string, left: number) => ({ deed: { kind: 'build', card, payment: { bank: 0, left, right: 0 } } })
  const offered = { text: 'build altar left 2', ...build('altar', 2) }
  done({ do: 'act', seat: 'A', question: 5, action: offered.text }, 6, { index: 0, version: 5, asked: TOGETHER, offered })
  const opens = (own: object, number: number) => {
    const deeds = TOGETHER.map((seat) => ({ seat, event: { game: 'wonders', ...(seat === 'A' ? own : build('baths', 0)), consequences: [] } }))
    check({ ...state(6, [], { number }), log: [{ index: 0, deeds }] })
  }
  opens(build('altar', 2), 6)
  expect(found()).toEqual([])
  ledger.told.clear()
  opens(build('altar', 1), 7)
  expect([...report.violations]).toEqual([['lost_action', 1]])
  ledger.told.clear()
  opens(build('baths', 2), 8)
  expect([...report.violations]).toEqual([['lost_action', 2]])
})

test('a wish to take back without a reply excuses the last round, not what came before it', () => {
  act(1, 0)
  seal('r1', 5, 6, 1)
  seal('r2', 6, 6, 4)
  const open = [keys.make(ania, { do: 'undo', seat: 'A', version: 6 }, {})]
  check(state(7, ['A']), { exact: false, open })
  expect(found()).toEqual([])
  check(state(8, []), { exact: false, open })
  expect(found()).toContain('lost_action')
})

test('a round that has opened and taking back cannot both have left the same version', () => {
  seal('r1', 5, 6)
  done({ do: 'undo', seat: 'A', version: 5 }, 6)
  expect(found()).toEqual(['doubled'])
})

test('versions never go back; numbers only when the server was started again', () => {
  check(state(5, [], { number: 9 }))
  ledger.restart()
  check(state(5, [], { number: 6 }))
  expect(found()).toEqual([])
  check(state(5, [], { number: 5 }))
  expect(found()).toEqual(['lost_number'])
  check(state(4, [], { number: 10 }))
  expect(found()).toContain('lost_version')
})

test('words that are lost, doubled or in another order are found', () => {
  const line = (text: string, at: number) => ({ id: 'ania', name: 'Ania', text, at })
  done({ do: 'say', text: 'one' }, 1)
  done({ do: 'say', text: 'two' }, 1)
  check(state(1, [], { chat: [line('one', 1), line('two', 2)] }))
  expect(found()).toEqual([])
  check(state(1, [], { number: 2, chat: [line('one', 1), line('two', 2), line('one', 3)] }))
  expect(found()).toEqual(['doubled_words'])
  check(state(1, [], { number: 3, chat: [line('one', 1)] }))
  expect(found()).toEqual(['doubled_words', 'lost_words'])
  done({ do: 'say', text: 'three' }, 1)
  done({ do: 'say', text: 'four' }, 1)
  ledger.talk.clear()
  check(state(1, [], { number: 4, chat: ['one', 'two', 'four', 'three'].map((text, at) => line(text, at)) }))
  expect(found()).toEqual(['doubled_words', 'lost_words', 'order_of_words'])
})

test('what partners say is looked for among them, and found where it does not belong', () => {
  const pairs = (chat: State['chat'], number: number) => state(1, [], { number, chat, table: { ...state(1, []).table, teams: [['A', 'B'], ['C', 'D']] } })
  const whisper = { id: 'ania', name: 'Ania', text: 'psst', partners: ['A', 'B'], at: 1 }
  const aloud = { id: 'ania', name: 'Ania', text: 'hello', at: 2 }
  const look = (viewer: string, shown: State) => ledger.check(viewer, shown, ledger.floor(), [], owners, true)
  done({ do: 'say', text: 'psst', partners_of: 'A' }, 1)
  done({ do: 'say', text: 'hello' }, 1)
  look('-', pairs([aloud], 1))
  look('C', pairs([aloud], 2))
  look('A', pairs([whisper, aloud], 3))
  look('B', pairs([whisper, aloud], 4))
  expect(found()).toEqual([])
  look('B', pairs([aloud], 5))
  expect(found()).toEqual(['lost_words'])
  look('C', pairs([whisper, aloud], 6))
  expect(found()).toEqual(['lost_words', 'leaked_words'])
  report.violations.clear()
  ledger.line('-', { ...whisper, partners: [] })
  expect(found()).toContain('leaked_words')
})

test('the contribution that counts is the last that was acknowledged', () => {
  const first = done({ do: 'contribute', seat: 'A', text: 'first' }, 0)
  done({ do: 'contribute', seat: 'A', text: 'last' }, 0)
  keys.answer(first, first.reply ?? '', 200)
  check(state(1, [], {}, 'last'))
  expect(found()).toEqual([])
  check(state(2, [], {}, 'first'))
  expect(found()).toEqual(['contribution'])
})

test('a key is answered the same to the byte, with the same status', () => {
  const entry = done({ do: 'say', text: 'one' }, 7)
  keys.answer(entry, entry.reply ?? '', null)
  expect(found()).toEqual([])
  keys.answer(entry, entry.reply ?? '', 409)
  expect(found()).toEqual(['other_status'])
  keys.answer(entry, (entry.reply ?? '').replace('7', '8'), 200)
  expect(found()).toEqual(['other_status', 'other_answer'])
})

test('a key with another command must be refused as such', () => {
  const entry = done({ do: 'say', text: 'one' }, 7)
  const other = { do: 'say', text: 'never' }
  keys.changed(entry, other, JSON.stringify({ key: entry.key, refusal: KEY_USED, version: 7, table: null }), 409)
  expect(found()).toEqual([])
  keys.changed(entry, other, entry.reply ?? '', 200)
  expect(found()).toEqual(['key_reused'])
})

test('a passing refusal binds nobody, and a server that stops has not answered', () => {
  const entry = keys.make(ania, { do: 'say', text: 'one' }, {})
  expect(keys.answer(entry, '{"refusal":"too_fast"}', 429)).toBeNull()
  expect(keys.pending()).toEqual([entry])
  expect(() => keys.answer(entry, '{"refusal":"stopping"}', 503)).toThrow(Broken)
  expect(keys.pending()).toEqual([entry])
  keys.answer(entry, JSON.stringify({ key: entry.key, refusal: 'too_fast', version: 1, table: null }), 429)
  expect(keys.pending(), 'but a limit of the table itself is told for good').toEqual([])
})
