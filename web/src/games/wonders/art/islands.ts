// The islands of Armada, one drawing each on a field of 100 × 64: an island at level 1, a bay at level 2, an archipelago at level 3.
// What lies on it tells what it does.

import { bush, column, glow, joints, shade, tree } from '../../../art/rise/draw'
import { arch, at, cypress, o, p, palm, r, ripples, t, times } from '../../../art/wonders/draw'
import { banner, boat, fire, house, person, tent } from './scenes/draw'

/** Sand at the water's edge, then what grows or stands on it. */
const isle = (x: number, y: number, w: number, c: readonly [string, string] = ['l2', 'l1']) =>
  o('w1', x, y + 1.5, w * 1.12, w * 0.17) + o('n2', x, y, w, w * 0.15) + o('n1', x + w * 0.1, y - w * 0.02, w * 0.86, w * 0.12) +
  p(c[0], `M${x - w * 0.82} ${y}c${w * 0.1}-${w * 0.3} ${w * 0.5}-${w * 0.42} ${w * 0.8}-${w * 0.4}s${w * 0.76} ${w * 0.14} ${w * 0.84} ${w * 0.4}c-${w * 0.4} ${w * 0.08}-${w * 1.2} ${w * 0.08}-${w * 1.64} 0z`) +
  p(c[1], `M${x} ${y - w * 0.38}c${w * 0.4}-${w * 0.02} ${w * 0.74} ${w * 0.12} ${w * 0.82} ${w * 0.38}-${w * 0.2} ${w * 0.05}-${w * 0.5} ${w * 0.06}-${w * 0.74} ${w * 0.06}-${w * 0.1}-${w * 0.16}-${w * 0.1}-${w * 0.3}-${w * 0.08}-${w * 0.44}z`)

const round = (art: string) => art.replace(/-?\d+\.\d{2,}/g, (n) => String(+(+n).toFixed(1)))

const rock: readonly [string, string] = ['s3', 's1']
const sand: readonly [string, string] = ['n2', 'n1']

/** A bay: two arms of land around calm water. */
const bay = (c: readonly [string, string] = ['l2', 'l1']) =>
  p('n2', 'M4 50c2-16 20-26 46-26s44 10 46 26c-8 5-18 5-24 1 2-8-8-13-22-13s-24 5-22 13c-6 4-16 4-24-1z') + p('n1', 'M50 24c26 0 44 10 46 26-8 5-18 5-24 1 2-8-8-13-22-13z', 0.8) +
  p(c[0], 'M8 46c4-14 20-21 42-21s38 7 42 21c-6 3-13 3-17 0 0-8-10-13-25-13s-25 5-25 13c-4 3-11 3-17 0z') + p(c[1], 'M50 25c22 0 38 7 42 21-6 3-13 3-17 0 0-8-10-13-25-13z', 0.85) + ripples([40, 46, 12], [52, 51, 10])

/** Three islands, the largest in the middle. */
const archipelago = (c: readonly [string, string] = ['l2', 'l1']) => isle(20, 40, 15, c) + isle(82, 38, 14, c) + isle(50, 50, 26, c)

