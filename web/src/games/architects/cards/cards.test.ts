import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { colorSign, signs } from '../../../art/signs'
import { risingIds } from '../../../art/rise/ids'
import { cardIds, colors as printedColors } from '../words/components'
import CardBack from './CardBack.svelte'
import CardFace from './CardFace.svelte'
import DeckTop from './DeckTop.svelte'
import { grounds } from './grounds'
import { cardKinds, kinds, type CardColor } from './kinds'
import { pictures } from './pictures'

const colors = printedColors as CardColor[]

afterEach(cleanup)

/** What can be seen without colour. */
const outline = (html: string) => html.replace(/ (class|style|fill)="[^"]*"/g, '')

describe('the faces', () => {
  it('stand for every kind of card, each unlike the others even without colour', () => {
    expect([...cardKinds].sort(), 'say in cards/kinds.ts how each card looks').toEqual([...cardIds].sort())
    for (const compact of [false, true]) {
      const drawn = cardIds.map((kind) => outline(render(CardFace, { kind, compact }).container.innerHTML))
      expect(new Set(drawn).size).toBe(cardIds.length)
      for (const html of drawn) expect(html).not.toMatch(/NaN|undefined/)
    }
  })

  it('carry the sign and the pattern of their colour', () => {
    expect(new Set(colors.map((color) => JSON.stringify(signs[colorSign(color)]))).size).toBe(colors.length)
    expect(new Set(Object.values(grounds)).size).toBe(colors.length)
    for (const kind of cardKinds) {
      const { container, unmount } = render(CardFace, { kind })
      expect(container.querySelectorAll('.band .kind svg').length, kind).toBe(1)
      expect(container.querySelector(`.${kinds[kind].color}`), kind).not.toBeNull()
      unmount()
    }
  })

  it('count their horns, points and cats', () => {
    const count = (kind: string, what: string) => render(CardFace, { kind }).container.querySelectorAll(what).length
    expect(['shield', 'shield_horn_1', 'shield_horn_2'].map((kind) => count(kind, '.horn'))).toEqual([0, 1, 2])
    expect(['civic_3', 'civic_2_cat'].map((kind) => render(CardFace, { kind }).container.querySelector('b')?.textContent)).toEqual(['3', '2'])
    expect(['civic_3', 'civic_2_cat'].map((kind) => count(kind, '.cat .fur'))).toEqual([0, 1])
  })

  it('have pictures without inline styles and identifiers', () => {
    for (const [kind, picture] of Object.entries(pictures)) expect(picture, kind).not.toMatch(/style=|\bid=|NaN|undefined/)
  })

  it('print a name at their foot, unless compact', () => {
    expect(render(CardFace, { kind: 'wood', name: 'x' }).container.textContent).toContain('x')
    expect(render(CardFace, { kind: 'wood', name: 'x', compact: true }).container.textContent).not.toContain('x')
  })
})

describe('a deck', () => {
  it('shows its top, what is left, and whose it is', () => {
    const { container } = render(DeckTop, { kind: 'glass', left: 25, wonder: 'giza', title: 'x' })
    expect(container.querySelector('.card.grey')).not.toBeNull()
    expect(container.querySelector('.foot')?.textContent?.trim()).toBe('25')
    expect(container.querySelector('.foot .emblem')).not.toBeNull()
    expect(container.querySelector('.deck')?.getAttribute('aria-label')).toBe('x')
    const owners = risingIds.map((wonder) => render(DeckTop, { kind: 'glass', left: 9, wonder }).container.querySelector('.emblem')?.innerHTML)
    expect(new Set(owners).size).toBe(risingIds.length)
  })

  it('lies face down in the middle, and wears an eye when only the cat has seen it', () => {
    const down = render(DeckTop, { kind: null, left: 60 }).container
    expect(down.querySelector('.back')).not.toBeNull()
    expect(down.querySelector('.card')).toBeNull()
    const seen = render(DeckTop, { kind: 'coin', left: 60, secret: true }).container
    expect(seen.querySelector('.eye')).not.toBeNull()
  })

  it('grows lower, and leaves an empty place', () => {
    const under = (left: number) => render(DeckTop, { kind: 'coin', left }).container.querySelectorAll('.under').length
    expect([25, 12, 5, 2, 1].map(under)).toEqual([4, 3, 2, 1, 0])
    const { container } = render(DeckTop, { kind: null, left: 0 })
    expect(container.querySelector('.place')).not.toBeNull()
    expect(container.querySelector('.back')).toBeNull()
    expect(render(CardBack, {}).container.innerHTML).not.toMatch(/NaN|undefined/)
  })
})
