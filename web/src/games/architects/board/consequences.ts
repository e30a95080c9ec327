// What an action changes at once, as short marks with words.

import type { ArchitectsConsequence } from '../../../generated/protocol'
import { indexOf } from '../../../lib/seats'
import type { Mark } from '../../../ui/Marks.svelte'
import { marksOf, type Look } from '../../../ui/marks'
import { thenMark, thenWords } from '../words/deeds'
import type { ArchitectsController } from './controller.svelte'
import { questionSigns } from './signs'

/** How a consequence is marked for whoever chooses; none where nothing need be said, or another mark says it. */
function lookOf(one: ArchitectsConsequence, me: string, has: (kind: ArchitectsConsequence['kind']) => boolean): Look | null {
  switch (one.kind) {
    case 'wonder_complete':
      return { sign: 'crown', tone: 'great' }
    case 'ends':
      return has('wonder_complete') ? null : { sign: 'crown', tone: 'great' }
    case 'stages_affordable':
      return { sign: 'wonder', tone: 'great' }
    case 'sets_complete':
      return { sign: 'token', tone: 'great' }
    case 'extra_card':
      return { sign: 'plus', tone: 'great' }
    case 'asks': {
      const sign = questionSigns[one.question]
      return sign ? { sign, tone: 'great' } : null
    }
    case 'cat':
      return { sign: 'cat', tone: 'good' }
    case 'points':
      return one.seat === me ? { sign: 'laurel', tone: one.change > 0 ? 'good' : 'bad' } : null
    case 'battle_due':
    case 'battle':
      return { sign: 'war', tone: one.won[indexOf(me)] ? 'great' : 'bad' }
    case 'horns':
      return has('battle') || has('battle_due') ? null : { sign: 'horn', tone: 'plain' }
    case 'card':
    case 'both_sides':
    case 'shuffled':
    case 'victory':
    case 'no_victory':
    case 'turn':
      return null
  }
}

export function marks(controller: ArchitectsController, consequences: ArchitectsConsequence[]): Mark[] {
  const has = (kind: ArchitectsConsequence['kind']) => consequences.some((one) => one.kind === kind)
  const context = controller.wordContext
  return marksOf(consequences, (one) => lookOf(one, controller.near, has), { mark: (one) => thenMark(one, context), words: (one) => thenWords(one, context) })
}

/** By how much a seat's points would change. */
export const pointsOf = (consequences: ArchitectsConsequence[] | undefined, seat: string): number =>
  (consequences ?? []).reduce((sum, one) => sum + (one.kind === 'points' && one.seat === seat ? one.change : 0), 0)
