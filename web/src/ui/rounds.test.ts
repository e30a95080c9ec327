// Several seats choose at the same time: what the frame of every table does then. No game of the page asks like that yet,
// so the rounds are made by hand around states of games that it has.

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet, tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import age3 from '../fixtures/age3.json'
import overFixture from '../fixtures/over_civilian.json'
import seven from '../fixtures/architects_7_take.json'
import DuelTable from '../games/duel/DuelTable.svelte'
import { DuelController } from '../games/duel/board/controller.svelte'
import type { Deed, DuelView, Happening, Round, SeatLetter, You } from '../generated/protocol'
import { announce, announced } from '../lib/announce.svelte'
import { FakeConnection, type State } from '../lib/fake-connection.svelte'
import { withGameWords } from '../lib/games'
import { eventCount } from '../lib/log'
import { all, find, press, touch } from '../lib/on-page'
import { roundOf, waitingWords } from '../lib/round'
import { languages, setLanguage } from '../lib/text.svelte'
import Play from '../screens/table/Play.svelte'
import Log from './Log.svelte'

vi.setConfig({ testTimeout: 30_000 })

// The frame alone: whatever is asked, nothing but a word stands in place of the board.
vi.mock('../screens/table/games', async (original) => {
  const real = await original<typeof import('../screens/table/games')>()
  const board = createRawSnippet(() => ({ render: () => '<p>the board</p>' }))
  const end = async () => ({ default: (() => {}) as never })
  return { frameOf: (game: string) => ({ ...real.frameOf(game), board: async () => ({ default: board as never }), end }) }
})

beforeAll(() => withGameWords('architects', setLanguage('en')))
beforeEach(() => localStorage.clear())
afterEach(cleanup)

const ASKED = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
const two = () => structuredClone(age3) as unknown as State
const many = () => structuredClone(seven) as unknown as State

/** A round in which these seats have not answered, and the viewer perhaps has. */
function sealedRound(state: State, to_act: SeatLetter[], sealed: string | null = null, secret = false): Round {
  const asked = ASKED.slice(0, state.table.seats.length)
  return { asked, to_act, question: { number: state.game!.version, sealed }, secret }
}

/** A table of Duel where both are asked. */
function board(to_act: SeatLetter[], sealed: string | null = null) {
  const state = two()
  state.round = sealedRound(state, to_act, sealed)
  const connection = new FakeConnection(state)
  render(DuelTable, { connection })
  return { connection, state, seal: (waiting: SeatLetter[], answer: string | null) => (connection.round = sealedRound(state, waiting, answer)) }
}

function frame(state: State, you: Partial<You> = {}) {
  const connection = new FakeConnection(state, you)
  render(Play, { connection, table: connection.table!, game: connection.game! })
  return { connection, sent: connection.sent }
}

const ANSWER = 'build town_hall'
const offered = (connection: FakeConnection, text: string) => (connection.game!.view as DuelView).actions.find((one) => one.text === text)!
const status = () => find('[data-status]').textContent?.trim()

