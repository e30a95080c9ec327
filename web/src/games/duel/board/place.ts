// A place of the structure in words.

import type { DuelPayment, DuelPlace } from '../../../generated/protocol'
import { list, say } from '../../../lib/text.svelte'
import { backName, building, cardName, colorName, giftName } from '../words/words'
import type { DuelController } from './controller.svelte'

/** What lies at a place: a card's name, or that it lies face down. */
export function placeName(place: DuelPlace): string {
  return place.card ? cardName(place.card) : say('board-face-down', { back: backName(place.back) })
}

/** What lies on it: cards by name, face-down ones by number. */
function covers(controller: DuelController, place: DuelPlace): string[] {
  const above = controller.view.structure.filter(({ slot }) => place.covered_by.includes(slot))
  const names = above.flatMap(({ card }) => (card ? [cardName(card)] : []))
  const down = above.length - names.length
  return down ? [...names, say('board-down-cards', { count: down })] : names
}

function cost(payment: DuelPayment | undefined): string {
  return say('duel-coins', { coins: payment?.coins ?? 0 })
}

/** The place in one line, for a screen reader: "Baths, civilian, costs you 0, the opponent 2, available". */
export function placeWords(controller: DuelController, place: DuelPlace): string {
  const parts = [placeName(place)]
  if (place.card) {
    parts.push(colorName(building(place.card).color))
    const [near, far] = [cost(place.prices[controller.nearIndex]), cost(place.prices[controller.farIndex])]
    parts.push(
      controller.seat === null
        ? say('board-costs-both', { near: controller.name(controller.near), nearCoins: near, far: controller.name(controller.far), farCoins: far })
        : say('board-costs-you', { mine: near, theirs: far }),
    )
  }
  if (place.gift) parts.push(say('board-with-gift', { token: giftName(place.gift) }))
  const above = covers(controller, place)
  if (above.length) parts.push(say('board-covered-by', { cards: list(above) }))
  else if (controller.playable.has(place.slot)) parts.push(say('board-available'))
  else parts.push(say('board-uncovered'))
  if (controller.winning.has(place.slot)) parts.push(say('board-wins'))
  return parts.join(', ')
}

/** Why nothing can be done with the card now, in the words of the rules. */
export function whyNot(controller: DuelController, place: DuelPlace): string {
  const above = covers(controller, place)
  if (above.length) return say('board-why-covered', { cards: list(above), count: place.covered_by.length })
  if (controller.seat === null) return say('board-why-watching')
  if (controller.game.ending) return say('board-why-over')
  if (!controller.myTurn) return say('board-why-not-turn', { name: controller.name(controller.far) })
  return say('board-why-choice-first')
}
