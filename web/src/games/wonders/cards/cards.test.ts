import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { colorSign, signs } from '../../../art/signs'
import CardBack from './CardBack.svelte'
import CardFace from './CardFace.svelte'
import CardStrip from './CardStrip.svelte'
import EffectGlyph from './EffectGlyph.svelte'
import { costChips, lines, resources, type CardColor, type Face, type FaceEffect } from './face'
import { links, linkSign, linkSigns } from './links'
import { vignetteOf, vignettes } from './vignettes'

afterEach(cleanup)

const colors = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'] as const satisfies readonly CardColor[]

/** One of each kind, and each way it can be printed. */
const effects: FaceEffect[] = [
  ...resources.map((resource): FaceEffect => ({ kind: 'produce', resource, amount: 1 })),
  { kind: 'produce', resource: 'ore', amount: 2 },
  { kind: 'produce_choice', options: ['ore', 'clay'] },
  { kind: 'produce_choice', options: ['wood', 'stone', 'ore', 'clay'] },
  { kind: 'produce_choice', options: ['glass', 'papyrus', 'loom'] },
  { kind: 'vp', amount: 8 },
  ...[1, 2, 3].map((amount): FaceEffect => ({ kind: 'shields', amount })),
  ...(['compass', 'gear', 'tablet'] as const).map((symbol): FaceEffect => ({ kind: 'science', symbol })),
  { kind: 'science_choice' },
  ...(['left', 'right', 'both'] as const).flatMap((side) => (['raw', 'manufactured'] as const).map((kind): FaceEffect => ({ kind: 'trade_discount', side, class: kind, price: 1 }))),
  { kind: 'coins', amount: 5 },
  { kind: 'coins_per', amount: 2, per: 'card', colors: ['grey'], scope: ['self', 'left', 'right'] },
  { kind: 'coins_per', amount: 3, per: 'wonder_stage', scope: ['self'] },
  { kind: 'vp_per', amount: 1, per: 'card', colors: ['brown', 'grey', 'purple'], scope: ['self'] },
  { kind: 'vp_per', amount: 1, per: 'defeat_token', scope: ['left', 'right'] },
  { kind: 'vp_per', amount: 1, per: 'wonder_stage', scope: ['self', 'left', 'right'] },
  { kind: 'vp_if_wonder_complete', amount: 7 },
  { kind: 'play_last_card' },
  { kind: 'build_from_discard' },
  { kind: 'free_build_per_age' },
  { kind: 'copy_guild' },
  { kind: 'free_first_of_each_color' },
  { kind: 'free_first_card_of_age' },
  { kind: 'free_last_card_of_age' },
]

const card = (rest: Partial<Face> = {}): Face => ({ id: 'altar', color: 'blue', age: 1, cost: {}, effects: [{ kind: 'vp', amount: 2 }], from: [], to: [], ...rest })

/** What can be seen without colour. */
const outline = (html: string) => html.replace(/ (class|style|fill)="[^"]*"/g, '')

describe('an effect', () => {
  it('is drawn in signs, each unlike the others even without colour', () => {
    const drawn = effects.map((effect) => outline(render(EffectGlyph, { effect }).container.innerHTML))
    for (const [i, html] of drawn.entries()) {
      expect(html, effects[i]!.kind).toMatch(/<svg|<b>/)
      expect(html).not.toMatch(/NaN|undefined/)
    }
    expect(new Set(drawn).size).toBe(effects.length)
  })

  it('in brief has at most four signs', () => {
    for (const effect of effects) {
      const { container, unmount } = render(EffectGlyph, { effect, brief: true })
      expect(container.querySelectorAll('svg').length, JSON.stringify(effect)).toBeLessThanOrEqual(4)
      expect(container.querySelectorAll('svg, .chip').length, effect.kind).toBeGreaterThan(0)
      unmount()
    }
  })

  it('says in whose cities it counts, unless in the own alone', () => {
    const arrows = (scope: ('self' | 'left' | 'right')[]) => render(EffectGlyph, { effect: { kind: 'vp_per', amount: 1, per: 'card', colors: ['red'], scope } }).container.querySelectorAll('.scope path').length
    expect([arrows(['self']), arrows(['left', 'right']), arrows(['self', 'left', 'right'])]).toEqual([0, 2, 3])
  })

  it('of coins and points for the same count is one line', () => {
    const counted = { per: 'wonder_stage', scope: ['self'] } as const
    const arena: FaceEffect[] = [{ kind: 'coins_per', amount: 3, ...counted }, { kind: 'vp_per', amount: 1, ...counted }]
    expect(lines(arena)).toEqual([{ effect: arena[1], coins: 3 }])
    const apart: FaceEffect[] = [{ kind: 'vp', amount: 2 }, { kind: 'coins', amount: 4 }]
    expect(lines(apart)).toEqual(apart.map((effect) => ({ effect })))
  })
})

