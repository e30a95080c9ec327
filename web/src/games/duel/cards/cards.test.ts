import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadWonders } from '../../../art/Wonder.svelte'
import { signs } from '../../../art/signs'
import { setLanguage, type Language } from '../../../lib/text.svelte'
import { buildings, cardName, cardShort, colors, links, symbols, tokens, wonderName, wonders, wonderShort } from '../words/words'
import CardFace from './CardFace.svelte'
import EffectGlyph from './EffectGlyph.svelte'
import { colorSign, linkSign, symbolSign } from './signs'
import WonderFace from './WonderFace.svelte'

const languages: Language[] = ['en', 'pl']

// The drawings come by themselves later; a test that ends before them would be told so.
beforeAll(loadWonders)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the faces', () => {
  it.each(languages)('of all buildings are drawn in %s', async (language) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await setLanguage(language)
    for (const id of buildings.keys()) {
      const large = render(CardFace, { id, size: 'l', prices: [{ coins: 0, affordable: true, link: 'sun' }, 4], playable: true })
      expect(large.container.querySelector('.name')?.textContent).toBe(cardName(id))
      expect(large.container.querySelectorAll('.effects svg, .effects .chip').length).toBeGreaterThan(0)
      large.unmount()
      const small = render(CardFace, { id, size: 's' })
      expect(small.container.querySelector('.name')?.textContent).toBe(cardShort(id))
      small.unmount()
    }
    expect(complaint).not.toHaveBeenCalled()
  }, 20_000)

  it.each(languages)('of all wonders are drawn in %s', async (language) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await setLanguage(language)
    for (const id of wonders.keys()) {
      const plan = render(WonderFace, { id, size: 'l', price: { coins: 4, affordable: false } })
      expect(plan.container.querySelector('.name')?.textContent?.trim()).toBe(wonderName(id))
      expect(plan.container.querySelectorAll('.cost .chip').length).toBeGreaterThan(2)
      plan.unmount()
      const built = render(WonderFace, { id, size: 's', built: true, price: 3 })
      expect(built.container.querySelector('.name')?.textContent?.trim()).toBe(wonderShort(id))
      expect(built.container.querySelector('.price')).toBeNull()
      built.unmount()
    }
    expect(complaint).not.toHaveBeenCalled()
  }, 20_000)
})

describe('the signs', () => {
  it('exist for every colour, symbol and link', () => {
    for (const name of [...colors.map(colorSign), ...symbols.map(symbolSign), ...links.map(({ id }) => linkSign(id))]) {
      expect(signs[name], name).toBeDefined()
    }
  })

  it('draw every effect of every token', () => {
    for (const { instant, passive } of tokens.values()) {
      for (const effect of [...instant, ...passive]) {
        const { container, unmount } = render(EffectGlyph, { effect })
        expect(container.querySelectorAll('svg, .chip').length, effect.kind).toBeGreaterThan(0)
        unmount()
      }
    }
  })
})
