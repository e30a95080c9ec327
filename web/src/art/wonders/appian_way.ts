import { arch, at, cypress, flip, o, p, r, t, times } from './draw'

// an umbrella pine: flat crown on a bare trunk
const pine = (x: number, y: number, s: number) =>
  at(x, y, p('s4', 'M-1.2 0l.7-24-6-7 .8-.8 5.8 5 4-6 1 .6-3.5 8L1.5 0z') + o('l3', 0, -33, 18, 6) + o('l2', 3, -35.5, 14, 4.8) + o('l3', -9, -31, 7, 3) + o('l1', 6, -37.5, 8, 2.4), s)

// paving in perspective
const paving = times(8, (i) => {
  const k = ((i + 1) / 8) ** 2
  const [y, w] = [57 + 43 * k, 3 + 56 * k]
  const gap = 43 * (((i + 2) / 8) ** 2 - k)
  return `M${(80 - w).toFixed(1)} ${y.toFixed(1)}h${(2 * w).toFixed(1)}` +
    times(5, (j) => {
      const f = -0.8 + j * 0.4 + (i % 2 ? 0.2 : 0)
      return f > 0.95 ? '' : `M${(80 + w * f).toFixed(1)} ${y.toFixed(1)}l${(gap * f * 1.3).toFixed(1)} ${gap.toFixed(1)}`
    })
})

export default [
  p('f1', 'M0 50c20-14 34-18 52-8 14-12 30-16 46-4 20-10 40-6 62 6v16H0z'),
  p('f2', 'M0 55c30-8 50-4 80-3s50-6 80 0v10H0z'),
  // aqueduct on the horizon
  at(0, 0, r('s2', 90, 43, 70, 2.6) + r('s1', 90, 42, 70, 1.2) + times(9, (i) => r('s3', 90 + i * 8, 45, 1, 12) + r('s1', 91 + i * 8, 45, 1.6, 12)) + times(8, (i) => p('s2', `M${92.5 + i * 8} 45h5.6v3a2.8 2.8 0 0 0-5.6 0z`))),
  p('l1', 'M0 57c40-3 120-3 160 0v43H0z'),
  p('l2', 'M0 66c20-6 40-6 66-4L24 100H0zM160 66c-20-6-40-6-66-4l42 38h24z'),
  cypress(58, 60, 15),
  cypress(65, 58, 9),
  cypress(101, 61, 16),
  cypress(95, 58, 10),
  // the road
  p('s4', 'M77 56h6l64 44H13z'),
  p('s2', 'M77.3 56h5.4L140 100H20z'),
  p('s1', 'M80 56h2.7L140 100H92z', 0.6),
  t('ts', paving),
  // tombs beside it
  at(30, 76, r('s3', -9, -14, 18, 14) + r('s1', 0, -14, 9, 14) + r('s2', -10.5, -16, 21, 2.5) + p('r2', 'M-10.5-16L0-22l10.5 6z') + p('r1', 'M0-22l10.5 6H2z') + arch('dk', 0, 0, 6, 9)),
  at(127, 75, r('s3', -12, -6, 24, 6) + r('s2', -2, -6, 14, 6) + p('s3', 'M-9-6v-13h9v13z') + p('s1', 'M0-19h9v13H0z') + o('s2', 0, -19, 9, 2) + p('l2', 'M-8-19.5c2-4 6-5 8-4 3-2 7 0 8 4-5 1.5-11 1.5-16 0z') + r('wi', -1, -14, 2.5, 4)),
  // milestone and a traveller
  at(112, 91, p('m3', 'M-4 0v-12c0-3 2-4 4-4v16z') + p('m1', 'M0-16c2 0 4 1 4 4V0H0z') + r('m2', -5, -1, 10, 2.5) + t('td', 'M-1.5-11v4M.5-11v4M2.5-11v4')),
  at(74, 78, p('re', 'M-2.5 0c0-5 .5-9 2.5-9s2.5 4 2.5 9z') + o('sk', 0, -10.5, 1.5) + t('td', 'M3.5 1l-.5-12')),
  at(84, 70, p('b3', 'M-4-1v-4h7v4z') + o('b3', -2.5, -0.5, 1.3) + o('b3', 2, -0.5, 1.3) + p('m1', 'M-4-5c1-3 6-3 7 0z')),
  pine(7, 97, 1.65),
  flip(pine(8, 94, 1.5)),
  p('l3', 'M0 100c3-6 12-7 18-3l3 3zM160 100c-3-6-10-6-16-3l-2 3z'),
  times(5, (i) => o(i % 2 ? 're' : 'go', 4 + i * 4, 97 - (i % 2) * 1.5, 0.8)),
].join('')
