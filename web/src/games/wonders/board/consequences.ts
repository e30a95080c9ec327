// What an action changes at once, as short marks with words.

import type { WondersConsequence } from '../../../generated/protocol'
import type { Mark } from '../../../ui/Marks.svelte'
import { marksOf, type Look } from '../../../ui/marks'
import { thenMark, thenWords } from '../words/deeds'
import type { WondersController } from './controller.svelte'

/** How a consequence is marked for whoever chooses; none where nothing need be said, or the buttons say it. */
function lookOf(one: WondersConsequence, me: string): Look | null {
  switch (one.kind) {
    case 'wonder_complete':
      return { sign: 'crown', tone: 'great' }
    case 'may_fetch':
      return { sign: 'restore', tone: 'great' }
    case 'last_card':
      return { sign: 'play_last', tone: 'great' }
    case 'card_coins':
    case 'stage_coins':
      return one.seat === me ? { sign: 'coin', tone: 'good' } : null
    case 'points':
      return one.seat === me ? { sign: 'laurel', tone: one.change > 0 ? 'good' : 'bad' } : null
    case 'shields':
      return one.seat === me ? { sign: 'shield', tone: 'plain' } : null
    case 'ship_coins':
    case 'construction_coins':
      return one.seat === me ? { sign: 'coin', tone: 'good' } : null
    case 'tax':
      return { sign: 'tax', tone: one.losses.some(({ seat }) => seat === me) ? 'bad' : 'plain' }
    case 'pirates':
      return { sign: 'pirates', tone: one.losses.some(({ seat }) => seat === me) ? 'bad' : 'plain' }
    case 'others_pay':
      return { sign: 'opponent_loses', tone: 'plain' }
    case 'coins_lost':
      return one.seat === me ? { sign: 'coin', tone: 'bad' } : null
    case 'raid':
      return { sign: 'war', tone: one.conflict.winner === me ? 'good' : 'plain' }
    case 'explores':
      return { sign: 'explore', tone: 'great' }
    case 'draws_island':
      return { sign: 'island', tone: 'great' }
    case 'may_move':
      return { sign: 'free_move', tone: 'great' }
    case 'land_shields':
      return one.seat === me ? { sign: 'shield', tone: 'plain' } : null
    case 'naval_shields':
      return one.seat === me ? { sign: 'naval_shield', tone: 'plain' } : null
    case 'nothing_to_fetch':
      return { sign: 'discard_pile', tone: 'bad' }
    case 'sold':
    case 'put_away':
    case 'passed':
    case 'conflicts':
    case 'victory':
    case 'defeat':
    case 'no_conflict':
    case 'ends':
    case 'ship_moves':
    case 'island_found':
    case 'naval_conflict':
    case 'naval_victory':
    case 'naval_defeat':
    case 'no_naval_conflict':
      return null
  }
}

export function marks(controller: WondersController, consequences: readonly WondersConsequence[] = []): Mark[] {
  const context = controller.wordContext
  return marksOf(consequences, (one) => lookOf(one, controller.near), { mark: (one) => thenMark(one, context), words: (one) => thenWords(one, context) })
}
