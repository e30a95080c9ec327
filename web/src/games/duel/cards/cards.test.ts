import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadGods } from '../../../art/God.svelte'
import { godIds } from '../../../art/gods/ids'
import { progressTokens } from '../../../art/ProgressToken.svelte'
import { loadWonders } from '../../../art/Wonder.svelte'
import { wonderIds } from '../../../art/wonders/ids'
import { colorSign, signs } from '../../../art/signs'
import { setLanguage, type Language } from '../../../lib/text.svelte'
import { everyEffect } from '../words/everything'
import {
  buildings,
  cardName,
  cardShort,
  chambers,
  colors,
  conspiracies,
  decreeName,
  decrees,
  gate,
  godName,
  gods,
  godShort,
  links,
  mythologies,
  plotName,
  resources,
  sections,
  senators,
  symbols,
  tokens,
  wonderName,
  wonders,
  wonderShort,
} from '../words/words'
import CardFace from './CardFace.svelte'
import DecreeFace from './DecreeFace.svelte'
import EffectGlyph from './EffectGlyph.svelte'
import GodFace from './GodFace.svelte'
import PlotFace from './PlotFace.svelte'
import { linkSign, mythologySign, sectionSign, symbolSign } from './signs'
import WonderFace from './WonderFace.svelte'

const languages: Language[] = ['en', 'pl']

// The drawings come by themselves later; a test that ends before them would be told so.
beforeAll(() => Promise.all([loadWonders(), loadGods()]))

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

  it.each(languages)('of senators, gods, decrees and conspiracies are drawn in %s', async (language) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await setLanguage(language)
    for (const id of senators.keys()) {
      const { container, unmount } = render(CardFace, { id })
      expect(container.querySelector('.name')?.textContent).toBe(cardName(id))
      expect(cardName(id)).not.toMatch(/\d/)
      expect(container.querySelectorAll('.effects svg').length).toBeGreaterThan(1)
      unmount()
    }
    for (const id of [...gods.keys(), gate.id]) {
      const { container, unmount } = render(GodFace, { id, price: 6 })
      expect(container.querySelector('.name')?.textContent).toBe(godName(id))
      expect(container.querySelectorAll('.scene path').length, id).toBeGreaterThan(20)
      expect(container.querySelectorAll('.effect svg, .effect .chip').length, id).toBeGreaterThan(0)
      expect(container.querySelector('.price')?.textContent).toContain('6')
      unmount()
      const small = render(GodFace, { id, size: 's' })
      expect(small.container.querySelector('.name')?.textContent).toBe(godShort(id))
      small.unmount()
    }
    for (const id of [...decrees.keys(), null]) {
      const { container, unmount } = render(DecreeFace, { id })
      expect(container.querySelector('.name')?.textContent).toBe(decreeName(id))
      expect(container.querySelectorAll('.signs svg, .signs .chip').length, String(id)).toBeGreaterThan(0)
      unmount()
    }
    for (const id of conspiracies.keys()) {
      const { container, unmount } = render(PlotFace, { id })
      expect(container.querySelector('.name')?.textContent).toBe(plotName(id))
      expect(container.querySelectorAll('.steps svg, .steps .chip').length, id).toBeGreaterThan(0)
      unmount()
    }
    expect(render(PlotFace, { id: null }).container.querySelector('.name')).toBeNull()
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
    for (const name of [...colors.map(colorSign), ...symbols.map(symbolSign), ...links.map(({ id }) => linkSign(id)), ...mythologies.map(mythologySign), ...sections.map(sectionSign), colorSign('white')]) {
      expect(signs[name], name).toBeDefined()
    }
  })

  it('are unlike for unlike decrees', () => {
    const drawn = [...decrees.keys()].map((id) => render(DecreeFace, { id, compact: true }).container.querySelector('.signs')?.innerHTML)
    expect(new Set(drawn).size).toBe(decrees.size)
  })

  it('stand for every wonder, god and token of the three lists', () => {
    expect([...wonderIds].sort(), 'draw each wonder in art/wonders/').toEqual([...wonders.keys()].sort())
    expect([...godIds].sort(), 'draw each god in art/gods/').toEqual([...gods.keys(), gate.id].sort())
    expect([...progressTokens].sort(), 'a sign in art/signs.ts and a name in art/ProgressToken.svelte').toEqual([...tokens.keys()].sort())
  })

  it('stand for all that is printed on components', () => {
    const printed = [...buildings.values()]
    const of = <T>(all: readonly (T | undefined)[]) => [...new Set(all.flatMap((one) => one ?? []))].sort()
    const where = 'name it in words/components.ts and draw it in art/signs.ts'
    expect([...colors].sort(), where).toEqual(of(printed.map(({ color }) => color)))
    expect([...mythologies].sort(), where).toEqual(of([...gods.values()].map(({ mythology }) => mythology)))
    expect([...sections].sort(), where).toEqual(of(chambers.map(({ section }) => section)))
    expect([...resources].sort(), where).toEqual(of([...printed, ...wonders.values()].flatMap(({ cost }) => Object.keys(cost)).filter((one) => one !== 'coins')))
    expect([...symbols].sort(), where).toEqual(of(everyEffect().map((effect) => (effect.kind === 'science' ? effect.symbol : undefined))))
  })

  it('draw every effect of every component', () => {
    for (const effect of everyEffect()) {
      const { container, unmount } = render(EffectGlyph, { effect })
      expect(container.querySelectorAll('svg, .chip').length, effect.kind).toBeGreaterThan(0)
      unmount()
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
