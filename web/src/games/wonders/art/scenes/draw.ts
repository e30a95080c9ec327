// What the lands of the seven wonders share, on a field of 320 × 160. The light comes from the right, as everywhere.

import { glow, n } from '../../../../art/rise/draw'
import { at, flame, o, p, r, t, times } from '../../../../art/wonders/draw'

export interface Scene {
  /** Where the field of the wonder (160 × 160) lies in the picture, and how large. */
  place: [x: number, y: number, scale: number]
  /** Sun or moon. */
  light: [x: number, y: number]
  /** The land behind the wonder, and what lies before it. */
  back: string
  front: string
  /** Where the crane stands as long as there is something to build. */
  site: [x: number, y: number]
  /** It stands on a barge. */
  afloat?: boolean
  /** What joins when everything stands. */
  feast: string
}

export type Sides = { a: Scene; b: Scene }

/** A land from edge to edge: the height of its skyline at equal steps, filled down to the foot. */
export const land = (c: string, heights: number[], foot = 160, opacity?: number) => {
  const step = 320 / (heights.length - 1)
  const d = heights.slice(1).map((y, i) => {
    const [x0, y0, x1] = [i * step, heights[i]!, (i + 1) * step]
    return `C${n(x0 + step * 0.45)} ${y0} ${n(x1 - step * 0.45)} ${y} ${n(x1)} ${y}`
  })
  return p(c, `M0 ${heights[0]}${d.join('')}V${foot}H0z`, opacity)
}

export const sea = (y: number, foot = 160) => r('w2', 0, y, 320, foot - y) + r('w1', 0, y, 320, 2)

/** A low wave at the foot of the picture. */
export const shore = (c: string, y: number) => p(c, `M0 ${y}c40-4 70 2 110 2s70-4 110-3 70 4 100 1v${160 - y}H0z`)

/** The light of the moon on water, broken into dashes. */
export const moonlight = (x: number, from: number, to: number, wide: number) =>
  times(Math.round((to - from) / 3), (i) => {
    const [y, w] = [from + i * 3, wide * (0.35 + 0.65 * (((i * 7) % 5) / 4))]
    return p('be', `M${n(x - w / 2 + ((i * 5) % 7) - 3)} ${n(y)}h${n(w)}l-2 1.1h${n(4 - w)}z`, 0.5)
  })

export const torch = (x: number, y: number, s = 1) =>
  at(x, y, glow(0, -13, 10) + r('b3', -0.6, -10, 1.2, 10) + p('b2', 'M-1.8-11.5h3.6l-1 2.2h-1.6z') + flame(0, -11.3, 0.55), s)

export const fire = (x: number, y: number, s = 1) =>
  at(x, y, glow(0, -3, 15) + o('be', 0, 0.4, 7, 1.4) + p('b3', 'M-4 .6l7-2.4.6 1.1-7 2.2zM4 .6l-7-2.4-.6 1.1 7 2.2z') + flame(0, 0, 0.9), s)

export const person = (x: number, y: number, c: string, s = 1) =>
  at(x, y, p(c, 'M-1.7 0l.5-4.7c.3-1.1 2.1-1.1 2.4 0L1.7 0z') + o('sk', 0, -6.3, 1.05), s)

const clothes = ['m1', 're', 'bl', 'go', 'm2', 'pu', 'm1', 'l2']

export const crowd = (x: number, y: number, count: number, seed = 0, s = 1) =>
  times(count, (i) => person(n(x + i * 4.4 * s + ((i * 5 + seed) % 3) * 0.6), n(y + ((i * 7 + seed) % 4) * 0.7), clothes[(i * 3 + seed) % clothes.length]!, s))

export const banner = (x: number, y: number, h: number, c = 're', s = 1) =>
  at(x, y, r('b3', -0.5, -h, 1, h) + o('go', 0, -h, 1) + p(c, `M.5 ${1 - h}c4-1.5 6 1.5 11 0l-2 3.5 2 3.5c-5 1.5-7-1.5-11 0z`), s)

/** Little lamps on a line that hangs from pole to pole. */
export const garland = (x0: number, x1: number, y: number, sag: number) => {
  const at = (f: number) => [n(x0 + (x1 - x0) * f), n(y + sag * 4 * f * (1 - f))] as const
  const count = Math.round((x1 - x0) / 6)
  return t('td', `M${x0} ${y}Q${n((x0 + x1) / 2)} ${y + sag * 2} ${x1} ${y}`) + times(count, (i) => {
    const [x, ly] = at((i + 0.5) / count)
    return glow(x, ly + 1, 4) + o(i % 3 ? 'go' : 're', x, ly + 1, 1)
  })
}