describe('a card', () => {
  it('shows name, colour, cost, effect and chains', () => {
    const { container } = render(CardFace, { face: card({ cost: { coins: 1, stone: 2, loom: 1 }, from: ['theater'], to: ['temple'] }), name: 'x', label: 'y', chains: ['z'] })
    expect(container.querySelector('.name span')?.textContent).toBe('x')
    expect(container.querySelector('.name small')?.textContent).toBe('y')
    expect(container.querySelectorAll('.band .kind svg').length).toBe(1)
    expect([...container.querySelectorAll('.cost .chip')].map((chip) => chip.classList[1])).toEqual(['coin', 'stone', 'stone', 'loom'])
    expect(container.querySelectorAll('.asks svg').length).toBe(1)
    expect(container.querySelectorAll('.gives svg').length).toBe(1)
    expect(container.querySelector('.gives')?.textContent).toContain('z')
    expect(container.querySelector('.effects .laurel')?.textContent?.trim()).toBe('2')
  })

  it('says by its shape which colour and age it has', () => {
    expect(new Set(colors.map((color) => JSON.stringify(signs[colorSign(color)]))).size).toBe(colors.length)
    for (const age of [1, 2, 3] as const) expect(render(CardFace, { face: card({ age }), name: 'x' }).container.querySelectorAll('.age b').length).toBe(age)
    expect(new Set(([1, 2, 3] as const).map((age) => outline(render(CardBack, { age }).container.innerHTML))).size).toBe(3)
  })

  it('can be built, be chosen, or stand back', () => {
    const { container } = render(CardFace, { face: card(), name: 'x', playable: true, chosen: true, dim: true })
    expect(container.querySelector('.playable.chosen.dim')).not.toBeNull()
  })

  it('lists its cost in one order, coins first', () => {
    expect(costChips({ papyrus: 1, wood: 2, coins: 3 })).toEqual([{ kind: 'coin', count: 3 }, { kind: 'wood' }, { kind: 'wood' }, { kind: 'papyrus' }])
    expect(costChips({})).toEqual([])
  })

  it('as a strip keeps colour and effect', () => {
    for (const effect of effects) {
      const { container, unmount } = render(CardStrip, { face: { color: 'red', effects: [effect] }, title: 'x' })
      expect(container.querySelector('.strip')?.getAttribute('aria-label')).toBe('x')
      expect(container.querySelectorAll('.kind svg').length).toBe(1)
      expect(container.querySelectorAll('.glyph svg, .glyph .chip').length, effect.kind).toBeGreaterThan(0)
      unmount()
    }
  })
})

describe('the pictures', () => {
  it('are well formed, each unlike the others', () => {
    const drawn = Object.values(vignettes)
    expect(new Set(drawn).size).toBe(drawn.length)
    for (const [name, art] of Object.entries(vignettes)) {
      expect(art, name).not.toMatch(/style=|\bid=|NaN|undefined|--/)
      expect(art.match(/<(path|ellipse)/g)?.length, name).toBeGreaterThan(10)
    }
  })

  it('follow the kind of a card: what it makes, its science, its name or its colour', () => {
    expect(new Set(resources.map((resource) => vignetteOf({ id: '', color: 'brown', effects: [{ kind: 'produce', resource, amount: 1 }] }))).size).toBe(resources.length)
    expect(new Set((['compass', 'gear', 'tablet'] as const).map((symbol) => vignetteOf({ id: '', color: 'green', effects: [{ kind: 'science', symbol }] }))).size).toBe(3)
    expect(vignetteOf({ id: 'gardens', color: 'blue', effects: [] })).not.toBe(vignetteOf({ id: 'altar', color: 'blue', effects: [] }))
    for (const color of colors) expect(vignettes[vignetteOf({ id: '', color, effects: [] })]).toBeDefined()
  })
})

describe('a chain', () => {
  it('has a sign for every card that makes another free', () => {
    for (const sign of Object.values(links)) expect(signs[sign], sign).toBeDefined()
    expect(linkSign('nowhere')).toBe('link')
    // both trading posts lead to the same card by the same sign, all others have their own
    expect(new Set(Object.values(links)).size).toBe(Object.keys(links).length - 1)
    expect(linkSigns(['east_trading_post', 'west_trading_post'])).toEqual(['barrel'])
  })
})