describe('whose turn it is', () => {
  const seen = (round: Partial<Round>, you: Partial<You> = {}) =>
    roundOf({ round: { asked: [], to_act: [], question: null, secret: false, ...round }, you: { id: 'p1', seats: ['B'], viewer: 'B', ...you } })
  const question = (sealed: string | null) => ({ number: 4, sealed })

  it('is the viewer’s until they have answered, whoever else has', () => {
    const before = seen({ asked: ['A', 'B', 'C'], to_act: ['A', 'B'], question: question(null) })
    expect(before).toMatchObject({ myTurn: true, sealed: null, thinking: ['A'], together: true, handTo: null })
    const after = seen({ asked: ['A', 'B', 'C'], to_act: ['A'], question: question('pass') })
    expect(after).toMatchObject({ myTurn: false, sealed: 'pass', mine: { number: 4 }, thinking: ['A'] })
  })

  it('is nobody’s for a spectator, and nobody’s when the game is over', () => {
    expect(seen({ asked: ['A'], to_act: ['A'] }, { seats: [], viewer: null })).toMatchObject({ myTurn: false, thinking: ['A'], handTo: null })
    expect(seen({})).toMatchObject({ myTurn: false, thinking: [], together: false })
  })

  it('goes on at a shared device to the next own seat on the way round the table', () => {
    const shared = { seats: ['A', 'B', 'D'], viewer: 'B' }
    const asked = ['A', 'B', 'C', 'D']
    expect(seen({ asked, to_act: ['A', 'B', 'C', 'D'] }, shared).handTo).toBeNull()
    expect(seen({ asked, to_act: ['A', 'C', 'D'] }, shared).handTo).toBe('D')
    expect(seen({ asked, to_act: ['A', 'C'] }, shared).handTo).toBe('A')
    expect(seen({ asked, to_act: ['C'] }, shared).handTo).toBeNull()
  })

  it.each(languages)('is told by names, or as a number where they are many (%s)', async (language) => {
    await setLanguage(language)
    const complaint = vi.spyOn(console, 'error')
    const nameOf = (seat: SeatLetter) => `name ${seat}`
    for (const answer of [undefined, 'Baths']) {
      for (let count = 1; count < 8; count++) {
        const words = waitingWords(ASKED.slice(0, count), nameOf, answer)
        if (answer) expect(words).toContain(answer)
        if (count > 3) expect(words).toContain(String(count))
        for (const seat of ASKED) expect(words.includes(nameOf(seat)), words).toBe(count <= 3 && ASKED.indexOf(seat) < count)
      }
    }
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockRestore()
    await setLanguage('en')
  })
})

describe('the board', () => {
  it('says that it waits, and what was chosen, and lets it be changed', async () => {
    const { connection, seal } = board(['A', 'B'])
    expect(status()).toBe('Your turn')
    expect(all('.change')).toEqual([])
    seal(['B'], ANSWER)
    await tick()
    expect(status()).toMatch(/^Chosen: .+ · waiting for Bartek$/)
    await touch('.change')
    expect(connection.sent).toEqual([{ do: 'withdraw', seat: 'A', question: connection.game!.version }])
    seal(['A', 'B'], null)
    await tick()
    expect(status()).toBe('Your turn')
  })

  it('waits for whoever still thinks when the viewer only looks on', () => {
    const state = two()
    state.round = { ...sealedRound(state, ['A', 'B']), question: null }
    render(DuelTable, { connection: new FakeConnection(state, { seats: [], viewer: null }) })
    expect(status()).toBe('Waiting for Ania and Bartek')
  })

  it('keeps what is looked at, the focus and what was said when another seat answers', async () => {
    const { seal, connection } = board(['A', 'B'])
    await touch('[data-slot][tabindex="0"]')
    const button = find('.dock [data-action]')
    button.focus()
    const said = announced().turn
    const drawn = button.outerHTML
    seal(['A'], null)
    await tick()
    await tick()
    expect(document.activeElement).toBe(button)
    expect(button.outerHTML).toBe(drawn)
    expect(announced().turn).toBe(said)
    expect(connection.sent).toEqual([])
  })

  it('answers the question by its number, and again while others think', async () => {
    const { connection, seal } = board(['A', 'B'])
    const number = connection.round.question!.number
    const controller = new DuelController(() => connection)
    controller.act(offered(connection, ANSWER))
    seal(['B'], ANSWER)
    controller.act(offered(connection, 'discard town_hall'))
    expect(connection.sent).toEqual([
      { do: 'act', seat: 'A', question: number, action: ANSWER },
      { do: 'act', seat: 'A', question: number, action: 'discard town_hall' },
    ])
  })

  it('sends nothing for a seat that is not asked', () => {
    const state = two()
    state.round = { asked: ['B'], to_act: ['B'], question: null, secret: false }
    const connection = new FakeConnection(state)
    new DuelController(() => connection).act(offered(connection, ANSWER))
    expect(connection.sent).toEqual([])
  })

  it('leads the focus to the status when an answer is sealed, and back to the choice when it is taken out', async () => {
    const { seal } = board(['A', 'B'])
    await touch('[data-slot][tabindex="0"]')
    find('.dock [data-action]').focus()
    seal(['B'], ANSWER)
    await tick()
    await tick()
    expect(document.activeElement).toBe(find('[data-status]'))
    find('.change').focus()
    seal(['A', 'B'], null)
    await vi.waitFor(() => expect(document.activeElement?.matches('[data-slot], [data-action]')).toBe(true))
  })

  it('announces what was chosen and for whom it waits', async () => {
    const { seal } = board(['A', 'B'])
    seal(['B'], ANSWER)
    await vi.waitFor(() => expect(announced().text).toMatch(/^Chosen: .+ · waiting for Bartek$/))
  })

  it('withdraws a sealed answer with the key that takes back, and undoes only without one', async () => {
    const { connection, seal } = board(['B'], ANSWER)
    await press('u')
    seal(['A', 'B'], null)
    await press('u')
    const { version } = connection.game!
    expect(connection.sent).toEqual([{ do: 'withdraw', seat: 'A', question: version }, { do: 'undo', seat: 'A', version }])
  })
})

