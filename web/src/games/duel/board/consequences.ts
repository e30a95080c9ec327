// What an action changes at once: as short marks with words, and as the board shows it beforehand.

import type { DuelAction, DuelConsequence } from '../../../generated/protocol'
import { say } from '../../../lib/text.svelte'
import type { Mark } from '../../../ui/Marks.svelte'
import { marksOf, type Look } from '../../../ui/marks'
import { thenMark, thenWords } from '../words/deeds'
import type { DuelController } from './controller.svelte'
import { questionSigns } from './signs'

type Kind = DuelConsequence['kind']
type Consequence<K extends Kind> = Extract<DuelConsequence, { kind: K }>

/** How a consequence is marked for whoever chooses; none where nothing need be said, or the board shows it. */
function lookOf(one: DuelConsequence, me: string): Look | null {
  switch (one.kind) {
    case 'ends':
      return { sign: 'crown', tone: 'great' }
    case 'again':
      return { sign: 'extra_turn', tone: 'great' }
    case 'asks': {
      const sign = questionSigns[one.question]
      return sign ? { sign, tone: one.seat === me ? 'great' : 'bad' } : null
    }
    case 'gift':
      return { sign: 'mythology' in one.gift ? 'mythology' : 'offering', tone: 'great' }
    case 'control':
      return one.seat === me ? { sign: 'control', tone: 'good' } : { sign: 'senate', tone: 'bad' }
    case 'uncontrolled':
      return { sign: 'senate', tone: 'plain' }
    case 'pawn':
      return { sign: 'shield', tone: one.towards === me ? 'bad' : 'good' }
    case 'points':
      return one.seat === me ? { sign: 'laurel', tone: one.change > 0 ? 'good' : 'bad' } : null
    case 'gains':
      return one.seat === me ? { sign: 'coin', tone: 'good' } : { sign: 'opponent_loses', tone: 'bad' }
    case 'loses':
      return one.seat === me ? { sign: 'coin', tone: 'bad' } : { sign: 'opponent_loses', tone: 'good' }
    case 'uncovers':
      return null
  }
}

export function marks(controller: DuelController, consequences: DuelConsequence[]): Mark[] {
  const { wordContext: context, near } = controller
  // What the other side chooses or controls is told with a name.
  const named = (one: DuelConsequence, text: string) =>
    (one.kind === 'asks' || one.kind === 'control') && one.seat !== near ? say('board-then-by', { name: controller.short(one.seat), what: text }) : text
  return marksOf(consequences, (one) => lookOf(one, near), {
    mark: (one) => named(one, thenMark(one, context)),
    words: (one) => (one.kind === 'asks' ? named(one, thenWords(one, context)) : thenWords(one, context)),
  })
}

/** The consequences of one kind that an action has. */
export function following<K extends Kind>(action: DuelAction | null | undefined, kind: K): Consequence<K>[] {
  return (action?.consequences ?? []).filter((one): one is Consequence<K> => one.kind === kind)
}

/** Supremacy; a civilian ending is decided by points. */
export const winsNow = (way: string): boolean => way === 'military' || way === 'science' || way === 'politics'

/** Tests if the action wins on the spot. */
export const wins = (action: DuelAction): boolean => following(action, 'ends').some(({ way }) => winsNow(way))
