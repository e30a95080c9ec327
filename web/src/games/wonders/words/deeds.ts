// What can be done, what has happened and what follows, in sentences. Ids and values of the messages follow from the types.

import type { GameEvent, SeatLetter, WondersConsequence, WondersDeed, WondersPayment } from '../../../generated/protocol'
import type { LogEntry } from '../../../lib/log'
import { indexOf, letterOf } from '../../../lib/seats'
import { sentencesOf, type WordContext } from '../../../lib/sentences'
import { list, say, signed } from '../../../lib/text.svelte'
import { cardName, sideName, wonderCity } from './names'

/** Something that happened in a game of 7 Wonders. */
export type WondersHappening = LogEntry & { event: Extract<GameEvent, { game: 'wonders' }> }

/** Payments name the neighbours of whoever pays. */
export interface PayContext extends WordContext {
  /** How many sit at the table. */
  seats?: number
  /** Who pays, if it is not who reads. */
  payer?: SeatLetter
}

/** Coins, and whom they go to; nothing if there is nothing to pay. */
export function paymentWords({ bank, left, right }: WondersPayment, { nameOf, near, payer = near, seats = 3 }: PayContext): string | null {
  const to = (coins: number, by: number) => say('wonders-payment-seat', { coins, seat: nameOf(letterOf((indexOf(payer) + by + seats) % seats)) })
  const parts = [...(left ? [to(left, 1)] : []), ...(right ? [to(right, -1)] : []), ...(bank ? [say('wonders-payment-bank', { coins: bank })] : [])]
  return parts.length ? parts.join(', ') : null
}

const name = (seat: SeatLetter, { nameOf }: WordContext) => nameOf(seat)
const bySeat = (words: (number | string)[], { nameOf }: WordContext) => words.map((one, i) => `${nameOf(letterOf(i))} ${one}`).join(', ')

const ids = { deed: (tag: string) => `wonders-do-${tag}`, then: (tag: string) => `wonders-then-${tag}` }

const sentences = sentencesOf<WondersDeed, WondersConsequence>(ids, {
  // Messages choose by it.
  age: (age) => age,
  buyer: name,
  card: cardName,
  change: signed,
  coins: (coins) => coins,
  count: (count) => count,
  from: cardName,
  hand: (cards) => list(cards.map(cardName)),
  // Told seat by seat, as victories and defeats.
  lost: () => '',
  payment: (payment, context) => paymentWords(payment, context) ?? 'none',
  points: (points) => points,
  seat: name,
  shields: bySeat,
  side: sideName,
  sides: (sides, context) => bySeat(sides.map(sideName), context),
  stage: (stage) => stage,
  to: (to) => to,
  way: (way) => say(`wonders-ending-${way}`),
  won: () => '',
  wonder: wonderCity,
  wonders: (wonders, context) => bySeat(wonders.map(wonderCity), context),
})

export const { choiceWords, thenWords, thenMark, thenTold } = sentences

/** What somebody did or the table revealed, as a sentence. */
export function deedTold(deed: WondersDeed, seat: SeatLetter | null, context: PayContext): string {
  return sentences.deedTold(deed, seat, (seat === null ? context : { ...context, payer: seat }) as PayContext)
}
