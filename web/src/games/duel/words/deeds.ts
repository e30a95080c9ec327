// What can be done, what has happened and what follows, in sentences. Ids and values of the messages follow from the types.

import type { DuelConsequence, DuelDeed, SeatLetter } from '../../../generated/protocol'
import { sentencesOf, type WordContext } from '../../../lib/sentences'
import { list, signed } from '../../../lib/text.svelte'
import { backName, cardName, decreeName, giftName, godName, lootName, mythologyName, plotName, tokenName, wonderName } from './names'

const name = (seat: SeatLetter, { nameOf }: WordContext) => nameOf(seat)
/** A figure, or a word between which the message itself chooses. */
const asIs = <T extends string | number>(value: T) => value
/** Places by which the page finds its way; no message tells them. */
const untold = () => ''

const ids = { deed: (tag: string) => `duel-do-${tag}`, then: (tag: string) => `duel-then-${tag}` }

export const { choiceWords, deedTold, thenWords, thenMark, thenTold } = sentencesOf<DuelDeed, DuelConsequence>(ids, {
  back: backName,
  by: name,
  card: cardName,
  chamber: asIs,
  change: signed,
  coins: asIs,
  column: asIs,
  decree: decreeName,
  distance: asIs,
  end: asIs,
  from: asIs,
  gift: giftName,
  given: cardName,
  god: godName,
  laid: untold,
  loot: lootName,
  mythology: mythologyName,
  number: untold,
  offerings: (values) => (values.length ? list(values.map(String)) : 'none'),
  owner: name,
  place: asIs,
  plot: plotName,
  question: untold,
  row: asIs,
  seat: name,
  side: untold,
  slot: untold,
  slots: untold,
  space: asIs,
  spaces: asIs,
  starter: name,
  theirs: asIs,
  to: asIs,
  token: tokenName,
  tokens: (tokens) => list(tokens.map(tokenName)),
  towards: name,
  track: untold,
  way: asIs,
  wonder: wonderName,
})
