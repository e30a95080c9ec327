import { arch, at, cypress, o, p, palm, r, ripples, t, times } from '../wonders/draw'
import { birds, bush, joints, ledge, n, rect, shade, tree, wall, type Rise } from './draw'

/** A vaulted terrace: piers in the light, deep arches, a ledge above. */
const terrace = (x: number, y: number, w: number, h: number, arches: number, open: (i: number) => boolean = () => true) =>
  wall('s', x, y, w, h) + joints(x, y, w, h, Math.round(h / 3.5), 7) +
  times(arches, (i) => {
    const [cx, step] = [x + (w / arches) * (i + 0.5), w / arches]
    return open(i) ? arch('s1', cx, y + h, step * 0.74, h - 3.5) + arch('s4', cx, y + h, step * 0.6, h - 4.8) + arch('dk', cx - step * 0.05, y + h, step * 0.46, h - 6) : ''
  }) +
  ledge('s', x - 2, y - 2.4, w + 4, 3)

/** Planting along a ledge that hangs over it here and there. */
const hedge = (x: number, y: number, w: number, seed: number) =>
  times(Math.round(w / 4.5), (i) => {
    const v = (i * 7 + seed * 5) % 6
    const cx = n(x + 2.2 + i * 4.5)
    return (
      o(v % 2 ? 'l3' : 'l2', cx, y - 1, 3.2, 2 + v * 0.35) + o('l1', cx + 1, y - 2 - v * 0.2, 1.7, 1.1) +
      (v > 1 ? p(v > 3 ? 'l2' : 'l3', `M${n(cx - 1.8)} ${y}c-.5 ${2 + v}-.2 ${3 + v} 1.2 ${n(4 + v * 1.3)} 1.6-2 2.1-${2 + v} 2-${n(4 + v * 1.3)}z`) : '') +
      (v === 1 ? o('ro', cx, y - 2.4, 1) : v === 4 ? o('go', cx + 1, y - 1.6, 0.9) : v === 5 ? o('re', cx - 1, y + 2, 0.8) : '')
    )
  })

const fall = (x: number, y: number, w: number, h: number) =>
  p('w1', `M${x - w} ${y}h${2 * w}l1 ${h}h${-2 * w - 2}z`) + p('m1', `M${x - w * 0.6} ${y}h1.6l-.4 ${h}h-2zM${x + w * 0.3} ${y}h1.4l.8 ${h}h-2z`, 0.75) + o('m1', x, y + h, w + 2.5, 1.2)

// the gate of blue tiles
const merlons = (x: number, y: number, w: number) => times(Math.floor(w / 3.6), (i) => p('bl', `M${n(x + i * 3.6)} ${y}v-2.4h.7v-1h1.2v1h.7v2.4z`))
const turret = (x: number) =>
  r('bl', x, 106, 12, 32) + shade(rect(x, 106, 4.5, 32), 0.28) + r('go', x, 108, 12, 1) + r('go', x, 135, 12, 1) + merlons(x + 0.6, 106, 12) +
  times(3, (i) => p('go', `M${x + 3} ${117 + i * 8}c.5-1.8 2-2.2 4-2l1-1.2 1.5.7-.8 1.5c.2 1 .2 2 .3 3h-1l-.3-1.8h-2.2l-.5 1.8h-1z`))
const gate = turret(62) + turret(86) + r('bl', 73, 110, 14, 28) + shade(rect(73, 110, 14, 2), 0.3) + merlons(73.5, 110, 13) + arch('go', 80, 138, 11, 19) + arch('dk', 80, 138, 8.6, 17.5) + p('wi', 'M78 138v-8a2 2 0 0 1 4 0v8z', 0.45)

const pavilion = [
  tree(52, 50, 0.9), cypress(61, 48, 19), palm(70, 50, 0.85),
  wall('s', 46, 50, 31, 20), joints(46, 50, 31, 20, 6, 6),
  times(3, (i) => arch('s1', 52 + i * 9.6, 70, 7.6, 15) + arch('dk', 51.7 + i * 9.6, 70, 5.6, 13)),
  ledge('s', 44.5, 47.8, 34, 2.8), hedge(45, 47.8, 33, 4),
].join('')

