// What an action does in a few words: for hints, and for an answer that is sealed.

import type { DuelAction } from '../../../generated/protocol'
import { say } from '../../../lib/text.svelte'
import { cardName, decreeName, godName, mythologyName, plotName, tokenName, wonderName } from '../words/words'
import type { DuelController } from './controller.svelte'

export function adviceWords(controller: DuelController, action: DuelAction): string {
  const { kind, card, given, wonder, token, starter, god, mythology, space, plot, chamber, to, decree } = action
  const names = {
    card: card ? cardName(card) : '',
    wonder: wonder ? wonderName(wonder) : '',
    token: token ? tokenName(token) : '',
    name: controller.name(starter ?? controller.near),
    given: given ? cardName(given) : '',
    god: god ? godName(god) : '',
    mythology: mythology ? mythologyName(mythology) : '',
    plot: plot ? plotName(plot) : '',
    decree: decreeName(decree ?? null),
    space: space ?? 0,
    chamber: chamber ?? 0,
    to: to ?? 0,
  }
  if (kind === 'strike' && !card) return say('board-advice-strike-unseen')
  return say(`board-advice-${kind}`, names)
}
