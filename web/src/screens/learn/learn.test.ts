import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import catalogue from '../../../../i18n/en/duel.ftl?raw'
import { loadGods } from '../../art/God.svelte'
import { loadWonders } from '../../art/Wonder.svelte'
import agora from '../../generated/duel-agora.json'
import base from '../../generated/duel.json'
import pantheon from '../../generated/duel-pantheon.json'
import type { Component } from '../../generated/protocol'
import { withLearnWords } from '../../lib/learn'
import { setLanguage, type Language } from '../../lib/text.svelte'
import type { Names } from './book'
import CardBrowser from './CardBrowser.svelte'
import duel from './duel/book'
import PieceDetail from './duel/PieceDetail.svelte'
import { kindOf, pieces } from './duel/pieces'
import RulesHelp from './duel/Rules.svelte'
import { sections } from './duel/rules'
import Signs from './duel/Signs.svelte'
import { loadNames as namesOf, plain, search as find, type SearchQuery } from './search'
import { wordsFor } from './told'

const languages: Language[] = ['en', 'pl']
const { box } = duel
const loadNames = () => namesOf(box)
const search = (query: SearchQuery, names: Names) => find(box, query, names)
const ids = (found: { id: string }[]) => found.map(({ id }) => id)
const components = [...base, ...pantheon, ...agora] as unknown as Component[]

// The drawings come by themselves later; a test that ends before them would be told so.
beforeAll(() => withLearnWords(Promise.all([loadWonders(), loadGods()])))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the search', () => {
  it.each(languages)('finds by names of both languages while the page speaks %s', async (language) => {
    await setLanguage(language)
    const names = await loadNames()
    expect(ids(search({ words: 'łaźnie' }, names))).toEqual(['baths'])
    expect(ids(search({ words: 'LAZNIE' }, names))).toEqual(['baths'])
    expect(ids(search({ words: 'horse breeders' }, names))).toEqual(['horse_breeders'])
    expect(ids(search({ words: 'Świątynia Artemidy' }, names))).toEqual(['temple_of_artemis'])
    expect(ids(search({ words: 'philosophy' }, names))).toEqual(['philosophy'])
    expect(ids(search({ words: 'afrodyta' }, names))).toEqual(['aphrodite'])
    expect(ids(search({ words: 'turn of events' }, names))).toEqual(['turn_of_events'])
    expect(ids(search({ words: 'żeton mitologii greckiej' }, names))).toContain('mythology_greek')
    expect(search({ words: '' }, names)).toHaveLength(pieces.length)
    expect(search({ words: 'zzz' }, names)).toEqual([])
    for (const { id } of pieces) {
      for (const name of Object.values(names.get(id) ?? {})) expect(ids(search({ words: name }, names))).toContain(id)
    }
  }, 20_000)

  it('finds by effect and by filters', async () => {
    const names = await loadNames()
    await setLanguage('pl')
    expect(ids(search({ words: '3 tarcze', kind: 'building' }, names))).toEqual(['arsenal', 'pretorium'])
    await setLanguage('en')
    expect(ids(search({ words: 'another turn', kind: 'wonder', set: 'base' }, names))).toHaveLength(5)
    expect(search({ words: '', filters: { age: '1', color: 'red' } }, names)).toHaveLength(4)
    const printed = (is: (one: Component) => boolean) => components.filter(is).length
    expect(search({ words: '', filters: { age: 'guild' } }, names)).toHaveLength(printed((one) => one.kind === 'building' && one.age === 'guild'))
    expect(search({ words: '', kind: 'token' }, names)).toHaveLength(printed(({ kind }) => kind === 'token'))
    expect(search({ words: '', filters: { age: 'temple' } }, names)).toHaveLength(printed(({ kind }) => kind === 'grand_temple'))
    expect(search({ words: '', set: 'pantheon', kind: 'god' }, names)).toHaveLength(16)
    expect(search({ words: '', set: 'agora', kind: 'plot' }, names)).toHaveLength(16)
    expect(ids(search({ words: '', set: 'agora', kind: 'wonder' }, names))).toEqual(['curia_julia', 'knossos'])
    expect(ids(search({ words: 'roman', kind: 'god' }, names))).toEqual(['mars', 'minerva', 'neptune'])
  })

  it('forgets marks and capitals', () => {
    expect(plain('Żółć ŁAŹNIE')).toBe('zolc laznie')
  })
})

