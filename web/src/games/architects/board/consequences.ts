// What an action changes at once, as short marks with words.

import type { SignName } from '../../../art/signs'
import type { ArchitectsConsequence } from '../../../generated/protocol'
import type { Mark } from '../../../ui/Marks.svelte'
import { indexOf, thenMark, thenWords } from '../words/deeds'
import type { ArchitectsController } from './controller.svelte'
import { questionSigns } from './signs'

type Tone = Mark['tone']
type Look = { sign: SignName; tone: Tone }

const rank: Record<Tone, number> = { great: 0, good: 1, bad: 2, plain: 3 }

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

/** The best first. */
export function marks(controller: ArchitectsController, consequences: ArchitectsConsequence[]): Mark[] {
  const has = (kind: ArchitectsConsequence['kind']) => consequences.some((one) => one.kind === kind)
  const made = consequences.flatMap((one) => {
    const look = lookOf(one, controller.near, has)
    return look ? [{ ...look, text: thenMark(one, controller.wordContext), words: thenWords(one, controller.wordContext) }] : []
  })
  return made.sort((a, b) => rank[a.tone] - rank[b.tone])
}

/** By how much a seat's points would change. */
export const pointsOf = (consequences: ArchitectsConsequence[] | undefined, seat: string): number =>
  (consequences ?? []).reduce((sum, one) => sum + (one.kind === 'points' && one.seat === seat ? one.change : 0), 0)
