import { birds, bush, joints } from '../../../../art/rise/draw'
import { arch, at, cypress, o, p, palm, r, ripples, t, times } from '../../../../art/wonders/draw'
import { banner, boat, crowd, fire, garland, land, moonlight, town, torch, type Sides } from './draw'

// the stepped tower over the city
const ziggurat = (x: number, y: number, s: number, lit: boolean) =>
  at(x, y, times(5, (i) => {
    const [w, top] = [70 - i * 13, -(i + 1) * 10]
    return p('s3', `M${-w / 2} ${top + 10}l2-10h${w - 4}l2 10z`) + p('s1', `M${w * 0.1} ${top + 10}v-10h${w * 0.4 - 2}l2 10z`) + r(i === 4 ? 'bl' : 's2', -w / 2 + 2, top, w - 4, 1.6) + (lit ? times(5 - i, (k) => r('wi', -w / 2 + 7 + k * 12, top + 4, 1.5, 3)) : '')
  }) + p('s4', 'M-5 0l2-50h6l2 50z', 0.5) + r('bl', -5, -56, 10, 6) + r('go', -6, -58, 12, 2) + (lit ? fire(0, -58, 0.8) : ''), s)

const wall = (x: number, w: number, y: number) =>
  r('bl', x, y - 16, w, 16) + r('go', x, y - 14, w, 1) + r('go', x, y - 3, w, 1) + times(Math.floor(w / 4), (i) => p('bl', `M${x + i * 4} ${y - 16}v-2h1v-1.2h1.2v1.2h1v2z`)) + times(Math.floor(w / 12), (i) => p('go', `M${x + 3 + i * 12} ${y - 6}c.5-1.8 2-2.2 4-2l1-1.2 1.5.7-.8 1.5c.2 1 .2 2 .3 3h-1l-.3-1.8h-2.2l-.5 1.8h-1z`))

const quay = (y: number, c = 's') => r(`${c}2`, 0, y, 320, 3.5) + r(`${c}1`, 140, y, 180, 1.4) + joints(0, y, 320, 3.5, 1, 9)

const coracle = (x: number, y: number) => o('b3', x, y, 6.5, 2.4) + o('b2', x, y - 0.8, 5.5, 1.3) + crowd(x - 2, y - 1, 2, 3, 0.7)

export default {
  a: {
    place: [142, 0, 1],
    light: [62, 30],
    back: [
      birds([40, 40], [120, 34], [128, 40]),
      land('f1', [108, 104, 106, 102, 106, 104, 102, 106, 108]), land('f2', [116, 113, 115, 112, 114, 113, 112, 114, 116]),
      ziggurat(84, 121, 0.95, false), town(0, 60, 121, 1), town(104, 152, 121, 5), town(300, 320, 121, 3),
      land('n2', [124, 122, 123, 121, 122, 121, 122, 122, 124]), land('l2', [130, 127, 129, 126, 128, 127, 128, 127, 130]),
      wall(0, 60, 138), wall(96, 44, 138), r('bl', 60, 112, 10, 26), r('bl', 86, 112, 10, 26), r('bl', 70, 116, 16, 22), arch('go', 78, 138, 12, 18), arch('dk', 78, 138, 9, 16), times(4, (i) => r('bl', 60 + i * 2.8, 109.5, 1.6, 3) + r('bl', 86 + i * 2.8, 109.5, 1.6, 3)), r('go', 60, 114, 10, 1), r('go', 86, 114, 10, 1),
      palm(20, 138, 1.3), palm(122, 138, 1.2), palm(134, 138, 0.9), cypress(306, 138, 30), cypress(314, 138, 22),
    ].join(''),
    front: [
      p('n1', 'M0 138h320v10H0z'), p('l1', 'M0 138h52l-8 9H0zM104 138h92l-10 9h-74zM252 138h68v9h-58z'), times(8, (i) => bush(8 + i * 6, 142 + (i % 2), 5)), times(9, (i) => bush(262 + i * 7, 142 + (i % 2), 6)), crowd(66, 146, 6, 1), crowd(206, 145, 7, 3),
      quay(146), p('w2', 'M0 149.5h320V160H0z'), p('w1', 'M0 149.5h320v1.8H0z'), ripples([16, 154, 18], [70, 157, 14], [150, 155, 18], [220, 157, 14], [286, 154, 20]),
      coracle(120, 154), coracle(44, 155), boat(252, 156, 1.1), palm(312, 151, 1.5), bush(314, 151, 8), palm(5, 151, 1.4), t('tl', 'M140 160l1-6M144 160l2-7'),
    ].join(''),
    site: [150, 143],
    feast: banner(170, 142, 20) + banner(274, 142, 20, 'go') + banner(58, 142, 18, 'bl') + banner(98, 142, 18, 'bl') + crowd(178, 146, 5) + crowd(240, 146, 5, 2),
  },
  b: {
    place: [14, 0, 1],
    light: [222, 30],
    back: [
      land('f1', [106, 104, 106, 102, 104, 100, 100, 104, 106]), land('f2', [116, 113, 115, 112, 114, 113, 112, 114, 116]),
      ziggurat(262, 124, 1.12, true), town(176, 232, 124, 2), town(292, 320, 124, 6), town(186, 230, 116, 7, 0.7),
      land('l2', [128, 126, 128, 126, 128, 127, 128, 127, 130]), wall(174, 146, 140), palm(182, 140, 1.2), palm(304, 140, 1.3), palm(314, 140, 0.9), torch(206, 140, 0.9), torch(240, 140, 0.9), torch(274, 140, 0.9),
    ].join(''),
    front: [
      p('n1', 'M0 138h176v2h144v8H0z'), p('l1', 'M0 138h72l-10 9H0zM124 138h52l6 9h-58z'), times(7, (i) => bush(8 + i * 8, 142 + (i % 2), 6)), torch(76, 146), torch(112, 146), torch(150, 146, 0.8), torch(36, 146, 0.8), crowd(84, 146, 5, 2), crowd(216, 147, 6, 4),
      quay(146), p('w2', 'M0 149.5h320V160H0z'), p('w1', 'M0 149.5h320v1.5H0z'), moonlight(222, 151, 160, 26), times(6, (i) => p('be', `M${72 + i * 40} ${152 + (i % 2) * 2}h6l-1 1h-4z`, 0.6)), ripples([20, 155, 16], [130, 157, 14], [290, 156, 16]),
      boat(176, 156, 1.1, true), coracle(276, 155), coracle(48, 156), palm(314, 152, 1.6), bush(312, 152, 8), t('tl', 'M6 160l1-7M10 160l2-8'),
    ].join(''),
    site: [176, 146],
    feast: garland(36, 76, 132, 3) + garland(112, 150, 132, 3) + garland(206, 240, 130, 3) + garland(240, 274, 130, 3) + crowd(118, 147, 6) + at(14, 0, torch(62, 112, 0.6) + torch(98, 112, 0.6)),
  },
} satisfies Sides
