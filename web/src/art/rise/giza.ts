import { at, o, p, palm, ripples, t, times } from '../wonders/draw'
import { bush, n, shade, shine, type Piece, type Rise } from './draw'

type Point = [number, number]

// seen from a corner and a little from above: three corners of the foot, and the top
const top: Point = [82, 16]
const [left, near, right, far]: [Point, Point, Point, Point] = [[6, 128], [98, 139], [155, 127], [64, 121]]

const up = ([x, y]: Point, f: number): Point => [n(x + (top[0] - x) * f), n(y + (top[1] - y) * f)]
const poly = (...points: Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`

/** From one height to another; the upper edge steps in, so that every layer can be told. */
const layer = (from: number, to: number, rows: number, gold = false): Piece => {
  const rim = Math.min(1, to + 0.012)
  const row = (i: number) => from + ((to - from) * i) / rows
  const seams = (a: Point, b: Point, blocks: number) =>
    times(rows, (i) => {
      const [a0, b0, a1, b1] = [up(a, row(i)), up(b, row(i)), up(a, row(i + 1)), up(b, row(i + 1))]
      const across = (f: number, [p0, p1]: [Point, Point]): Point => [n(p0[0] + (p1[0] - p0[0]) * f), n(p0[1] + (p1[1] - p0[1]) * f)]
      const count = Math.max(1, Math.round(blocks * (1 - row(i))))
      return (i ? `M${a0}L${b0}` : '') + times(count, (k) => {
        const f = (k + (i % 2 ? 0.3 : 0.8)) / count
        return f < 1 ? `M${across(f, [a0, b0])}L${across(f, [a1, b1])}` : ''
      })
    })
  const [l0, c0, r0, l1, c1, r1] = [up(left, from), up(near, from), up(right, from), up(left, to), up(near, to), up(right, to)]
  const lip = up(near, Math.max(from, to - 0.02))
  return {
    art:
      p(gold ? 'b2' : 's3', poly(l0, c0, c1, l1)) +
      p(gold ? 'go' : 's1', poly(c0, r0, r1, c1)) +
      (to < 1 ? p('s2', poly(l1, c1, r1, up(far, to))) + p('n1', poly(up(left, rim), up(near, rim), up(right, rim), up(far, rim)), 0.7) : '') +
      (gold ? shine(poly(up(near, 0.93), up(right, 0.93), top), 0.5) :
        `<path class="jo" d="${seams(left, near, 15)}"/><path class="jo pale" d="${seams(near, right, 11)}"/>` +
        shade(poly(l0, c0, up(near, row(1)), up(left, row(1))), 0.06) + shine(poly(lip, up(right, Math.max(from, to - 0.02)), r1, c1), 0.35)),
    edge: poly(l0, c0, r0, r1, ...(to < 1 ? [up(far, to)] : []), l1),
    box: [l0[0], l1[1], r0[0] - l0[0], c0[1] - l1[1]],
  }
}

export const lesser = (x: number, y: number, s: number) =>
  at(x, y, p('n3', 'M0-40L-32 0H9z') + p('n1', 'M0-40L9 0h26z') +
    `<path class="jo" d="${times(6, (i) => `M${n(-4.6 * (i + 1))} ${n(-40 + 5.7 * (i + 1))}H${n(1.3 * (i + 1))}`)}"/>`, s)

export const camel = (x: number, y: number) =>
  at(x, y, p('dk', 'M-5 0l.4-4c-.6-2 0-3 1.2-3.3.6-1.7 2-1.7 2.6-.2.8-1 2.2-.6 2.6.6 1.5.2 2 0 2.3-1.7l.5-1.6 1.7.2-.2 1-.9.1c-.3 2.5-1.2 3.6-2.7 4L2.4 0h-.8l-.2-3.6h-4L-4.2 0z'))

/** Lying at the edge of the desert, its face to the sun; the middle of its body at (0, 0). */
export const sphinx = [
  shade('M-22 0h50l8 2.5h-56z', 0.2),
  // body and haunch, the breast, the forelegs
  p('s3', 'M-21 0c-3-3-2.5-9 2-11 6-2.5 13-1.5 18-2l5-1 4 8L6 0z'), shade('M-9 0c1.5-6-.5-10-4-12 5-.5 10-.3 12-1l3 13z', 0.12), p('s2', 'M-2-13l6-1 4 8L6 0H2c2-5 0-9-4-13z'),
  p('s4', 'M-19 0c-1-4 1-8 5-8s6 3 5 8z', 0.45), p('s3', 'M3-4.5h20c2 0 3 1.5 3 4.5H3z'), p('s1', 'M6-4.5h17c2 0 3 1.5 3 2H6z'), t('ts', 'M-13-1c0-3 1.5-4.5 4-4.5M22-2.5v2M24-2.5v2'),
  // the striped cloth, then the face towards the sun
  p('s4', 'M2-7c-2.5-6-2-15 4-17.5 5-1.5 9 1 9.5 5L13-8z'), p('s2', 'M8-24.6c4-.4 7 1.6 7.5 5.1l-1.5 2-3-.5-1 9-3 1.5z'), t('tg', 'M4-20l3 .5M3-16.5l4 .5M2.6-13l4.4.5M2.8-9.8l4 .3'),
  p('s1', 'M10.5-18.5l5-1c.4 1 .4 1.8.3 2.6l1 1.7-1 .7v1.5l-.6.7v1.4c-1 .6-3 .6-4.7-.4z'), t('td', 'M13.5-16.5h1.5M14-12.5h1.5'), p('go', 'M15-21.5l1.5-1 .3 2.5-1.3.5z'),
].join('')

export default {
  back: [
    p('f1', 'M0 112c20-7 40-6 62-3 34-6 66-5 98 0v20H0z', 0.7),
    p('n2', 'M0 118c30-7 50-5 80-5s56-3 80 3v44H0z'),
    lesser(26, 119, 0.72), lesser(137, 118, 0.9),
    p('n1', 'M0 121c24-5 46-3 70-2 30 1 60-3 90 0v41H0z'),
    shade('M6 128L98 139l-36 6c-24-2-44-8-62-13v-5z', 0.16),
  ].join(''),
  pieces: [layer(0, 0.23, 4), layer(0.23, 0.44, 4), layer(0.44, 0.63, 4), layer(0.63, 0.81, 4), layer(0.81, 1, 3, true)],
  front: [
    p('n2', 'M0 139c26-5 44 1 70 3s60-1 90-6v24H0z'),
    p('n1', 'M58 141c34 4 70 2 102-5v4c-30 6-70 7-102 1z'),
    times(3, (i) => camel(96 + i * 13, 147 - i * 0.6)),
    at(28, 149, sphinx),
    p('n3', 'M0 150c30-3 60 2 90 2s50-3 70-4v12H0z'),
    p('w2', 'M0 153c30-3 60 1.5 90 1.5s50-2.5 70-3.5v9H0z'),
    p('w1', 'M0 153c30-3 60 1.5 90 1.5s50-2.5 70-3.5v1.5c-20 1.5-50 3.5-70 3.5s-60-4.5-90-1.5z'),
    ripples([14, 157.5, 16], [60, 158.5, 12], [104, 157, 18]),
    palm(147, 152, 1.5), palm(155, 153, 1), bush(150, 152, 9), bush(6, 154, 8), o('l2', 66, 155.5, 5, 1.2),
  ].join(''),
} satisfies Rise
