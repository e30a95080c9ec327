import { columns, flame, glow, o, p, r, t, times } from '../wonders/draw'
import { both } from './draw'

// Five lands, five stones over the arch.
const stones = ['bl', 'pu', 'w2', 'go', 're']

export const gate = [
  p('cl', 'M0 30c4-8 14-9 19-2 6-9 18-6 20 2zM64 20c3-6 11-7 15-2 6-7 16-5 21 2z', 0.8),
  glow(50, 52, 50),
  p('be', times(9, (i) => `M50 56L${(50 + 80 * Math.cos(3.4 + i * 0.31)).toFixed(1)} ${(56 + 80 * Math.sin(3.4 + i * 0.31)).toFixed(1)}L${(50 + 80 * Math.cos(3.52 + i * 0.31)).toFixed(1)} ${(56 + 80 * Math.sin(3.52 + i * 0.31)).toFixed(1)}z`), 0.5),
  p('cl', 'M-4 84c2-8 10-9 15-4 4-6 12-5 14 1 8-2 42-2 50 0 2-6 10-7 14-1 5-5 13-4 15 4v16H-4z', 0.9),
  // the building
  p('m3', 'M14 88V34h72v54z'), p('m2', 'M50 34h36v54H50z'),
  p('m1', 'M10 28h80v6H10z'), p('m3', 'M10 28h40v6H10z', 0.8),
  p('r2', 'M8 28L50 8l42 20z'), p('r1', 'M50 8l42 20h-8L50 11.5z'), p('m2', 'M20 27L50 12l30 15z'), o('go', 50, 21.5, 4), t('tg', times(8, (i) => `M50 21.5l${(7 * Math.cos(i * 0.785)).toFixed(1)} ${(5.5 * Math.sin(i * 0.785)).toFixed(1)}`)),
  // light within
  p('dk', 'M30 88V60a20 20 0 0 1 40 0v28z'), p('go', 'M34 88V60a16 16 0 0 1 32 0v28z'), p('be', 'M38 88V62a12 12 0 0 1 24 0v26z'), p('su', 'M43 88V64a7 7 0 0 1 14 0v24z'),
  // doors thrown open
  both(p('b3', 'M30 60a20 20 0 0 1 4-12v42l-8 4V56z') + p('b1', 'M32 62v26l-4 2V60z') + t('tg', 'M28 68h4M28 76h4M28 84h4')),
  // voussoirs and the stones of five lands
  p('m1', 'M26 88V60a24 24 0 0 1 48 0v28h-4V60a20 20 0 0 0-40 0v28z'), t('tm', times(9, (i) => `M${(50 - 20 * Math.cos(0.35 + i * 0.305)).toFixed(1)} ${(60 - 20 * Math.sin(0.35 + i * 0.305)).toFixed(1)}L${(50 - 24 * Math.cos(0.35 + i * 0.305)).toFixed(1)} ${(60 - 24 * Math.sin(0.35 + i * 0.305)).toFixed(1)}`)),
  stones.map((c, i) => o('go', 50 - 22 * Math.cos(0.52 + i * 0.525), 60 - 22 * Math.sin(0.52 + i * 0.525), 4.2) + o(c, 50 - 22 * Math.cos(0.52 + i * 0.525), 60 - 22 * Math.sin(0.52 + i * 0.525), 3)).join(''),
  columns(2, 19, 81, 34, 88, 7),
  // steps in the light
  r('m2', 10, 88, 80, 4), r('m1', 34, 88, 32, 4), r('m3', 5, 92, 90, 4), r('m1', 31, 92, 38, 4), r('m2', 0, 96, 100, 4), r('m1', 28, 96, 44, 4),
  both(p('b3', 'M4 92l1.5-12h5L12 92z') + flame(8, 81, 1)),
].join('')