const shield = (x: number, y: number, c: string, s = 1) => at(x, y, p('b3', 'M0-8c2 1.3 4.3 1.8 6.5 1.9v5c0 4-2.6 6.6-6.5 7.9-3.9-1.3-6.5-3.9-6.5-7.9v-5C-4.3-6.2-2-6.7 0-8z') + p(c, 'M0-6.5c1.7 1 3.4 1.4 5.2 1.5v4c0 3.2-2.1 5.3-5.2 6.4-3.1-1.1-5.2-3.2-5.2-6.4v-4C-3.4-5.1-1.7-5.5 0-6.5z') + p('go', 'M0-3.5l3 2v2L0-1.5-3 .5v-2z'), s)
const wind = (...at: [x: number, y: number, w: number][]) => at.map(([x, y, w]) => p('m1', `M${x} ${y}h${w}c4 0 4-6 0-6-2 0-3 1.5-2.5 3h-1.4c-.6-2.6 1.3-4.6 4-4.6 6 0 6 9.2 0 9.2H${x}z`, 0.9)).join('')
const gem = (x: number, y: number, c: string, s = 1) => at(x, y, p(c, 'M-6 0l3-5h6l3 5-6 8z') + p('m1', 'M-3-5h6l3 5H0z', 0.45) + shade('M-6 0h6v8z', 0.2), s)
const statue = (x: number, y: number, s = 1) => at(x, y, r('s3', -4, -4, 8, 4) + r('s1', 0, -4, 4, 4) + p('m2', 'M-2.5-4l.8-9c-1.2-2 0-4 1.7-4s2.9 2 1.7 4l.8 9z') + p('m1', 'M0-17c1.7 0 2.9 2 1.7 4l.8 9H0z') + o('m1', 0, -18.6, 1.9), s)
const hut = (x: number, y: number, s = 1) => at(x, y, p('n3', 'M-6-4h12v4H-6z') + p('b2', 'M-8-4L0-10l8 6z') + p('b1', 'M0-10l8 6H2z') + r('dk', -1.5, -4, 3, 4), s)
const mast = (x: number, y: number, c: string, s = 1) => at(x, y, p('b3', 'M-10-2c4 2 16 2 20-1-1 4-3 5-5 5H-5c-3 0-4-2-5-4z') + r('b3', -0.5, -18, 1, 17) + p(c, 'M1-17c6 2 8 7 7 12-3-1-5-1-7 0z') + p(c, 'M-1-15c-5 2-6 6-6 9 2-1 4-1 6 0z', 0.8), s)
const temple = (x: number, y: number, s = 1) => at(x, y, r('m2', -11, -2, 22, 2) + times(5, (i) => r(i > 2 ? 'm1' : 'm3', -9 + i * 4.2, -10, 1.8, 8)) + r('m2', -11, -12, 22, 2) + p('m3', 'M-12-12L0-17l12 5z') + p('m1', 'M0-17l12 5H5z'), s)

