import { flip, glow, o, p, r, ripples, ship, t, times } from './draw'
import { tower } from './tower'

// the city across the water
const city = times(6, (i) => {
  const [x, h] = [1 + i * 8.5, 3 + ((i * 5) % 4)]
  return r('m3', x, 72 - h, 7, h) + r('m2', x + 3, 72 - h, 4, h) + p(i % 2 ? 'r1' : 'r2', `M${x - 0.6} ${72 - h}l4.1-2.4 4.1 2.4z`) + r('wi', x + 4, 70 - h / 2, 1, 1.4)
})

export default [
  p('be', 'M82 13L0 2v20zM82 13l78-14v27z', 0.42),
  glow(82, 13, 14),
  p('f1', 'M0 70c20-8 40-6 60-4l100 2v10H0z'),
  city,
  r('w2', 0, 72, 160, 28),
  p('w1', 'M0 72h160v3c-30 1-60 2-90 1-30-.6-50-.6-70 .4z'),
  // island and terrace
  p('s4', 'M40 86c4-7 12-9 18-10h50c8 1 16 4 22 10-10 3-24 4-44 4-22 0-38-1-46-4z'),
  p('s3', 'M52 78h64l6 5c-20 2-56 2-76 0z'),
  r('s3', 56, 72, 54, 7),
  r('s2', 82, 72, 28, 7),
  t('ts', 'M56 74h54'),
  tower,
  // near water
  p('w3', 'M0 88c20-3 34 1 50 2s36 1 52-1 40-3 58-1v12H0z'),
  times(4, (i) => o('be', 82 + (i % 2 ? 1.5 : -1), 91.5 + i * 2.3, 8 - i * 1.2, 0.6)),
  ripples([6, 80, 14], [24, 84, 9], [132, 80, 16], [120, 94, 14], [52, 95, 12], [96, 96, 8]),
  ship(26, 92, 0.95),
  flip(ship(22, 81, 0.5)),
].join('')
