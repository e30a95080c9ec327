import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadGods } from '../../../art/God.svelte'
import { loadWonders } from '../../../art/Wonder.svelte'
import agoraOver from '../../../fixtures/agora_over_politics.json'
import over from '../../../fixtures/over_civilian.json'
import bothOver from '../../../fixtures/pantheon_agora_over.json'
import pantheonOver from '../../../fixtures/pantheon_over.json'
import type { DuelView, GameEvent, Happening, Message } from '../../../generated/protocol'
import type { Connection } from '../../../lib/connection.svelte'
import { eventCount } from '../../../lib/log'
import { setLanguage, type Language } from '../../../lib/text.svelte'
import DuelEnd from './DuelEnd.svelte'
import { decidedBy, hidden, totals } from './sheet'

type State = Extract<Message, { type: 'state' }>
const state = (from: unknown = over) => structuredClone(from) as State & { game: NonNullable<State['game']> & { view: DuelView & { game: 'duel' } } }

/** Seats that won, each a side of its own. */
const won = (...winners: string[]) => ({ winners, sides: winners.map((seat) => [seat]) })

function connectionTo(message: State, seats = ['A']): Connection {
  const { table, game, log, chat } = message
  return { status: 'online', you: { id: 'p1', seats, viewer: 'A' }, table, game, log, chat } as unknown as Connection
}

// The drawings come by themselves later; a test that ends before them would be told so.
beforeAll(() => Promise.all([loadWonders(), loadGods()]))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the score pad', () => {
  it('adds its rows up', () => {
    expect(totals(state().game.sheet)).toEqual([75, 34])
    expect(totals(state().game.sheet, 2)).toEqual([35, 6])
    expect(totals([])).toEqual([])
  })

  it('says what decided', () => {
    const { sheet } = state().game
    expect(decidedBy(sheet, { way: 'civilian', ...won('A') })).toBe('total')
    expect(decidedBy(sheet, { way: 'military', ...won('B') })).toBe('early')
    const even = [{ row: 'blue', points: [9, 3] }, { row: 'treasury', points: [0, 6] }]
    expect(decidedBy(even, { way: 'civilian', ...won('A') })).toBe('blue')
    expect(decidedBy(even, { way: 'civilian', ...won('A', 'B') })).toBe('shared')
  })
})

describe('what was hidden', () => {
  it('is three cards of each age, the guilds that stayed away, four wonders and the other tokens', () => {
    const { game, log } = state()
    const found = hidden(game.view, log)
    expect(found.cards.map(({ ids }) => ids.length)).toEqual([3, 3, 7])
    expect(found.cards[2]?.ids.filter((id) => id.endsWith('_guild'))).toHaveLength(4)
    expect(found.wonders).toHaveLength(4)
    expect(found.tokens).toHaveLength(4)
    expect(found.tokens).not.toContain('architecture')
  })
})

describe('what was hidden in the expansions', () => {
  it('is what stayed in decks and in the box', () => {
    const pantheon = state(pantheonOver)
    const gods = hidden(pantheon.game.view, pantheon.log)
    expect(gods.gods).toEqual(['nisaba', 'baal', 'tanit', 'hades', 'isis', 'ra', 'mars', 'minerva'])
    expect(gods.waiting).toEqual([])
    expect(gods.cards.map(({ ids }) => ids.length)).toEqual([3, 3, 5])
    expect(gods.cards[2]?.ids.some((id) => id.endsWith('_guild'))).toBe(false)
    expect(gods.wonders).toHaveLength(6)
    expect(gods.wonders).not.toContain('knossos')
    expect([...gods.deck, ...gods.decrees, ...gods.plots]).toEqual([])

    const both = state(bothOver)
    const all = hidden(both.game.view, both.log)
    expect(all.cards.map(({ ids }) => ids.length)).toEqual([3, 3, 5])
    expect(all.wonders).toHaveLength(8)
    expect(all.plots).toEqual([{ seat: 'A', ids: ['obscurantism'], secret: 0 }])
    expect(all.deck).toHaveLength(14)
    expect(all.decrees).toHaveLength(11)
  })

  it('keeps a removed card that Treason has shown, and the secrets of the other side', () => {
    const { game, log } = state(bothOver)
    const found = hidden(game.view, log).cards[0]!.ids
    const event: GameEvent = { game: 'duel', deed: { kind: 'removed_shown', by: 'A', card: found[0]! }, consequences: [] }
    const shown: Happening = { index: eventCount(log), deeds: [{ seat: null, event }] }
    expect(hidden(game.view, [...log, shown]).cards[0]?.ids).toEqual(found)
    game.view.cities[1]!.unprepared_hidden = 2
    expect(hidden(game.view, log).plots).toContainEqual({ seat: 'B', ids: [], secret: 2 })
  })
})

