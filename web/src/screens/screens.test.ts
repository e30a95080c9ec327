import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Device, GameOffer, Games, Me, Request, TableInfo, Tables } from '../generated/protocol'
import { tableSettings, clocks, expansionsOf, offerOf, optionsFor, optionsOf, plan, rulesOf, seatRange, seatsFor, tableText } from '../lib/table-settings.svelte'
import { withGameWords } from '../lib/games'
import { loadPerson, person } from '../lib/person.svelte'
import { route } from '../lib/route.svelte'
import { settings } from '../lib/settings.svelte'
import { companyWords, seatName, seatShort, tableTitle } from '../lib/seats'
import { recall } from '../lib/store'
import { attribute, has, setLanguage } from '../lib/text.svelte'
import Devices from './Devices.svelte'
import Enter from './Enter.svelte'
import Home from './Home.svelte'
import NameDialog from './NameDialog.svelte'
import OptionFields from './OptionFields.svelte'
import SettingsForm from './SettingsForm.svelte'
import Waiting from './Waiting.svelte'

const games: Games = {
  games: [
    {
      game: 'duel',
      expansions: ['pantheon', 'agora'],
      min_seats: 2,
      max_seats: 2,
      options: [
        { name: 'wonders', values: ['draft', 'first_game'] },
        { name: 'middle', values: ['last_starts', 'last_chooses'] },
        { name: 'library', values: ['secret', 'open'] },
        { name: 'gods', values: ['open', 'secret'], needs: ['pantheon'] },
        { name: 'minerva', values: ['any_space', 'off_pawn'], needs: ['pantheon'] },
        { name: 'zeus', values: ['discards_token', 'takes_token'], needs: ['pantheon'] },
        { name: 'restore', values: ['any', 'buildings'], needs: ['agora'] },
        { name: 'links', values: ['cards', 'tokens'], needs: ['pantheon', 'agora'] },
        { name: 'sabotage', values: ['box', 'discard'], needs: ['agora'] },
      ],
    },
    {
      game: 'architects',
      expansions: [],
      min_seats: 2,
      max_seats: 7,
      options: [
        { name: 'wonders', values: ['random', 'draft', 'chosen'] },
        { name: 'coins', values: ['free', 'fewest'] },
        { name: 'extra', values: ['may', 'must'] },
        { name: 'extra_time', values: ['any_time', 'at_once'] },
        { name: 'new_tokens', values: ['later', 'whole_turn'] },
        { name: 'economy', values: ['duty', 'free'] },
        { name: 'engineering', values: ['once', 'always'] },
        { name: 'engineering_duty', values: ['free', 'duty'] },
        { name: 'effects', values: ['must', 'may'] },
        { name: 'search', values: ['open', 'secret'] },
        { name: 'victory', values: ['unlimited', 'limited'] },
        { name: 'no_card', values: ['skip', 'end'] },
      ],
    },
    {
      game: 'wonders',
      expansions: [],
      min_seats: 3,
      max_seats: 7,
      options: [
        { name: 'edition', values: ['first', 'second'] },
        { name: 'wonders', values: ['random', 'chosen', 'first_game'] },
        { name: 'sides', values: ['random', 'a', 'b', 'chosen'], settled_by: ['wonders=first_game'] },
        { name: 'last_card', values: ['babylon_first', 'halicarnassus_first'] },
      ],
    },
  ],
  levels: ['novice', 'easy', 'medium', 'hard', 'master'],
}
const [offer, architects, wonders] = games.games as [GameOffer, GameOffer, GameOffer]

let me: Me | null
let tables: Tables
let devices: Device[]
let asked: { method: string; path: string; body: unknown }[]

beforeAll(() => setLanguage('en'))

