import { at, cypress, o, p, r, t, times } from './draw'

/** A Cretan column: red, wider above than below, a black cushion for a capital. */
const pillar = (x: number, top: number, foot: number, w: number) =>
  p('r2', `M${x - w * 0.5} ${top}h${w}l${-w * 0.14} ${foot - top}h${-w * 0.72}z`) + p('re', `M${x} ${top}h${w * 0.5}l${-w * 0.14} ${foot - top}h${-w * 0.36}z`) +
  o('bk', x, top + 0.6, w * 0.72, w * 0.32) + r('bk', x - w * 0.8, top - 1.2, w * 1.6, 1.2) + r('m2', x - w * 0.5, foot - 1, w, 1)

const horns = (x: number, y: number, s: number) => at(x, y, p('m3', 'M-6 0v-4c0-3-1-5-2-7 4 1 5 4 5.5 7h5C3-7 4-10 8-11 7-9 6-7 6-4v4z') + p('m1', 'M0-4h2.5C3-7 4-10 8-11 7-9 6-7 6-4v4H0z'), s)

const row = (count: number, x0: number, x1: number, top: number, foot: number, w: number) => times(count, (i) => pillar(x0 + ((x1 - x0) * i) / (count - 1), top, foot, w))

const bull = p('b3', 'M-17-3c0-5 3-8 8-8h14c2-3 5-4 8-3l3-3c1 2 1 4 0 6l2 4-3 2-4-1c-1 3-3 4-5 5l-1 7h-2l-1-6h-8l-4 6h-2l1-6c-3 0-5-1-6-3z') + p('b1', 'M-9-11h14c2-3 5-4 8-3l2-1.5-2 4.5c-6 1-14 1-22 0z') + t('td', 'M13-14c1-4 4-5 7-4M-17-3c-2 3-2 6-1 9') + o('bk', 14.5, -10.5, 0.7)
const leaper = p('sk', 'M-1-16c-2-3-1-6 2-8 4-1 7 1 8 4l2 6-1 1-3-5c-2 0-3 1-3 3l-3 1z') + p('re', 'M1-22c2-1 4-1 5 1l-2 3-4-1z') + o('bk', -2.5, -14.5, 1.8)

export default [
  p('f1', 'M0 54c14-20 28-26 40-16 12-20 28-22 42-6 20-18 50-14 78 12v36H0z'),
  p('f2', 'M0 68c30-14 130-16 160-2v20H0z'),
  cypress(8, 82, 26), cypress(16, 84, 18), cypress(152, 82, 28), cypress(145, 84, 18),
  // upper storey
  r('m3', 56, 18, 48, 20), r('m1', 80, 18, 24, 20), r('dk', 60, 22, 40, 16), row(5, 63, 97, 23, 38, 3.6),
  p('bl', 'M54 14h52v4H54z'), times(9, (i) => o('go', 58 + i * 5.5, 16, 1.3)), r('m1', 53, 12, 54, 2.5),
  horns(62, 12, 0.75), horns(80, 12, 1), horns(98, 12, 0.75),
  // middle storey
  r('m3', 30, 38, 100, 22), r('m1', 80, 38, 50, 22), r('r1', 28, 36, 104, 3), r('bl', 30, 39, 100, 3), times(18, (i) => r('m1', 32 + i * 5.5, 39.6, 2.8, 1.8)),
  r('dk', 34, 44, 28, 16), row(4, 37, 59, 45, 60, 3.6), r('dk', 98, 44, 28, 16), row(4, 101, 123, 45, 60, 3.6),
  // the painted wall: a bull and a leaper over it
  r('bl', 65, 43, 30, 17), r('go', 65, 43, 30, 1.5), r('go', 65, 58.5, 30, 1.5), at(80, 56, bull, 0.72), at(79, 56, leaper, 0.75),
  horns(40, 36, 0.8), horns(120, 36, 0.8),
  // ground storey and terraces
  r('m3', 14, 60, 132, 22), r('m2', 80, 60, 66, 22), r('r1', 12, 58.5, 136, 3), r('r2', 12, 60.5, 136, 1),
  r('dk', 18, 65, 40, 17), row(5, 22, 54, 66, 82, 4), r('dk', 102, 65, 40, 17), row(5, 106, 138, 66, 82, 4),
  // the great stair
  times(6, (i) => r(i % 2 ? 'm1' : 'm2', 62 + i * -1.5, 62 + i * 3.6, 36 + i * 3, 3.7)), p('m3', 'M62 62h4l-8 21.6h-5z', 0.6),
  r('dk', 72, 60, 16, 2),
  pillar(60, 61, 82, 5), pillar(100, 61, 82, 5),
  // the court with its maze
  p('n1', 'M0 82h160v18H0z'), p('n2', 'M0 91h160v9H0z'),
  p('m2', 'M58 92h44l6 8H52z'), p('m1', 'M80 92h22l6 8H80z'),
  // the double axe, in the paving
  at(80, 96, p('b3', 'M-.8-3.5h1.6v7H-.8z') + p('go', 'M-.8-1.5C-4-4-8-4-11-2.5c1 3 1 3 0 5.5 3 1.5 7 1.5 10.2-1zM.8-1.5C4-4 8-4 11-2.5c-1 3-1 3 0 5.5-3 1.5-7 1.5-10.2-1z')),
  horns(34, 94, 1.3), horns(126, 94, 1.3),
  at(14, 98, p('r2', 'M-5-14h10v2c3 3 3 8 0 12H-5c-3-4-3-9 0-12z') + p('r1', 'M0-14h5v2c3 3 3 8 0 12H0z') + t('td', 'M-7-7c2 2 4-2 7 0s5-2 7 0')),
  at(147, 98, p('r2', 'M-4-11h8v2c3 2 3 6 0 9h-8c-3-3-3-7 0-9z') + p('r1', 'M0-11h4v2c3 2 3 6 0 9H0z') + t('td', 'M-5-6c2 2 3-2 5 0s4-2 5 0')),
].join('')