describe('the end of a game with expansions', () => {
  const rows = { pantheon: [pantheonOver, 9, 'Grand temples', 'Gods'], agora: [agoraOver, 9, 'Guilds', 'Senate'], both: [bothOver, 10, 'Grand temples', 'Senate'] } as const

  it.each(Object.entries(rows))('%s has every row of its score pad', async (_, [from, count, ...labels]) => {
    await setLanguage('en')
    const { container } = render(DuelEnd, { connection: connectionTo(state(from)) })
    const shown = [...container.querySelectorAll('tbody th')].map(({ textContent }) => textContent?.trim())
    expect(shown).toHaveLength(count)
    expect(shown).toEqual(expect.arrayContaining([...labels]))
  }, 20_000)

  it.each(['en', 'pl'] as Language[])('is told in %s', async (language) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await setLanguage(language)
    for (const from of [pantheonOver, agoraOver, bothOver]) {
      const { container, unmount } = render(DuelEnd, { connection: connectionTo(state(from), ['A', 'B']) })
      expect(container.textContent).not.toMatch(/page-|duel-|undefined/)
      unmount()
    }
    expect(complaint).not.toHaveBeenCalled()
  }, 20_000)

  it('celebrates the senate', async () => {
    await setLanguage('en')
    const { container } = render(DuelEnd, { connection: connectionTo(state(agoraOver)) })
    expect(container.querySelector('.triumph .senate')).not.toBeNull()
    expect(container.querySelectorAll('.senate .seat')).toHaveLength(6)
    expect(container.textContent).toContain('controls all six chambers')
  }, 20_000)
})

describe('the end of a game', () => {
  it.each(['en', 'pl'] as Language[])('is told in %s for every way of winning', async (language) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await setLanguage(language)
    for (const way of ['civilian', 'military', 'science', 'resigned', 'overdue']) {
      const message = state()
      message.game.ending = { way, ...won('B') }
      const { container, unmount } = render(DuelEnd, { connection: connectionTo(message) })
      expect(container.querySelector('h1')?.textContent).toContain('Bartek')
      expect(container.textContent).toContain(message.table.commitment)
      expect(container.textContent).not.toMatch(/page-|duel-|undefined/)
      unmount()
    }
    expect(complaint).not.toHaveBeenCalled()
  }, 20_000)

  it('speaks to the winner, and of everybody at a shared device', async () => {
    await setLanguage('en')
    const mine = render(DuelEnd, { connection: connectionTo(state()) })
    expect(mine.container.querySelector('h1')?.textContent).toBe('You win!')
    mine.unmount()
    const shared = render(DuelEnd, { connection: connectionTo(state(), ['A', 'B']) })
    expect(shared.container.querySelector('h1')?.textContent).toBe('Ania wins!')
  })

  it('explains equal totals', async () => {
    await setLanguage('en')
    const message = state()
    message.game.sheet = [{ row: 'blue', points: [9, 3] }, { row: 'treasury', points: [0, 6] }]
    const tie = render(DuelEnd, { connection: connectionTo(message) })
    expect(tie.container.textContent).toContain('On equal totals the points on blue cards decide: 9 against 3.')
    tie.unmount()
    message.game.sheet = [{ row: 'blue', points: [9, 9] }]
    message.game.ending = { way: 'civilian', ...won('A', 'B') }
    const both = render(DuelEnd, { connection: connectionTo(message) })
    expect(both.container.querySelector('h1')?.textContent).toBe('Ania and Bartek share the victory')
  })

  it('counts up row by row unless that is skipped', async () => {
    await setLanguage('en')
    vi.useFakeTimers()
    const { container, getByText } = render(DuelEnd, { connection: connectionTo(state()) })
    const sum = () => [...container.querySelectorAll('tfoot td')].map((cell) => cell.textContent)
    expect(sum()).toEqual(['0', '0'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(sum()).toEqual(['35', '6'])
    getByText('Skip counting').click()
    await vi.advanceTimersByTimeAsync(1)
    expect(sum()).toEqual(['75', '34'])
    vi.useRealTimers()
  })
})
