// What an action or an event changes at once, as short marks with words.

import type { SignName } from '../../../art/signs'
import type { DuelEffectNow, DuelQuestion } from '../../../generated/protocol'
import { list, number, say } from '../../../lib/text.svelte'
import type { Mark } from '../../../ui/Marks.svelte'
import { winsNow, type DuelController } from './controller.svelte'
import { giftName } from './place'

const asks: Partial<Record<DuelQuestion, SignName>> = {
  take_token: 'token',
  keep_token: 'library',
  destroy: 'destroy',
  restore: 'restore',
  place_god: 'god',
  take_from_enki: 'token',
  consult_deck: 'god',
  summon: 'gate',
  lay_snake: 'snake',
  steal_card: 'steal',
  strike: 'bolt',
  unbuild: 'unbuild',
  raise_wonder: 'raise',
  steal_wonder: 'steal_wonder',
  place_minerva: 'minerva',
  drop_loot: 'trident',
  politics: 'politician',
  place_or_plot: 'conspirator',
  place_cube: 'cube_place',
  move_cube: 'cube_move',
  remove_cube: 'cube_remove',
  keep_plot: 'conspiracy',
  trigger_unprepared: 'trigger',
  lock_token: 'lock',
  build_from_row: 'card',
  build_removed: 'card',
  take_from_box: 'token',
  discard_available: 'discard',
  swap_cards: 'steal',
  move_decree: 'decree',
  destroy_wonder: 'raze',
}

export function signed(n: number): string {
  return number(n, { signDisplay: 'exceptZero' }).replace('-', '−')
}

/** `paid` are coins told elsewhere already: what is left came or went besides. */
export function marks(controller: DuelController, effect: DuelEffectNow, paid: number): Mark[] {
  const made: Mark[] = []
  const { coins, points, pawn, again, then, then_by, gifts, control, ends } = effect
  if (ends) {
    const text = say(winsNow(ends) ? 'board-wins' : 'board-ends')
    made.push({ sign: 'crown', text, words: `${text}: ${say(`duel-ending-${ends}`)}`, tone: 'great' })
  }
  if (again) made.push({ sign: 'extra_turn', text: say('board-again'), words: say('duel-effect-extra-turn'), tone: 'great' })
  const asked = then && asks[then]
  if (asked) {
    const text = then_by && then_by !== controller.near ? say('board-then-by', { name: controller.short(then_by), what: say(`board-then-${then}`) }) : say(`board-then-${then}`)
    made.push({ sign: asked, text, words: text, tone: then_by && then_by !== controller.near ? 'bad' : 'great' })
  }
  if (gifts?.length) made.push({ sign: 'offering', text: `${gifts.length}`, words: list(gifts.map(giftName)), tone: 'good' })
  const gained = control?.filter(({ seat }) => seat === controller.near).map(({ chamber }) => chamber) ?? []
  const others = control?.filter(({ seat }) => seat !== controller.near) ?? []
  if (gained.length) made.push({ sign: 'control', text: gained.join(', '), words: say('board-controls', { chambers: list(gained.map(String)) }), tone: 'good' })
  if (others.length) {
    const words = others.map(({ chamber, seat }) => (seat ? say('board-controls-other', { name: controller.name(seat), chamber }) : say('board-controls-none', { chamber })))
    made.push({ sign: 'senate', text: others.map(({ chamber, seat }) => `${chamber}: ${seat ? controller.short(seat) : '–'}`).join(', '), words: words.join('. '), tone: 'plain' })
  }
  if (pawn) made.push({ sign: 'shield', text: `${Math.abs(pawn)}`, words: say('board-pawn', { spaces: Math.abs(pawn) }), tone: 'good' })
  const mine = points[controller.nearIndex] ?? 0
  if (mine) made.push({ sign: 'laurel', text: signed(mine), words: say('board-points', { points: signed(mine) }), tone: mine > 0 ? 'good' : 'bad' })
  const rest = (coins[controller.nearIndex] ?? 0) + paid
  if (rest) made.push({ sign: 'coin', text: signed(rest), words: say('board-coins', { coins: signed(rest) }), tone: rest > 0 ? 'good' : 'bad' })
  const theirs = coins[controller.farIndex] ?? 0
  if (theirs) {
    const words = say('board-their-coins', { name: controller.name(controller.far), coins: signed(theirs) })
    made.push({ sign: 'opponent_loses', text: signed(theirs), words, tone: theirs < 0 ? 'good' : 'bad' })
  }
  return made
}
