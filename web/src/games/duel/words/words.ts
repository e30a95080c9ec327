// Names, costs and effects of Duel in words, from the catalogues.

import { attribute, say } from '../../../lib/text.svelte'
import type { EffectWords } from '../../../generated/protocol'
import { buildings, costParts, wonders } from './components'

export * from './components'
export { eventSentence } from './events'
export { paymentWords } from './payment'

export const cardName = (id: string) => say(`duel-building-${id}`)
export const cardShort = (id: string) => attribute(`duel-building-${id}`, 'short')
export const wonderName = (id: string) => say(`duel-wonder-${id}`)
export const wonderShort = (id: string) => attribute(`duel-wonder-${id}`, 'short')
export const wonderHelp = (id: string) => attribute(`duel-wonder-${id}`, 'help')
export const tokenName = (id: string) => say(`duel-token-${id}`)
export const tokenShort = (id: string) => attribute(`duel-token-${id}`, 'short')
export const tokenHelp = (id: string) => attribute(`duel-token-${id}`, 'help')
export const colorName = (color: string) => say(`duel-color-${color}`)
export const colorShort = (color: string) => attribute(`duel-color-${color}`, 'short')
export const symbolName = (symbol: string) => say(`duel-symbol-${symbol}`)
export const linkName = (link: string) => say(`duel-link-${link}`)
export const resourceName = (resource: string) => say(`duel-resource-${resource}`)
export const backName = (back: string) => say(`duel-back-${back}`)

/** Any component's name, whatever its kind. */
export function componentName(id: string): string {
  if (buildings.has(id)) return cardName(id)
  return wonders.has(id) ? wonderName(id) : tokenName(id)
}

function list(resources: string[]): string {
  return resources.map(resourceName).join(', ')
}

function per(prefix: string, n: number, per: string, city: string | undefined): string {
  const what = say(`duel-per-${per === 'own_progress_token' ? 'progress_token' : per}`)
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
      return say(effect.on === 'wonder' ? 'duel-effect-discount-wonders' : 'duel-effect-discount-blue', { n: effect.units })
    case 'receive_opponent_trade_coins':
      return say('duel-effect-economy')
    case 'extra_shields':
      return say('duel-effect-extra-shields', { n: effect.shields })
    case 'extra_turn_on':
      return say('duel-effect-extra-turn-wonders')
    case 'coins_on_chain_build':
      return say('duel-effect-coins-on-link', { n: effect.coins })
  }
}

export function effectsWords(effects: EffectWords[]): string {
  return effects.map(effectWords).join('; ')
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
  const card = buildings.get(id)
  if (!card) return ''
  const parts = [cardName(id), colorName(card.color), say('page-card-cost', { cost: costWords(card.cost) }), effectsWords(card.effects)]
  if (card.chain_free_with) parts.push(say('page-card-free-with', { link: linkName(card.chain_free_with) }))
  if (card.chain_gives) parts.push(say('page-card-gives', { link: linkName(card.chain_gives) }))
  return parts.join('; ')
}

/** A wonder in one line, for a screen reader: name, cost, effect. */
export function wonderWords(id: string): string {
  const one = wonders.get(id)
  if (!one) return ''
  return [wonderName(id), say('page-card-cost', { cost: costWords(one.cost) }), effectsWords(one.effects)].join('; ')
}
