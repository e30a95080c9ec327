// The signs of 7 Wonders that the family did not have yet, drawn like those in signs.ts.

import { circle, cog, dot, leaf, star, type Shape } from './strokes'

const shield = 'M12 2.75c2.6 1.6 5.3 2.3 8 2.4v6.35c0 5-3.2 8.2-8 9.75-4.8-1.55-8-4.75-8-9.75V5.15c2.7-.1 5.4-.8 8-2.4z'

/** Three cards of a hand in a row; the one that counts is full. */
const row = (full: number, down = 0): Shape[] =>
  [0, 1, 2].map((i): Shape => [i === full ? 'ink' : 'soft', `M${1.5 + i * 8} ${i === full ? 5 + down : 5}h5v${i === full ? 14 - down / 2 : 14}h-5z`])

/** Cards held like a fan, and the way they go. */
const hand = (way: -1 | 1): Shape[] => {
  const x = (n: number) => 12 + way * n
  return [
    ['soft', `M${x(-9.5)} 4.5L${x(-5)} 2.75 ${x(-1.25)} 12.25 ${x(-5.75)} 14z`],
    ['soft', `M${x(-4.5)} 2.75L${x(0.5)} 2.75 ${x(0.5)} 12.5 ${x(-1.25)} 12.25z`],
    ['soft', `M${x(0.5)} 3L${x(5.25)} 4.75 ${x(1.5)} 14 ${x(0.5)} 13.5z`],
    `M${x(-9)} 19.25H${x(8.5)}M${x(5)} 15.5L${x(9)} 19.25 ${x(5)} 23`,
  ]
}

/** Bought cheaply on this side: the coin, and the way it goes. */
const arrow = (way: -1 | 1) => {
  const x = (n: number) => 12 + way * n
  return `M${x(-1)} 12H${x(9.5)}M${x(5.5)} 7.5L${x(10)} 12 ${x(5.5)} 16.5`
}

