// Names, costs and effects of Duel in words, from the catalogues.

import { say } from '../../../lib/text.svelte'
import type { EffectWords } from '../../../generated/protocol'
import { building, chambers, costParts, isCard, wonder, wonders } from './components'
import { cardName, colorName, decreeHelp, linkName, resourceName, sectionName, symbolName, wonderName } from './names'

export * from './components'
export * from './names'
export { paymentWords } from './payment'

function list(resources: string[]): string {
  return resources.map(resourceName).join(', ')
}

function per(prefix: string, n: number, per: string, city: string | undefined): string {
  const what = say(`duel-per-${per.replace(/^own_/, '')}`)
  return say(`${prefix}-${city === 'max' ? 'larger' : 'own'}`, { n, what })
}

/** One effect in words. */
export function effectWords(effect: EffectWords): string {
  switch (effect.kind) {
    case 'produce':
      return say('duel-effect-produce', { n: effect.amount, resource: resourceName(effect.resource) })
    case 'produce_choice':
      return say('duel-effect-one-of', { resources: list(effect.resources) })
    case 'fixed_price':
      return say('duel-effect-fixed-price', { resources: list(effect.resources) })
    case 'coins':
      return say('duel-effect-coins', { n: effect.coins })
    case 'coins_per':
      return per('duel-effect-coins-per', effect.coins, effect.per, effect.city)
    case 'vp':
      return say('duel-effect-points', { n: effect.vp })
    case 'vp_per':
      return per('duel-effect-points-per', effect.vp, effect.per, effect.city)
    case 'shields':
      return say('duel-effect-shields', { n: effect.shields })
    case 'science':
      return say('duel-effect-science', { symbol: symbolName(effect.symbol) })
    case 'opponent_loses_coins':
      return say('duel-effect-opponent-loses', { n: effect.coins })
    case 'extra_turn':
      return say('duel-effect-extra-turn')
    case 'destroy_opponent_card':
      return say('duel-effect-destroy', { color: colorName(effect.color) })
    case 'build_from_discard':
      return say('duel-effect-restore')
    case 'progress_from_box':
      return say('duel-effect-library', { n: effect.draw })
    case 'resource_discount':
      if (effect.units === 1) return decreeHelp('wonder_minus_one_resource')
      return say(effect.on === 'wonder' ? 'duel-effect-discount-wonders' : 'duel-effect-discount-blue', { n: effect.units })
    case 'receive_opponent_trade_coins':
      return say('duel-effect-economy')
    case 'extra_shields':
      return say('duel-effect-extra-shields', { n: effect.shields })
    case 'extra_turn_on':
      return effect.on === 'wonder' ? say('duel-effect-extra-turn-wonders') : decreeHelp('extra_turn_on_conspirator')
    case 'coins_on_chain_build':
      return say('duel-effect-coins-on-link', { n: effect.coins })
    case 'grand_temple': {
      const [, one = 0, two = 0, three = 0] = effect.vp_by_count
      return say('duel-effect-temple', { one, two, three })
    }
    case 'pantheon_discount':
      return say('duel-effect-god-discount', { n: effect.coins })
    case 'activate_from_deck':
      return say('duel-effect-consult')
    case 'politician': {
      const [first, last] = chambers.filter(({ section }) => section === effect.section).map(({ chamber }) => chamber)
      return say('duel-effect-politics', { first: first ?? 0, last: last ?? 0, section: sectionName(effect.section) })
    }
    case 'conspirator':
      return say('duel-effect-place-or-plot')
    case 'conspire':
      return say('duel-effect-draw-plots', { n: effect.draw })
    case 'trigger_unprepared_conspiracy':
      return say('duel-effect-trigger')
    case 'place_influence':
      return say('duel-effect-place-cube')
    case 'move_influence':
      return say('duel-effect-move-cube')
    case 'coins_on_build':
      return decreeHelp(`coins_on_${effect.on}`)
    case 'ignore_symbol':
      return decreeHelp(`ignore_symbol_${effect.on}`)
    case 'shield':
      return decreeHelp('shield')
    case 'trade_discount':
      return decreeHelp(effect.resources.includes('clay') ? 'cheaper_raw_materials' : 'cheaper_manufactured_goods')
    case 'extra_blue_for_senate':
      return decreeHelp('senate_plus_two_blue')
    case 'discard_bonus':
      return decreeHelp('discard_plus_two_coins')
    case 'use_opponent_chains':
      return decreeHelp('opponent_chains')
    case 'opponent_loses_coin_per_space':
    case 'chain_card_price':
    case 'protected_coins':
    case 'coins_per_own_cube_in_senate':
    case 'opponent_loses_coins_per_its_cube_in_senate':
      return say(`page-effect-${effect.kind}`, { n: effect.coins })
    case 'enki_progress':
      return say('page-effect-enki_progress', { n: effect.tokens })
    case 'discard_available_card':
      return say(effect.optional ? 'page-effect-discard_another_card' : 'page-effect-discard_available_card')
    case 'activate_one_of_deck_tops':
    case 'snake_copy_science':
    case 'steal_card':
    case 'discard_from_structure':
    case 'unbuild_wonder':
    case 'build_wonder_from_discard':
    case 'steal_unbuilt_wonder':
    case 'place_minerva':
    case 'neptune':
    case 'remove_opponent_influence':
    case 'senators_free':
    case 'conspire_keep_both':
    case 'take_half_of_opponent_coins':
    case 'lock_progress_token':
    case 'build_free_from_row':
    case 'build_free_from_removed':
    case 'take_progress_from_box':
    case 'swap_card':
    case 'move_decree':
    case 'destroy_opponent_built_wonder':
      return say(`page-effect-${effect.kind}`)
  }
}

export function effectsWords(effects: EffectWords[]): string {
  return effects.map(effectWords).join('; ')
}

/** What a wonder does when it is built, and what it brings in the draft. */
export function wonderEffectsWords(id: string): string {
  const { effects, on_draft } = wonder(id)
  const built = effectsWords(effects)
  return on_draft ? `${built}; ${say('duel-effect-when-drafted', { effects: effectsWords(on_draft) })}` : built
}

/** A printed cost: "2 coins, 1 clay", or that it is free. */
export function costWords(cost: { [key in string]: number }): string {
  const parts = costParts(cost).map(({ kind, count }) =>
    kind === 'coin' ? say('duel-coins', { coins: count }) : say(`page-pay-units-${kind}`, { units: count }),
  )
  return parts.length ? parts.join(', ') : say('duel-free')
}

/** A card in one line, for a screen reader: name, kind, cost, effect, links. */
export function cardWords(id: string): string {
  if (!isCard(id)) return ''
  const card = building(id)
  if (card.kind === 'senator') return [cardName(id), colorName(card.color), effectsWords(card.effects)].join('; ')
  const parts = [cardName(id), colorName(card.color), say('page-card-cost', { cost: costWords(card.cost) }), effectsWords(card.effects)]
  if (card.chain_free_with) parts.push(say('page-card-free-with', { link: linkName(card.chain_free_with) }))
  if (card.chain_gives) parts.push(say('page-card-gives', { link: linkName(card.chain_gives) }))
  return parts.join('; ')
}

/** A wonder in one line, for a screen reader: name, cost, effect. */
export function wonderWords(id: string): string {
  const one = wonders.get(id)
  if (!one) return ''
  return [wonderName(id), say('page-card-cost', { cost: costWords(one.cost) }), wonderEffectsWords(id)].join('; ')
}
