import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import catalogue from '../../../../../i18n/en/architects.ftl?raw'
import list from '../../../generated/architects.json'
import type { ArchitectsComponent } from '../../../generated/protocol'
import { withLearnWords } from '../../../lib/learn'
import { setLanguage, type Language } from '../../../lib/text.svelte'
import CardBrowser from '../CardBrowser.svelte'
import Learn from '../Learn.svelte'
import { bookOf } from '../games'
import { loadNames, search } from '../search'
import { wordsFor } from '../told'
import architects from './book'
import PieceDetail from './PieceDetail.svelte'
import { decksWith, kindOf, pieces } from './pieces'
import Rules from './Rules.svelte'
import { sections } from './rules'
import Signs from './Signs.svelte'

const languages: Language[] = ['en', 'pl']
const { box } = architects
const ids = (found: { id: string }[]) => found.map(({ id }) => id)
const components = list as ArchitectsComponent[]

beforeAll(() => withLearnWords(Promise.resolve(), 'architects'))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the pieces of Architects', () => {
  it('have a page each', () => {
    const told: Partial<Record<ArchitectsComponent['kind'], string>> = { conflict_tokens: 'conflict', victory_tokens: 'victory', science_set: 'gear' }
    for (const one of components) expect(kindOf(told[one.kind] ?? one.id), one.id).toBeDefined()
    expect(new Set(ids([...pieces])).size).toBe(pieces.length)
  })

  it('say how many of a card are in which deck, and all of them are told', () => {
    for (const one of components) {
      if (one.kind === 'card') expect(decksWith(one.id).reduce((sum, { count }) => sum + count, 0), one.id).toBe(one.count)
    }
  })

  it.each(languages)('are found by names of both languages while the page speaks %s', async (language) => {
    await setLanguage(language)
    const names = await loadNames(box)
    expect(ids(search(box, { words: 'halikarnas' }, names))).toContain('halicarnassus')
    expect(ids(search(box, { words: 'Rzemioslo' }, names))).toEqual(['crafts'])
    expect(ids(search(box, { words: '', kind: 'card', filters: { color: 'red' } }, names))).toEqual(['shield', 'shield_horn_1', 'shield_horn_2'])
    for (const { id } of pieces) {
      for (const name of Object.values(names.get(id) ?? {})) expect(ids(search(box, { words: name }, names))).toContain(id)
    }
  })

  it.each(languages)('are explained in %s', async (language) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await setLanguage(language)
    const names = await loadNames(box)
    for (const piece of pieces) {
      const { container, unmount } = render(PieceDetail, { piece, names, onpick: () => {} })
      expect(container.textContent).not.toMatch(/page-|learn-|architects-|undefined/)
      expect(container.querySelectorAll('.notes li').length, piece.id).toBeGreaterThan(1)
      unmount()
    }
    expect(complaint).not.toHaveBeenCalled()
  }, 30_000)

  it('lead from a card to the decks it is in, and from a deck to its cards', async () => {
    await setLanguage('en')
    const onshow = vi.fn()
    render(CardBrowser, { box, onshow })
    // One box: there is nothing to choose from.
    expect(screen.queryByRole('group', { name: 'Box' })).toBeNull()
    await fireEvent.click(screen.getByText(/^Papyrus;/))
    await fireEvent.click(screen.getByText('Halicarnassus', { selector: 'dialog button span' }))
    expect(onshow).toHaveBeenLastCalledWith('halicarnassus')
    expect(document.querySelectorAll('dialog .stages li')).toHaveLength(5)
    await fireEvent.click(screen.getByRole('button', { name: '3 × Coin', hidden: true }))
    expect(onshow).toHaveBeenLastCalledWith('coin')
  }, 20_000)
})

describe('the rules of Architects', () => {
  it('tell of every way of ending and every row of the score sheet', () => {
    const toldIn: Record<string, string> = { wonder: 'goal', decks: 'score' }
    expect(wordsFor(catalogue, 'architects-ending-'), 'say which section tells of it').toEqual(Object.keys(toldIn).sort())
    for (const id of Object.values(toldIn)) expect(ids([...sections])).toContain(id)
    const rows = sections.flatMap(({ list }) => list?.lines.flatMap(({ name }) => name ?? []) ?? [])
    expect(rows.map((name) => name.replace('architects-row-', '')).sort(), 'a line in learn/architects/rules.ts').toEqual(wordsFor(catalogue, 'architects-row-'))
  })

  it.each(languages)('and its signs have all their words in %s', async (language) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await setLanguage(language)
    const rules = render(Rules)
    expect(rules.container.querySelectorAll('section')).toHaveLength(sections.length)
    expect(rules.container.querySelector('input')).toBeNull()
    expect(rules.container.textContent?.split(/\s+/).length ?? 0).toBeGreaterThan(600)
    render(Signs)
    expect(document.body.textContent).not.toMatch(/page-|learn-|architects-|undefined/)
    expect(complaint).not.toHaveBeenCalled()
  }, 20_000)

  it('are reached by choosing the game', async () => {
    vi.stubGlobal('fetch', async () => new Response('null'))
    await setLanguage('en')
    render(Learn, { game: 'architects', book: await bookOf('architects') })
    const games = screen.getAllByRole('link').filter((link) => /^\/learn\/\w+$/.test(link.getAttribute('href') ?? ''))
    expect(games.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/learn/duel', null],
      ['/learn/architects', 'page'],
      ['/learn/wonders', null],
    ])
    expect(screen.getByRole('link', { name: /All cards and pieces/ }).getAttribute('href')).toBe('/learn/architects/cards')
  })
})
