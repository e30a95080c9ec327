import { expect, it } from 'vitest'
import type { DuelPlace } from '../../../generated/protocol'
import { nearest, neighbour } from './steer'

const place = (slot: number, row: number, column: number): DuelPlace => ({ slot, row, column, card: null, back: 'age1', covered_by: [], prices: [] })
const places = [place(0, 1, 4), place(1, 1, 6), place(2, 2, 3), place(3, 2, 5), place(4, 2, 7)]

it('goes straight ahead rather than aslant', () => {
  expect(neighbour(places[2]!, places, 'right')?.slot).toBe(3)
  expect(neighbour(places[4]!, places, 'left')?.slot).toBe(3)
})

it('goes to the next row', () => {
  expect(neighbour(places[3]!, places, 'up')?.slot).toBe(0)
  expect(neighbour(places[1]!, places, 'down')?.slot).toBe(3)
})

it('stays where nothing lies ahead', () => {
  expect(neighbour(places[0]!, places, 'up')).toBeNull()
})

it('finds what lies nearest to an empty place', () => {
  expect(nearest(2, 8, places)?.slot).toBe(4)
})
