// Names of what lies on the table of Architects, and what it does.

import { attribute, attributeOr, list, say } from '../../../lib/text.svelte'
import { inHeap, stageOf, tokens, wonders, type Heap } from './components'

export const cardName = (id: string) => say(`architects-card-${id}`)
export const cardShort = (id: string) => attribute(`architects-card-${id}`, 'short')
export const cardHelp = (id: string) => attribute(`architects-card-${id}`, 'help')
export const colorName = (color: string) => say(`architects-color-${color}`)
export const colorShort = (color: string) => attribute(`architects-color-${color}`, 'short')
export const tokenName = (id: string) => say(`architects-token-${id}`)
export const tokenHelp = (id: string) => attribute(`architects-token-${id}`, 'help')
export const wonderName = (id: string) => say(`architects-wonder-${id}`)
export const wonderHelp = (id: string) => attribute(`architects-wonder-${id}`, 'help')
export const stageName = (stage: string) => say(`architects-stage-${stage}`)
export const setName = (set: string) => say(`architects-set-${set}`)
export const pieceHelp = (piece: 'cat' | 'conflict' | 'victory' | 'centre') => attributeOr(`architects-${piece}`, 'help')
export const pointsWords = (points: number) => say('architects-points', { points })

/** What a stage costs: 3 alike. */
export function costWords(wonder: string | null, stage: string): string {
  const printed = stageOf(wonder, stage)
  return printed ? say(`architects-cost-${printed.resources}`, { count: printed.cost }) : ''
}

/** A heap of cards: 2 × Wood, Coin. */
export function heapWords(heap: Heap): string {
  const names = inHeap(heap).map(({ id, count }) => several(cardName(id), count))
  return names.length ? names.join(', ') : say('architects-nothing')
}

export const several = (name: string, count: number) => (count > 1 ? say('arch-several', { count, name }) : name)

/** Tokens that lie face down, with how many there are of each. */
export function tokenHeapWords(heap: Heap): string {
  const names = [...tokens.keys()].flatMap((id) => (heap[id] ? [several(tokenName(id), heap[id])] : []))
  return names.length ? list(names) : say('architects-nothing')
}

/** What the effect stages of a wonder do; none if it has no such stage. */
export function effectHelp(wonder: string, stage: string): string | undefined {
  return stageOf(wonder, stage)?.effect && wonders.has(wonder) ? wonderHelp(wonder) : undefined
}
