import { cleanup } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadGods } from '../../../art/God.svelte'
import { loadWonders } from '../../../art/Wonder.svelte'
import type { DuelView } from '../../../generated/protocol'
import { askOnly } from '../../../lib/fake-connection.svelte'
import { setLanguage } from '../../../lib/text.svelte'
import { all, find, fixture, show, touch } from './stage'

vi.setConfig({ testTimeout: 30_000 })
beforeAll(async () => {
  await Promise.all([setLanguage('en'), loadGods(), loadWonders()])
})
afterEach(cleanup)

describe('the Pantheon', () => {
  it('is one touch away on a phone and shows every space with the price of both', async () => {
    const { view } = show('pantheon_turn')
    await touch('[data-tab="pantheon"]')
    const spaces = all('.spaces [data-spot]')
    expect(spaces).toHaveLength(6)
    for (const { space, prices } of view.pantheon?.spaces ?? []) {
      const shown = find(`.spaces [data-spot="space-${space}"] .prices`).textContent?.replaceAll(/\s+/g, ' ').trim()
      expect(shown).toBe(prices.map(({ coins }) => coins).join(' '))
    }
    expect(find('[data-spot="space-1"]').textContent).toMatch('Aphrodite')
    expect(all('.decks b').map((one) => one.textContent)).toEqual(['2', '2', '2', '3', '0'])
  })

  it('lies the other way round for the other seat: what is cheap is on the left', async () => {
    show('pantheon_turn', 'B')
    await touch('[data-tab="pantheon"]')
    expect(all('.spaces [data-spot]').map((one) => one.dataset.spot)).toEqual([6, 5, 4, 3, 2, 1].map((space) => `space-${space}`))
  })

  it('tells which gods can be activated, and offers every way to pay', async () => {
    const { connection, view } = show('pantheon_turn')
    expect(find('[data-tab="pantheon"]').textContent).toMatch('4')
    await touch('[data-spot="space-3"]')
    const ways = view.actions.filter(({ deed }) => deed.kind === 'activate' && deed.space === 3)
    expect(ways.length).toBeGreaterThan(1)
    expect(all('.choice [data-action]').map((one) => one.dataset.action)).toEqual(ways.map(({ text }) => text))
    await touch(`[data-action="${ways.at(-1)?.text}"]`)
    expect(connection.sent).toMatchObject([{ action: ways.at(-1)?.text }])
  })

  it('says why a god cannot be called', async () => {
    const state = fixture('pantheon_turn')
    state.game!.view.actions = []
    show(state)
    await touch('[data-tab="pantheon"]')
    await touch('.spaces [data-spot="space-2"]')
    expect(find('.not').textContent).toMatch('1 coin short')
    cleanup()
    show('pantheon_place_god', null)
    await touch('[data-tab="pantheon"]')
    await touch('.spaces [data-spot="space-1"]')
    expect(find('.not').textContent).toMatch('from Age II on')
  })

  it('keeps a face-down god to whoever placed it', () => {
    show('pantheon_place_god')
    expect(find('[data-spot="space-5"]').textContent).toMatch(/Anubis.*only you know/)
    expect(find('[data-spot="space-1"]').textContent).not.toMatch(/Zeus|Hades|Aphrodite/)
  })

  it('opens by itself for a question about it, and lets the player look elsewhere', async () => {
    show('pantheon_place_god')
    expect(find('[data-tab="pantheon"]').getAttribute('aria-pressed')).toBe('true')
    await touch('[data-tab="cards"]')
    expect(all('[data-slot]').length).toBeGreaterThan(0)
    expect(find('.question')).toBeTruthy()
  })
})

describe('a god to place', () => {
  it('is touched in the list, or space and god one after the other', async () => {
    const { connection } = show('pantheon_place_god')
    await touch('[data-spot="space-6"]')
    expect(connection.sent).toEqual([])
    await touch('[data-touch="god-ra"]')
    expect(connection.sent).toMatchObject([{ action: 'enthrone ra 6' }])
  })

  it('is placed by a touch on the space when there is but one', async () => {
    const state = fixture('pantheon_place_god')
    const view = state.game!.view as DuelView
    view.actions = view.actions.filter(({ deed }) => deed.kind === 'place_god' && deed.god === 'isis')
    const { connection } = show(state)
    await touch('[data-spot="space-4"]')
    expect(connection.sent).toMatchObject([{ action: 'enthrone isis 4' }])
  })
})

describe('the track', () => {
  it('takes Minerva where it is touched', async () => {
    const { connection } = show('pantheon_minerva')
    expect(all('[data-touch^="track-"]')).toHaveLength(19)
    await touch('[data-touch="track--4"]')
    expect(connection.sent).toMatchObject([{ action: 'minerva -4' }])
  })

  it('shows where Minerva stands', () => {
    show('pantheon_agora_turn')
    expect(find('.track').textContent).toMatch(/Minerva stands 1 space from the pawn/)
  })
})

describe('what lies on cards and in cities', () => {
  it('tells the tokens on cards', async () => {
    show('pantheon_draft')
    await touch('[data-tab="cards"]')
    expect(all('.gift')).toHaveLength(5)
    expect(find('[data-slot="4"]').textContent).toMatch('Roman token')
  })

  it('lists gods, tokens and what lasts in the panel of the city', async () => {
    show('pantheon_gate')
    await touch('.me .who, .me button')
    await tick()
    const words = find('dialog').textContent ?? ''
    for (const one of ['Astarte', '3 coins on Astarte', 'Anubis', 'The Gate', 'Mesopotamian token', 'offering token 3']) expect(words).toMatch(one)
  })

  it('has a row for gods and one for temples in the score', async () => {
    show('pantheon_over')
    await touch('button[aria-label="Score"]')
    const rows = all('dialog tbody th').map((one) => one.textContent?.trim())
    expect(rows).toContain('Gods')
    expect(rows).toContain('Grand temples')
    expect(rows).not.toContain('Guilds')
  })
})

describe('the board in front', () => {
  it('stays what the player looks at while the other side moves, and when something is put back', async () => {
    const state = fixture('pantheon_turn')
    state.game!.view.ask = { seat: 'B', what: 'turn' }
    state.round = askOnly('B')
    state.game!.view.actions = []
    const { connection } = show(state)
    await touch('[data-tab="pantheon"]')
    const next = structuredClone(state)
    next.game!.version += 1
    connection.show(next)
    await tick()
    expect(find('[data-tab="pantheon"]').getAttribute('aria-pressed')).toBe('true')
    await touch('.spaces [data-spot="space-1"]')
    await touch('button[aria-label="Close"]')
    expect(find('[data-tab="pantheon"]').getAttribute('aria-pressed')).toBe('true')
  })

  it('is the cards again after an own move', async () => {
    const { connection } = show('pantheon_turn')
    await touch('[data-tab="pantheon"]')
    const next = fixture('pantheon_turn')
    next.game!.version += 1
    connection.show(next)
    await tick()
    expect(find('[data-tab="cards"]').getAttribute('aria-pressed')).toBe('true')
  })
})
