import { afterEach, describe, expect, it, vi } from 'vitest'
import { withLearnWords } from './learn'
import { attribute, attributeOr, date, dateTime, daysAgo, has, language, list, number, say, setLanguage } from './text.svelte'

describe('the text of the page', () => {
  afterEach(() => vi.restoreAllMocks())

  it('comes from the catalogue of the language', async () => {
    await setLanguage('pl')
    expect(language()).toBe('pl')
    expect(say('level-master')).toBe('mistrz')
    await setLanguage('en')
    expect(say('level-master')).toBe('master')
    expect(attribute('duel-building-logging_camp', 'short')).toBe('Log Camp')
    expect(attributeOr('duel-title', 'short')).toBe('7 Wonders Duel')
    expect(has('level-master')).toBe(true)
    expect(has('nonsense')).toBe(false)
  })

  it('grows by what somebody needs, in every language', async () => {
    await setLanguage('pl')
    expect(has('page-note-god-zeus-1')).toBe(false)
    expect(await withLearnWords(Promise.resolve(7))).toBe(7)
    expect(language()).toBe('pl')
    expect(say('page-rules-base')).toBe('Gra podstawowa')
    await setLanguage('en')
    expect(say('page-rules-base')).toBe('Base game')
    expect(say('level-master')).toBe('master')
  })

  it('puts arguments in without invisible marks and chooses plural forms', async () => {
    await setLanguage('pl')
    expect(attribute('duel-do-trigger', 'told', { name: 'Ania', plot: 'x' })).toBe('Ania aktywuje spisek x')
    expect(new Set([1, 2, 5].map((coins) => say('duel-coins', { coins }))).size).toBe(3)
  })

  it('shows the identifier of a missing message and complains once', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(say('no-such-message')).toBe('no-such-message')
    expect(say('no-such-message')).toBe('no-such-message')
    expect(complaint).toHaveBeenCalledTimes(1)
  })

  it('lets the last language asked for win', async () => {
    await Promise.all([setLanguage('pl'), setLanguage('en')])
    expect(language()).toBe('en')
  })

  it('writes numbers, lists and dates as the language does', async () => {
    await setLanguage('pl')
    expect(number(12345.5)).toMatch(/^12\s345,5$/)
    expect(list(['a', 'b', 'c'])).toBe('a, b i c')
    expect(dateTime(Date.UTC(2026, 4, 3, 12))).toMatch(/2026/)
    expect(date(Date.UTC(2026, 4, 3, 12))).toBe('3 maj 2026')
  })

  it('counts days by the calendar', async () => {
    const at = (day: number, hour: number) => new Date(2026, 4, day, hour).getTime()
    const seen = () => [at(10, 9), at(10, 0), at(9, 23), at(7, 23), at(11, 1)].map((ms) => daysAgo(ms, at(10, 10)))
    await setLanguage('en')
    expect(seen()).toEqual(['today', 'today', 'yesterday', '3 days ago', 'today'])
    await setLanguage('pl')
    expect(seen()).toEqual(['dzisiaj', 'dzisiaj', 'wczoraj', '3 dni temu', 'dzisiaj'])
  })
})
