// Signs that only this game shows, drawn like those of art/signs.ts.

import { signs, type Shape } from '../../../art/signs'
import { circle, dot, leaf, star } from '../../../art/strokes'

/** One for each progress token, and the back that they share. */
export const tokenEmblems = {
  urbanism: signs.urbanism,
  // a vase on the wheel
  crafts: [['soft', 'M9.5 3h5v3c3 1.5 4.25 3.5 4.25 6s-1.75 4.5-4 5.5h-5.5c-2.25-1-4-3-4-5.5S6.5 7.5 9.5 6z'], 'M8.25 3h7.5M5.75 10.25h12.5M5.75 13.5h12.5M4 20.75h16M12 17.5v3'],
  // a cut stone with its light
  jewellery: [['soft', 'M7.5 8.25h9L21 12.75l-9 8.75-9-8.75z'], 'M3 12.75h18M7.5 8.25l2 4.5L12 21.5l2.5-8.75 2-4.5M12 1.75V4.5M5.5 3.5L7 5.75M18.5 3.5L17 5.75'],
  science: signs.armillary_sphere,
  // a crier's horn with its sound
  propaganda: [['soft', 'M2.75 10.25l3.5-.5L16 4.5v14.25L6.25 14.25l-3.5-.5z'], 'M7.5 14.75l1.25 5.5h3l-1-4M19 8.75c1.25 1.75 1.25 4.25 0 6M21.5 6.5c2.25 3.25 2.25 7.25 0 10.5'],
  architecture: signs.architecture,
  economy: signs.economy,
  engineering: signs.engineering,
  // two shields, one over the other
  tactics: [['soft', 'M15.75 2.75c1.9 1.2 3.8 1.7 5.75 1.75v5c0 3.6-2.25 6-5.75 7.25'], ['soft', 'M9.5 5c2.25 1.4 4.5 2 6.75 2.1v5.65c0 4.25-2.7 7-6.75 8.5-4-1.5-6.75-4.25-6.75-8.5V7.1C5 7 7.25 6.4 9.5 5z'], 'M9.5 9v8M6 12.5h7'],
  // a flower as on tiles
  decor: [...Array.from({ length: 8 }, (_, i): Shape => {
    const a = (i * Math.PI) / 4
    return ['soft', leaf(12 + 2.6 * Math.sin(a), 12 - 2.6 * Math.cos(a), 12 + 10 * Math.sin(a), 12 - 10 * Math.cos(a), 3.4)]
  }), ['ink', circle(12, 12, 2.4), 0]],
  // the cat with a crown of office
  politics: [['soft', 'M5 7.5l3.5 3h7l3.5-3 .75 6c0 4.5-3.25 7.75-7.75 7.75S4.25 18 4.25 13.5z'], dot(9, 14, 1.25), dot(15, 14, 1.25), ['ink', 'M10.75 16.75h2.5L12 18.25z', 0], 'M8.5 6l-.75-3.5L10.25 4 12 1.75 13.75 4l2.5-1.5L15.5 6M1.5 14.5l3 .75M1.75 18.25l3-.75M22.5 14.5l-3 .75M22.25 18.25l-3-.75'],
  strategy: signs.strategy,
  // an open scroll with a lamp above
  education: [['soft', 'M12 9C10 7.5 7 7 2.75 7.25v12.5c4.25-.25 7.25.25 9.25 1.75 2-1.5 5-2 9.25-1.75V7.25C17 7 14 7.5 12 9z'], 'M12 9v12.25M5.75 11.5c1.3 0 2.4.2 3.4.6M5.75 15.25c1.3 0 2.4.2 3.4.6M18.25 11.5c-1.3 0-2.4.2-3.4.6M18.25 15.25c-1.3 0-2.4.2-3.4.6', ['ink', star(12, 3.75, 4, 3.25, 1.1), 0]],
  culture: signs.lyre,
} satisfies Record<string, Shape[]>

export type TokenId = keyof typeof tokenEmblems

export const tokenIds = Object.keys(tokenEmblems) as TokenId[]

