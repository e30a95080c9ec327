// What every piece is called, in the catalogue's words.

import type { DuelGift, DuelLoot } from '../../../generated/protocol'
import { attribute, say } from '../../../lib/text.svelte'
import { component, senators } from './components'

/** The cards of one kind of senator share their name. */
const cardMessage = (id: string) => `duel-building-${senators.get(id)?.id ?? id}`

export const cardName = (id: string) => say(cardMessage(id))
export const cardShort = (id: string) => attribute(cardMessage(id), 'short')
/** Of senators and grand temples; a plain building says all in its signs. */
export const cardHelp = (id: string) => attribute(cardMessage(id), 'help')
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
/** Gods and the Gate. */
export const godName = (id: string) => say(`duel-god-${id}`)
export const godShort = (id: string) => attribute(`duel-god-${id}`, 'short')
export const godHelp = (id: string) => attribute(`duel-god-${id}`, 'help')
export const mythologyName = (mythology: string) => say(`duel-mythology-${mythology}`)
/** A god of which only the back shows. */
export const hiddenGodName = (mythology: string) => say('duel-god-unseen', { mythology: mythologyName(mythology) })
export const mythologyTokenName = (mythology: string) => say('duel-gift-mythology', { mythology: mythologyName(mythology) })
export const offeringName = (value: number) => say('duel-gift-offering', { value })
/** A token that lies on a card. */
export const giftName = (gift: DuelGift) => ('mythology' in gift ? mythologyTokenName(gift.mythology) : offeringName(gift.offering))
/** A military token by what it does: coins lost, or with Agora what its taker does in the senate. */
export function lootName({ coins, asks = [] }: DuelLoot): string {
  if (!asks.length) return say('duel-loot-coins', { coins })
  return say(asks.includes('remove_cube') ? 'duel-loot-large' : 'duel-loot-small')
}
export const sectionName = (section: string) => say(`duel-section-${section}`)
export const decreeName = (id: string | null) => say(id === null ? 'duel-decree-unseen' : `duel-decree-${id}`)
export const decreeShort = (id: string) => attribute(`duel-decree-${id}`, 'short')
export const decreeHelp = (id: string) => attribute(`duel-decree-${id}`, 'help')
export const plotName = (id: string) => say(`duel-plot-${id}`)
export const plotShort = (id: string) => attribute(`duel-plot-${id}`, 'short')
export const plotHelp = (id: string) => attribute(`duel-plot-${id}`, 'help')

/** Any component's name, whatever its kind. */
export function componentName(id: string): string {
  switch (component(id)?.kind) {
    case 'building':
    case 'grand_temple':
    case 'senator':
      return cardName(id)
    case 'wonder':
      return wonderName(id)
    case 'god':
    case 'gate':
      return godName(id)
    case 'decree':
      return decreeName(id)
    case 'conspiracy':
      return plotName(id)
    default:
      return tokenName(id)
  }
}