describe('the log', () => {
  const deed = (seat: SeatLetter, card: string): Deed => ({ seat, event: { game: 'duel', deed: { kind: 'discard', slot: 0, card, coins: 2 }, consequences: [] } })

  function withRound() {
    const state = two()
    const round: Happening = { index: eventCount(state.log), deeds: [deed('A', 'baths'), deed('B', 'altar')] }
    const after: Happening = { index: round.index + 2, deeds: [deed('B', 'theater')] }
    state.log.push(round, after)
    const connection = new FakeConnection(state)
    return { connection, round, controller: new DuelController(() => connection) }
  }

  it('tells a round as one paragraph with a line for each seat, in the order of seats', () => {
    const { controller } = withRound()
    render(Log, { controller, last: 2 })
    const [newest, round] = all('.turn')
    expect(newest?.querySelector('.together')).toBeNull()
    expect(newest?.textContent).toMatch(/Bartek discards Theater/)
    // Each deed has its own sign, and the round none.
    expect([...round!.children].filter((part) => part.matches('.sign'))).toEqual([])
    expect(round!.querySelectorAll('.together li > .sign')).toHaveLength(2)
    const lines = [...round!.querySelectorAll('.together li')].map((line) => line.textContent?.trim())
    expect(lines).toEqual([expect.stringMatching(/^Ania discards Baths/), expect.stringMatching(/^Bartek discards Altar/)])
  })

  it('tells all of it where there is room for one line only', () => {
    const { connection, controller } = withRound()
    connection.log = connection.log.slice(0, -1)
    render(Log, { controller, last: 1, brief: true })
    expect(find('.turn').textContent).toMatch(/Ania discards Baths.* Bartek discards Altar/s)
  })

  it('offers to take back the round in which the viewer chose last, and nothing while an answer is sealed', async () => {
    const { connection, controller } = withRound()
    render(Log, { controller })
    expect(all('.turn').findIndex((turn) => turn.querySelector('.undo'))).toBe(1)
    connection.round = sealedRound(two(), ['B'], ANSWER)
    await tick()
    expect(all('.undo')).toEqual([])
  })
})

