// What an action changes at once, as short marks with words.

import type { SignName } from '../../../art/signs'
import type { ArchitectsEffectNow, ArchitectsQuestion, WonderEffectWord } from '../../../generated/protocol'
import { list, number, say } from '../../../lib/text.svelte'
import type { Mark } from '../../../ui/Marks.svelte'
import { stageNumber, wonders } from '../words/components'
import { setName, stageName, tokenName } from '../words/names'
import { indexOf, type Desk } from './desk.svelte'

const asks: Partial<Record<ArchitectsQuestion, SignName>> = {
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

export const signed = (n: number) => number(n, { signDisplay: 'exceptZero' }).replace('-', '−')

export function marks(desk: Desk, effect: ArchitectsEffectNow): Mark[] {
  const made: Mark[] = []
  const { points, horns, battle, triggers, sets, stages, cat, completes, then, ends } = effect
  const me = indexOf(desk.near)
  const add = (sign: SignName, text: string, tone: Mark['tone'], words = text) => made.push({ sign, text, words, tone })
  if (completes) add('crown', say('arch-mark-complete'), 'great')
  else if (ends) add('crown', say('board-ends'), 'great')
  if (stages?.length) {
    const text = say('arch-mark-stages', { stages: stages.map(stageNumber).join(', ') })
    add('wonder', text, 'great', say('arch-mark-stages-words', { stages: list(stages.map(stageName)) }))
  }
  if (sets?.length) add('token', say('arch-mark-set'), 'great', say('arch-mark-set-words', { set: list(sets.map(setName)) }))
  if (triggers?.length) add('plus', say('arch-mark-extra', { count: triggers.length }), 'great', say('arch-mark-extra-words', { tokens: list(triggers.map(tokenName)) }))
  const asked = then && asks[then]
  if (asked) add(asked, say(`arch-then-${then}`), 'great')
  if (cat) add('cat', say('architects-city-cat'), 'good', say('architects-log-cat', { name: desk.short(cat) }))
  const mine = points[me] ?? 0
  if (mine) add('laurel', signed(mine), mine > 0 ? 'good' : 'bad', say('board-points', { points: signed(mine) }))
  if (battle) {
    const won = battle.won[me] ?? 0
    add('war', say('arch-mark-battle', { won }), won ? 'great' : 'bad', say('arch-mark-battle-words', { won }))
  } else if (horns) add('horn', `${horns}`, 'plain', say('arch-mark-horns', { count: horns }))
  return made
}
