// The sign of every deed and consequence. What the log does not tell has none.

import type { SignName } from '../../../art/signs'
import type { WondersConsequence, WondersDeed } from '../../../generated/protocol'

/** Deeds in the log and on buttons. */
export const deedSigns: Record<WondersDeed['kind'], SignName | null> = {
  build: 'card',
  build_chain: 'link',
  build_free: 'free_build',
  stage: 'stage',
  stage_hidden: 'stage',
  discard: 'discard',
  discard_hidden: 'discard',
  fetch: 'restore',
  decline: 'close',
  pick: 'wonder',
  pick_side: 'wonder',
  choose_side: 'wonder',
  wonders_dealt: 'wonder',
  sides_dealt: 'wonder',
  hands_dealt: 'card',
  hands_dealt_hidden: 'card',
}

/** Consequences in the log. */
export const toldSigns: Record<WondersConsequence['kind'], SignName | null> = {
  sold: null,
  card_coins: 'coin',
  stage_coins: 'coin',
  wonder_complete: 'crown',
  may_fetch: null,
  nothing_to_fetch: 'discard_pile',
  points: null,
  put_away: 'discard_pile',
  last_card: null,
  passed: null,
  conflicts: 'war',
  victory: 'victory',
  defeat: 'defeat',
  no_conflict: 'peace',
  ends: null,
}