describe('the card browser', () => {
  it('has a page for every component of the three boxes', () => {
    // Boards and tables of figures, which are told by other pages.
    const told: Partial<Record<Component['kind'], string>> = {
      space: 'pantheon_board',
      chamber: 'senate_board',
      mythology_tokens: 'mythology_greek',
      offering_tokens: 'offering_2',
      senate_actions: 'politician_left',
      senator_mix: 'conspirator',
    }
    const none: Component['kind'][] = ['layout', 'zone', 'first_game', 'supremacy']
    for (const one of components) {
      if (none.includes(one.kind)) continue
      const loot = one.kind === 'military_token' ? `${one.set === 'base' ? '' : `${one.set}_`}loot_${one.id}` : undefined
      const page = loot ?? told[one.kind] ?? one.id
      expect(kindOf(page), page).toBeDefined()
    }
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
    expect(kindOf('politician_left_2')).toBe('senator')
  })

  it('shows only what there is in the box', async () => {
    await setLanguage('en')
    render(CardBrowser, { box })
    await fireEvent.click(screen.getByRole('radio', { name: 'Agora' }))
    expect(screen.queryByRole('radio', { name: 'Gods' })).toBeNull()
    await fireEvent.click(screen.getByRole('radio', { name: 'Conspiracies' }))
    expect(screen.getByRole('status').textContent).toContain('16 pieces')
    await fireEvent.click(screen.getByRole('radio', { name: 'Pantheon' }))
    expect((screen.getByRole('radio', { name: 'Gods' }) as HTMLInputElement).checked).toBe(false)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain('Gods')
  }, 20_000)

  it('shows a piece with its links, and goes from one to the other', async () => {
    await setLanguage('en')
    const onshow = vi.fn()
    render(CardBrowser, { box, onshow })
    await fireEvent.click(screen.getByText(/^Baths;/))
    expect(onshow).toHaveBeenLastCalledWith('baths')
    await fireEvent.click(screen.getByText('Aqueduct', { selector: 'dialog button' }))
    expect(onshow).toHaveBeenLastCalledWith('aqueduct')
    const heading = document.querySelector('dialog h2')
    expect(heading?.textContent).toBe('Aqueduct')
    await vi.waitFor(() => expect(document.activeElement).toBe(heading))
  }, 20_000)

  it.each(languages)('explains every piece in %s', async (language) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await setLanguage(language)
    const names = await loadNames()
    for (const piece of pieces) {
      const { container, unmount } = render(PieceDetail, { piece, names, onpick: () => {} })
      expect(container.textContent).not.toMatch(/page-|duel-|undefined/)
      expect(container.querySelectorAll('.notes li').length, piece.id).toBeGreaterThan(0)
      unmount()
    }
    expect(complaint).not.toHaveBeenCalled()
  }, 20_000)
})

describe('the rules', () => {
  it('tell of every box, every way of ending and every row of the score sheet', () => {
    expect(new Set(sections.map(({ set }) => set)), 'a chapter in learn/duel/rules.ts').toEqual(new Set(components.flatMap((one) => ('set' in one ? one.set : []))))
    const toldIn: Record<string, string> = { civilian: 'score', military: 'military', science: 'science', politics: 'agora' }
    expect(wordsFor(catalogue, 'duel-ending-'), 'say which section tells of it').toEqual(Object.keys(toldIn).sort())
    for (const id of Object.values(toldIn)) expect(ids([...sections])).toContain(id)
    const rows = sections.flatMap(({ list }) => list?.lines.flatMap(({ name }) => name ?? []) ?? [])
    expect(rows.map((name) => name.replace('duel-row-', '')).sort(), 'a line in learn/duel/rules.ts').toEqual(wordsFor(catalogue, 'duel-row-'))
  })

  it.each(languages)('and the signs have all their words in %s', async (language) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await setLanguage(language)
    const rules = render(RulesHelp)
    const least = { base: 900, pantheon: 350, agora: 400 }
    for (const set of ['base', 'pantheon', 'agora'] as const) {
      await fireEvent.click(rules.container.querySelector(`input[value="${set}"]`)!)
      expect(rules.container.querySelectorAll('section')).toHaveLength(sections.filter((one) => one.set === set).length)
      expect(rules.container.textContent?.split(/\s+/).length ?? 0).toBeGreaterThan(least[set])
      expect(document.body.textContent).not.toMatch(/page-|duel-|undefined/)
    }
    render(Signs)
    expect(document.body.textContent).not.toMatch(/page-|duel-|undefined/)
    expect(complaint).not.toHaveBeenCalled()
  })

  it('show what is on the table only', async () => {
    await setLanguage('en')
    const plain = render(RulesHelp, { expansions: [] })
    expect(plain.container.querySelector('input')).toBeNull()
    plain.unmount()
    const agora = render(RulesHelp, { expansions: ['agora'], section: 'senate' })
    expect([...agora.container.querySelectorAll('input')].map(({ value }) => value)).toEqual(['base', 'agora'])
    expect(agora.container.textContent).toContain('Chambers and control')
    expect(agora.container.textContent).not.toContain('Pantheon and Agora together')
  })
})