beforeEach(() => {
  me = null
  asked = []
  devices = []
  tables = { mine: [], open: [], running: [] }
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const path = url.pathname.replace('/api/', '')
    const body = init.body ? (JSON.parse(String(init.body)) as { name?: string }) : null
    asked.push({ method: init.method ?? 'GET', path, body })
    const json = (what: unknown, status = 200) => new Response(JSON.stringify(what), { status })
    if (path === 'me' && init.method === 'PUT') return json((me = { id: 'p1', name: body?.name ?? '' }))
    if (path === 'me') return json(me ?? null)
    if (path.startsWith('me/devices')) {
      if (!me || !devices.some((device) => device.this)) return json({ refusal: 'no_name' }, 401)
      const [, , id] = path.split('/')
      if (init.method === 'DELETE') devices = devices.filter((device) => (id ? device.id !== id : device.this))
      return json({ devices: devices.some((device) => device.this) ? devices : [] })
    }
    if (path === 'enter') return json({ refusal: 'not_found' }, 404)
    if (path === 'games') return json(games)
    if (path === 'tables' && init.method === 'POST') return json({ id: 'new1', commitment: 'c0ffee' })
    if (path === 'tables/new1/commands') return json({ key: '', refusal: null, version: 0, table: null })
    return json(tables)
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a table is planned', () => {
  it('with only what differs from the defaults', () => {
    expect(tableText(offer, {})).toBe('duel')
    expect(tableText(offer, { wonders: 'draft', library: 'open', nonsense: 'x' })).toBe('duel:library=open')
    expect(optionsOf('duel:wonders=first_game,library=open')).toEqual([
      { name: 'wonders', value: 'first_game' },
      { name: 'library', value: 'open' },
    ])
    expect(optionsOf('duel')).toEqual([])
  })

  it('without an option that another one settles', () => {
    const options = { wonders: 'first_game', sides: 'b', last_card: 'halicarnassus_first' }
    expect(tableText(wonders, options, [], 4)).toBe('wonders/4:wonders=first_game,last_card=halicarnassus_first')
    expect(tableText(wonders, { ...options, wonders: 'random' }, [], 4)).toBe('wonders/4:sides=b,last_card=halicarnassus_first')
    expect(optionsFor(wonders, [], options).map(({ name }) => name)).toEqual(['edition', 'wonders', 'last_card'])
    expect(optionsFor(wonders, [], {})).toHaveLength(4)
  })

  it('with expansions in the order of the game, and only options that they give a meaning', () => {
    const options = { library: 'open', zeus: 'takes_token', restore: 'buildings', links: 'tokens' }
    const named = (expansions: string[]) => tableText(offer, options, expansions)
    expect(named([])).toBe('duel:library=open')
    expect(named(['agora', 'nonsense'])).toBe('duel+agora:library=open,restore=buildings')
    expect(named(['agora', 'pantheon'])).toBe('duel+pantheon+agora:library=open,zeus=takes_token,restore=buildings,links=tokens')
    expect(optionsFor(offer, ['pantheon']).map(({ name }) => name)).toEqual(['wonders', 'middle', 'library', 'gods', 'minerva', 'zeus'])
    expect(expansionsOf('duel+pantheon+agora:library=open')).toEqual(['pantheon', 'agora'])
    expect(expansionsOf('duel:library=open')).toEqual([])
  })

  it.each(['en', 'pl'] as const)('in words of %s: expansions, options, their values and what they are about', async (language) => {
    await setLanguage(language)
    for (const { name, values } of offer.options) {
      expect(attribute(`page-option-duel-${name}`, 'help').length, name).toBeGreaterThan(20)
      for (const value of values) expect(has(`duel-option-${name}-${value}`), value).toBe(true)
    }
    const both = tableTitle('duel+pantheon+agora:zeus=takes_token')
    for (const expansion of offer.expansions) {
      expect(both).toContain(tableTitle(`duel+${expansion}`).match(/Pant\w+|Agora/)?.[0])
      expect(attribute(`duel-expansion-${expansion}`, 'help')).not.toContain('duel-')
    }
    await setLanguage('en')
  })

  it.each([
    ['architects', 'en'],
    ['architects', 'pl'],
    ['wonders', 'en'],
    ['wonders', 'pl'],
  ] as const)('for %s in words of %s', async (game, language) => {
    await withGameWords(game, setLanguage(language))
    for (const { name, values } of offerOf(game, games.games)?.options ?? []) {
      expect(attribute(`page-option-${game}-${name}`, 'help').length, name).toBeGreaterThan(20)
      for (const value of values) expect(has(`${game}-option-${name}-${value}`), value).toBe(true)
    }
    expect(tableTitle(`${game}/5:wonders=chosen`)).toMatch(/7 .*5/)
    await setLanguage('en')
  })

  it('for as many as want to play', () => {
    expect(seatsFor('architects')).toBe(3)
    expect(seatsFor('duel', offer)).toBe(2)
    tableSettings.seats = { architects: 9 }
    expect(seatsFor('architects', architects)).toBe(7)
    const wider: GameOffer = { ...offer, min_seats: 3, max_seats: 7, more_seats: [{ expansion: 'agora', min_seats: 3, max_seats: 8 }] }
    expect(seatRange('duel', wider, [])).toEqual([3, 7])
    expect(seatRange('duel', wider, ['pantheon', 'agora'])).toEqual([3, 8])
    expect(tableText(wider, {}, ['agora'], 8)).toBe('duel+agora/8')
    tableSettings.seats = {}
    const bots = Array.from({ length: 4 }, () => ({ kind: 'bot' as const, level: 'easy' as const }))
    tableSettings.options = { duel: { wonders: 'first_game' }, architects: { wonders: 'chosen' } }
    tableSettings.order = 'second'
    const wanted = plan(architects, bots)
    expect(wanted.table).toBe('architects/5:wonders=chosen')
    expect(wanted.seats.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'bot', 'bot', 'me'])
    expect(wanted.start).toBe(true)
    tableSettings.order = 'any'
    const people = ['B', 'C', 'D'].map((name) => ({ kind: 'hot_seat' as const, name }))
    // The circle stays, whoever begins.
    expect(plan(architects, people, () => 0.5).seats).toEqual([people[1], people[2], { kind: 'me' }, people[0]])
    tableSettings.options = {}
    expect(rulesOf('architects/3')).toEqual([{ name: 'wonders', value: 'random' }])
    expect(rulesOf('architects/3:wonders=draft,extra=must')).toHaveLength(2)
    expect(seatsFor('wonders')).toBe(3)
    expect(seatRange('wonders', wonders)).toEqual([3, 7])
    // Which edition it is everybody is told.
    expect(rulesOf('wonders/4:wonders=chosen,sides=b').map(({ name, value }) => `${name}=${value}`)).toEqual(['edition=first', 'wonders=chosen', 'sides=b'])
  })

  it('and several bots and open seats are told by number', () => {
    const bot = { kind: 'bot' as const, level: 'easy' as const }
    const ola = { kind: 'person' as const, id: 'p2', name: 'Ola', here: true }
    expect(companyWords([ola, bot, bot, { kind: 'bot', level: 'hard' }])).toBe('Ola, 2 bots (easy), and Bot (hard)')
    expect(companyWords([ola, { kind: 'open' }, { kind: 'open' }])).toBe('Ola and 2 open seats')
    const seats = [bot, ola, bot].map((occupant, i) => ({ seat: 'ABC'[i], occupant }))
    expect(['A', 'B', 'C'].map((seat) => seatName({ seats } as unknown as TableInfo, seat))).toEqual(['Bot 1 (easy)', 'Ola', 'Bot 2 (easy)'])
    // Where there is little room, the level is left out; the number stays beside the word.
    expect(['A', 'B', 'C'].map((seat) => seatShort({ seats } as unknown as TableInfo, seat))).toEqual(['Bot\u00a01', 'Ola', 'Bot\u00a02'])
    expect(seatShort({ seats: seats.slice(0, 2) } as unknown as TableInfo, 'A')).toBe('Bot')
  })

  it('with the seats in the order the person wants', () => {
    tableSettings.order = 'any'
    expect(plan(offer, [{ kind: 'bot', level: 'hard' }], () => 0.9).seats[1]).toEqual({ kind: 'me' })
    tableSettings.order = 'first'
    expect(plan(offer, [{ kind: 'open' }]).seats[0]).toEqual({ kind: 'me' })
    tableSettings.order = 'any'
  })

  it('with a clock only among people', () => {
    tableSettings.clock = clocks[1]!
    expect(plan(offer, [{ kind: 'open' }]).clock.kind).toBe('bank')
    expect(plan(offer, [{ kind: 'open' }]).start).toBe(false)
    expect(plan(offer, [{ kind: 'bot', level: 'easy' }])).toMatchObject({ clock: { kind: 'none' }, start: true, visibility: 'link' })
    tableSettings.clock = { kind: 'none' }
  })
})

