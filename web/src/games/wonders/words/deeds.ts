// What can be done, what has happened and what follows, in sentences. Ids and values of the messages follow from the types.

import type { GameEvent, SeatLetter, WondersConsequence, WondersDeed, WondersPayment } from '../../../generated/protocol'
import type { LogEntry } from '../../../lib/log'
import { letterOf } from '../../../lib/seats'
import { sentencesOf, type WordContext } from '../../../lib/sentences'
import { list, say, signed } from '../../../lib/text.svelte'
import { ageName, cardName, sideName, wonderCity } from './names'

/** Something that happened in a game of 7 Wonders. */
export type WondersHappening = LogEntry & { event: Extract<GameEvent, { game: 'wonders' }> }

/** Coins, and whom they go to. */
export function paymentWords({ bank, left, right }: WondersPayment): string {
  const parts = [
    ...(bank ? [say('wonders-pay-bank', { coins: bank })] : []),
    ...(left ? [say('wonders-pay-left', { coins: left })] : []),
    ...(right ? [say('wonders-pay-right', { coins: right })] : []),
  ]
  return parts.length ? list(parts) : say('wonders-pay-nothing')
}

const name = (seat: SeatLetter, { nameOf }: WordContext) => nameOf(seat)
const bySeat = (figures: (number | string)[], { nameOf }: WordContext) => figures.map((one, i) => `${nameOf(letterOf(i))} ${one}`).join(', ')

const ids = { deed: (tag: string) => `wonders-do-${tag}`, then: (tag: string) => `wonders-then-${tag}` }

export const { choiceWords, deedTold, thenWords, thenMark, thenTold } = sentencesOf<WondersDeed, WondersConsequence>(ids, {
  age: ageName,
  buyer: name,
  card: cardName,
  change: signed,
  coins: (coins) => coins,
  count: (count) => count,
  from: cardName,
  hand: (cards) => list(cards.map(cardName)),
  lost: bySeat,
  payment: paymentWords,
  points: (points) => points,
  seat: name,
  shields: bySeat,
  side: sideName,
  sides: (sides, context) => bySeat(sides.map(sideName), context),
  stage: (stage) => stage,
  to: (to) => to,
  way: (way) => say(`wonders-ending-${way}`),
  won: bySeat,
  wonder: wonderCity,
  wonders: (wonders, context) => bySeat(wonders.map(wonderCity), context),
})