/** What a token asks for or brings, in small signs. */
export const tokenMarks: Record<TokenId, readonly (keyof typeof signs)[]> = {
  urbanism: ['wood', 'clay'],
  crafts: ['papyrus', 'glass'],
  jewellery: ['stone', 'coin'],
  science: ['gear', 'compass', 'tablet'],
  propaganda: ['horn'],
  architecture: ['wonder'],
  economy: ['coin', 'coin'],
  engineering: ['any_raw', 'any_manufactured'],
  tactics: ['shield', 'shield'],
  decor: ['laurel'],
  politics: ['cat', 'laurel'],
  strategy: ['victory', 'laurel'],
  education: ['token', 'laurel'],
  culture: ['laurel', 'laurel'],
}

/** The wonders in one sign each. */
export const wonderEmblems = {
  alexandria: [['soft', 'M7.5 21.25l1-8.5h7l1 8.5z'], ['soft', 'M9.25 12.75l.5-5.5h4.5l.5 5.5z'], 'M8 12.75h8M9 7.25h6M10 4.5c.5-2 3.5-2 4 0M5 21.25h14M1.75 3.5l5 1.5M22.25 3.5l-5 1.5', dot(12, 5.5, 1)],
  babylon: [['soft', 'M2.75 21.25V16h4v-5h4V6h2.5v5h4v5h4v5.25z'], 'M10 21.25v-2.5a2 2 0 0 1 4 0v2.5M4 16c0 2 .5 2.75 1 3.25M19.5 16c0 2-.5 2.75-1 3.25M8 11c0 1.5.4 2.25 1 2.75M16 11c0 1.5-.4 2.25-1 2.75', ['ink', circle(12, 4.25, 2), 0]],
  ephesus: [['soft', 'M12 2.75l9.25 5.75H2.75z'], 'M2.25 21.25h19.5M4.75 11v7.75M8.5 11v7.75M15.5 11v7.75M19.25 11v7.75M10.75 18.75v-4.5a1.25 1.25 0 0 1 2.5 0v4.5'],
  giza: [['soft', 'M2 20.5L12 4l10 16.5z'], 'M12 4l2.5 16.5M8.5 9.75l4.25 1 2.75-1M5.25 15.25l8.5 1.5 5-1.5', ['ink', 'M12 4l3 5-2.25.75L9.25 8.5z', 0]],
  halicarnassus: [['soft', 'M10 5h4l5.5 6h-15z'], 'M3.5 11h17M5.5 13.5v4M9.75 13.5v4M14.25 13.5v4M18.5 13.5v4', ['soft', 'M3.5 17.75h17v3.5h-17z'], 'M9.5 2.25h5M12 2.25V5'],
  olympia: [['soft', 'M5 21.25V9.5h14v11.75z'], dot(12, 7, 2.25), 'M8.5 20v-5.5c0-2.5 1.25-4 3.5-4s3.5 1.5 3.5 4V20M2.5 21.25h19M19.5 21V4M17.75 5.5L19.5 3l1.75 2.5M9.75 4.25C10.5 3 13.5 3 14.25 4.25'],
  rhodes: [['soft', 'M8.5 10h6.5l.5 4.5 4.5 6.75h-4L11.75 16.5 7.5 21.25h-4L8 14.5z'], ['ink', circle(11.75, 6.75, 2.1), 0], 'M14.75 10.25L18.25 6M8.5 10.25l-3 3.25 2.25 1.5M11.75 3V1.25M8.5 4.25L7.25 3M15 4.25l1-1M2 21.25h20', ['ink', 'M18.75 5c-1.25-1-.75-2.75.75-3.75.75 1.25 1.5 2.75.25 3.75z', 0]],
} satisfies Record<string, Shape[]>

/** What a token does in general, which its metal tells: cards, building, war, or points at the end. */
export const tokenMetal: Record<TokenId, 'cards' | 'build' | 'war' | 'points'> = {
  urbanism: 'cards',
  crafts: 'cards',
  jewellery: 'cards',
  science: 'cards',
  propaganda: 'cards',
  architecture: 'cards',
  economy: 'build',
  engineering: 'build',
  tactics: 'war',
  decor: 'points',
  politics: 'points',
  strategy: 'points',
  education: 'points',
  culture: 'points',
}
