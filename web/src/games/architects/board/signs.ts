// The sign of every deed, consequence and question. What the log does not tell has none.

import type { SignName } from '../../../art/signs'
import type { ArchitectsConsequence, ArchitectsDeed, ArchitectsQuestion, WonderEffectWord } from '../../../generated/protocol'
import { wonders } from '../words/components'

/** Deeds in the log and on buttons; what is laid out is not told one by one. */
export const deedSigns: Record<ArchitectsDeed['kind'], SignName | null> = {
  pick: 'wonder',
  look: 'eye',
  take: 'card',
  extra: 'plus',
  build: 'wonder',
  exchange: 'gear',
  token: 'token',
  blind: 'token',
  fetch: 'card',
  fetch_centre: 'card',
  search: 'search',
  keep: 'card',
  use: 'check',
  decline: 'close',
  no_extra: 'close',
  end: 'check',
  wonder_dealt: 'wonder',
  wonder_offered: null,
  turned_up: null,
  token_laid: null,
  token_turned_up: 'token',
  drawn: 'card',
  seen: 'eye',
  seen_hidden: null,
  token_drawn: 'token',
  shown: 'search',
  shown_hidden: 'search',
}

/** Consequences in the log. */
export const toldSigns: Record<ArchitectsConsequence['kind'], SignName | null> = {
  card: null,
  both_sides: 'card',
  shuffled: 'cards',
  cat: 'cat',
  horns: 'horn',
  extra_card: 'plus',
  wonder_complete: 'crown',
  battle_due: null,
  battle: 'war',
  victory: 'victory',
  no_victory: 'victory',
  sets_complete: null,
  stages_affordable: null,
  points: null,
  asks: null,
  turn: null,
  ends: null,
}

/** What is asked as part of a deed; the others are what a turn is made of. */
export const questionSigns: Record<ArchitectsQuestion, SignName | null> = {
  pick_wonder: null,
  take: null,
  act: null,
  take_token: 'token',
  any_deck: 'card',
  search_deck: 'search',
  keep: 'search',
  use_effect: 'wonder',
}

const effects: Record<WonderEffectWord, SignName> = {
  any_deck: 'card',
  token: 'token',
  central_card: 'card',
  nothing: 'laurel',
  search: 'search',
  both_sides: 'cards',
  shield: 'shield',
}

/** What the effect stages of a wonder bring, in one sign. */
export const effectSign = (wonder: string | null): SignName => effects[wonders.get(wonder ?? '')?.effect ?? 'nothing']