export const tent = (x: number, y: number, s = 1, c = 'm1') =>
  at(x, y, p('m3', 'M-9 0L0-11 9 0z') + p(c, 'M0-11L9 0H1z') + p('dk', 'M-2.5 0L-1-6 1 0z') + t('td', 'M0-11v-3') + p('re', 'M0-14l4 1-4 1.2z'), s)

/** A house with a flat roof or tiles; its window is lit at night. */
export const house = (x: number, y: number, w: number, h: number, tiles = false) =>
  r('m3', x, y - h, w, h) + r('m2', x + w * 0.35, y - h, w * 0.65, h) +
  (tiles ? p('r2', `M${n(x - 0.8)} ${n(y - h)}l${n(w / 2 + 0.8)}-3 ${n(w / 2 + 0.8)} 3z`) + p('r1', `M${n(x + w / 2)} ${n(y - h - 3)}l${n(w / 2 + 0.8)} 3h${n(-w * 0.3)}z`) : r('m1', x - 0.4, y - h - 0.8, w + 0.8, 1)) +
  r('wi', x + w * 0.55, y - h + 2, 1.3, 1.9) + (w > 7 ? r('wi', x + w * 0.2, y - h + 3, 1.2, 1.8) : '')

/** Houses side by side, no two neighbours alike. */
export const town = (x0: number, x1: number, y: number, seed = 0, s = 1) => {
  let [x, i, all] = [x0, seed, '']
  while (x < x1) {
    const w = (5 + ((i * 7) % 5)) * s
    all += house(n(x), y, n(w), n((6 + ((i * 5) % 8)) * s), i % 3 === 0)
    x += w + 0.3
    i++
  }
  return all
}

export const boat = (x: number, y: number, s = 1, lamp = false) =>
  at(x, y, p('b3', 'M-9-2.5c3 1.5 14 1.5 18-1C8.5-.5 6.5 1 4 1h-8c-2.5 0-4.5-1.5-5-3.5z') + p('b2', 'M-7.5-1h15.5C7 .4 5.5 1 4 1h-8c-1.5 0-2.8-.7-3.5-2z') + person(-2, -1, 'm1', 0.8) + t('tb', 'M-1-4l7 6') +
    (lamp ? glow(7, -6, 7) + t('td', 'M7-2.5v-3') + o('go', 7, -6, 1.1) : ''), s)

/** A crane with a treading wheel, its load in the air. */
const crane =
  p('b3', 'M-2 0L7-38l1.8.4L1 0zM14 0L8-37.5l1.8-.5L17 0z') + p('b2', 'M8 0l.5-37h1.2l.3 37z') +
  p('b3', 'M8.5-39.5l-21-5.5.4-1.6 21.2 5.1z') + t('tb', 'M3-14h10M1.5-7h13M8.5-38l8 38') +
  o('b3', 9, -9, 7.6) + o('b1', 9, -9, 6.2) + t('tb', 'M9-16.5v15M1.5-9h15M3.7-14.3l10.6 10.6M14.3-14.3L3.7-3.7') + o('b3', 9, -9, 1.3) +
  t('td', 'M-12-45.5v17M9-37.5L-12-45.5') + r('s3', -16, -28.5, 8, 5.5) + r('s1', -12.5, -28.5, 4.5, 5.5) + t('td', 'M-16-28.5l4-4 4 4')

const block = (x: number, y: number, w: number, h: number) => r('s3', x, y - h, w, h) + r('s1', x + w * 0.42, y - h, w * 0.58, h) + p('n1', `M${x} ${y - h}l2-1.8h${w}l-2 1.8z`)

const barge = p('b3', 'M-26-2h70l-5 8c-1 1.5-2 2-4 2h-50c-4 0-6-2-7-4z') + p('b2', 'M-26-2h70l-1.5 2.5h-67z') + t('tw', 'M-30 8.5h16M20 9h28')

/** Where people are building: a crane, stones ready to be lifted, masons. */
export const works = ({ site: [x, y], afloat }: Scene) =>
  at(x, y, (afloat ? barge : '') + o('dk', 4, 0.5, 30, 1.8).replace('/>', ' opacity="0.2"/>') + crane + block(20, 0, 9, 6) + block(30, 0, 8, 6) + block(25, -6, 9, 5.5) + person(-6, 0.5, 're') + person(17.5, 1, 'bl') + person(-20, 0.5, 'm1') + t('tb', 'M-19-4l4 1.5'))
