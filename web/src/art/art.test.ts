import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import CardBack from './CardBack.svelte'
import Chip from './Chip.svelte'
import Harbour from './Harbour.svelte'
import Logo from './Logo.svelte'
import ProgressToken, { progressTokens } from './ProgressToken.svelte'
import Sign from './Sign.svelte'
import { signs, type SignName } from './signs'
import Wonder, { loadWonders } from './Wonder.svelte'
import { wonders } from './wonders'
import { wonderIds } from './wonders/ids'

const names = `
  clay wood stone glass papyrus coin shield laurel capital pawn loot
  wheel mortar quill plumb_bob armillary_sphere sundial law
  horseshoe sword tower book gear mask moon water_drop amphora target helmet lyre lamp column sun greek_temple barrel
  color_brown color_grey color_blue color_green color_yellow color_red color_purple
  extra_turn destroy restore library fixed_price trade discount wonder token guild card any_raw any_manufactured opponent_loses
  menu close back forward undo hint chat log help settings sound mute link qr share copy clock person bot eye check warning
  offline play pause replay sun_theme moon_theme language plus minus search home crown trophy swap discard hourglass lock
`.trim().split(/\s+/) as SignName[]

describe('signs', () => {
  it('has every sign, each unlike the others', () => {
    for (const name of [...names, ...progressTokens]) expect(signs[name], name).toBeDefined()
    const drawings = Object.values(signs).map((shapes) => JSON.stringify(shapes))
    expect(new Set(drawings).size).toBe(drawings.length)
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

  it('draws the rest', () => {
    for (const id of progressTokens) expect(render(ProgressToken, { id }).container.querySelector('.sign')).not.toBeNull()
    for (const kind of ['age1', 'age2', 'age3', 'guild'] as const) {
      expect(render(CardBack, { kind }).container.innerHTML).not.toMatch(/NaN|undefined/)
    }
    expect(render(Logo).container.querySelector('svg')).not.toBeNull()
    expect(render(Harbour).container.innerHTML).not.toMatch(/NaN|undefined/)
  })
})