const tower = [
  cypress(99, 25, 13), tree(94, 26, 0.7), tree(105, 26, 0.75),
  wall('s', 91, 27, 18, 18), joints(91, 27, 18, 18, 5, 5), times(2, (i) => arch('wi', 96.5 + i * 7, 41, 3.4, 8)), r('bl', 91, 29, 18, 2.2), times(6, (i) => o('go', 93 + i * 2.9, 30.1, 0.7)),
  ledge('s', 89.5, 25, 21, 2.6), hedge(90, 25, 20, 3),
  wall('s', 84, 46, 32, 24), joints(84, 46, 32, 24, 7, 6),
  times(3, (i) => arch('s1', 90 + i * 10, 70, 7.6, 17) + arch('dk', 89.7 + i * 10, 70, 5.6, 15)),
  ledge('s', 82.5, 43.8, 35, 2.8), hedge(83, 43.8, 10, 2), hedge(108, 43.8, 10, 5),
].join('')

export default {
  back: [
    birds([20, 40], [130, 26], [138, 32]),
    p('f1', 'M0 108c20-8 40-3 60-6 34-6 66 1 100-2v36H0z'),
    times(7, (i) => r('f2', [2, 10, 17, 126, 134, 143, 151][i]!, 112 - ((i * 5) % 8), 6, 20)),
    p('n2', 'M0 122c30-6 130-6 160 0v38H0z'), p('l2', 'M0 130c20-7 40-4 60-3h60c16-1 30-2 40 3v12H0z'),
    palm(6, 134, 1.3), palm(15, 135, 0.9), cypress(154, 136, 26), cypress(147, 136, 18),
  ].join(''),
  pieces: [
    {
      art: terrace(12, 114, 136, 24, 10, (i) => i < 4 || i > 5) + cypress(20, 112, 14) + tree(28, 112, 0.8) + palm(138, 112, 0.85) + hedge(11, 112, 50, 2) + hedge(100, 112, 50, 3) + gate,
      edge: 'M12 138v-23.4h-2v-3h51.5V102h13v4.5h11V102h13v9.6H150v3h-2V138z', box: [12, 112, 136, 26],
    },
    {
      art: terrace(27, 92, 106, 20, 8, (i) => i < 3 || i > 4) + wall('s', 67, 93, 26, 19) + hedge(26, 90, 42, 1) + hedge(92, 90, 42, 4) + tree(34, 89, 0.85) + cypress(128, 90, 15) + fall(80, 91, 6, 20),
      edge: 'M27 112V92.6h-2v-3h110v3h-2V112z', box: [27, 90, 106, 22],
    },
    {
      art: terrace(41, 72, 78, 18, 6, (i) => i < 2 || i > 3) + wall('s', 68, 73, 24, 17) + hedge(40, 70, 12, 5) + hedge(50, 72, 20, 0) + hedge(90, 72, 20, 2) + hedge(110, 70, 10, 3) + fall(80, 70.5, 5, 19),
      edge: 'M41 90V72.6h-2v-3h82v3h-2V90z', box: [41, 70, 78, 20],
    },
    { art: pavilion, edge: 'M46 70V50.6h-1.5v-2.8h34v2.8H77V70z', box: [46, 48, 31, 22] },
    { art: tower, edge: 'M84 70V46.6h-1.5v-2.8H91V27.6h-1.5V25h21v2.6H109v16.2h8.5v2.8H116V70z', box: [84, 25, 32, 45] },
  ],
  order: [4, 3, 2, 1, 0],
  front: [
    p('n1', 'M58 138h44l16 9H44z'), p('l1', 'M0 138h50l-10 9H0zM110 138h50v9h-39z'),
    times(5, (i) => bush(5 + i * 9, 141 + (i % 2), 6) + bush(119 + i * 9, 141 + (i % 2), 6)),
    r('s2', 0, 146, 160, 3), r('s1', 60, 146, 100, 1.2),
    p('w2', 'M0 149h160v11H0z'), p('w1', 'M0 149h160v1.8H0z'), ripples([10, 154, 18], [60, 156, 14], [94, 154, 10], [124, 157, 20]),
    palm(150, 152, 1.5), bush(153, 151, 8), at(9, 152, bush(0, 0, 9) + t('tl', 'M-4-2l1-6M1-3l2-7M5-1l3-5')),
  ].join(''),
} satisfies Rise
