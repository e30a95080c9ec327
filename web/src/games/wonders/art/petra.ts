// The eighth wonder, for eight players of Armada: a front hewn from a red cliff, stage by stage, on a field of 160 × 160.

import { bush, n, rect, shade, shine, type Rise } from '../../../art/rise/draw'
import { at, o, p, palm, r, t, times } from '../../../art/wonders/draw'

/** Hewn stone, which turns from shade to light. */
const block = (x: number, y: number, w: number, h: number) => r('r1', x, y, w, h) + r('r2', x, y, w * 0.32, h) + r('ro', x + w * 0.74, y, w * 0.26, h)

const course = (x: number, y: number, w: number, h: number) => block(x, y, w, h) + shade(rect(x + 1, y + h, w - 2, 1.4), 0.28)

const pillar = (x: number, top: number, foot: number, w: number) =>
  r('r1', x - w / 2, top, w, foot - top) + r('r2', x - w / 2, top, w * 0.32, foot - top) + r('ro', x + w * 0.12, top, w * 0.26, foot - top) +
  block(x - w * 0.75, foot - 2, w * 1.5, 2) + block(x - w * 0.8, top, w * 1.6, 2.2) + p('r2', `M${n(x - w * 0.7)} ${n(top + 4)}l${n(w * 0.2)}-1.8h${n(w)}l${n(w * 0.2)} 1.8z`)

const gable = (x: number, y: number, w: number, h: number) =>
  p('r2', `M${n(x - w / 2)} ${y}L${x} ${n(y - h)}l${n(w / 2)} ${h}z`) + p('r1', `M${n(x - w / 2 + 5)} ${y - 1.4}L${x} ${n(y - h + 2.4)}l${n(w / 2 - 5)} ${n(h - 3.8)}z`) + p('ro', `M${x} ${n(y - h)}l${n(w / 2)} ${h}h-4z`)

const steps = times(4, (i) => course(40 - i * 4, 127 + i * 3.2, 80 + i * 8, 3.2)) + shine(rect(44, 127, 72, 0.8), 0.4)

const lower = [
  r('dk', 44, 91, 72, 36), shade(rect(44, 91, 72, 10), 0.4),
  block(46, 93, 12, 34), block(102, 93, 12, 34), r('dk', 71, 98, 18, 29), p('wi', 'M75 127v-23h10v23z', 0.7), course(69, 95.5, 22, 2.6),
  [49, 60, 71.5, 88.5, 100, 111].map((x) => pillar(x, 91, 127, 4.6)).join(''),
  o('r2', 54.5, 112, 2, 4), o('r2', 105.5, 112, 2, 4),
].join('')

const entablature = [
  course(41, 86, 78, 5), times(15, (i) => r('r2', 43.5 + i * 5, 87, 2, 2.6)),
  gable(80, 86, 50, 12), o('ro', 80, 81, 2.4), t('tr', 'M74 83.5c2-2 3.5-2.4 6-2.4s4 .4 6 2.4'),
].join('')

const pavilion = (x: number, way: 1 | -1) =>
  r('dk', x - 8, 52, 16, 22) + block(x - 4, 55, 8, 19) + o('r2', x, 64, 1.8, 5) + o('ro', x, 57.6, 1.4) + pillar(x - 7, 52, 74, 3.4) + pillar(x + 7, 52, 74, 3.4) +
  course(x - 11, 48, 22, 4) + p('r2', way > 0 ? `M${x - 11} 48h22l-3-3-13-7z` : `M${x + 11} 48h-22l3-3 13-7z`) + p('ro', way > 0 ? `M${x + 11} 48l-3-3-6-3.3L${x + 6} 48z` : `M${x - 11} 48l3-3 2-1.1L${x - 5} 48z`)

const upper = r('r2', 43, 73.5, 74, 2) + pavilion(54, -1) + pavilion(106, 1)

