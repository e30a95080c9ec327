import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import age1 from '../../fixtures/age1.json'
import architectsFixture from '../../fixtures/architects_7_take.json'
import overFixture from '../../fixtures/over_civilian.json'
import type { Command, Occupant, TableInfo, You } from '../../generated/protocol'
import { askOnly, FakeConnection, type State } from '../../lib/fake-connection.svelte'
import { withGameWords } from '../../lib/games'
import { route } from '../../lib/route.svelte'
import { recall } from '../../lib/store'
import { setLanguage } from '../../lib/text.svelte'
import FairDeal from '../../ui/FairDeal.svelte'
import Chat from './Chat.svelte'
import Lobby from './Lobby.svelte'
import Play from './Play.svelte'

// The board has tests of its own; here only the frame stands.
vi.mock('./games', async (original) => {
  const real = await original<typeof import('./games')>()
  const empty = async () => ({ default: (() => {}) as never })
  return { frameOf: (game: string) => ({ ...real.frameOf(game), board: empty, end: empty }) }
})

const playing = () => structuredClone(age1) as unknown as State
/** The same, with something that a seat must not show to another at a shared device. */
const withSecret = () => ({ ...playing(), round: { ...playing().round, secret: true } })
const finished = () => structuredClone(overFixture) as unknown as State

function lobby(): State {
  const state = playing()
  state.game = null
  state.log = []
  state.table.stage = 'lobby'
  state.table.host = 'p1'
  state.table.seats[1]!.occupant = { kind: 'open' }
  return state
}

function sitAt(state: State, you: Partial<You> = {}) {
  const connection = new FakeConnection(state, you)
  const shown = state.game
    ? render(Play, { connection, table: connection.table!, game: connection.game! })
    : render(Lobby, { connection, table: connection.table! })
  return { connection, sent: connection.sent, ...shown }
}

beforeAll(() => setLanguage('en'))
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', async () => new Response('{"id":"p9","name":"Ola"}'))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the lobby', () => {
  it('lets the host give an open seat to a bot, and starts only when all are there', async () => {
    const { sent } = sitAt(lobby())
    expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull()
    await fireEvent.change(screen.getByLabelText('Who plays here'), { target: { value: 'hard' } })
    expect(sent).toEqual([{ do: 'fill', seat: 'B', level: 'hard' }])
    cleanup()
    const full = lobby()
    full.table.seats[1]!.occupant = { kind: 'bot', level: 'hard' }
    const second = sitAt(full)
    await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }))
    expect(second.sent).toEqual([{ do: 'start' }])
  })

  it('offers a guest a seat and not the host’s buttons', async () => {
    const { sent } = sitAt(lobby(), { id: 'p9', seats: [], viewer: null })
    expect(screen.queryByLabelText('Who plays here')).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down here' }))
    await vi.waitFor(() => expect(sent).toEqual([{ do: 'sit', seat: 'B' }]))
  })

  it('shows the link, and takes words for the deal', async () => {
    const { sent } = sitAt(lobby())
    expect((screen.getByLabelText('Link to this table') as HTMLInputElement).value).toMatch(/\/t\/k3n8w2x7q4m9t6z5$/)
    const words = screen.getByLabelText('A few words')
    await fireEvent.input(words, { target: { value: 'sand 42' } })
    await fireEvent.submit(words.closest('form')!)
    expect(sent).toEqual([{ do: 'contribute', seat: 'A', text: 'sand 42' }])
    expect(await screen.findByText(/Added: sand 42/)).toBeTruthy()
  })
})

/** A table of its own for each test: what the page knows of a deal outlasts a screen. */
function dealt(state: State, id: string): State {
  state.table.id = id
  state.table.commitment = COMMITMENT
  return state
}

const SECRET = 'cfc5d07f6f03c29bbf424132963fe08d19a37d5757aaf520bf08119f05cd56d6'
const COMMITMENT = 'f703dcbac5ef335c0e2264bb36031923978bf510cd10de11d195c20baa589760'

/** The lobby of a table, in which this browser has added its part, and what that was. */
async function before(id: string): Promise<string> {
  const state = dealt(lobby(), id)
  const { connection } = sitAt(state)
  await vi.waitFor(() => expect(connection.unasked).toHaveLength(1))
  const [command] = connection.unasked as [Extract<Command, { do: 'add_randomness' }>]
  cleanup()
  return command.text
}