export const wonderSigns = {
  // Resources
  ore: [
    ['ore', 'M8.25 3.5l6-1 3.25 3.75-1.5 5-5.5 1.5-4-3.5z'],
    ['ore', 'M2.25 14.75l4.25-3.5 4.75 2 .5 5-4 3-5-1.5z'],
    ['ore', 'M12.75 14.25l4.75-3 4.5 3.25-.5 5-4.75 2-4.25-2.75z'],
    ['ore-light', 'M10.5 5.25l3.25-.5 1 1.75-3.5 1.5zM4.5 15.5l2.25-1.75 2 1-1.75 2.25zM15 14.75l2.5-1.5 2 1.5-2.25 1.75z', 0],
  ],
  loom: [
    ['loom', 'M4.25 5h15.5v12.25H4.25z'],
    ['loom-light', 'M12 6.75l4.25 4.375L12 15.5l-4.25-4.375z', 0],
    'M2.25 3.5h19.5M4.75 17.75v3.5M8.375 17.75v3.5M12 17.75v3.5M15.625 17.75v3.5M19.25 17.75v3.5',
    ['loom', 'M12 9.125l2 2-2 2-2-2z', 0],
  ],

  // Battles
  defeat: [['soft', shield], 'M13 2.9L9.75 8.5l4 3.25-3.5 4.25 1.75 5.25'],

  // Cards of a hand, one after the other; where they go
  first_card: row(0),
  last_card: row(2),
  play_last: [...row(2, 5), 'M20 7V1.75M17.25 4.25L20 1.5l2.75 2.75'],
  pass_left: hand(-1),
  pass_right: hand(1),
  discard_pile: [
    ['soft', 'M2.5 16.25L11 12.25l10.5 4-8.5 4.5z'],
    ['soft', 'M2.5 12.5L12 8.5l9.5 4-9.5 4.25z'],
    ['ink', 'M3.25 8L13 4.25 21.25 8.5 11.5 12.75z'],
  ],

  // What a card or a stage lets its owner do
  stage: [['soft', 'M1.75 20.75v-5.5h20.5v5.5z'], ['ink', 'M5.5 15.25v-5.5h13v5.5z'], 'M9 9.75v-5.5h6v5.5'],
  free_build: [
    ['soft', 'M12.25 21H5.5A1.5 1.5 0 0 1 4 19.5v-15A1.5 1.5 0 0 1 5.5 3h10A1.5 1.5 0 0 1 17 4.5v6.25'],
    ['ink', 'M4 8V4.5A1.5 1.5 0 0 1 5.5 3h10A1.5 1.5 0 0 1 17 4.5V8z', 0],
    circle(17.25, 16.75, 5),
    'M13.75 20.25l7-7',
  ],
  each_color: [
    ['soft', 'M4 6.25L9.5 4l6 14.5-5.5 2.25z'],
    ['soft', 'M9.5 2.75h6v16h-6z'],
    ['ink', 'M15.5 4L21 6.25 15 20.75l-4.5-2z', 0],
    'M15.5 4L21 6.25 15 20.75l-4.5-2z',
  ],
  copy_guild: [
    ['soft', 'M9.25 6.75h11.5v14.5L15 17.75l-5.75 3.5z'],
    'M7.5 6.75h15M1.5 2.75h14.5M3.25 2.75v13.5l3-1.75',
    ['ink', star(15, 12, 5, 3.5, 1.5), 0],
  ],
  any_science: [
    ['soft', cog(8, 9.6, 7).replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${+(12 + (+x - 12) * 0.52).toFixed(2)} ${+(6.5 + (+y - 12) * 0.52).toFixed(2)}`)],
    dot(12, 6.5, 1.2),
    ['soft', 'M2.25 13.25h7v8.5h-7z'],
    'M4.5 16.25h2.5M4.5 19h2.5M18 13.25l-4 8.5M18 13.25l4 8.5M15.25 19.25h5.5',
  ],
  trade_left: [['coin', circle(18.5, 12, 3.75)], arrow(-1)],
  trade_right: [['coin', circle(5.5, 12, 3.75)], arrow(1)],
  trade_both: [['coin', circle(12, 12, 3.4)], 'M7 12H1.75M5 8.25L1.5 12 5 15.75M17 12h5.25M19 8.25L22.5 12 19 15.75'],
  per_card: [['coin', circle(6.25, 12, 4.5)], 'M15.25 3.75l-3.5 16.5', ['soft', 'M16.75 6h5.5v12h-5.5z'], ['ink', 'M16.75 6h5.5v3.5h-5.5z', 0]],

  // Chains that Duel does not have
  hammer: [['soft', 'M5.5 4h11.5l3.25 3.25V10H5.5z'], ['soft', 'M9.5 10h3.5v11.25H9.5z'], 'M5.5 2.75v8.5'],
  herb: ['M12 21.5V7', ['soft', leaf(12, 9, 12, 1.75, 3.6)], ['soft', leaf(12, 14, 4, 7.5, 4)], ['soft', leaf(12, 14, 20, 7.5, 4)], ['soft', leaf(12, 19.5, 5, 15, 3.4)], ['soft', leaf(12, 19.5, 19, 15, 3.4)]],
  flask: [['soft', 'M9.5 3v6.5L3.75 18.25c-1 1.75 0 3 1.75 3h13c1.75 0 2.75-1.25 1.75-3L14.5 9.5V3z'], 'M7.75 3h8.5M7 15.5h10', dot(10.5, 18.25, 1), dot(14, 17.75, 1)],
  chalice: [['soft', 'M5.5 3.5h13c0 6-2.5 9-6.5 9s-6.5-3-6.5-9z'], 'M12 12.5v8M8 21h8', 'M16.5 9.5c4.5.5 5 3.75 1.75 4.5-3.5.75-8-.5-8.75 2.25-.5 2 2.5 2.5 5 1.75'],
  camel: [['soft', 'M3 21l.75-7.5c-1.25-3 .25-5 2.25-5.25C7 5 9.5 5 10.25 7.75c1.25-1.75 3.5-1.25 4 1.25 2 .25 2.75-.5 3-2.75l.5-3 4 .75v2.25h-2c-.25 4.5-1.75 7-4.75 7.75L15 21h-2.25l-.5-6.5H7L5.25 21z']],
  anchor: [circle(12, 4.5, 2.25), 'M12 6.75V21M7.5 10.25h9M3.25 14c.75 4.5 4 7 8.75 7s8-2.5 8.75-7M1.75 16l1.5-2.25 2.5 1M22.25 16l-1.5-2.25-2.5 1'],
  well: [['soft', 'M4.5 14h15v7.25h-15z'], 'M2.75 14h18.5M6.5 14V8M17.5 14V8M12 8v3.5M4.5 17.75h15', ['soft', 'M12 2.5L21 8H3z']],
} satisfies Record<string, Shape[]>
