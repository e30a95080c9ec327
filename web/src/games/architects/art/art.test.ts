import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { signs } from '../../../art/signs'
import { tokens, wonders } from '../words/components'
import CatPawn from './CatPawn.svelte'
import ConflictToken from './ConflictToken.svelte'
import { tokenEmblems, tokenIds, tokenMarks, wonderEmblems } from './emblems'
import ProgressToken from './ProgressToken.svelte'
import { rises } from '../../../art/rise'
import { hasStage, risingIds } from '../../../art/rise/ids'
import StageCost from './StageCost.svelte'
import VictoryToken from '../../../art/VictoryToken.svelte'
import WonderRise from './WonderRise.svelte'

const stages = [1, 2, 3, 4, 5]

afterEach(cleanup)

describe('a rising wonder', () => {
  it('is drawn in five pieces of its own, without inline styles and identifiers', () => {
    expect([...risingIds].sort(), 'draw each wonder in art/rise/').toEqual([...wonders.keys()].sort())
    expect(Object.keys(rises).sort()).toEqual([...risingIds].sort())
    for (const id of risingIds) {
      const { back, front, pieces, order } = rises[id] as { back: string; front: string; pieces: { art: string; edge: string }[]; order?: number[] }
      expect(pieces.length, id).toBe(5)
      expect(new Set(pieces.map(({ art }) => art)).size, id).toBe(5)
      expect(new Set(pieces.map(({ edge }) => edge)).size, id).toBe(5)
      expect([...(order ?? [0, 1, 2, 3, 4])].sort(), id).toEqual([0, 1, 2, 3, 4])
      for (const { art, edge } of pieces) {
        expect(art.match(/<(path|ellipse)/g)?.length, id).toBeGreaterThan(2)
        expect(edge, id).toMatch(/^M[\d\s.,\-a-zA-Z]+z$/)
      }
      expect(back + front + JSON.stringify(pieces), id).not.toMatch(/style=|\bid=|NaN|undefined|--/)
    }
    expect(new Set(risingIds.map((id) => JSON.stringify(rises[id].pieces))).size).toBe(risingIds.length)
  })

  it('shows a plan for each stage that is not built', () => {
    for (const id of risingIds) {
      for (let mask = 0; mask < 32; mask += 5) {
        const { container, unmount } = render(WonderRise, { id, built: mask, title: id })
        const open = stages.filter((stage) => !hasStage(mask, stage)).length
        expect(container.querySelectorAll('.piece').length).toBe(5)
        expect(container.querySelectorAll('.plan').length, `${id} ${mask}`).toBe(open)
        expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe(id)
        expect(container.querySelector('.whole') !== null).toBe(open === 0)
        unmount()
      }
    }
  })

  it('takes stages as a mask and as a list alike', () => {
    const asMask = render(WonderRise, { id: 'giza', built: 0b00101, next: 0b00010 }).container.querySelectorAll('.piece')
    const asList = render(WonderRise, { id: 'giza', built: [1, 3], next: [2] }).container.querySelectorAll('.piece')
    expect([...asMask].map((piece) => piece.className)).toEqual([...asList].map((piece) => piece.className))
    expect([...asMask].map((piece) => piece.querySelector('.gold') !== null)).toEqual([false, true, false, false, false])
  })

  it('lowers into place only what is built before our eyes', async () => {
    const { container, rerender } = render(WonderRise, { id: 'rhodes', built: [1] })
    expect(container.querySelector('.fresh')).toBeNull()
    await rerender({ built: [1, 2] })
    expect(container.querySelectorAll('.fresh').length).toBe(1)
    expect(container.querySelectorAll('.fresh.plan').length).toBe(0)
    await rerender({ id: 'giza', built: [1, 2, 3] })
    expect(container.querySelector('.fresh')).toBeNull()
  })

  it('of an unknown name is an empty land', () => {
    expect(render(WonderRise, { id: 'atlantis' }).container.querySelector('.piece')).toBeNull()
  })
})

describe('the pieces', () => {
  it('have an emblem and marks for every progress token, each unlike the others', () => {
    expect([...tokenIds].sort(), 'draw each token in art/emblems.ts').toEqual([...tokens.keys()].sort())
    expect(new Set(tokenIds.map((id) => JSON.stringify(tokenEmblems[id]))).size).toBe(tokens.size)
    const drawn = [...tokenIds, null].map((id) => render(ProgressToken, { id, detail: true, title: 'x' }).container.innerHTML)
    expect(new Set(drawn).size).toBe(tokens.size + 1)
    for (const id of tokenIds) for (const mark of tokenMarks[id]) expect(signs[mark], mark).toBeDefined()
    expect(render(ProgressToken, { id: null }).container.querySelector('.knot')).not.toBeNull()
  })

  it('have a sign for every wonder, well formed', () => {
    expect(Object.keys(wonderEmblems).sort()).toEqual([...risingIds].sort())
    for (const shape of [...Object.values(wonderEmblems), ...Object.values(tokenEmblems)].flat()) {
      expect(typeof shape === 'string' ? shape : shape[1]).toMatch(/^M[\d\s.,\-a-zA-Z]+$/)
      expect(JSON.stringify(shape)).not.toContain('NaN')
    }
  })

  it('tell every cost apart without colour', () => {
    const costs = [[2, false], [2, true], [3, false], [3, true], [4, false]] as const
    const drawn = costs.map(([count, alike]) => {
      const { container } = render(StageCost, { count, alike })
      const marks = [...container.querySelectorAll('.mark')].map((mark) => mark.getAttribute('d'))
      expect(marks.length).toBe(count)
      expect(new Set(marks).size).toBe(alike ? 1 : count)
      return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join()
    })
    expect(new Set(drawn).size).toBe(costs.length)
  })

  it('are named where they have a title and hidden where not', () => {
    for (const part of [CatPawn, VictoryToken]) {
      expect(render(part, { title: 'x' }).container.querySelector('[aria-label="x"]')?.getAttribute('role')).toBe('img')
      expect(render(part, {}).container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    }
    expect(render(ConflictToken, { war: true, title: 'x' }).container.querySelector('.war')?.getAttribute('aria-label')).toBe('x')
    expect(render(ConflictToken, { war: false }).container.querySelector('.war')).toBeNull()
    expect(render(VictoryToken, { points: 3 }).container.textContent).toBe('3')
  })
})