const tholos = [
  r('dk', 70, 50, 20, 24), block(74, 54, 12, 20), o('r2', 80, 64.5, 2.4, 6), o('ro', 80, 56.6, 1.7),
  [70.5, 77, 83, 89.5].map((x) => pillar(x, 50, 74, 3.2)).join(''),
  course(67, 46, 26, 4), p('r2', 'M68 46c2-7 6-11 12-14 6 3 10 7 12 14z'), p('r1', 'M78 33.2L80 32c6 3 10 7 12 14H80z'), p('ro', 'M86 37c3 2.5 5 5.5 6 9h-3.5c-.5-3.5-1.3-6.5-2.5-9z'),
  block(77, 28.5, 6, 4), p('go', 'M76.5 28.5c-1.6-4 0-7.5 2-8.5l-.6-2.5h4.2l-.6 2.5c2 1 3.6 4.5 2 8.5z'), shine('M80 20l1.5 0c2 1 3.6 4.5 2 8.5H80z', 0.4),
].join('')

/** A cliff from edge to edge of the field, split by clefts and lying in layers. */
export const cliff = (x: number, w: number, top: number, foot: number) => {
  const at = (f: number) => n(x + w * f)
  return (
    p('r2', `M${at(0)} ${foot}V${n(top + 16)}l${n(w * 0.1)}-12 ${n(w * 0.16)}-4 ${n(w * 0.1)} 6 ${n(w * 0.2)}-6 ${n(w * 0.16)} 4 ${n(w * 0.14)} 8 ${n(w * 0.14)} 10V${foot}z`) +
    p('r1', `M${at(0.36)} ${foot}V${n(top + 6)}l${n(w * 0.2)}-6 ${n(w * 0.16)} 4 ${n(w * 0.14)} 8 ${n(w * 0.14)} 10V${foot}z`, 0.75) +
    times(6, (i) => p(i % 2 ? 'ro' : 'sh', `M${at(0)} ${n(top + 24 + i * ((foot - top) / 7))}c${n(w * 0.3)}-5 ${n(w * 0.6)} 4 ${n(w)}-1v2.4c${n(-w * 0.4)} 5-${n(w * 0.7)}-4-${n(w)} 1z`, i % 2 ? 0.28 : 0.1)) +
    shade(`M${at(0.26)} ${foot}l${n(w * 0.03)}${n(top - foot + 8)} ${n(w * 0.03)} 2-${n(w * 0.02)} ${n(foot - top - 10)}z`, 0.22) + shade(`M${at(0.88)} ${foot}l-${n(w * 0.03)}${n(top - foot + 16)} ${n(w * 0.025)} 4 ${n(w * 0.02)} ${n(foot - top - 20)}z`, 0.2)
  )
}

/** Where the front is hewn in: smooth rock in the shade of the cliff. */
export const niche = shade('M36 140V30c8-12 26-20 44-20s36 8 44 20v110z', 0.2) + p('r1', 'M40 140V34c8-11 24-17 40-17s32 6 40 17v106z', 0.55) + shade('M40 140V34c4-5 9-9 15-12l-3 20v98z', 0.2)

export default {
  back: [cliff(-10, 180, 2, 142), niche, p('n2', 'M0 138h160v22H0z')].join(''),
  pieces: [
    { art: steps, edge: 'M28 139.8v-3.2h4v-3.2h4v-3.2h4V127h80v3.2h4v3.2h4v3.2h4v3.2z', box: [36, 127, 88, 12] },
    { art: lower, edge: 'M44 127V91h72v36z', box: [44, 92, 72, 35] },
    { art: entablature, edge: 'M41 91v-5h14l25-12 25 12h14v5z', box: [41, 77, 78, 14] },
    { art: upper, edge: 'M43 75.5V48l8-3 13-7 1 10v27.5zM117 75.5V48l-8-3-13-7-1 10v27.5z', box: [43, 42, 74, 33] },
    { art: tholos, edge: 'M69 74V50h-2v-4h1c2-7 5-10.5 9-13.5v-4c-2-4-.5-7.5 1.5-8.5l-.6-2.5h4.2l-.6 2.5c2 1 3.5 4.5 1.5 8.5v4c4 3 7 6.5 9 13.5h1v4h-2v24z', box: [68, 24, 24, 50] },
  ],
  order: [0, 1, 3, 2, 4],
  front: [
    p('n2', 'M0 140c40-2 110-2 160 0v20H0z'), p('n1', 'M0 145c50-4 110-4 160 0v15H0z'), t('ts', 'M10 152h18M60 156h26M116 150h20'),
    palm(12, 150, 1.3), bush(10, 151, 8), bush(150, 149, 9), at(140, 152, o('r2', 0, 0, 7, 2.6) + o('r1', 1.5, -0.8, 5, 1.8)),
  ].join(''),
} satisfies Rise
