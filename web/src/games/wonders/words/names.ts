// Names of what lies on the table of 7 Wonders, and what it does.

import { attribute, list, say } from '../../../lib/text.svelte'
import { lines, resources, type FaceCost, type FaceEffect } from '../cards/face'

export const cardName = (id: string) => say(`wonders-card-${id}`)
export const cardShort = (id: string) => attribute(`wonders-card-${id}`, 'short')
export const cardHelp = (id: string) => attribute(`wonders-card-${id}`, 'help')
export const wonderName = (id: string) => say(`wonders-wonder-${id}`)
export const wonderCity = (id: string) => attribute(`wonders-wonder-${id}`, 'city')
/** What is special about a side, by the word that its edition has for it. */
export const sideHelp = (id: string, side: string) => attribute(`wonders-wonder-${id}`, side)
export const sideName = (side: string) => say(`wonders-side-${side}`)
export const sideShort = (side: string) => attribute(`wonders-side-${side}`, 'short')
export const colorName = (color: string) => say(`wonders-color-${color}`)
export const colorShort = (color: string) => attribute(`wonders-color-${color}`, 'short')
export const resourceName = (resource: string) => say(`wonders-resource-${resource}`)
export const symbolName = (symbol: string) => say(`wonders-symbol-${symbol}`)
export const ageName = (age: number | string) => say(`wonders-age-${age}`)

/** The word of an edition for a side. */
export const sideWord = (edition: string, side: string) => (edition === 'second' ? { a: 'day', b: 'night' }[side] ?? side : side)

/** What something costs: 2 stone, 1 coin. */
export function costWords(cost: FaceCost): string {
  const units = resources.flatMap((resource) => (cost[resource] ? [say('won-units', { count: cost[resource] ?? 0, what: resourceName(resource) })] : []))
  const all = cost.coins ? [say('wonders-coins', { n: cost.coins }), ...units] : units
  return all.length ? list(all) : say('won-nothing')
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
    case 'others_lose_coins':
      return effect.kind
    default:
      return undefined
  }
}

/** What an effect brings, in words. */
export function effectWords(effect: FaceEffect): string {
  const power = powerOf(effect)
  if (power) return say(`wonders-power-${power}`, { n: effect.kind === 'others_lose_coins' ? effect.amount : 0 })
  if (effect.kind === 'vp') return say('wonders-points', { n: effect.amount })
  if (effect.kind === 'coins') return say('wonders-coins', { n: effect.amount })
  if (effect.kind === 'shields') return say('wonders-shields', { n: effect.amount })
  if (effect.kind === 'produce') return say('won-units', { count: effect.amount, what: resourceName(effect.resource) })
  return ''
}

/** What a stage does, in words. */
export const stageWords = (effects: readonly FaceEffect[]): string =>
  lines(effects)
    .map(({ effect }) => effectWords(effect))
    .join(' · ')
