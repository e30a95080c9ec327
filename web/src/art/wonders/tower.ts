import { arch, flame, p, r, t, times } from './draw'

/** The lighthouse: three storeys, square, eight-sided and round; its foot at (82, 72), its fire at (82, 13). */
export const tower = [
  p('s3', 'M66 72l3-30h13v30z'),
  p('s1', 'M82 42h13l3 30H82z'),
  p('s2', 'M82 42h5l1 30h-6z'),
  r('s4', 67, 40, 15, 3),
  r('s2', 82, 40, 15, 3),
  p('s3', 'M72 40l1.5-16H79v16z'),
  p('s2', 'M79 24h5v16h-5z'),
  p('s1', 'M84 24h5.5L92 40h-8z'),
  r('s3', 72, 22.5, 9, 2.5),
  r('s1', 81, 22.5, 10, 2.5),
  r('s3', 76, 17, 3, 6),
  r('s2', 79, 17, 4, 6),
  r('s1', 83, 17, 5, 6),
  r('b3', 75, 15.5, 14, 1.8),
  times(3, (i) => r('b2', 76.5 + i * 5, 9, 1.2, 7)),
  flame(82, 15.6, 0.9),
  p('b2', 'M75 9c2-4 12-4 14 0z'),
  r('go', 81.4, 3, 1.2, 3.5),
  arch('dk', 82, 72, 6, 9),
  times(4, (i) => r('wi', 72 + i * 6.2, 50, 1.8, 3.5) + r('wi', 71.5 + i * 6.5, 60, 1.8, 3.5)),
  r('wi', 77, 30, 1.6, 3.5),
  r('wi', 85, 30, 1.6, 3.5),
  t('ts', 'M67.2 60h3M68 48h4M71 66h4M75 54h4M70 55h2M76 46h3M75 34h2M77 21h2'),
  t('tm', 'M88 46h4M92 56h4M86 57h3M90 66h5M86 48h2M86 35h3'),
].join('')
