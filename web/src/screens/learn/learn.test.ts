import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadWonders } from '../../art/Wonder.svelte'
import { setLanguage, type Language } from '../../lib/text.svelte'
import CardBrowser from './CardBrowser.svelte'
import PieceDetail from './PieceDetail.svelte'
import RulesHelp from './RulesHelp.svelte'
import { sections } from './rules'
import { loadNames, pieces, plain, search } from './search'
import Signs from './Signs.svelte'

const languages: Language[] = ['en', 'pl']
const ids = (found: { id: string }[]) => found.map(({ id }) => id)

// The drawings come by themselves later; a test that ends before them would be told so.
beforeAll(loadWonders)

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
    expect(ids(search({ words: 'another turn', kind: 'wonder' }, names))).toHaveLength(5)
    expect(search({ words: '', age: 1, color: 'red' }, names)).toHaveLength(4)
    expect(search({ words: '', age: 'guild' }, names)).toHaveLength(7)
    expect(search({ words: '', kind: 'token' }, names)).toHaveLength(10)
  })

  it('forgets marks and capitals', () => {
    expect(plain('Żółć ŁAŹNIE')).toBe('zolc laznie')
  })
})

describe('the card browser', () => {
  it('shows a piece with its links, and goes from one to the other', async () => {
    await setLanguage('en')
    const onshow = vi.fn()
    render(CardBrowser, { onshow })
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
  it.each(languages)('and the signs have all their words in %s', async (language) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await setLanguage(language)
    const rules = render(RulesHelp)
    expect(rules.container.querySelectorAll('section')).toHaveLength(sections.length)
    const words = rules.container.textContent?.split(/\s+/).length ?? 0
    expect(words).toBeGreaterThan(900)
    render(Signs)
    expect(document.body.textContent).not.toMatch(/page-|duel-|undefined/)
    expect(complaint).not.toHaveBeenCalled()
  })
})
