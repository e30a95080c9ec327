// The signs of Pantheon and Agora, drawn like those in signs.ts.

import { circle, dot, ellipse, star, type Shape } from './strokes'

const bowl = 'M4 12h16c0 4.2-3 6.75-8 6.75S4 16.2 4 12z'
const bolt = 'M13.5 2.5L5 13.5h5L8.5 21.5 19 9.75h-5.5l3-7.25z'
const hood = 'M12 2.5c4.5 0 6.5 3.5 6.5 8 0 2 .5 3 2 4.5v6H3.5v-6c1.5-1.5 2-2.5 2-4.5 0-4.5 2-8 6.5-8z'
const pyramid = 'M2.5 20.5L10 9.5l7.5 11z'

/** A cube seen from above its left side, s wide. */
const cube = (x: number, y: number, s: number): Shape[] => {
  const d = s * 0.36
  return [
    ['soft', `M${x} ${y + d}h${s}v${s}h${-s}z`],
    ['ink', `M${x} ${y + d}l${d} ${-d}h${s}l${-d} ${d}z`],
    ['soft', `M${x + s} ${y + d}l${d} ${-d}v${s}l${-d} ${d}z`],
  ]
}

const ringPart = (from: number, to: number): string => {
  const at = (r: number, a: number) => `${(12 - r * Math.cos((a * Math.PI) / 180)).toFixed(2)} ${(18.5 - r * Math.sin((a * Math.PI) / 180)).toFixed(2)}`
  return `M${at(10, from)}A10 10 0 0 1 ${at(10, to)}L${at(4.2, to)}A4.2 4.2 0 0 0 ${at(4.2, from)}z`
}

/** The half round of the senate; one of its three sections is full. */
const house = (full: number): Shape[] => [0, 1, 2].map((i): Shape => [i === full ? 'ink' : 'soft', ringPart(i * 60 + 2, i * 60 + 58)])

