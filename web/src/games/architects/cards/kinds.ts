// What is printed on the fourteen kinds of cards.

import type { SignName } from '../../../art/signs'

export type CardColor = 'grey' | 'yellow' | 'blue' | 'green' | 'red'

interface Printed {
  color: CardColor
  /** The sign that stands for it in a line of text. */
  sign: SignName
  /** In its wreath. */
  points?: number
  cat?: boolean
  horns?: number
}

export const kinds = {
  wood: { color: 'grey', sign: 'wood' },
  stone: { color: 'grey', sign: 'stone' },
  clay: { color: 'grey', sign: 'clay' },
  papyrus: { color: 'grey', sign: 'papyrus' },
  glass: { color: 'grey', sign: 'glass' },
  coin: { color: 'yellow', sign: 'coin' },
  civic_3: { color: 'blue', sign: 'laurel', points: 3 },
  civic_2_cat: { color: 'blue', sign: 'laurel', points: 2, cat: true },
  gear: { color: 'green', sign: 'gear' },
  compass: { color: 'green', sign: 'compass' },
  tablet: { color: 'green', sign: 'tablet' },
  shield: { color: 'red', sign: 'shield', horns: 0 },
  shield_horn_1: { color: 'red', sign: 'shield', horns: 1 },
  shield_horn_2: { color: 'red', sign: 'shield', horns: 2 },
} satisfies Record<string, Printed>

export type CardKind = keyof typeof kinds

export const cardKinds = Object.keys(kinds) as CardKind[]

export const printed = (kind: string): Printed | undefined => (kind in kinds ? kinds[kind as CardKind] : undefined)
