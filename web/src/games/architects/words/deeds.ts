// What can be done, what has happened and what follows, in sentences. Ids and values of the messages follow from the types.

import type { ArchitectsConsequence, ArchitectsDeed, ArchitectsPayment, GameEvent, SeatLetter } from '../../../generated/protocol'
import type { LogEntry } from '../../../lib/log'
import { capital, valuesOf, type Vocabulary } from '../../../lib/sentences'
import { attribute, list, number, say } from '../../../lib/text.svelte'
import { cardName, heapWords, setName, stageName, tokenName, wonderName } from './names'

/** Something that happened in a game of Architects. */
export type ArchitectsHappening = LogEntry & { event: Extract<GameEvent, { game: 'architects' }> }

/** What the sentences need besides what they are about. */
export interface WordContext {
  nameOf: (seat: SeatLetter) => string
  /** Who reads: figures by seat are theirs. */
  near: SeatLetter
}

export const indexOf = (seat: SeatLetter): number => seat.charCodeAt(0) - 'A'.charCodeAt(0)
const letterOf = (index: number): SeatLetter => String.fromCharCode('A'.charCodeAt(0) + index)

export const signed = (n: number) => number(n, { signDisplay: 'exceptZero' }).replace('-', '−')

function paymentWords({ cards, economy, engineering }: ArchitectsPayment): string {
  const uses = [...(economy ? [say('architects-uses-economy')] : []), ...(engineering ? [say('architects-uses-engineering')] : [])]
  return [heapWords(cards), ...uses].join(' + ')
}

const name = (seat: SeatLetter, { nameOf }: WordContext) => nameOf(seat)
const mine = (figures: number[], { near }: WordContext) => figures[indexOf(near)] ?? 0

const vocabulary: Vocabulary<ArchitectsDeed | ArchitectsConsequence, WordContext> = {
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
}

const deedId = (deed: ArchitectsDeed) => ('side' in deed ? `architects-do-${deed.kind}-${deed.side}` : `architects-do-${deed.kind}`)
const thenId = (one: ArchitectsConsequence) => (one.kind === 'asks' ? `architects-then-asks-${one.question}` : `architects-then-${one.kind}`)

/** A choice, as it stands on a button. */
export const choiceWords = (deed: ArchitectsDeed, context: WordContext): string => capital(say(deedId(deed), valuesOf(deed, vocabulary, context)))

/** What somebody did or the table revealed, as a sentence. */
export function deedTold(deed: ArchitectsDeed, seat: SeatLetter | null, context: WordContext): string {
  const values = valuesOf(deed, vocabulary, context)
  return attribute(deedId(deed), 'told', seat === null ? values : { ...values, name: context.nameOf(seat) })
}

/** What a choice would bring: in full, and in a word or two. */
export const thenWords = (one: ArchitectsConsequence, context: WordContext): string => say(thenId(one), valuesOf(one, vocabulary, context))
export const thenMark = (one: ArchitectsConsequence, context: WordContext): string => attribute(thenId(one), 'mark', valuesOf(one, vocabulary, context))
/** What followed, as a sentence. */
export const thenTold = (one: ArchitectsConsequence, context: WordContext): string => attribute(thenId(one), 'told', valuesOf(one, vocabulary, context))
