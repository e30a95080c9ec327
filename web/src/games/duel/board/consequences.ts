// What an action or an event changes at once, as short marks with words.

import type { SignName } from '../../../art/signs'
import type { DuelEffectNow, DuelQuestion } from '../../../generated/protocol'
import { number, say } from '../../../lib/text.svelte'
import { winsNow, type Desk } from './desk.svelte'

export interface Mark {
  sign: SignName
  /** A figure, or a word or two. */
  text: string
  /** All of it, for a screen reader. */
  words: string
  tone: 'plain' | 'good' | 'bad' | 'great'
}

const asks: Partial<Record<DuelQuestion, SignName>> = {
  take_token: 'token',
  keep_token: 'library',
  destroy: 'destroy',
  restore: 'restore',
}

export function signed(n: number): string {
  return number(n, { signDisplay: 'exceptZero' }).replace('-', '−')
}

/** `paid` are coins told elsewhere already: what is left came or went besides. */
export function marks(desk: Desk, effect: DuelEffectNow, paid: number): Mark[] {
  const made: Mark[] = []
  const { coins, points, pawn, again, then, ends } = effect
  if (ends) {
    const text = say(winsNow(ends) ? 'board-wins' : 'board-ends')
    made.push({ sign: 'crown', text, words: `${text}: ${say(`duel-ending-${ends}`)}`, tone: 'great' })
  }
  if (again) made.push({ sign: 'extra_turn', text: say('board-again'), words: say('duel-effect-extra-turn'), tone: 'great' })
  if (then && asks[then]) made.push({ sign: asks[then], text: say(`board-then-${then}`), words: say(`board-then-${then}`), tone: 'great' })
  if (pawn) made.push({ sign: 'shield', text: `${Math.abs(pawn)}`, words: say('board-pawn', { spaces: Math.abs(pawn) }), tone: 'good' })
  const mine = points[desk.nearIndex] ?? 0
  if (mine) made.push({ sign: 'laurel', text: signed(mine), words: say('board-points', { points: signed(mine) }), tone: mine > 0 ? 'good' : 'bad' })
  const rest = (coins[desk.nearIndex] ?? 0) + paid
  if (rest) made.push({ sign: 'coin', text: signed(rest), words: say('board-coins', { coins: signed(rest) }), tone: rest > 0 ? 'good' : 'bad' })
  const theirs = coins[desk.farIndex] ?? 0
  if (theirs) {
    const words = say('board-their-coins', { name: desk.name(desk.far), coins: signed(theirs) })
    made.push({ sign: 'opponent_loses', text: signed(theirs), words, tone: theirs < 0 ? 'good' : 'bad' })
  }
  return made
}
