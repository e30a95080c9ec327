import { arch, at, cypress, o, p, palm, r, ripples, t, times } from './draw'

const terrace = (x: number, y: number, w: number, h: number, arches: number) =>
  r('s3', x, y, w, h) + r('s2', x + w * 0.35, y, w * 0.65, h) +
  times(arches, (i) => {
    const cx = x + (w / arches) * (i + 0.5)
    return arch('s4', cx, y + h, (w / arches) * 0.66, h - 3) + arch('dk', cx - 0.6, y + h, (w / arches) * 0.5, h - 4.5)
  }) + r('s1', x - 1.5, y - 2, w + 3, 3)

// planting along a ledge, hanging over it here and there
const hedge = (x: number, y: number, w: number, seed: number) =>
  times(Math.round(w / 4.5), (i) => {
    const v = (i * 7 + seed * 5) % 6
    const cx = x + 2 + i * 4.500
    return o(v % 2 ? 'l3' : 'l2', cx, y - 1, 3.2, 2 + v * 0.35) + o('l1', cx + 1, y - 2 - v * 0.2, 1.8, 1.2) +
      (v > 2 ? p(v > 4 ? 'l2' : 'l3', `M${cx - 1.8} ${y}c-.5 ${2 + v}-.2 ${3 + v} 1.5 ${4 + v} 1.8-2 2.2-${2 + v} 2-${4 + v}z`) : '') +
      (v === 1 ? o('re', cx, y - 2.5, 0.9) : v === 4 ? o('go', cx + 1, y - 1.5, 0.8) : '')
  })

const tree = (x: number, y: number, s: number) =>
  at(x, y, r('s4', -0.7, -5, 1.4, 5) + o('l3', -1, -8, 5, 4.5) + o('l2', 1, -9.5, 4.5, 3.8) + o('l1', 2.4, -10.8, 2.4, 1.8), s)

export default [
  p('f1', 'M0 64c20-10 40-4 60-8 30-6 60 2 100 0v26H0z'),
  p('f2', 'M0 72c30-6 110-6 160 0v10H0z'),
  // from the top down
  tree(72, 23, 1),
  cypress(80, 23, 19),
  tree(89, 23, 1.1),
  terrace(62, 23, 36, 13, 4),
  hedge(62, 21, 36, 1),
  palm(52, 38, 0.9),
  tree(108, 37, 0.9),
  cypress(115, 37, 15),
  terrace(42, 37, 76, 15, 6),
  hedge(42, 36, 22, 2),
  hedge(96, 36, 22, 4),
  tree(28, 53, 1),
  cypress(36, 53, 15),
  palm(132, 53, 1.05),
  tree(123, 53, 0.8),
  terrace(22, 53, 116, 17, 8),
  hedge(22, 52, 46, 3),
  hedge(92, 52, 46, 5),
  terrace(6, 71, 148, 17, 10),
  hedge(6, 70, 60, 2),
  hedge(94, 70, 60, 1),
  // water falling from ledge to ledge
  p('w1', 'M76 22h8l1 15h-10zM74.5 37h11l1 16h-13zM73 53h14l1.5 18h-17zM71 71h18l2 19H69z'),
  p('m1', 'M78 22h2l.5 15h-3zM81 38h2l.5 14h-2.5zM76 54h2.5l-.5 16h-3zM83 55h2l1 15h-2zM74 72h3l-1 16h-4zM80 72h2v16h-2.5z', 0.7),
  o('m1', 80, 37, 7, 1),
  o('m1', 80, 53, 8.5, 1.2),
  o('m1', 80, 71, 10.5, 1.4),
  p('w2', 'M0 88h160v12H0z'),
  p('w1', 'M0 88h160v1.8H0z'),
  o('m1', 80, 89.5, 14, 1.8),
  ripples([10, 94, 18], [60, 96, 14], [94, 94, 10], [124, 96, 20]),
  palm(148, 96, 1.2),
  o('l3', 150, 97, 12, 3),
  o('l2', 8, 97, 14, 3.5),
  t('tl', 'M4 95l1-5M9 95l2-6M13 96l3-4'),
].join('')
