// What the seven rising wonders share, on a field of 160 × 160. The light comes from the right, as everywhere.

import { at, o, p, r, t, times } from '../wonders/draw'

export interface Piece {
  /** The stage as it stands when built. */
  art: string
  /** Its silhouette. */
  edge: string
  /** Where the scaffolding stands. */
  box: [x: number, y: number, w: number, h: number]
}

export interface Rise {
  /** The land behind, and what lies before everything. */
  back: string
  front: string
  /** Stages one to five; a later one may stand before an earlier one. */
  pieces: [Piece, Piece, Piece, Piece, Piece]
  /** In which order they are drawn, where not from one to five. */
  order?: number[]
}

export const n = (x: number) => +x.toFixed(1)

/** A piece of shade or light over what is drawn already; a plan has none. */
export const shade = (d: string, much = 0.16) => p('sh', d, much)
export const shine = (d: string, much = 0.5) => p('li', d, much)

export const rect = (x: number, y: number, w: number, h: number) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`

/** The joints of a wall: rows of blocks, each row shifted against the last; `lean` is how far each side leans in. */
export const joints = (x: number, y: number, w: number, h: number, rows: number, block: number, lean = 0) => {
  const step = h / rows
  return `<path class="jo" d="${times(rows, (i) => {
    const inset = lean * (1 - (i + 0.5) / rows)
    const [x0, x1, top] = [x + inset, x + w - inset, y + i * step]
    const first = x0 + (i % 2 ? block : block * 0.45)
    const seams = times(Math.max(0, Math.ceil((x1 - first) / block)), (k) => `M${n(first + k * block)} ${n(top)}v${n(step)}`)
    return (i ? `M${n(x0)} ${n(top)}H${n(x1)}` : '') + seams
  })}"/>`
}

/** A wall that turns from shade to light: `c` is s for stone or m for marble. */
export const wall = (c: 's' | 'm', x: number, y: number, w: number, h: number) =>
  r(`${c}2`, x, y, w, h) + r(`${c}3`, x, y, w * 0.3, h) + r(`${c}1`, x + w * 0.68, y, w * 0.32, h)

/** A projecting course with its own shadow beneath. */
export const ledge = (c: 's' | 'm', x: number, y: number, w: number, h: number) =>
  r(`${c}1`, x, y, w, h) + r(`${c}2`, x, y, w * 0.34, h) + shade(rect(x + 1, y + h, w - 2, h * 0.7), 0.22)

/** A fluted column with base and capital; a `deep` one stands in the shadow of the hall. */
export const column = (x: number, top: number, foot: number, w: number, deep = false) => {
  const h = foot - top
  const c = deep ? ['m3', 'm3', 'm2'] : ['m2', 'm3', 'm1']
  return (
    r(c[0]!, x - w / 2, top, w, h) + r(c[1]!, x - w / 2, top, w * 0.3, h) + r(c[2]!, x + w * 0.08, top, w * 0.34, h) +
    `<path class="jo" d="M${n(x - w * 0.2)} ${n(top + 2)}V${n(foot - 2)}M${n(x + w * 0.08)} ${n(top + 2)}V${n(foot - 2)}"/>` +
    r('m2', x - w * 0.72, foot - w * 0.34, w * 1.44, w * 0.34) + r('m1', x, foot - w * 0.34, w * 0.72, w * 0.34) +
    r('m1', x - w * 0.75, top, w * 1.5, w * 0.26) + r('m3', x - w * 0.75, top, w * 0.5, w * 0.26) +
    o('m2', x - w * 0.52, top + w * 0.46, w * 0.26) + o('m1', x + w * 0.52, top + w * 0.46, w * 0.26)
  )
}

export const tree = (x: number, y: number, s: number) =>
  at(x, y, r('s4', -0.7, -5, 1.4, 5) + o('l3', -1, -8, 5, 4.5) + o('l2', 1, -9.3, 4.5, 3.8) + o('l1', 2.4, -10.8, 2.4, 1.8), s)

export const bush = (x: number, y: number, w: number) =>
  o('l3', x, y, w, w * 0.42) + o('l2', x + w * 0.2, y - w * 0.12, w * 0.7, w * 0.32) + o('l1', x + w * 0.4, y - w * 0.25, w * 0.3, w * 0.13)

/** A small carved figure in a gable, h high, its feet at (x, y). */
export const figure = (x: number, y: number, h: number) =>
  o('m1', x, y - h + 1.1, 1.1) + p('m1', `M${n(x - 2)} ${y}l.6 ${n(5 - h)}c-.9-1.6-.2-2.8 1.4-2.8s2.3 1.2 1.4 2.8l.6 ${n(h - 5)}z`) + shade(`M${n(x - 2)} ${y}l.6 ${n(5 - h)}c-.9-1.6-.2-2.8 1.4-2.8l-.4 ${n(h - 2.2)}z`, 0.14)

/** Soft light: many thin discs. */
export const glow = (x: number, y: number, size: number) => times(9, (i) => o('ha', x, y, size * (1 - i * 0.1)))

export const birds = (...spots: [x: number, y: number][]) =>
  t('td', spots.map(([x, y]) => `M${x} ${y}c1.5-1.6 2.8-1.6 3.6 0 .8-1.6 2.1-1.6 3.6 0`).join(''))
