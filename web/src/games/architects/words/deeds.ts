// What can be done, what has happened and what follows, in sentences. Ids and values of the messages follow from the types.

import type { ArchitectsConsequence, ArchitectsDeed, ArchitectsPayment, GameEvent, SeatLetter } from '../../../generated/protocol'
import type { LogEntry } from '../../../lib/log'
import { indexOf, letterOf } from '../../../lib/seats'
import { sentencesOf, type WordContext } from '../../../lib/sentences'
import { list, say, signed } from '../../../lib/text.svelte'
import { cardName, heapWords, setName, stageName, tokenName, wonderName } from './names'

/** Something that happened in a game of Architects. */
export type ArchitectsHappening = LogEntry & { event: Extract<GameEvent, { game: 'architects' }> }

function paymentWords({ cards, economy, engineering }: ArchitectsPayment): string {
  const uses = [...(economy ? [say('architects-uses-economy')] : []), ...(engineering ? [say('architects-uses-engineering')] : [])]
  return [heapWords(cards), ...uses].join(' + ')
}

const name = (seat: SeatLetter, { nameOf }: WordContext) => nameOf(seat)
const mine = (figures: number[], { near }: WordContext) => figures[indexOf(near)] ?? 0

const ids = { deed: (tag: string) => `architects-do-${tag}`, then: (tag: string) => `architects-then-${tag}` }

export const { choiceWords, deedTold, thenWords, thenMark, thenTold } = sentencesOf<ArchitectsDeed, ArchitectsConsequence>(ids, {
  card: cardName,
  cards: (cards) => cards.map(cardName).join(', '),
  change: signed,
  count: (count) => count,
  deck: (deck) => deck,
  discards: mine,
  of: (count) => count,
  payment: paymentWords,
  question: (question) => question,
  seat: name,
  set: setName,
  sets: (sets) => list(sets.map(setName)),
  shields: (shields, { nameOf }) => shields.map((count, i) => `${nameOf(letterOf(i))} ${count}`).join(', '),
  showing: (count) => count,
  side: (side) => side,
  stage: stageName,
  stages: (stages) => list(stages.map(stageName)),
  to: name,
  token: tokenName,
  turned: (count) => count,
  unused: (count) => count,
  way: (way) => say(`architects-ending-${way}`),
  won: mine,
  wonder: wonderName,
})
