import { at, flame, flip, glow, p, r, ripples, ship, t, times } from './draw'

const pier = p('s4', 'M30 100l3-24h32l3 24z') + p('s2', 'M49 76h16l3 24H49z') + r('s1', 31, 73, 36, 4) + r('s3', 31, 73, 16, 4) +
  t('ts', 'M32 84h35M31 92h37M42 77v7M54 84v8M46 92v8')

const leg = (c: string) => p(c, 'M80 48l-9-1c-1 6-4 11-7 16-3 4-4 8-5 11h-5.5c-1.5 0-2 1-2 2H64c1-5 3-8 6-12 3-3.5 7-8 10-11z')

// a crown of seven rays around (80, 16)
const rays = times(7, (i) => {
  const a = (i - 3) * 0.42
  const [x, y] = [Math.sin(a), -Math.cos(a)]
  return `M${(80 + 4 * x - 1.4 * y).toFixed(1)} ${(16 + 4 * y + 1.4 * x).toFixed(1)}L${(80 + 11 * x).toFixed(1)} ${(16 + 11 * y).toFixed(1)}L${(80 + 4 * x + 1.4 * y).toFixed(1)} ${(16 + 4 * y - 1.4 * x).toFixed(1)}z`
})

const figure = [
  // cloak behind
  p('re', 'M88 26c8 8 12 24 10 38-4-2-8-2-11 0 0-12-4-24-9-32z'),
  p('b3', 'M89 27c5 9 7 22 6 34l-4 1c0-12-3-22-6-30z', 0.5),
  // legs, left in shade and right in light
  leg('b3'),
  flip(leg('b1')),
  p('b2', 'M80 48l9-1 3 8-4 3-8-5z'),
  // torso
  p('b2', 'M69 27c4-3 18-3 22 0l-2 14 1 7H70l1-7z'),
  p('b1', 'M80 25c5 0 9 .5 11 2l-2 14 1 7h-8c2-7 1-15-2-23z'),
  t('tb', 'M72 32c3 3 6 3 8 1 2 2 5 2 8-1M80 33v10M75 38h3M82 38h4'),
  // arms: one on the hip, one raising the fire
  p('b3', 'M70 27c-4 1-6 5-8 10l6 7 3-1.5-4-6 5-6z'),
  p('b1', 'M90 27c4-3 6-8 7-15l4 .5c0 8-3 16-9 20z'),
  p('b2', 'M96 12.5c1-2 4-2 5 0l-1 2h-3.5z'),
  p('b3', 'M96 9h6l-1.5 4h-3z'),
  glow(99, 5, 10),
  flame(99, 9.5, 1.1),
  // kilt
  p('m2', 'M70 44c6 2 14 2 20 0l4 13c-4 2-8 1-10-1-6 3-12 3-18 1z'),
  p('m1', 'M82 45.5c3 0 6-.7 8-1.5l4 13c-4 2-8 1-10-1z'),
  t('tm', 'M74 46l-3 10M78 47l-1 10M82 46v10M86 46l3 10'),
  p('go', 'M70 43.5c6 2 14 2 20 0l.4 2.2c-6 2-14.8 2-20.8 0z'),
  // head with the crown of rays
  p('go', rays),
  r('b2', 77.5, 20, 5, 6),
  p('b2', 'M75 16c0-7 10-7 10 0 0 5-2 7.5-5 7.5s-5-2.5-5-7.5z'),
  p('b1', 'M80.5 10.8c3 .2 4.5 2 4.5 5.2 0 5-2 7.5-4.5 7.5z'),
  t('tb', 'M77 16.5h2M81.5 16.5h2M78.5 20.5h3'),
].join('')

export default [
  p('f1', 'M0 70c14-10 26-12 40-6 10-8 24-8 34 0h86v14H0z'),
  p('f2', 'M96 70c16-6 40-12 64-8v12H96z'),
  times(7, (i) => r(i % 2 ? 'm2' : 'm3', 108 + i * 7, 64 - ((i * 5) % 7), 5, 10) + r('r1', 108 + i * 7, 63 - ((i * 5) % 7), 5, 1.5)),
  r('w2', 0, 73, 160, 27),
  r('w1', 0, 73, 160, 2),
  ship(80, 88, 0.78),
  pier,
  flip(pier),
  at(5.6, 5.3, figure, 0.93),
  p('w3', 'M0 94c30-3 50 2 80 2s60-3 80-2v6H0z'),
  ripples([6, 80, 14], [72, 92, 16], [136, 82, 16], [10, 90, 10], [140, 91, 12]),
  at(18, 85, ship(0, 0, 0.5)),
].join('')