// The person is remembered by a module, as on the page: these follow one another.
describe('home', () => {
  it('starts a game with one touch, after asking for a name the first time', async () => {
    render(Home)
    render(NameDialog)
    await fireEvent.click(screen.getByRole('radio', { name: 'hard' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    const name = (await screen.findByLabelText('Name')) as HTMLInputElement
    expect(name.value).not.toBe('')
    await fireEvent.input(name, { target: { value: 'Ania' } })
    await fireEvent.click(screen.getByRole('button', { name: 'All right' }))
    await vi.waitFor(() => expect(route()).toEqual({ screen: 'table', id: 'new1' }))
    const created = asked.find(({ method, path }) => method === 'POST' && path === 'tables')?.body
    // It begins when this browser has seen the fingerprint and added its part, in this order.
    expect(created).toMatchObject({ table: 'duel', start: false })
    const commands = asked.filter(({ path }) => path === 'tables/new1/commands').map(({ body }) => (body as Request).command)
    expect(commands.map((command) => command.do)).toEqual(['add_randomness', 'start'])
    expect(commands[0]).toMatchObject({ seat: expect.stringMatching(/^[AB]$/), text: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(recall<unknown[]>('deals', [])).toMatchObject([{ table: 'new1', commitment: 'c0ffee', added: [(commands[0] as { text: string }).text] }])
    expect((created as { seats: unknown[] }).seats).toContainEqual({ kind: 'bot', level: 'hard' })
  })

  it('asks no name twice, and makes a table with an open seat for friends', async () => {
    render(Home)
    await fireEvent.click(screen.getByRole('button', { name: /With friends/ }))
    await fireEvent.click(await screen.findByRole('button', { name: 'Make the table' }))
    await vi.waitFor(() => expect(asked.some(({ method, path }) => method === 'POST' && path === 'tables')).toBe(true))
    const created = asked.find(({ method }) => method === 'POST')?.body as { seats: unknown[]; start: boolean }
    expect(created.seats).toContainEqual({ kind: 'open' })
    expect(created.start).toBe(false)
  })

  it('remembers expansions, and offers the options they bring', async () => {
    const shown = render(Home)
    await fireEvent.click(await screen.findByRole('checkbox', { name: /Agora/ }))
    expect((await screen.findAllByText('Sabotage')).length).toBeGreaterThan(0)
    expect(screen.queryByText('Zeus and tokens')).toBeNull()
    await fireEvent.click(screen.getByRole('radio', { name: /bring back buildings only/ }))
    await fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    await vi.waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ table: 'duel+agora:restore=buildings' }))
    expect(JSON.parse(localStorage.getItem('pharos.choice') ?? '{}')).toMatchObject({ expansions: ['agora'] })
    shown.unmount()
    // The option waits for its expansion.
    tableSettings.expansions = []
    expect(plan(offer, [{ kind: 'open' }]).table).toBe('duel')
    tableSettings.expansions = ['agora', 'pantheon']
    expect(plan(offer, [{ kind: 'open' }]).table).toBe('duel+pantheon+agora:restore=buildings')
    render(OptionFields, { offer })
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Pantheon', 'Agora'])
    tableSettings.expansions = []
    tableSettings.options = {}
  })

  it('plays Architects with as many bots as wished, and remembers the game', async () => {
    const shown = render(Home)
    await fireEvent.click(await screen.findByRole('radio', { name: /Architects/ }))
    expect(screen.getByRole('heading', { name: '7 Wonders: Architects' })).toBeTruthy()
    expect(screen.getByText('You and 2 bots')).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /Agora/ })).toBeNull()
    await fireEvent.click(screen.getByRole('radio', { name: '5' }))
    await fireEvent.click(await screen.findByRole('radio', { name: /Players choose from all seven wonders/ }))
    await fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    await vi.waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ table: 'architects/5:wonders=chosen' }))
    const { seats } = asked.find(({ method }) => method === 'POST')?.body as { seats: { kind: string }[] }
    expect(seats.filter(({ kind }) => kind === 'bot')).toHaveLength(4)
    expect(JSON.parse(localStorage.getItem('pharos.choice') ?? '{}')).toMatchObject({ game: 'architects', seats: { architects: 5 } })
    shown.unmount()
    tableSettings.options = {}
  })

  it('plays 7 Wonders with two to six bots, and remembers the options', async () => {
    const shown = render(Home)
    await fireEvent.click(await screen.findByRole('radio', { name: /^7 Wonders/ }))
    expect(screen.getByText('You and 2 bots')).toBeTruthy()
    expect(screen.queryByRole('radio', { name: '2' })).toBeNull()
    await fireEvent.click(screen.getByRole('radio', { name: '7' }))
    expect(screen.getByText('You and 6 bots')).toBeTruthy()
    await fireEvent.click(await screen.findByRole('radio', { name: /second edition \(2020\)/ }))
    await fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    await vi.waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ table: 'wonders/7:edition=second' }))
    expect(JSON.parse(localStorage.getItem('pharos.choice') ?? '{}')).toMatchObject({ game: 'wonders', seats: { wonders: 7 }, options: { wonders: { edition: 'second' } } })
    shown.unmount()
    tableSettings.game = 'duel'
    tableSettings.seats = {}
    tableSettings.options = {}
  })

  it('seats some at one device and bots on the other seats', async () => {
    tableSettings.game = 'architects'
    tableSettings.seats = { architects: 4 }
    render(Home)
    await fireEvent.click(screen.getByRole('button', { name: /On one device/ }))
    await fireEvent.input(await screen.findByLabelText('Player 2'), { target: { value: 'Bartek' } })
    await fireEvent.input(screen.getByLabelText('Player 4'), { target: { value: 'Celina' } })
    await fireEvent.submit(screen.getByLabelText('Player 2').closest('form')!)
    await vi.waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true))
    const created = asked.find(({ method }) => method === 'POST')?.body as { table: string; seats: { kind: string }[] }
    expect(created.table).toBe('architects/4')
    expect(created.seats.map(({ kind }) => kind).sort()).toEqual(['bot', 'hot_seat', 'hot_seat', 'me'])
    tableSettings.game = 'duel'
    tableSettings.others = []
  })

  it('opens as many seats for friends', async () => {
    tableSettings.game = 'architects'
    tableSettings.seats = {}
    render(Home)
    await fireEvent.click(screen.getByRole('button', { name: /With friends/ }))
    await fireEvent.click(screen.getAllByRole('radio', { name: '7' }).at(-1)!)
    await fireEvent.click(await screen.findByRole('button', { name: 'Make the table' }))
    await vi.waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true))
    const created = asked.find(({ method }) => method === 'POST')?.body as { table: string; seats: { kind: string }[]; start: boolean }
    expect(created.table).toBe('architects/7')
    expect(created.seats.filter(({ kind }) => kind === 'open')).toHaveLength(6)
    expect(created.start).toBe(false)
    tableSettings.game = 'duel'
    tableSettings.seats = {}
  })

  it('seats two people at one device', async () => {
    render(Home)
    await fireEvent.click(screen.getByRole('button', { name: /On one device/ }))
    const name = await screen.findByLabelText('Name of the second player')
    await fireEvent.input(name, { target: { value: 'Bartek' } })
    await fireEvent.submit(name.closest('form')!)
    await vi.waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true))
    const created = asked.find(({ method }) => method === 'POST')?.body as { seats: unknown[] }
    expect(created.seats).toContainEqual({ kind: 'hot_seat', name: 'Bartek' })
  })

  it('marks the tables that wait for the person', async () => {
    const person = { kind: 'person' as const, id: 'p1', name: 'Ania', here: true }
    const line = { id: 't1', table: 'duel', seats: [person, { kind: 'bot' as const, level: 'easy' as const }], clock: { kind: 'none' as const }, changed: Date.now() }
    tables.mine = [
      { ...line, stage: 'playing', your_turn: true },
      { ...line, id: 't2', table: 'duel+pantheon+agora:zeus=takes_token', stage: 'over', your_turn: false },
    ]
    render(Home)
    const link = await screen.findByRole('link', { name: /Bot \(easy\).*Your turn/s })
    expect(link.getAttribute('href')).toBe('/t/t1')
    expect(screen.getByText('Finished lately')).toBeTruthy()
    expect(screen.getByText(/7 Wonders Duel with Pantheon and Agora/)).toBeTruthy()
  })

  it('says when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network')
    })
    render(Home)
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached')
  })
})

