import { cleanup, render } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { boardIds, rises } from './rises'
import { scenes } from './scenes'
import { piecesOf, risen } from './stages'
import WonderBoard from './WonderBoard.svelte'
import WonderMedal from './WonderMedal.svelte'

const sides = ['a', 'b'] as const

afterEach(cleanup)

describe('the stages of a wonder', () => {
  it('share out all five pieces of its drawing, each once', () => {
    for (const id of boardIds) {
      for (let stages = 1; stages <= 5; stages++) {
        const pieces = piecesOf(id, stages)
        expect(pieces.length, `${id} ${stages}`).toBe(stages)
        expect(pieces.reduce((sum, one) => sum + one, 0), `${id} ${stages}`).toBe(31)
        expect(pieces.reduce((all, one) => all | one, 0), `${id} ${stages}`).toBe(31)
        expect(Math.min(...pieces), `${id} ${stages}`).toBeGreaterThan(0)
      }
    }
  })

  it('stand one after the other, and never more than there are', () => {
    expect(risen('giza', 3, 0)).toEqual({ stands: 0, next: 3, whole: false })
    expect(risen('giza', 3, 3)).toEqual({ stands: 31, next: 0, whole: true })
    expect(risen('rhodes', 2, 9)).toEqual({ stands: 31, next: 0, whole: true })
    expect(risen('rhodes', 2, -1).stands).toBe(0)
  })
})

describe('a board', () => {
  it('has a land of its own for each wonder and side, without inline styles and identifiers', () => {
    expect(Object.keys(scenes).sort()).toEqual([...boardIds].sort())
    const lands = boardIds.flatMap((id) => sides.map((side) => scenes[id][side]))
    for (const part of ['back', 'front', 'feast'] as const) expect(new Set(lands.map((land) => land[part])).size, part).toBe(lands.length)
    expect(Object.keys(rises).sort()).toEqual([...boardIds].sort())
    for (const land of lands) expect(land.back + land.front + land.feast).not.toMatch(/style=|\bid=|NaN|undefined|--/)
  })

  it('grows from a building site to the whole wonder', () => {
    for (const id of boardIds) {
      for (const side of sides) {
        for (const stages of side === 'a' ? [3] : [id === 'giza' ? 4 : id === 'rhodes' || id === 'petra' ? 2 : 3]) {
          const plans = Array.from({ length: stages + 1 }, (_, built) => {
            const { container, unmount } = render(WonderBoard, { wonder: id, side, stages, built, title: id })
            const open = container.querySelectorAll('.plan').length
            expect(container.querySelectorAll('.poles').length > 0, 'scaffolding').toBe(built < stages)
            expect(container.querySelector('.whole') !== null).toBe(built === stages)
            expect(container.querySelector('.gold'), 'nothing can be built').toBeNull()
            expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe(id)
            unmount()
            return open
          })
          expect(plans[0]).toBe(5)
          expect(plans.at(-1)).toBe(0)
          expect([...plans].sort((a, b) => b - a), `${id} ${side} ${stages}`).toEqual(plans)
          expect(new Set(plans).size, `${id} ${side} ${stages}`).toBe(stages + 1)
        }
      }
    }
  })

  it('shows the day on side A and the night on side B, whatever the theme', () => {
    expect(render(WonderBoard, { wonder: 'giza', side: 'a', stages: 3, built: 1 }).container.querySelector('.day:not(.night)')).not.toBeNull()
    expect(render(WonderBoard, { wonder: 'giza', side: 'b', stages: 4, built: 1 }).container.querySelector('.night:not(.day)')).not.toBeNull()
  })

  it('outlines what can be built, and lowers only what is built before our eyes', async () => {
    const { container, rerender } = render(WonderBoard, { wonder: 'rhodes', side: 'b', stages: 2, built: 0, open: true })
    expect(container.querySelectorAll('.gold').length).toBe(3)
    expect(container.querySelector('.fresh')).toBeNull()
    await rerender({ built: 1, open: false })
    expect(container.querySelectorAll('.fresh').length).toBe(3)
    await rerender({ wonder: 'giza', built: 2 })
    expect(container.querySelector('.fresh')).toBeNull()
  })

  it('of an unknown name is an empty land', () => {
    expect(render(WonderBoard, { wonder: 'atlantis', side: 'a', stages: 3, built: 3 }).container.querySelector('.piece, .whole')).toBeNull()
  })
})

describe('a medal', () => {
  it('gilds its rim stage by stage', () => {
    for (const side of sides) {
      for (const built of [0, 1, 3]) {
        const { container, unmount } = render(WonderMedal, { wonder: 'babylon', side, stages: 3, built, title: 'x' })
        expect(container.querySelectorAll('.bow').length).toBe(3)
        expect(container.querySelectorAll('.bow.stands').length).toBe(built)
        expect(container.querySelector('.medal')?.getAttribute('aria-label')).toBe('x')
        expect(container.innerHTML).not.toMatch(/NaN|undefined/)
        unmount()
      }
    }
    expect(render(WonderMedal, { wonder: 'atlantis', side: 'a', stages: 3, built: 0 }).container.innerHTML).not.toMatch(/NaN|undefined/)
  })
})
