import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { backs, mythologies } from '../games/duel/words/components'
import CardBack from './CardBack.svelte'
import Chip from './Chip.svelte'
import DefeatToken from './DefeatToken.svelte'
import God, { loadGods } from './God.svelte'
import GodBack from './GodBack.svelte'
import { gods } from './gods'
import { godIds } from './gods/ids'
import Harbour from './Harbour.svelte'
import Logo from './Logo.svelte'
import MythologyToken from './MythologyToken.svelte'
import OfferingToken from './OfferingToken.svelte'
import ProgressToken, { progressTokens } from './ProgressToken.svelte'
import Sign from './Sign.svelte'
import { signs, type SignName } from './signs'
import { armadaSigns } from './signs-armada'
import { more } from './signs-expansions'
import { wonderSigns } from './signs-wonders'
import VictoryToken from './VictoryToken.svelte'
import Wonder, { loadWonders } from './Wonder.svelte'
import { wonders } from './wonders'
import { wonderIds } from './wonders/ids'

const names = `
  clay wood stone glass papyrus coin shield laurel capital pawn loot
  wheel mortar quill plumb_bob armillary_sphere sundial law
  horseshoe sword tower book gear mask moon water_drop amphora target helmet lyre lamp column sun greek_temple barrel
  color_brown color_grey color_blue color_green color_yellow color_red color_purple
  extra_turn destroy restore library fixed_price trade discount wonder token guild card any_raw any_manufactured opponent_loses
  menu close back forward undo hint chat log help settings sound mute link qr share copy clock person away bot eye check warning
  offline play pause replay sun_theme moon_theme language plus minus search home crown trophy swap discard hourglass lock
`.trim().split(/\s+/) as SignName[]

const lands = mythologies

describe('signs', () => {
  it('has every sign, each unlike the others', () => {
    for (const name of [...names, ...progressTokens]) expect(signs[name], name).toBeDefined()
    const drawings = Object.values(signs).map((shapes) => JSON.stringify(shapes))
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  it('has one of its own for every land, section and progress token', () => {
    const wanted = [...lands, 'section_left', 'section_center', 'section_right', 'politician', 'conspirator', 'snake', 'minerva', 'cube', 'offering', 'control'] as const
    const outlines = wanted.map((name) => JSON.stringify(more[name]))
    expect(new Set(outlines).size).toBe(wanted.length)
    for (const id of progressTokens) expect(id in signs, id).toBe(true)
  })

  it('names nothing twice', () => {
    const all = [...Object.keys(more), ...Object.keys(wonderSigns), ...Object.keys(armadaSigns)]
    expect(new Set(all).size).toBe(all.length)
    for (const name of names) expect(all, name).not.toContain(name)
  })

  it('has a sign and a chip of its own for every resource of the family', () => {
    const kinds = ['wood', 'stone', 'clay', 'ore', 'glass', 'loom', 'papyrus'] as const
    expect(new Set(kinds.map((kind) => render(Chip, { kind }).container.innerHTML.replace(/ class="[^"]*"/g, ''))).size).toBe(kinds.length)
  })

  it('tells left from right', () => {
    for (const pair of ['trade', 'pass'] as const) expect(signs[`${pair}_left`]).not.toEqual(signs[`${pair}_right`])
    expect(signs.first_card).not.toEqual(signs.last_card)
  })

  it('draws well-formed paths', () => {
    for (const [name, shapes] of Object.entries(signs)) {
      for (const shape of shapes) {
        expect(typeof shape === 'string' ? shape : shape[1], name).toMatch(/^M[\d\s.,\-a-zA-Z]+$/)
        expect(JSON.stringify(shape), name).not.toContain('NaN')
      }
    }
  })

  it('is hidden from a screen reader unless it has a title', () => {
    const { container, rerender } = render(Sign, { name: 'coin' })
    const svg = container.querySelector('svg')
    expect(svg?.getAttribute('aria-hidden')).toBe('true')
    return rerender({ title: 'x' }).then(() => {
      expect(svg?.getAttribute('role')).toBe('img')
      expect(svg?.getAttribute('aria-label')).toBe('x')
      expect(svg?.hasAttribute('aria-hidden')).toBe(false)
    })
  })

  it('counts on a chip only above one', async () => {
    const { container, rerender } = render(Chip, { kind: 'clay', count: 1 })
    expect(container.textContent?.trim()).toBe('')
    await rerender({ count: 2 })
    expect(container.textContent?.trim()).toBe('2')
  })
})

describe('illustrations', () => {
  it('draws every wonder, without inline styles and identifiers', async () => {
    await loadWonders()
    for (const id of wonderIds) {
      const { container } = render(Wonder, { id, built: true })
      expect(container.querySelectorAll('.scene path').length, id).toBeGreaterThan(20)
      expect(wonders[id], id).not.toMatch(/style=|\bid=|NaN|undefined/)
    }
  })

  it('draws every god and the Gate, each unlike the others', async () => {
    await loadGods()
    expect(Object.keys(gods).sort()).toEqual([...godIds].sort())
    expect(new Set(Object.values(gods)).size).toBe(godIds.length)
    for (const id of godIds) {
      const { container, unmount } = render(God, { id, title: id })
      expect(container.querySelectorAll('.scene path').length, id).toBeGreaterThan(20)
      expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe(id)
      expect(gods[id], id).not.toMatch(/style=|\bid=|NaN|undefined/)
      unmount()
    }
  })

  it('draws the pieces of every land in a shape of its own', () => {
    const shapes = (part: string, html: string) => [...html.matchAll(new RegExp(part, 'g'))].map(([, d]) => d).join()
    const drawn = lands.map((mythology) => ({
      back: render(GodBack, { mythology }).container.innerHTML,
      tile: render(MythologyToken, { mythology }).container.innerHTML,
    }))
    for (const { back, tile } of drawn) expect(back + tile).not.toMatch(/NaN|undefined/)
    expect(new Set(drawn.map(({ back }) => shapes(' d="([^"]+)"', back))).size).toBe(lands.length)
    expect(new Set(drawn.map(({ tile }) => shapes(' d="([^"]+)"', tile))).size).toBe(lands.length)
    for (const value of [2, 3, 4]) {
      const { container } = render(OfferingToken, { value })
      expect(container.querySelectorAll('.fruit').length).toBe(value)
      expect(container.textContent).toContain(String(value))
    }
  })

  it('draws what a battle was worth', () => {
    for (const points of [1, 3, 5]) expect(render(VictoryToken, { points }).container.textContent).toBe(String(points))
    const { container } = render(DefeatToken, { title: 'x' })
    expect(container.textContent).toBe('−1')
    expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe('x')
    expect(render(DefeatToken).container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('draws the rest', () => {
    for (const id of progressTokens) expect(render(ProgressToken, { id }).container.querySelector('.sign')).not.toBeNull()
    const drawn = backs.map((kind) => render(CardBack, { kind }).container.innerHTML)
    for (const html of drawn) expect(html).not.toMatch(/NaN|undefined/)
    expect(new Set(drawn.map((html) => html.replace(/class="[^"]*"/g, ''))).size).toBe(backs.length)
    expect(render(Logo).container.querySelector('svg')).not.toBeNull()
    expect(render(Harbour).container.innerHTML).not.toMatch(/NaN|undefined/)
  })
})
