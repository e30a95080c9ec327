import { at, columns, cypress, flame, glow, o, p, r, t, times } from './draw'

const tier = (i: number) => {
  const [rx, ry] = [74 - i * 7, 44 - i * 5]
  // hollow: the left catches the light, the right lies in shade
  return (
    p(i % 2 ? 'm2' : 'm1', `M${80 - rx} 70a${rx} ${ry} 0 0 1 ${2 * rx} 0z`) +
    p('m3', `M80 ${70 - ry}a${rx} ${ry} 0 0 1 ${rx} ${ry}H${80 + rx * 0.4}c0-${ry * 0.6}-${rx * 0.15}-${ry * 0.9}-${rx * 0.4}-${ry}z`, i % 2 ? 0.75 : 0.5)
  )
}

const mask = (smile: boolean) =>
  p('b3', 'M-8-9c5 2 11 2 16 0 1 9-2 16-8 18-6-2-9-9-8-18z') + p('go', 'M0-7.5c3 0 5.5-.5 8-1.5 1 9-2 16-8 18z') + p('b1', 'M-8-9c2.5 1 5 1.5 8 1.5V9c-6-2-9-9-8-18z', 0.8) +
  o('dk', -3.4, -2, 1.6, 1.1) + o('dk', 3.4, -2, 1.6, 1.1) + p('dk', smile ? 'M-4.5 2.5c3 1 6 1 9 0-1 3.5-2.5 4.5-4.5 4.5s-3.5-1-4.5-4.5z' : 'M-4 6c.5-3 2-4 4-4s3.5 1 4 4c-2.5-1-5.5-1-8 0z')

// who looks on: rows of heads along the tiers
const crowd = times(5, (row) =>
  times(13 - row, (i) => {
    const a = 0.22 + (i * 2.7) / (12 - row)
    return o(['re', 'bl', 'go', 'pu', 'm1'][(i * 3 + row) % 5] ?? 're', 80 - (70.5 - row * 14) * Math.cos(a), 69 - (40.5 - row * 10) * Math.sin(a), 1.3 - row * 0.08)
  }),
)

export default [
  p('f1', 'M0 50c20-20 40-24 60-14 20-16 50-18 100 4v40H0z'),
  p('f2', 'M0 62c40-14 120-16 160 0v20H0z'),
  times(9, (i) => cypress(4 + i * 5, 66 - i * 3.6, 20 + ((i * 5) % 7))),
  times(9, (i) => cypress(156 - i * 5, 66 - i * 3.6, 20 + ((i * 7) % 8))),
  // light falls from heaven
  p('be', 'M66-4h28l22 76H44z', 0.4), p('be', 'M74-4h12l10 76H64z', 0.5),
  // the round of seats
  p('s4', 'M4 70a76 47 0 0 1 152 0z'),
  t('tg', 'M4 70a76 47 0 0 1 152 0'),
  times(8, tier),
  p('dk', 'M42 70a38 19 0 0 1 76 0z', 0.25),
  t('ts', 'M80 70L14 48M80 70L34 30M80 70L62 27M80 70L98 27M80 70l46-40M80 70l66-22'),
  crowd,
  // the orchestra with its altar
  p('n2', 'M56 70a24 8 0 0 1 48 0z'), p('n1', 'M80 62a24 8 0 0 1 24 8H80z'),
  glow(80, 60, 16),
  at(80, 69, r('m3', -4, -6, 8, 6) + r('m1', 0, -6, 4, 6) + r('m2', -5, -7.5, 10, 1.5) + flame(0, -7.5, 0.8)),
  // the stage: a god appears above it
  r('m3', 8, 68, 144, 3), r('dk', 12, 71, 136, 18),
  r('b3', 70, 71, 20, 18), r('go', 72, 73, 16, 16), r('su', 76, 75, 8, 14),
  times(3, (i) => r('b2', 24 + i * 14, 75, 8, 14) + r('b1', 28 + i * 14, 75, 4, 14) + r('b2', 100 + i * 14, 75, 8, 14) + r('b1', 104 + i * 14, 75, 4, 14)),
  columns(12, 15, 145, 71, 89, 3),
  r('m1', 8, 67, 144, 2.5),
  p('r2', 'M60 68l20-11 20 11z'), p('r1', 'M80 57l20 11h-6L80 60z'), p('m2', 'M66 67l14-7.5L94 67z'), o('go', 80, 64.5, 1.8),
  r('m2', 4, 89, 152, 4), r('m1', 60, 89, 40, 4), r('m3', 0, 93, 160, 7), t('ts', times(12, (i) => `M${6 + i * 13.5} 93v7`)),
  at(28, 90, mask(true), 0.95), at(132, 90, mask(false), 0.95),
].join('')
