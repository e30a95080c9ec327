// What can be done, what has happened and what follows, in sentences. Ids and values of the messages follow from the types.

import type { GameEvent, SeatLetter, WondersConflict, WondersConsequence, WondersDeed, WondersPayment } from '../../../generated/protocol'
import type { LogEntry } from '../../../lib/log'
import { indexOf, letterOf } from '../../../lib/seats'
import { sentencesOf, type WordContext } from '../../../lib/sentences'
import { list, say, signed } from '../../../lib/text.svelte'
import { fleetName, islandName, lossWords, shipsWords, shipyardName, standingWords, voyageWords } from './armada'
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
export function paymentWords({ bank, left, right, far_left: farLeft, far_right: farRight }: WondersPayment, { nameOf, near, payer = near, seats = 3 }: PayContext): string | null {
  const to = (coins: number, by: number) => say('wonders-payment-seat', { coins, seat: nameOf(letterOf((indexOf(payer) + by + 2 * seats) % seats)) })
  const parts = [...(left ? [to(left, 1)] : []), ...(right ? [to(right, -1)] : []), ...(farLeft ? [to(farLeft, 2)] : []), ...(farRight ? [to(farRight, -2)] : []), ...(bank ? [say('wonders-payment-bank', { coins: bank })] : [])]
  return parts.length ? parts.join(', ') : null
}

const name = (seat: SeatLetter, { nameOf }: WordContext) => nameOf(seat)
const bySeat = (words: (number | string)[], { nameOf }: WordContext) => words.map((one, i) => `${nameOf(letterOf(i))} ${one}`).join(', ')

/** The shields of both. */
const shieldsOf = ({ shields }: WondersConflict) => shields.join(':')

const ids = { deed: (tag: string) => `wonders-do-${tag}`, then: (tag: string) => `wonders-then-${tag}` }

const sentences = sentencesOf<WondersDeed, WondersConsequence>(ids, {
  // Messages choose by it.
  age: (age) => age,
  buyer: name,
  card: cardName,
  change: signed,
  coins: (coins) => coins,
  conflict: shieldsOf,
  conflicts: (conflicts, { nameOf }) => conflicts.map((one) => `${nameOf(one.seats[1])} ${shieldsOf(one)}`).join(', '),
  count: (count) => count,
  explorers: (seats, { nameOf }) => list(seats.map(nameOf)),
  fleet: fleetName,
  fleets: (fleets) => list(fleets.map(fleetName)),
  from: cardName,
  island: islandName,
  islands: (islands) => list(islands.map(islandName)),
  hand: (cards) => list(cards.map(cardName)),
  left: shieldsOf,
  level: (level) => level,
  losses: (losses, { nameOf }) => lossWords(losses, nameOf) ?? 'none',
  pairs: (pairs, { nameOf }) => pairs.map((pair) => say('wonders-pair', { one: nameOf(pair.seats[0]), shields: shieldsOf(pair), other: nameOf(pair.seats[1]) })).join(', '),
  payment: (payment, context) => paymentWords(payment, context) ?? 'none',
  points: (points) => (points < 0 ? signed(points) : points),
  right: shieldsOf,
  seat: name,
  ships: shipsWords,
  shipyards: (shipyards, context) => bySeat(shipyards.map(shipyardName), context),
  side: sideName,
  sides: (sides, context) => bySeat(sides.map(sideName), context),
  space: (space) => space,
  stage: (stage) => stage,
  standings: (standings, { nameOf }) => standingWords(standings, nameOf),
  target: name,
  tax: (tax) => tax,
  to: (to) => to,
  voyage: (voyage) => voyageWords(voyage) ?? 'none',
  way: (way) => say(`wonders-ending-${way}`),
  wonder: wonderCity,
  wonders: (wonders, context) => bySeat(wonders.map(wonderCity), context),
})

export const { thenWords, thenMark, thenTold } = sentences

const NOTHING: WondersPayment = { bank: 0, left: 0, right: 0 }

/** With what is left out where there is nothing of it: messages ask for it all the same. */
function whole(deed: WondersDeed): WondersDeed {
  switch (deed.kind) {
    case 'build':
    case 'build_chain':
    case 'build_free':
    case 'stage':
    case 'stage_hidden':
      return { ...deed, payment: deed.payment ?? NOTHING, voyage: deed.voyage ?? {} }
    default:
      return deed
  }
}

/** A choice, as it stands on a button. */
export const choiceWords = (deed: WondersDeed, context: WordContext): string => sentences.choiceWords(whole(deed), context)

/** What somebody did or the table revealed, as a sentence. */
export function deedTold(deed: WondersDeed, seat: SeatLetter | null, context: PayContext): string {
  return sentences.deedTold(whole(deed), seat, (seat === null ? context : { ...context, payer: seat }) as PayContext)
}
