import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Games, Me, Tables } from '../generated/protocol'
import { choice, clocks, plan, tableText, optionsOf } from '../lib/choice.svelte'
import { route } from '../lib/route.svelte'
import { settings } from '../lib/settings.svelte'
import { setLanguage } from '../lib/text.svelte'
import Enter from './Enter.svelte'
import Home from './Home.svelte'
import NameDialog from './NameDialog.svelte'
import SettingsForm from './SettingsForm.svelte'
import Waiting from './Waiting.svelte'

const games: Games = {
  games: [
    {
      game: 'duel',
      expansions: [],
      min_seats: 2,
      max_seats: 2,
      options: [
        { name: 'wonders', values: ['draft', 'first_game'] },
        { name: 'library', values: ['secret', 'open'] },
      ],
    },
  ],
  levels: ['novice', 'easy', 'medium', 'hard', 'master'],
}
const offer = games.games[0]!

let me: Me | null
let tables: Tables
let asked: { method: string; path: string; body: unknown }[]

beforeAll(() => setLanguage('en'))

beforeEach(() => {
  me = null
  asked = []
  tables = { mine: [], open: [], running: [] }
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const path = url.pathname.replace('/api/', '')
    const body = init.body ? (JSON.parse(String(init.body)) as { name?: string }) : null
    asked.push({ method: init.method ?? 'GET', path, body })
    const json = (what: unknown, status = 200) => new Response(JSON.stringify(what), { status })
    if (path === 'me' && init.method === 'PUT') return json((me = { id: 'p1', name: body?.name ?? '' }))
    if (path === 'me') return me ? json(me) : json({ refusal: 'no_name' }, 404)
    if (path === 'enter') return json({ refusal: 'not_found' }, 404)
    if (path === 'games') return json(games)
    if (path === 'tables' && init.method === 'POST') return json({ id: 'new1' })
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

  it('with the seats in the order the person wants', () => {
    choice.order = 'any'
    expect(plan(offer, { kind: 'bot', level: 'hard' }, () => 0.9).seats[1]).toEqual({ kind: 'me' })
    choice.order = 'first'
    expect(plan(offer, { kind: 'open' }).seats[0]).toEqual({ kind: 'me' })
    choice.order = 'any'
  })

  it('with a clock only among people', () => {
    choice.clock = clocks[1]!
    expect(plan(offer, { kind: 'open' }).clock.kind).toBe('bank')
    expect(plan(offer, { kind: 'open' }).start).toBe(false)
    expect(plan(offer, { kind: 'bot', level: 'easy' })).toMatchObject({ clock: { kind: 'none' }, start: true, visibility: 'link' })
    choice.clock = { kind: 'none' }
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
    expect(created).toMatchObject({ table: 'duel', start: true })
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
      { ...line, id: 't2', stage: 'over', your_turn: false },
    ]
    render(Home)
    const link = await screen.findByRole('link', { name: /Bot \(easy\).*Your turn/s })
    expect(link.getAttribute('href')).toBe('/t/t1')
    expect(screen.getByText('Finished lately')).toBeTruthy()
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

  it('a wrong address leads home', () => {
    render(Waiting, { lost: true })
    expect(screen.getAllByRole('link', { name: 'Home' }).length).toBeGreaterThan(0)
  })
})
