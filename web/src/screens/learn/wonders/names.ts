// Names of the pieces and what they do, in words.

import { resources, type FaceCost, type FaceEffect } from '../../../games/wonders/cards/face'
import { attribute, list, say } from '../../../lib/text.svelte'

export const cardName = (id: string) => say(`wonders-card-${id}`)
export const cardHelp = (id: string) => attribute(`wonders-card-${id}`, 'help')
export const colorName = (color: string) => say(`wonders-color-${color}`)
export const ageName = (age: number | string) => say(`wonders-age-${age}`)
export const resourceName = (resource: string) => say(`wonders-resource-${resource}`)
export const symbolName = (symbol: string) => say(`wonders-symbol-${symbol}`)
export const wonderName = (id: string) => say(`wonders-wonder-${id}`)
export const cityName = (id: string) => attribute(`wonders-wonder-${id}`, 'city')
export const sideName = (side: string) => say(`wonders-side-${side}`)
/** What a side of a wonder is about. */
export const sideHelp = (id: string, side: string) => attribute(`wonders-wonder-${id}`, side)
export const editionName = (edition: string) => say(`learn-wonders-edition-${edition}`)
/** The edition, or both. */
export const editionsName = (editions: readonly string[]) => (editions.length > 1 ? say('learn-wonders-edition-both') : editions.map(editionName).join())

/** 1 coin, 2 wood. */
export function costWords(cost: FaceCost): string {
  const units = resources.flatMap((kind) => (cost[kind] ? [`${cost[kind]} × ${resourceName(kind)}`] : []))
  const all = cost.coins ? [say('learn-wonders-coins', { count: cost.coins }), ...units] : units
  return all.length > 0 ? list(all) : say('learn-wonders-free')
}

/** The word of the catalogue for what a stage lets its owner do; none for what is a mere number. */
export function powerOf(effect: FaceEffect): string | undefined {
  switch (effect.kind) {
    case 'produce_choice':
      return effect.options.some((one) => one === 'glass') ? 'manufactured_good' : 'raw_material'
    case 'free_first_of_each_color':
      return 'free_first_of_each_colour'
    case 'trade_discount':
    case 'science_choice':
    case 'play_last_card':
    case 'build_from_discard':
    case 'free_build_per_age':
    case 'copy_guild':
    case 'free_first_card_of_age':
    case 'free_last_card_of_age':
      return effect.kind
    default:
      return undefined
  }
}

/** What a stage brings. */
export function stageEffectWords(effect: FaceEffect): string {
  const power = powerOf(effect)
  if (power) return say(`wonders-power-${power}`)
  if (effect.kind === 'vp') return say('learn-wonders-points', { count: effect.amount })
  if (effect.kind === 'coins') return say('learn-wonders-coins', { count: effect.amount })
  if (effect.kind === 'shields') return say('learn-wonders-shields', { count: effect.amount })
  return ''
}