export const more = {
  // Mythologies: a stepped tower, a ship, a key pattern, an ankh, an arch
  mesopotamian: [['soft', 'M2.5 20.5v-4.25h3.25V12H9V7.75h6V12h3.25v4.25h3.25v4.25z'], 'M10.5 20.5v-6h3v6M12 7.5V3.5M9.75 4.5L12 3l2.25 1.5'],
  phoenician: [['soft', 'M2.25 14.5c1.5 4 3.5 6 6.25 6h7c3.25 0 5.25-3.5 6.25-8.5-2.25 0-3 1-3.5 2.5z'], ['soft', 'M6 4.5h10c1.25 2.5 1.25 4.5 0 7H6c1.25-2.5 1.25-4.5 0-7z'], 'M11.5 2.5v12M2.25 14.5c-.75-1.5-.5-2.750.5-3.5'],
  greek: ['M21.25 20.5H3.25V3.75h17.5V16.5H8V8.25h8.25v4H12', ['soft', 'M3.25 3.75h17.5V16.5H3.25z', 0]],
  egyptian: [['soft', 'M12 12.25C8 9.75 7 7.25 7.5 5.5 8 3.75 9.75 2.5 12 2.5s4 1.25 4.5 3c.5 1.75-.5 4.25-4.5 6.75z'], ['soft', 'M10.75 12.25L10 21.5h4l-.75-9.25zM4.5 11.5l7.5.75-7.5 2.25zM19.5 11.5l-7.5.75 7.5 2.25z']],
  roman: [['soft', 'M3.25 20.75V4.5h17.5v16.25h-4.5V15a4.25 4.25 0 0 0-8.5 0v5.75z'], 'M2.25 4.5h19.5M3.25 8h17.5M5.5 11.5v6M18.5 11.5v6'],

  // Pantheon
  god: [['soft', circle(12, 10.5, 4)], ['soft', 'M4.5 21c0-4 3-6 7.5-6s7.5 2 7.5 6z'], 'M12 2v2M7 3.75l1.15 1.7M17 3.75l-1.15 1.7M4 7.5l1.850.9M20 7.5l-1.850.9'],
  gate: [['soft', 'M5 21V9h14v12z'], 'M2.5 9h19M3.75 5.5h16.5V9H3.75zM5 9v12M19 9v12M2.5 21h19M12 21v-3M8.75 21l.5-5.5L12 12l2.75 3.5.5 5.5', ['ink', 'M12 1l.9 2.1L15 4l-2.1.9-.9 2.1-.9-2.1L9 4l2.1-.9z', 0]],
  snake: ['M4.5 20.5c4.5 1.2 12.5 1.2 14.5-1.5 2-3-2-4.5-6.5-4.5S4.5 13 5.5 10c.8-2.5 4.5-3 7.5-3', ['ink', 'M12.5 4.25c2.5-2 6.5-2 8.5.750.5 2.5-1 4.25-3.5 4.5-2 .2-3.75-.3-5-1.5z', 0], 'M20.75 6.75l2 .5'],
  minerva: [['soft', 'M7 12.5a5 5 0 0 1 10 0v2.75l-2.75 1.5V14h-4.5v2.75L7 15.25z'], ['soft', 'M7.5 17.5h9l1.5 3.75H6z'], ['ink', 'M12 7.5c-2.25 0-4 .8-5.5 2.3C6.3 5 8.5 2.25 12 2.25S17.7 5 17.5 9.8C16 8.3 14.25 7.5 12 7.5z', 0]],
  offering: [['soft', bowl], 'M8.5 18.75L8 21.5h8l-.5-2.75', ['coin', circle(8.5, 8.75, 2.6)], ['coin', circle(15.5, 8.75, 2.6)], ['coin', circle(12, 5.25, 2.6)]],
  mythology: [['soft', star(12, 12, 8, 9.75, 6.25)], dot(12, 12, 2.25)],
  trident: ['M12 21.5V5M4.75 5v4.5a7.25 5 0 0 0 14.5 0V5M9 17.5h6', ['ink', 'M12 1.5l2.25 4h-4.5zM4.75 2.5L6.5 6H3zM19.25 2.5L21 6h-3.5z', 0]],
  bolt: [['soft', bolt]],
  pantheon: [['soft', 'M4 11a8 7.5 0 0 1 16 0z'], 'M2.75 11h18.5M5.5 13.5v5M9.75 13.5v5M14.25 13.5v5M18.5 13.5v5M2.75 21h18.5', dot(12, 7.5, 1.4)],
  grand_temple: [['soft', 'M12 6.5l9 5H3z'], 'M3 20.75h18M5.5 14v4.25M9.75 14v4.25M14.25 14v4.25M18.5 14v4.25', ['ink', star(12, 3.5, 4, 2.9, 1), 0]],

  // What the gods and conspiracies do
  steal: [['soft', 'M12.5 3H19a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 19 21h-6.5a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 12.5 3z'], 'M16.5 12H3M7 7.75L2.75 12 7 16.25'],
  steal_wonder: [['soft', 'M9 20.5l6.25-12 6.25 12z'], 'M9.5 6.5H2.75M6 3L2.5 6.5 6 10'],
  unbuild: [['soft', pyramid], 'M10 9.5l1.75 3.75L9 16l2 4.5', 'M20 3.5v9M16.75 9.5L20 12.75l3.25-3.25'],
  raise: [['soft', pyramid], 'M10 9.5l2 11', 'M20 12.5v-9M16.75 6.5L20 3.25l3.25 3.25'],
  raze: [['soft', 'M2.25 20.5l5-8 2.25 2.75L8.5 20.5z'], ['soft', 'M12 20.5l1-4.75 2.75-2 6 6.75z'], 'M12 11.5V2.5M8.5 8L12 11.5 15.5 8'],
  box: [['soft', 'M3.5 10.5h17v10h-17z'], ['soft', 'M3.5 10.5l2-6h13l2 6z'], 'M9.5 14.5h5'],
  half: [['coin', 'M11 3.05a9 9 0 0 0 0 17.9z'], 'M14 3.2a9 9 0 0 1 0 17.6z'],
  cards: [['soft', 'M9.5 5H17a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 17 21H9.5A1.5 1.5 0 0 1 8 19.5v-13A1.5 1.5 0 0 1 9.5 5z'], 'M5.25 17.5V4.5A1.5 1.5 0 0 1 6.75 3h8.5'],
  far_row: [['ink', 'M3 3.5h5v6H3zM9.5 3.5h5v6h-5zM16 3.5h5v6h-5z', 0], ['soft', 'M6.25 12.5h5v8h-5z'], ['soft', 'M12.75 12.5h5v8h-5z']],

  // Agora
  cube: cube(3.25, 2.75, 12.75),
  cube_place: [...cube(5.75, 10.75, 8), 'M12.5 1.75v5.5M9.5 4.5l3 3 3-3'],
  cube_move: [...cube(2, 7.5, 8), 'M15.5 12.5h6.5M18.75 9l3.5 3.5-3.5 3.5'],
  cube_remove: [...cube(5.75, 10.75, 8), 'M9.5 1.75l6 5.5M15.5 1.75l-6 5.5'],
  senate: house(-1),
  section_left: house(0),
  section_center: house(1),
  section_right: house(2),
  politician: [['soft', circle(9.5, 6.25, 3.5)], ['soft', 'M3 21.25c0-6.25 2.25-9 6.5-9s6.5 2.75 6.5 9z'], 'M6.25 13c1 3.75 4.25 7 9.5 8.25M14.25 14.25l4.5-4.5-.5-4', ['ink', 'M17 5.75l-.75-2.5 1.25-.25.5-2h1.25l.25 2 1.5.25-1 2.75z', 0]],
  conspirator: [['soft', hood], ['ink', 'M12 6c2.5 0 3.75 1.75 3.75 4.5S14.25 15.5 12 15.5 8.25 13.25 8.25 10.5 9.5 6 12 6z', 0]],
  senator: [['soft', circle(12, 6.5, 3.75)], ['soft', 'M4 21c0-6.5 3-9 8-9s8 2.5 8 9z'], 'M8.5 12.75c1 4 4 7 9.5 8.25'],
  decree: [['soft', 'M5.5 6h13v12h-13z'], ['ink', 'M5.5 10L1.5 7v10l4-3zM18.5 10l4-3v10l-4-3z', 0], 'M8.5 10h7M8.5 14h5'],
  conspiracy: [['soft', 'M9.75 9.5h4.5V16L12 22l-2.25-6z'], 'M6 9.5h12M12 9V4.5', dot(12, 3.25, 1.75), 'M12 12.5v4'],
  control: [['soft', 'M3.5 7h17v3.5h-17z'], 'M6 10.5c0 5 12 5 12 10.5M18 10.5c0 5-12 5-12 10.5M3.5 21h5M15.5 21h5M5 7V3.5M19 7V3.5'],
  prepared: [['soft', 'M7 10.5h10.5A1.5 1.5 0 0 1 19 12v8a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 20v-8A1.5 1.5 0 0 1 7 10.5z'], ['ink', 'M10.25 6h4v8L12.25 18l-2-4z', 0], 'M8 6h8.5M12.25 5.5V2'],
  trigger: [['soft', 'M9.5 8h5v7.5L12 21.5l-2.5-6z'], 'M7 8h10M12 7.5V3M3 7l2 1M2.5 12.5h2.25M21 7l-2 1M21.5 12.5h-2.25'],

  // Progress tokens
  mysticism: [['soft', 'M2.5 13c2.4-4 5.5-6 9.5-6s7.1 2 9.5 6c-2.4 4-5.5 6-9.5 6s-7.1-2-9.5-6z'], ['ink', star(12, 13, 6, 4.25, 2), 0], 'M12 4V2M6.5 5.25L5.5 3.5M17.5 5.25l1-1.75'],
  poliorcetics: ['M2.5 19h16M10.75 19l3.25-8.5L17 19M5.5 17L18.25 6.75', ['soft', circle(6, 19.5, 2)], ['soft', circle(15.5, 19.5, 2)], ['ink', circle(20, 4.5, 2.75), 0], 'M3 10.5c.5-4 3-6.75 7-7.75M7.75 1.5L10.25 2.75 8.75 5'],
  engineering: ['M3 3h18M12 3v2.5', ['soft', circle(12, 9.25, 3.75)], dot(12, 9.25, 1.1), 'M8.25 9.25V14M15.75 9.25v11.5', ['soft', 'M4.75 14h7v6.75h-7z']],
  corruption: [['coin', circle(14, 6.5, 4.25)], ['soft', 'M2.5 13.5h4.25c3 0 4 1.75 6.5 1.75h2.25a1.75 1.75 0 0 1 0 3.5H11'], 'M2.5 20.5h10l8-3.75a1.8 1.8 0 0 0-1.75-3.1l-3 1.6'],
  organized_crime: ['M4.25 3.5L16 17.25M19.75 3.5L8 17.25', ['ink', 'M3 2.25l5 2 5.5 6.75-2.25 1.9L5.25 6.5zM21 2.25l-5 2-2.25 2.75 2.2 2.1L18.75 6.5z', 0], 'M19 15l-5 4.25M5 15l5 4.25', dot(18.25, 20.25, 1.5), dot(5.75, 20.25, 1.5), ['ink', ellipse(12, 12.25, 1, 1, 0), 0]],
} satisfies Record<string, Shape[]>