/** The same table after the game, as the server tells it. */
function afterwards(id: string, added: string[], change: (table: TableInfo) => void = () => {}) {
  const state = dealt(finished(), id)
  state.table.secret = SECRET
  state.table.seats[0]!.contributions = added
  change(state.table)
  return new FakeConnection(state)
}

describe('a deal', () => {
  it('gets randomness of this browser once, without being asked', async () => {
    const state = dealt(lobby(), 'once')
    const { connection } = sitAt(state)
    await vi.waitFor(() => expect(connection.unasked).toHaveLength(1))
    const [command] = connection.unasked as [Extract<Command, { do: 'add_randomness' }>]
    expect(command).toMatchObject({ do: 'add_randomness', seat: 'A', text: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(connection.sent).toEqual([])
    cleanup()
    state.table.seats[0]!.contributions = [command.text]
    const again = sitAt(state)
    expect(screen.getByText('Your browser has added its part.')).toBeTruthy()
    expect(again.connection.unasked).toEqual([])
    cleanup()
    await new Promise((done) => setTimeout(done))
    // Whoever has got up and sits down again adds something new: the old text went with them.
    state.table.seats[0]!.contributions = []
    const anew = sitAt(state)
    await vi.waitFor(() => expect(anew.connection.unasked).toHaveLength(1))
    expect(anew.connection.unasked[0]).not.toEqual(command)
  })

  it('gets nothing from whoever only watches', () => {
    const { connection } = sitAt(dealt(lobby(), 'watched'), { id: 'p9', seats: [], viewer: null })
    expect(connection.unasked).toEqual([])
  })

  it('is compared with what this browser saw before it, and one sentence says what that proves', async () => {
    const text = await before('honest')
    render(FairDeal, { connection: afterwards('honest', ['sand 42', text]) })
    expect(screen.getByText(/the server had fixed its secret before it knew what your browser added/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText(new RegExp(`pharos verify pharos-honest.log --commitment ${COMMITMENT}`))).toBeTruthy()
    expect(screen.getByText('sand 42')).toBeTruthy()
    cleanup()
    // Somebody may have typed the same words that a device added.
    render(FairDeal, { connection: afterwards('never-seen', ['sand 42', 'sand 42']) })
    expect(screen.getAllByText('sand 42')).toHaveLength(2)
    expect(screen.getByText(/did not see the fingerprint before the deal/)).toBeTruthy()
    expect(screen.queryByText(/--commitment/)).toBeNull()
  })

  it.each([
    ['a secret that does not fit', /does not fit the fingerprint/, (table: TableInfo) => (table.secret = SECRET.replace('c', 'd'))],
    ['a secret that is none', /does not fit the fingerprint/, (table: TableInfo) => (table.secret = 'cf')],
    [
      'another secret with the fingerprint that fits it',
      /fingerprint of this deal was replaced/,
      (table: TableInfo) => {
        table.secret = '00'.repeat(32)
        table.commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
      },
    ],
    ['a deal without what was added', /is missing from it/, (table: TableInfo) => (table.seats[0]!.contributions = ['sand 42'])],
  ])('of a server that lies is called out loudly: %s', async (name, words, change) => {
    const connection = afterwards(name, [await before(name)], change)
    render(FairDeal, { connection })
    expect(screen.getByRole('alert').textContent).toMatch(words)
    expect(screen.queryByText(/Checked by this browser/)).toBeNull()
    cleanup()
    // Nobody has to look for it: it stands above the board and above the result.
    render(Play, { connection, table: connection.table!, game: connection.game! })
    const alarms = screen.getAllByRole('alert')
    expect(alarms).toHaveLength(2)
    for (const alarm of alarms) expect(alarm.textContent).toMatch(words)
  })

  it('that was replaced is called out while the game goes on', async () => {
    const text = await before('swapped')
    const state = dealt(playing(), 'swapped')
    state.table.seats[0]!.contributions = [text]
    sitAt(state)
    expect(screen.queryByRole('alert')).toBeNull()
    cleanup()
    state.table.commitment = '00'.repeat(32)
    sitAt(state)
    expect(screen.getByRole('alert').textContent).toMatch(/was replaced/)
  })

  it('is remembered for the last sixty tables', () => {
    for (let i = 0; i < 70; i++) sitAt(dealt(lobby(), `many${i}`), { id: 'p9', seats: [], viewer: null })
    const kept = recall<{ table: string }[]>('deals', [])
    expect(kept).toHaveLength(60)
    expect(kept.at(-1)?.table).toBe('many69')
  })
})

function circle(host = 'p1'): State {
  const state = structuredClone(architectsFixture) as unknown as State
  state.game = null
  state.log = []
  state.table.stage = 'lobby'
  state.table.host = host
  const kinds: Occupant[] = [
    { kind: 'person', id: 'p1', name: 'Ania', here: true },
    { kind: 'open' },
    { kind: 'person', id: 'p2', name: 'Bartek', here: false },
    { kind: 'bot', level: 'easy' },
    { kind: 'open' },
    { kind: 'bot', level: 'hard' },
    { kind: 'bot', level: 'hard' },
  ]
  state.table.seats.forEach((seat, i) => (seat.occupant = kinds[i]!))
  return state
}

describe('the lobby of many', () => {
  beforeAll(() => withGameWords('architects', Promise.resolve()))

  it('shows the seats in the order of turns, and how wonders are shared out', () => {
    sitAt(circle())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('7 Wonders: Architects for 7')
    const rows = screen.getAllByRole('listitem').filter((row) => row.classList.contains('seat'))
    expect(rows).toHaveLength(7)
    expect(rows[0]!.textContent).toMatch(/Ania.*begins.*you.*host/s)
    expect(rows[2]!.textContent).toMatch(/Bartek.*away/s)
    expect(screen.getByText(/wonders are dealt at random/i)).toBeTruthy()
    expect(screen.getByText(/2 seats are still open/)).toBeTruthy()
  })

  it('tells nobody that they begin where all choose at the same time, and keeps partners together', async () => {
    await withGameWords('wonders', Promise.resolve())
    const state = circle()
    Object.assign(state.table, { table: 'wonders+armada/6:teams=pairs', game: 'wonders', seats: state.table.seats.slice(0, 6), teams: [['A', 'B'], ['C', 'D'], ['E', 'F']] })
    sitAt(state)
    expect(screen.queryByText('begins')).toBeNull()
    expect(screen.getByText(/All choose at the same time/)).toBeTruthy()
    const rows = screen.getAllByRole('listitem').filter((row) => row.classList.contains('seat'))
    expect(rows.map((row) => row.matches('.first') || row.matches('.second'))).toEqual([true, true, true, true, true, true])
    expect(rows[1]!.textContent).toMatch(/plays with Ania/)
    expect(rows[5]!.textContent).toMatch(/plays with whoever takes seat 5/)
  })

  it('lets the host move people, and the focus goes with them', async () => {
    const { sent } = sitAt(circle())
    await fireEvent.click(screen.getByRole('button', { name: 'Bartek: one seat earlier' }))
    expect(sent).toEqual([{ do: 'arrange', order: ['A', 'C', 'B', 'D', 'E', 'F', 'G'] }])
    await vi.waitFor(() => expect(document.activeElement?.closest('li')).toBe(screen.getAllByRole('listitem').filter((row) => row.classList.contains('seat'))[1]))
    expect((screen.getByRole('button', { name: 'Ania: one seat earlier' }) as HTMLButtonElement).disabled).toBe(true)
    expect((screen.getByRole('button', { name: 'Bot 3 (hard): one seat later' }) as HTMLButtonElement).disabled).toBe(true)
  })

  it('fills the rest with bots, and frees the seat of one', async () => {
    const { sent } = sitAt(circle())
    await fireEvent.change(screen.getByLabelText('Bots'), { target: { value: 'medium' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Fill 2 open seats' }))
    await fireEvent.change(screen.getByLabelText('Who plays on seat 4'), { target: { value: '' } })
    expect(sent).toEqual([
      { do: 'fill_rest', level: 'medium' },
      { do: 'fill', seat: 'D', level: null },
    ])
  })

  it('offers a guest each open seat, and says who will only watch', async () => {
    const { sent } = sitAt(circle(), { id: 'p9', seats: [], viewer: null })
    expect(screen.queryByRole('button', { name: /one seat earlier/ })).toBeNull()
    await fireEvent.click(screen.getAllByRole('button', { name: 'Sit down here' })[1]!)
    await vi.waitFor(() => expect(sent).toEqual([{ do: 'sit', seat: 'E' }]))
    cleanup()
    const full = circle()
    for (const seat of full.table.seats) if (seat.occupant.kind === 'open') seat.occupant = { kind: 'bot', level: 'easy' }
    sitAt(full, { id: 'p9', seats: [], viewer: null })
    expect(screen.getByText(/You will watch when the game begins/)).toBeTruthy()
  })
})

describe('the frame of a table', () => {
  const actor = playing().round.to_act[0]!
  const idle = actor === 'A' ? 'B' : 'A'

  it('says whose turn it is', () => {
    sitAt(playing(), { seats: [actor], viewer: actor })
    expect(screen.getByText('Your turn')).toBeTruthy()
    cleanup()
    sitAt(playing(), { seats: [idle], viewer: idle })
    expect(screen.getByText(/^Turn: /)).toBeTruthy()
  })

  it('tells who has no seat that they watch, until they have read it', async () => {
    sitAt(playing(), { id: 'p9', seats: [], viewer: null })
    expect(screen.getByText(/you are watching/)).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/you are watching/)).toBeNull()
    cleanup()
    sitAt(playing())
    expect(screen.queryByText(/you are watching/)).toBeNull()
  })

  it('hands a shared device on without a curtain where nobody has a secret', async () => {
    const state = structuredClone(architectsFixture) as unknown as State
    const [first, second] = state.table.seats.map(({ seat }) => seat)
    state.round = askOnly(second!)
    const open = sitAt(state, { seats: [first!, second!], viewer: first! })
    await vi.waitFor(() => expect(open.sent).toEqual([{ do: 'look', seat: second }]))
    expect(screen.queryByRole('button', { name: /plays now|Ready/ })).toBeNull()
    cleanup()
    state.round.secret = true
    const secret = sitAt(state, { seats: [first!, second!], viewer: first! })
    expect(secret.sent).toEqual([])
    expect(document.querySelector('dialog')).toBeTruthy()
  })

  it('takes back the last decision of the person’s own seats', async () => {
    const state = playing()
    const { sent } = sitAt(state, { seats: ['A'], viewer: 'A' })
    await fireEvent.click(screen.getByRole('button', { name: 'Take back' }))
    expect(sent).toEqual([{ do: 'undo', seat: 'A', version: state.game!.version }])
  })

  it('gives a spectator nothing to take back or resign', async () => {
    sitAt(playing(), { id: null, seats: [], viewer: null })
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    expect(screen.queryByRole('menuitem', { name: 'Resign' })).toBeNull()
  })

  it('asks before it resigns', async () => {
    const { sent } = sitAt(playing())
    await fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await fireEvent.click(screen.getByRole('menuitem', { name: 'Resign' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Resign' }))
    expect(sent).toEqual([{ do: 'resign', seat: 'A' }])
  })

  it('draws a curtain before the other person’s view on a shared device', async () => {
    const { sent } = sitAt(withSecret(), { seats: ['A', 'B'], viewer: idle })
    await fireEvent.click(screen.getByRole('button', { name: /^I am / }))
    expect(sent).toEqual([{ do: 'look', seat: actor }])
  })

  it('turns the table by itself where no curtain is wanted', async () => {
    const { sent } = sitAt(withSecret(), { seats: ['A', 'B'], viewer: idle })
    await fireEvent.click(screen.getByRole('button', { name: 'Do not ask again at this table' }))
    await vi.waitFor(() => expect(sent).toEqual([{ do: 'look', seat: actor }]))
  })

  it('asks for consent and sends the answer', async () => {
    const state = playing()
    state.table.undo = { by: 'B', waiting: ['A'] }
    const { sent } = sitAt(state)
    await fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
    expect(sent).toEqual([{ do: 'consent', seat: 'A', agree: true }])
  })

  it('offers ways on when somebody is overdue, or to wait', async () => {
    const state = playing()
    state.table.seats[1]!.overdue = true
    const { sent } = sitAt(state)
    await fireEvent.click(screen.getByRole('button', { name: 'Wait' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Decide' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Let a bot play on' }))
    expect(sent).toEqual([{ do: 'stand_in', seat: 'B', level: 'medium' }])
  })

  it('offers no way on without another to somebody who is overdue, too', () => {
    const state = playing()
    for (const seat of state.table.seats) seat.overdue = true
    sitAt(state)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull()
  })

  it('gives a seat back to whoever returns', async () => {
    const state = playing()
    state.table.seats[0]!.stand_in = 'easy'
    const { sent } = sitAt(state)
    await fireEvent.click(screen.getByRole('button', { name: 'Take my seat back' }))
    expect(sent).toEqual([{ do: 'take_back', seat: 'A' }])
  })

  it('says when it is offline, but not at once', async () => {
    vi.useFakeTimers()
    const { connection } = sitAt(playing())
    connection.status = 'offline'
    await vi.advanceTimersByTimeAsync(100)
    expect(screen.queryByText(/No connection/)).toBeNull()
    await vi.advanceTimersByTimeAsync(900)
    expect(screen.getByText(/No connection/)).toBeTruthy()
    vi.useRealTimers()
  })

  it('shows the clocks', () => {
    const state = playing()
    state.table.seats[0]!.clock = { left: 245_000, running: false }
    sitAt(state)
    expect(screen.getAllByRole('timer')[0]!.textContent).toBe('4:05')
  })

  it('shows the result, can be closed to look at the board, and leads to the rematch', async () => {
    const { connection } = sitAt(finished())
    connection.answer.table = 'next7'
    expect(screen.getByRole('link', { name: /Download the log/ }).getAttribute('href')).toMatch(/\/api\/tables\/k3n8w2x7q4m9t6z5\/log$/)
    await fireEvent.click(screen.getByRole('button', { name: 'Look at the board' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await fireEvent.click(screen.getAllByRole('button', { name: 'Result' })[0]!)
    await fireEvent.click(screen.getByRole('button', { name: 'Rematch' }))
    await vi.waitFor(() => expect(route()).toEqual({ screen: 'table', id: 'next7' }))
  })
})

describe('the chat', () => {
  const hello = { id: 'p2', name: 'Bartek', text: 'hello there', at: 1000 }

  it('shows for a while what is said while it is closed, and counts it until it is opened', async () => {
    vi.useFakeTimers()
    const state = playing()
    state.chat = [{ ...hello, text: 'long ago', at: 1 }]
    const { connection } = sitAt(state)
    expect(screen.getByRole('status').textContent).toBe('')
    connection.chat = [...connection.chat, hello]
    await vi.advanceTimersByTimeAsync(50)
    expect(screen.getByRole('status').textContent).toContain('Bartek: hello there')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(screen.getByRole('status').textContent).toBe('')
    await fireEvent.click(screen.getByRole('button', { name: 'Chat, 1 new message' }))
    await vi.advanceTimersByTimeAsync(50)
    expect(screen.getByRole('log').textContent).toContain('hello there')
    expect(screen.getByRole('button', { name: 'Chat' })).toBeTruthy()
    vi.useRealTimers()
  })

  it('opens at a touch on what was said', async () => {
    const { connection } = sitAt(playing())
    connection.chat = [hello]
    await fireEvent.click(await screen.findByRole('button', { name: /hello there/ }))
    expect(screen.getByRole('log').textContent).toContain('hello there')
    expect(screen.queryByRole('button', { name: /Open the chat/ })).toBeNull()
  })

  it('tells nothing of one’s own words, nor while it is muted', async () => {
    const { connection } = sitAt(playing())
    connection.chat = [{ ...hello, id: 'p1', name: 'Ania' }]
    await new Promise((done) => setTimeout(done, 20))
    expect(screen.getByRole('status').textContent).toBe('')
    await fireEvent.click(screen.getByRole('button', { name: 'Chat' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Mute the chat' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    connection.chat = [...connection.chat, { ...hello, at: 2000 }]
    await new Promise((done) => setTimeout(done, 20))
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getByRole('button', { name: 'Chat' })).toBeTruthy()
  })

  it('says, and can be muted', async () => {
    const state = playing()
    state.chat = [{ id: 'p2', name: 'Bartek', text: 'hello', at: 1 }]
    const connection = new FakeConnection(state)
    const onmute = vi.fn()
    const { rerender } = render(Chat, { connection, muted: false, onmute, onclose: () => {} })
    expect(screen.getByText(/hello/)).toBeTruthy()
    const field = screen.getByLabelText('Say something')
    await fireEvent.input(field, { target: { value: ' good luck ' } })
    await fireEvent.submit(field.closest('form')!)
    await vi.waitFor(() => expect(connection.sent).toEqual([{ do: 'say', text: 'good luck' }]))
    await fireEvent.click(screen.getByRole('button', { name: 'Mute the chat' }))
    expect(onmute).toHaveBeenCalledWith(true)
    await rerender({ muted: true })
    expect(screen.queryByText(/hello/)).toBeNull()
  })
})
