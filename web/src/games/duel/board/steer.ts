import type { DuelPlace } from '../../../generated/protocol'

export type Direction = 'left' | 'right' | 'up' | 'down'

const steps: Record<Direction, [x: number, y: number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

export const directions: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** The place nearest to `from` in a direction; what lies straight ahead is preferred to what lies aslant. */
export function neighbour(from: DuelPlace, among: DuelPlace[], direction: Direction): DuelPlace | null {
  const [x, y] = steps[direction]
  let best: DuelPlace | null = null
  let least = Infinity
  for (const place of among) {
    const [dx, dy] = [place.column - from.column, (place.row - from.row) * 2]
    const ahead = dx * x + dy * y
    if (ahead <= 0) continue
    const aside = Math.abs(dx * y) + Math.abs(dy * x)
    const cost = ahead + aside * 2
    if (cost < least) [best, least] = [place, cost]
  }
  return best
}

/** The place nearest to where a card was taken. */
export function nearest(row: number, column: number, among: DuelPlace[]): DuelPlace | null {
  const distance = (place: DuelPlace) => Math.abs(place.row - row) * 2 + Math.abs(place.column - column)
  return among.reduce<DuelPlace | null>((best, place) => (!best || distance(place) < distance(best) ? place : best), null)
}
