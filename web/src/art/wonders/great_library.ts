import { arch, columns, cypress, flip, o, p, palm, r, t, times } from './draw'

// pigeonholes full of scrolls, seen through the great arch
const shelves = times(5, (row) => r('b3', 66, 38.5 + row * 7, 28, 1) +
  times(7, (i) => o((i + row) % 3 ? 'm2' : 'go', 68 + i * 4, 36.8 + row * 7, 1.5) + o('b2', 68 + i * 4, 36.8 + row * 7, 0.5)))

const wing = r('m3', 10, 50, 46, 30) + r('m2', 26, 50, 30, 30) + r('m1', 7, 46, 49, 4.5) + r('r2', 8, 43, 48, 3) +
  times(3, (i) => arch('dk', 18 + i * 13, 74, 7, 15) + arch('wi', 18 + i * 13, 74, 4.5, 12)) + columns(4, 11.5, 50.5, 51, 80, 2.6)

export default [
  p('f1', 'M0 66c30-12 60-8 90-6s50-2 70 2v20H0z'),
  cypress(5, 82, 30),
  cypress(156, 82, 34),
  cypress(150, 82, 24),
  wing,
  flip(wing),
  // drum and dome
  r('m3', 56, 24, 20, 12),
  r('m1', 76, 24, 28, 12),
  times(7, (i) => r('wi', 59.5 + i * 6.5, 26.5, 2, 6)),
  p('r2', 'M54 24c2-12 12-17 26-17s24 5 26 17z'),
  p('r1', 'M80 7c14 0 24 5 26 17H86c1-7-1-13-6-17z'),
  t('ts', 'M67 24c1-8 5-14 13-17M93 24c-1-8-5-14-13-17M80 7v17'),
  r('m2', 52, 23, 56, 2.5),
  r('go', 79.3, 2, 1.4, 5),
  o('go', 80, 2.5, 1.6),
  // front and arch
  r('m2', 54, 34, 52, 48),
  r('m3', 54, 34, 10, 48),
  r('m1', 50, 32, 60, 3.5),
  arch('b3', 80, 80, 30, 47),
  arch('dk', 80, 80, 27, 45),
  shelves,
  p('be', 'M68 42l24 0 8 38H60z', 0.22),
  // reading desk
  p('b2', 'M76 80l1-7h6l1 7z'),
  p('m1', 'M73.5 71.5c2-1.5 5-1 6.5 0 1.5-1 4.5-1.5 6.5 0v2.5c-2-1-5-1-6.5 0-1.5-1-4.5-1-6.5 0z'),
  columns(2, 59, 101, 36, 80, 4.5),
  // steps and court
  r('m3', 44, 80, 72, 3),
  r('m2', 40, 83, 80, 3.5),
  r('m1', 36, 86.5, 88, 3.5),
  p('n1', 'M0 80h44v6h-8v4H0zM160 80h-44v6h8v4h36z'),
  p('n2', 'M0 90h160v10H0z'),
  t('ts', 'M60 90l-6 10M100 90l6 10M80 90v10M0 95h160'),
  palm(24, 92, 1.15),
  palm(136, 92, 1.15),
  o('l2', 24, 92, 8, 2),
  o('l2', 136, 92, 8, 2),
].join('')
