import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { FakeConnection } from '../../../lib/fake-connection.svelte'
import { withGameWords } from '../../../lib/games'
import { setLanguage, type Language } from '../../../lib/text.svelte'
import { fixture } from '../board/stage'
import Pairs from './Pairs.svelte'
import WondersEnd from './WondersEnd.svelte'
import { totals } from '../../../lib/score-sheet'
import { decidedBy, ranking } from './sheet'

/** Seats that won, each a side of its own. */
const won = (...winners: string[]) => ({ winners, sides: winners.map((seat) => [seat]) })

vi.setConfig({ testTimeout: 20_000 })
beforeAll(() => withGameWords('wonders', setLanguage('en')))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the score sheet', () => {
  it('adds up to what every city shows', () => {
    for (const name of ['3_over', '7_over']) {
      const { sheet, view } = fixture(name).game
      expect(totals(sheet)).toEqual(view.cities.map(({ points }) => points))
    }
  })

  it('ranks by points, then by coins', () => {
    const { sheet, view, ending } = fixture('7_over').game
    expect(view.cities[ranking(sheet, view.cities)[0] ?? 0]?.seat).toBe(ending?.winners[0])
    const even = sheet.map((row) => ({ ...row, points: row.points.map(() => 1) }))
    const coins = view.cities.map((city) => city.coins)
    expect(coins[ranking(even, view.cities)[0] ?? 0]).toBe(Math.max(...coins))
  })

  it('says what decided', () => {
    const sheet = [{ row: 'military', points: [9, 9, 3] }]
    expect(decidedBy(sheet, { way: 'points', ...won('A') })).toBe('coins')
    expect(decidedBy(sheet, { way: 'points', ...won('A', 'B') })).toBe('shared')
    expect(decidedBy([{ row: 'military', points: [9, 8] }], { way: 'points', ...won('A') })).toBe('total')
    expect(decidedBy(sheet, { way: 'resigned', ...won('B') })).toBe('early')
  })
})

describe('the pairs', () => {
  it('stand by points, and of two with as many those who won come first', () => {
    const sides = [
      { seats: [0, 1], points: 52 },
      { seats: [2, 3], points: 92 },
      { seats: [4, 5], points: 92 },
    ]
    const { container } = render(Pairs, { sides, names: ['A', 'B', 'C', 'D', 'E', 'F'], winners: [4, 5] })
    expect([...container.querySelectorAll('.names')].map((names) => names.textContent?.trim())).toEqual(['E and F', 'C and D', 'A and B'])
  })
})

describe('the end of a game', () => {
  it.each(['en', 'pl'] as Language[])('is told in %s for every way and number of seats', async (language) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await setLanguage(language)
    for (const name of ['3_over', '7_over']) {
      for (const way of ['points', 'resigned', 'overdue']) {
        const state = fixture(name)
        state.game.ending = { way, ...won('B') }
        const { container, unmount } = render(WondersEnd, { connection: new FakeConnection(state) })
        expect(container.querySelector('h1')?.textContent).toContain('Bartek')
        expect(container.querySelectorAll('tbody tr')).toHaveLength(state.game.view.cities.length)
        expect(container.textContent).not.toMatch(/(page|won|wonders)-[a-z]|undefined|NaN/)
        unmount()
      }
    }
    await setLanguage('en')
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockRestore()
  })

  it('counts up category by category unless that is skipped', async () => {
    vi.useFakeTimers()
    const state = fixture('3_over')
    const { container, getByText } = render(WondersEnd, { connection: new FakeConnection(state) })
    const sums = () => [...container.querySelectorAll('tbody td.total')].map((cell) => Number(cell.textContent?.replace('−', '-')))
    expect(sums()).toEqual([0, 0, 0])
    await vi.advanceTimersByTimeAsync(1000)
    expect(sums()).toEqual(state.game.sheet[0]?.points)
    getByText('Skip counting').click()
    await vi.advanceTimersByTimeAsync(1)
    // The best one first.
    expect(sums()).toEqual([...totals(state.game.sheet)].sort((a, b) => b - a))
  })
})