describe('other screens', () => {
  it('settings change at once', async () => {
    render(SettingsForm)
    await fireEvent.click(screen.getByRole('radio', { name: 'night harbour' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    await fireEvent.click(screen.getByRole('radio', { name: 'on' }))
    expect(settings.sound).toBe(true)
  })

  it('a device link that fails explains itself, and asks before it replaces somebody', async () => {
    me = { id: 'p1', name: 'Ania' }
    render(Enter, { token: 'abc' })
    await fireEvent.click(await screen.findByRole('button', { name: 'Go on' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(asked.at(-1)).toMatchObject({ path: 'enter', body: { token: 'abc' } })
  })

  const device = (id: string, part: Partial<Device> = {}): Device => ({
    id,
    browser: 'firefox',
    system: 'windows',
    added: Date.UTC(2026, 4, 3, 12),
    seen: Date.now(),
    this: false,
    ...part,
  })

  it('devices are listed, and end after a question: one, or all others', async () => {
    me = { id: 'p1', name: 'Ania' }
    devices = [
      device('d1', { this: true }),
      device('d2', { browser: 'chrome', system: 'android', seen: Date.now() - 3 * 86_400_000 }),
      device('d3', { browser: 'other', system: 'other' }),
      device('d4', { browser: 'other', system: 'ios' }),
    ]
    render(Devices)
    const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent?.replace(/\s+/g, ' ') ?? '')
    expect(lines[0]).toMatch(/^Firefox on Windows ?this device ?added May 3, 2026 ?$/)
    expect(lines[1]).toContain('Chrome on Android')
    expect(lines[1]).toContain('last seen 3 days ago')
    expect(lines[2]).toContain('Unknown device')
    expect(lines[3]).toContain('iPhone or iPad')
    const end = screen.getByRole('button', { name: 'Log out: Chrome on Android' })
    await fireEvent.click(end)
    expect(screen.getByRole('dialog', { name: 'Log out Chrome on Android?' })).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)
    await fireEvent.click(end)
    await fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
    expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: 'me/devices/d2' })
    // The button is gone; a reader goes on from the heading.
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Your devices'))
    await fireEvent.click(screen.getByRole('button', { name: 'Log out all other devices' }))
    expect(screen.getByText(/2 other devices stop at once/)).toBeTruthy()
    await fireEvent.click(screen.getAllByRole('button', { name: 'Log out all other devices' }).at(-1)!)
    await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: 'me/devices' })
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull()
  })

  it('logging out here warns whoever has no other device, and forgets them', async () => {
    me = { id: 'p1', name: 'Ania' }
    devices = [device('d1', { this: true }), device('d2')]
    const shown = render(Devices)
    await fireEvent.click(await screen.findByRole('button', { name: 'Log out here' }))
    expect(screen.getByText(/On your other devices you stay/)).toBeTruthy()
    shown.unmount()
    devices = [device('d1', { this: true })]
    render(Devices)
    await fireEvent.click(await screen.findByRole('button', { name: 'Log out here' }))
    expect(screen.getByRole('dialog').textContent).toMatch(/your only device.*lost for good/)
    await fireEvent.click(screen.getByRole('button', { name: 'Log out anyway' }))
    await vi.waitFor(() => expect(route()).toEqual({ screen: 'home' }))
    expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: 'me/devices/d1' })
    expect(person()).toBeNull()
  })

  it('a device that was logged out elsewhere shows none, and no error', async () => {
    me = { id: 'p1', name: 'Ania' }
    devices = [device('d2')]
    await loadPerson()
    render(Devices)
    await vi.waitFor(() => expect(person()).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('a wrong address leads home', () => {
    render(Waiting, { lost: true })
    expect(screen.getAllByRole('link', { name: 'Home' }).length).toBeGreaterThan(0)
  })
})