describe('the frame', () => {
  it('says who still thinks, and how many where they are many', async () => {
    const state = many()
    state.round = sealedRound(state, ['B', 'E'], 'take left')
    const { connection } = frame(state)
    expect(screen.getByText('Waiting for Bartek and Bot 1')).toBeTruthy()
    connection.round = sealedRound(state, ['B', 'C', 'D', 'E', 'F'], 'take left')
    await tick()
    expect(screen.getByText('Waiting for 5 players')).toBeTruthy()
    connection.round = sealedRound(state, ['A', 'B'])
    await tick()
    expect(screen.getByText('Your turn')).toBeTruthy()
  })

  it('withdraws a sealed answer with the button that takes back', async () => {
    const state = two()
    state.round = sealedRound(state, ['B'], ANSWER)
    const { sent } = frame(state)
    await fireEvent.click(screen.getByRole('button', { name: 'Take back' }))
    expect(sent).toEqual([{ do: 'withdraw', seat: 'A', question: state.game!.version }])
  })

  it('hands the device on seat by seat behind a curtain, and lets the answer be changed before', async () => {
    const state = many()
    state.round = sealedRound(state, ['A', 'B', 'C'], null, true)
    const { connection, sent } = frame(state, { seats: ['A', 'B', 'C'], viewer: 'A' })
    await fireEvent.click(screen.getByRole('button', { name: 'I am Ania' }))
    expect(sent).toEqual([])
    expect(document.querySelector('dialog')).toBeNull()
    connection.round = sealedRound(state, ['B', 'C'], 'take left', true)
    await tick()
    await fireEvent.click(screen.getByRole('button', { name: 'Ania: change my choice' }))
    expect(sent).toEqual([{ do: 'withdraw', seat: 'A', question: state.game!.version }])
    await fireEvent.click(screen.getByRole('button', { name: 'I am Bartek' }))
    expect(sent.at(-1)).toEqual({ do: 'look', seat: 'B' })
    connection.you = { id: 'p1', seats: ['A', 'B', 'C'], viewer: 'B' }
    connection.round = sealedRound(state, ['B', 'C'], null, true)
    await tick()
    expect(document.querySelector('dialog')).toBeNull()
    connection.round = sealedRound(state, ['C'], 'take left', true)
    await tick()
    expect(screen.getByRole('button', { name: 'I am Celina' })).toBeTruthy()
    connection.round = sealedRound(state, ['D'], 'take left', true)
    await tick()
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('takes the board and all that was told of it away while the device is passed on', async () => {
    const state = many()
    state.round = sealedRound(state, ['A', 'B'], null, true)
    const { connection } = frame(state, { seats: ['A', 'B'], viewer: 'A' })
    await fireEvent.click(screen.getByRole('button', { name: 'I am Ania' }))
    expect(await screen.findByText('the board')).toBeTruthy()
    announce('Ania has chosen')
    connection.round = sealedRound(state, ['B'], 'take left', true)
    await tick()
    expect(screen.queryByText('the board')).toBeNull()
    expect(announced().text).toBe('')
    connection.you = { id: 'p1', seats: ['A', 'B'], viewer: 'B' }
    connection.round = sealedRound(state, ['B'], null, true)
    expect(await screen.findByText('the board')).toBeTruthy()
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  it('asks who sits there when a shared device with secrets shows the table for the first time', async () => {
    const state = many()
    state.round = sealedRound(state, ['B', 'C'], null, true)
    frame(state, { seats: ['B', 'C'], viewer: 'B' })
    expect(screen.queryByText('the board')).toBeNull()
    expect(screen.queryByRole('button', { name: /change my choice/ })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'I am Bartek' }))
    expect(await screen.findByText('the board')).toBeTruthy()
    cleanup()
    // Nothing is left to hide when the game is over.
    const over = structuredClone(overFixture) as unknown as State
    frame({ ...over, round: { ...over.round, secret: true } }, { seats: ['A', 'B'], viewer: 'A' })
    expect(await screen.findByText('the board')).toBeTruthy()
  })

  it('looks through the eyes of the next own seat at once where nothing is secret', async () => {
    const state = many()
    state.round = sealedRound(state, ['C', 'E'], 'take left')
    const { sent } = frame(state, { seats: ['A', 'C'], viewer: 'A' })
    await vi.waitFor(() => expect(sent).toEqual([{ do: 'look', seat: 'C' }]))
    expect(document.querySelector('dialog')).toBeNull()
  })
})
