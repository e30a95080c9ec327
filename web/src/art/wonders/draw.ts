// Small strokes shared by the illustrations. Every function returns SVG markup; `c` is a class of art.css.
// The light comes from the right.

const n = (x: number) => String(+x.toFixed(1))

export const p = (c: string, d: string, o?: number) =>
  `<path class="${c}" d="${d}"${o === undefined ? '' : ` opacity="${o}"`}/>`

export const r = (c: string, x: number, y: number, w: number, h: number) =>
  `<path class="${c}" d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z"/>`

export const o = (c: string, x: number, y: number, rx: number, ry = rx) =>
  `<ellipse class="${c}" cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`

export const t = (c: string, d: string) => `<path class="t ${c}" d="${d}"/>`

export const times = (count: number, f: (i: number) => string) => Array.from({ length: count }, (_, i) => f(i)).join('')

export const at = (x: number, y: number, s: string, scale = 1) =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}">${s}</g>`

export const flip = (s: string) => `<g transform="matrix(-1 0 0 1 160 0)">${s}</g>`

/** Columns from x0 to x1 (centres), top to foot, w wide. */
export const columns = (count: number, x0: number, x1: number, top: number, foot: number, w: number) =>
  times(count, (i) => {
    const x = x0 + ((x1 - x0) * i) / Math.max(1, count - 1) - w / 2
    const h = foot - top
    return (
      r('m1', x, top, w, h) +
      r('m3', x, top, w * 0.34, h) +
      r('m2', x + w * 0.34, top, w * 0.26, h) +
      r('m2', x - w * 0.25, top, w * 1.5, w * 0.36) +
      r('m3', x - w * 0.2, foot - w * 0.3, w * 1.4, w * 0.3)
    )
  })

/** A round-headed opening. */
export const arch = (c: string, x: number, foot: number, w: number, h: number) =>
  p(c, `M${n(x - w / 2)} ${n(foot)}v${n(w / 2 - h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}z`)

export const cypress = (x: number, y: number, h: number) =>
  at(x, y, p('l3', `M0 0C${n(-h * 0.2)} ${n(-h * 0.15)} ${n(-h * 0.14)} ${n(-h * 0.65)} 0 ${n(-h)} ${n(h * 0.14)} ${n(-h * 0.65)} ${n(h * 0.2)} ${n(-h * 0.15)} 0 0z`) +
    p('l2', `M0 0C${n(h * 0.02)} ${n(-h * 0.3)} ${n(h * 0.03)} ${n(-h * 0.7)} 0 ${n(-h)} ${n(h * 0.14)} ${n(-h * 0.65)} ${n(h * 0.2)} ${n(-h * 0.15)} 0 0z`))

export const palm = (x: number, y: number, s: number) =>
  at(x, y, p('s4', 'M-.8 0C-.6-6 .2-11 1.6-16l1.2.2C1.7-11 1-6 1 0z') +
    p('l3', 'M2-16C-1-20-6-20-9-15c4-2 7-2.5 11-1zM2-16C0-21-3-23-7-22c4 1 6 3 9 6z') +
    p('l2', 'M2-16c2-5 7-6 11-1-4-2-7-2-11 1zM2-16c0-5 4-8 8-7-4 2-6 4-8 7zM2-16c-4 0-7 2-8 6 3-3 5-4 8-6zM2-16c4 0 7 2 7 6-2-3-4-4-7-6z'), s)

/** A merchant ship with a square sail, under way to the right. */
export const ship = (x: number, y: number, s: number, sail = 'm1') =>
  at(x, y, p('b3', 'M-11-3c1 0 1.5.5 2 1.5h16c1.5 0 2.5-1.5 3.5-4l1.3.3C11.5-1 9.5 2 6.5 2h-13c-2.5 0-4-2-4.5-5z') +
    p('b2', 'M-9 0h17.5c-.6 1.2-1.3 2-2 2h-13c-1.2 0-2-.8-2.5-2z') +
    t('tb', 'M0-1.5V-17M-7-15.5H7M-9-3.5l2-11.5M9-3.5L7-15') +
    p(sail, 'M-6.5-15h13c1.5 3.5 1.5 7 0 10.5-4-1.2-9-1.2-13 0 1.5-3.5 1.5-7 0-10.5z') +
    p('re', 'M-1.5-15h3c.6 3.5.6 6.5 0 9.8-1-.1-2-.1-3 0 .6-3.3.6-6.3 0-9.8z'), s)

export const ripples = (...at: [x: number, y: number, w: number][]) =>
  t('tw', at.map(([x, y, w]) => `M${x} ${y}h${w}`).join(''))

/** Soft light: discs over discs. */
export const glow = (x: number, y: number, size: number) => times(5, (i) => o('ha', x, y, size * (1 - i * 0.17)))

/** Flame of a brazier or a beacon. */
export const flame = (x: number, y: number, s: number) =>
  at(x, y, p('re', 'M0 0C-3-1-3.5-4-1.5-6-1.5-4.5-.5-4.5 0-8c2.5 2 4.5 6 0 8z') + p('go', 'M0 0C-2-1-2-3-.5-4.5 0-3 .8-3.5.8-5.5 2-3.5 2.3-1 0 0z'), s)
