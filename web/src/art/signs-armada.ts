// The signs of Armada, drawn like those in signs.ts.

import { circle, dot, type Shape } from './strokes'

const shield = 'M12 2.75c2.6 1.6 5.3 2.3 8 2.4v6.35c0 5-3.2 8.2-8 9.75-4.8-1.55-8-4.75-8-9.75V5.15c2.7-.1 5.4-.8 8-2.4z'
const hull = 'M2.5 15.5h19c-.75 3.5-2.75 5.25-5.5 5.25H8c-2.75 0-4.75-1.75-5.5-5.25z'

/** Over the neighbour to the city behind. */
const leap = (way: -1 | 1) => {
  const x = (n: number) => 12 + way * n
  return `M${x(-9)} 17C${x(-8)} 4 ${x(5)} 3 ${x(8.5)} 14M${x(4.5)} 11.5L${x(8.75)} 15 ${x(10.5)} 9.75`
}

export const armadaSigns = {
  naval_shield: [
    ['naval', shield],
    ['naval-light', 'M6 11c2-1.5 4-1.5 6 0s4 1.5 6 0v2.25c-2 1.5-4 1.5-6 0s-4-1.5-6 0zM7 15.5c1.7-1.2 3.3-1.2 5 0s3.3 1.2 5 0l-1.25 2.25c-1.25.5-2.5.1-3.75-.75-1.25.85-2.5 1.25-3.75.75z', 0],
  ],
  ship: [['soft', hull], 'M12 15.5V2.5', ['ink', 'M13.5 4c4.5 1.25 6.5 4.5 6 9h-6z'], ['soft', 'M10.5 6c-3.5 1-5.5 3.5-5.5 7h5.5z']],
  island: [['soft', 'M2 18.5c3-5.5 7-7 10-7s7 1.5 10 7z'], 'M2 21.5h20M12 11.5c0-3 .5-5 1.5-7', ['ink', 'M13.5 4.5c-2-2-4.5-2-6 .5 2.25-.5 4-.5 6-.5zM13.5 4.5c.5-2.25 3-3.25 5-1.5-2 0-3.5.5-5 1.5zM13.5 4.5c2 .25 3.5 2 3 4.5-.75-2-1.5-3.25-3-4.5z']],
  explore: [circle(10, 10, 6.5), 'M15 15l6.5 6.5', ['ink', 'M5.75 12.25c1.5-2.75 3-3.5 4.25-3.5s2.75.75 4.25 3.5z']],
  commerce: [['soft', 'M3 20.5V14h4.5v6.5zM9.75 20.5V9h4.5v11.5zM16.5 20.5V4H21v16.5z'], ['coin', circle(5.25, 7, 3.25)]],
  tax: [['coin', circle(8.5, 8.5, 5.75)], 'M15 15.5l5.5 5.5M20.5 16v5h-5', 'M6 8.5h5'],
  pirates: [['ink', 'M12 2.5c4.75 0 8 3 8 7.25 0 2.5-1 4.25-2.75 5.25v2.5h-2.5v-1.75h-1.25v1.75h-3v-1.75H9.25v1.75h-2.5V15C5 14 4 12.25 4 9.75 4 5.5 7.25 2.5 12 2.5zM8.75 8a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM15.25 8a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z', 0], 'M4 21.5l16-3M4 18.5l16 3'],
  raid_left: [['shield', circle(20, 17.5, 2.75)], leap(-1)],
  raid_right: [['shield', circle(4, 17.5, 2.75)], leap(1)],
  far_trade_left: [['coin', circle(20, 17.5, 3)], leap(-1)],
  far_trade_right: [['coin', circle(4, 17.5, 3)], leap(1)],
  most_science: [['soft', 'M3 20.5V13h4v7.5zM10 20.5V4h4v16.5zM17 20.5V11h4v9.5z'], 'M8.5 4.5L12 1.5l3.5 3'],
  free_move: [['soft', hull], 'M12 15.5V7M8.25 9.5L12 5.5l3.75 4', dot(12, 2.5, 1.25)],
  no_loss: [['coin', circle(12, 12, 6)], 'M4 20L20 4'],
  stay_out: [['soft', shield], 'M8 12h8'],
  partners: [circle(7.5, 7.5, 3.25), circle(16.5, 7.5, 3.25), ['soft', 'M2 20.5c0-4.25 2-6.5 5.5-6.5 2 0 3.5.75 4.5 2.25 1-1.5 2.5-2.25 4.5-2.25 3.5 0 5.5 2.25 5.5 6.5z']],
  podium: [['soft', 'M2 21v-6h6v6zM16 21v-4h6v4z'], ['ink', 'M8 21V9.5h8V21z'], 'M12 2.5v4'],
} satisfies Record<string, Shape[]>