const scene = {
  overgrown_island: isle(50, 46, 38) + cypress(34, 42, 20) + tree(48, 38, 1.6) + cypress(60, 40, 24) + tree(68, 42, 1.3) + at(26, 46, p('s4', 'M-5 0l2-6 5-2 5 4v4z') + o('go', 1, -4, 1.2)),
  virgin_island: isle(50, 46, 38, sand) + p('s3', 'M36 36l5-12 8-4 9 6 3 10z') + p('s1', 'M49 20l9 6 3 10H50z') + p('r1', 'M62 40c4-5 12-5 16 0z') + p('r2', 'M62 40c2-3 5-4 8-4v4z') + palm(28, 44, 1.2),
  bronze_island: isle(50, 46, 38, rock) + p('s4', 'M34 34l6-16 8-6 8 5 4 8 6 3 2 8z') + p('s2', 'M48 12l8 5 4 8 6 3 2 8H52z') + shield(50, 34, 'b1', 1.1),
  whistling_island: isle(50, 47, 38, rock) + palm(44, 40, 1.4) + at(62, 42, palm(0, 0, 1.1)) + wind([8, 20, 30], [52, 14, 26], [64, 27, 18]),
  inhabited_island: isle(50, 46, 38) + house(30, 40, 11, 9, true) + house(44, 36, 12, 12) + house(58, 39, 12, 10, true) + person(40, 45, 're', 1.2) + person(54, 45, 'bl', 1.2) + palm(74, 42, 1),
  topaz_island: isle(50, 46, 38, sand) + gem(40, 34, 'bl', 1.4) + gem(58, 36, 'w2', 1) + gem(28, 40, 'bl', 0.8) + palm(72, 42, 1.1),
  amber_island: isle(50, 46, 38, sand) + gem(40, 34, 'go', 1.4) + gem(58, 36, 'b1', 1) + gem(28, 40, 'go', 0.8) + palm(72, 42, 1.1),
  lost_island: isle(50, 47, 38) + r('s3', 40, 22, 20, 18) + r('s1', 51, 22, 9, 18) + joints(40, 22, 20, 18, 4, 6) + p('s2', 'M37 22h26l-3-4H40z') + arch('dk', 50, 40, 7, 11) + bush(34, 42, 8) + bush(64, 41, 9) + palm(28, 43, 1.3) + palm(74, 43, 1.4) + p('l1', 'M41 22c1 6-1 9 1 12l2-12zM56 22c1 4 0 8 2 10l1-10z'),
  foggy_island: isle(50, 44, 36) + cypress(42, 38, 18) + cypress(56, 38, 22) + times(4, (i) => p('cl', `M${i % 2 ? 14 : 4} ${22 + i * 8}c10-5 22-3 30-1 14-4 30-3 44 1 4 1 4 5 0 5H${i % 2 ? 16 : 8}c-4 0-5-4-${i % 2 ? 2 : 4}-5z`, 0.72)),

  abandoned_oasis: bay() + hut(24, 34, 1) + at(66, 32, r('b3', -8, -2, 16, 2) + p('w2', 'M-6-2c-2-5 1-7 1-9h3c0 2 3 4 1 9z', 0.9) + p('pu', 'M2-2v-8h6v8z') + p('m1', 'M10-2h5v-7h-5z')) + palm(80, 38, 1.2),
  iron_oasis: bay(rock) + r('s3', 40, 12, 20, 14) + r('s1', 50, 12, 10, 14) + joints(40, 12, 20, 14, 3, 6) + times(3, (i) => r('s2', 39 + i * 7.8, 8, 5, 4)) + shield(20, 34, 'b1') + shield(80, 34, 'b1'),
  windy_oasis: bay() + palm(20, 36, 1.1) + palm(82, 36, 1.2) + wind([10, 13, 30], [50, 9, 30], [60, 20, 20]) + mast(50, 48, 'm1', 0.8),
  oasis_of_statues: bay(sand) + statue(22, 38, 0.9) + statue(40, 30, 0.9) + statue(60, 30, 0.9) + statue(79, 38, 0.9),
  stormy_oasis: p('f2', 'M0 0h100v20c-10-6-20-2-30 1-12-5-24-4-36 0-12-5-24-2-34 2z', 0.55) + bay(rock) + t('tg', 'M26 6l-5 9h5l-4 9M76 4l-5 9h5l-4 9') + mast(38, 52, 're', 0.75) + mast(64, 54, 'bl', 0.75),
  forgotten_oasis: bay() + temple(50, 26, 1.1) + p('l2', 'M40 8c2 5 0 10 2 14h-4zM60 9c2 4 0 9 2 13l-4-1z') + bush(22, 36, 8) + bush(78, 36, 9) + at(50, 50, boat(0, 0, 0.8)),
  ancient_oasis: bay(rock) + r('s2', 30, 36, 40, 4) + r('s4', 30, 40, 40, 3) + [34, 44, 56, 66].map((x) => column(x, 18, 36, 3)).join('') + r('m2', 31, 15, 17, 3) + mast(50, 52, 'm1', 0.8),
  wondrous_oasis: bay() + glow(50, 20, 16) + temple(50, 27, 1) + [24, 36, 64, 76].map((x, i) => o('go', x, 18 - (i % 2) * 5, 3.4) + o('b2', x, 18 - (i % 2) * 5, 1.6)).join('') + mast(50, 52, 'go', 0.8),
  pirate_oasis: bay(rock) + at(50, 48, p('bk', 'M-15-3c5 3 25 3 30-1-1 6-4 7-7 7H-8c-4 0-6-3-7-6z') + r('b3', -0.6, -28, 1.2, 26) + p('bk', 'M1-27c9 3 12 11 10 18-4-2-7-2-10 0z') + p('bk', 'M-1-24c-7 3-9 9-8 14 3-1 5-1 8 0z') + o('m1', 5.5, -18, 2.4) + t('tm', 'M3-14l5-2M3-16l5 2') + p('bk', 'M0-28l6-3v6z')) + tent(20, 38, 0.9, 're') + fire(80, 40, 0.7),

  scarlet_archipelago: archipelago(['r2', 'r1']) + shield(20, 30, 're', 0.8) + shield(50, 38, 're', 1.2) + shield(82, 28, 're', 0.8) + banner(60, 44, 26),
  breezy_archipelago: archipelago() + wind([6, 14, 28], [46, 10, 32], [60, 22, 22]) + mast(30, 58, 'm1', 0.7) + mast(76, 56, 'm1', 0.7) + palm(50, 44, 1.2),
  royal_archipelago: archipelago() + temple(50, 44, 1.2) + p('go', 'M42 22l2-7 3 4 3-6 3 6 3-4 2 7z') + house(14, 38, 9, 6, true) + house(78, 36, 9, 6, true) + banner(30, 48, 16, 'pu') + banner(70, 48, 16, 'pu'),
  torrential_archipelago: p('f2', 'M0 0h100v18c-12-5-22-1-34 2-12-5-22-4-32 0-12-5-24-3-34 1z', 0.6) + archipelago(rock) + t('ta', 'M10 22l-3 7M24 21l-3 7M40 22l-3 8M58 21l-3 7M74 22l-3 7M90 20l-3 7') + mast(28, 58, 're', 0.65) + mast(50, 60, 'go', 0.65) + mast(74, 57, 'bl', 0.65),
  rainbow_archipelago: ['re', 'go', 'l1', 'w1', 'pu'].map((c, i) => p(c, `M${8 + i * 4} 44a${42 - i * 4} ${38 - i * 4} 0 0 1 ${84 - i * 8} 0h-3.2a${38.8 - i * 4} ${34.8 - i * 4} 0 0 0-${77.6 - i * 8} 0z`, 0.8)).join('') + archipelago() + palm(48, 44, 1.1),
  lush_archipelago: archipelago() + [14, 24, 78, 88].map((x) => bush(x, 36, 6)).join('') + tree(40, 44, 1.5) + tree(52, 42, 1.8) + tree(63, 45, 1.4) + palm(32, 46, 1) + [44, 56, 60].map((x) => o('go', x, 30, 1.4)).join(''),
  golden_archipelago: archipelago(sand) + glow(50, 26, 18) + at(50, 40, p('b2', 'M-10 0c0-14 20-14 20 0z') + p('go', 'M0-10.5c6 0 10 3.5 10 10.5H2z') + p('go', 'M0-22l2.5 5.5 6 .8-4.4 4.2 1 6L0-8.5l-5.1 3 1-6L-8.5-15.7l6-.8z')) + o('go', 20, 36, 3) + o('go', 82, 34, 3),
  emerald_archipelago: archipelago(['l3', 'l2']) + gem(50, 32, 'l1', 1.7) + gem(20, 30, 'l1', 0.9) + gem(82, 28, 'l1', 0.9) + gem(66, 40, 'l1', 0.8),
  sheltered_archipelago: isle(16, 34, 12) + isle(84, 34, 12) + isle(38, 54, 12) + isle(64, 56, 12) + isle(50, 40, 20) + hut(50, 34, 1) + palm(38, 36, 0.9) + palm(64, 36, 0.9) + p('s3', 'M6 48c10-4 20 4 30 6-10 5-24 3-30-6zM94 48c-10-4-20 4-30 6 10 5 24 3 30-6z', 0.8),
}

export type IslandId = keyof typeof scene

export const islandIds = Object.keys(scene) as IslandId[]

export const islands = Object.fromEntries(Object.entries(scene).map(([id, art]) => [id, round(art)])) as Record<IslandId, string>
