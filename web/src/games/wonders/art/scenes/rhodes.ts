import { birds, joints, shade } from '../../../../art/rise/draw'
import { at, cypress, o, p, r, ripples, ship, t, times } from '../../../../art/wonders/draw'
import { banner, boat, crowd, garland, land, moonlight, sea, shore, torch, town, type Sides } from './draw'

const mill = (x: number, y: number, s: number) =>
  at(x, y, p('m3', 'M-5 0l1.2-14h3V0z') + p('m1', 'M-.8 0v-14h4.6L5 0z') + p('r2', 'M-5-14L0-20l5 6z') + t('tm', 'M0-15l-8-8M0-15l8-8M0-15l-8 8M0-15l8 8') + p('m1', 'M0-15l-8-8 3.5-.5zM0-15l8-8 .5 3.5zM0-15l8 8-3.5.5zM0-15l-8 8-.5-3.5z', 0.9) + r('wi', 0.6, -7, 1.6, 2.6), s)

const temple = (x: number, y: number) => r('m2', x, y - 2, 26, 2) + times(6, (i) => r('m1', x + 1.5 + i * 4.5, y - 11, 1.8, 9)) + r('m2', x, y - 13, 26, 2) + p('m3', `M${x - 1} ${y - 13}l14-6 14 6z`) + p('m1', `M${x + 13} ${y - 19}l14 6h-6z`)

const mole = (x: number, w: number, y: number) => r('s3', x, y, w, 7) + r('s2', x, y, w, 2.6) + r('s1', x + w * 0.5, y, w * 0.5, 2.6) + joints(x, y, w, 7, 2, 8)

const dolphin = (x: number, y: number, s: number) => at(x, y, p('w3', 'M-8 3C-6-3 1-6 7-2l3 .5-2.5 1.5C3-2-3-1-5 3.5l-2.5 1 .3-2zM0-4l2.5-2.5.5 3z'), s)

export default {
  a: {
    place: [140, 0, 1],
    light: [96, 28],
    back: [
      birds([60, 36], [70, 42], [120, 50], [272, 24]),
      land('f1', [106, 98, 104, 112, 114, 112, 106, 98, 102]), land('f2', [114, 110, 112, 116, 118, 117, 112, 106, 110]),
      // the town with its mills on the left, the upper temple on the right
      p('l3', 'M0 104c20-8 48-8 76 2 10 3 18 8 22 12H0z'), p('l2', 'M0 110c30-6 60-4 84 8H0z'),
      mill(16, 104, 0.9), mill(34, 102, 1), mill(53, 104, 0.9), town(0, 88, 119, 1), town(6, 60, 113, 4, 0.8),
      p('l3', 'M262 112c16-12 40-14 58-10v18h-58z'), temple(284, 104), town(266, 320, 119, 2),
      sea(118), ripples([96, 124, 14], [152, 122, 18], [212, 126, 16], [120, 132, 14]),
      mole(0, 84, 119), times(3, (i) => cypress(86 - i * 3, 119, 10 + i * 3)),
      at(112, 126, ship(0, 0, 0.5)), at(220, 124, ship(0, 0, 0.4)), shade('M206 148c6-4 24-4 28 0v12h-28z', 0.1),
    ].join(''),
    front: [
      ship(220, 147, 1.3), t('tw', 'M202 150h36'),
      shore('w3', 147), p('w1', 'M158 148.5c16-1.5 34-1.5 50 1l-2 1.2c-16-2-32-2-48-.6zM232 149.5c16-2.5 34-2.5 50-1v1.6c-16-1.4-32-1.4-48 .6z', 0.7),
      at(64, 146, ship(0, 0, 1.1)), at(24, 140, ship(0, 0, 0.65)), dolphin(112, 150, 1), dolphin(126, 152, 0.8), at(150, 140, ship(0, 0, 0.55)),
      ripples([10, 154, 18], [90, 156, 18], [140, 154, 16], [250, 156, 18], [290, 158, 20], [40, 158, 14]),
    ].join(''),
    site: [280, 149],
    afloat: true,
    feast: banner(164, 116, 18) + banner(276, 116, 18, 'bl') + crowd(166, 116, 4) + crowd(258, 116, 4, 3),
  },
  b: {
    place: [24, 0, 1],
    light: [274, 34],
    back: [
      land('f1', [108, 112, 112, 108, 100, 94, 98, 104, 108]), land('f2', [114, 117, 117, 114, 108, 104, 106, 110, 112]),
      p('l3', 'M170 118c14-16 34-24 56-22 24 0 54 6 94 16v8H170z'), temple(214, 100), torch(212, 100, 0.5), torch(242, 100, 0.5),
      town(206, 268, 108, 3, 0.7), town(190, 300, 114, 1, 0.8), town(180, 320, 121, 5), mill(304, 110, 0.9), mill(286, 106, 0.8),
      sea(120), moonlight(274, 123, 158, 34), times(9, (i) => p('be', `M${186 + i * 14} ${122 + (i % 3)}h5l-1 1h-3z`, 0.7)),
      mole(196, 124, 121), torch(198, 121, 0.8), torch(318, 121, 0.8), torch(258, 121, 0.8),
    ].join(''),
    front: [
      ship(104, 147, 1.3), t('tw', 'M86 150h36'),
      shore('w3', 148), p('w1', 'M42 148.5c16-1.5 34-1.5 50 1l-2 1.2c-16-2-32-2-48-.6zM116 149.5c16-2.5 34-2.5 50-1v1.6c-16-1.4-32-1.4-48 .6z', 0.6),
      boat(224, 140, 1, true), boat(302, 148, 1.2, true), at(250, 148, ship(0, 0, 0.95)), at(12, 144, ship(0, 0, 0.7)),
      moonlight(274, 152, 160, 24), ripples([20, 155, 14], [150, 156, 18], [186, 153, 12], [226, 157, 16]), o('w1', 60, 156, 8, 0.5),
    ].join(''),
    site: [172, 150],
    afloat: true,
    feast: torch(46, 116, 0.8) + torch(162, 116, 0.8) + garland(198, 258, 112, 4) + garland(258, 318, 112, 4) + crowd(48, 116, 3, 1) + crowd(146, 116, 3, 4),
  },
} satisfies Sides
