// The components of Architects, as the program lists them.

import list from '../../../generated/architects.json'
import type { ArchitectsComponent } from '../../../generated/protocol'

type Kind<K extends ArchitectsComponent['kind']> = Extract<ArchitectsComponent, { kind: K }>

const all = list as ArchitectsComponent[]
const of = <K extends ArchitectsComponent['kind']>(kind: K) => new Map(all.filter((one): one is Kind<K> => one.kind === kind).map((one) => [one.id, one]))

export const cards = of('card')
export const wonders = of('wonder')
export const tokens = of('token')
export const sets = of('science_set')
/** What the central deck is made of. */
export const centralDeck: Heap = of('central_deck').get('centre')?.deck ?? {}
/** How many are in play, by the number of players. */
export const conflictTokens: { [key in number]: number } = of('conflict_tokens').get('conflict_tokens')?.in_play ?? {}
/** How many there are, and what one is worth. */
export const victoryTokens = of('victory_tokens').get('victory_tokens') ?? { count: 0, points: 0 }

/** The order in which kinds and colours are always shown. */
export const cardIds = [...cards.keys()]
export const colors = [...new Set([...cards.values()].map(({ color }) => color))]

export type Heap = { [key in string]: number }

/** What is in a heap, in the usual order. */
export const inHeap = (heap: Heap) => cardIds.flatMap((id) => (heap[id] ? [{ id, count: heap[id] }] : []))

export const sizeOf = (heap: Heap) => Object.values(heap).reduce((sum, count) => sum + count, 0)

/** How many of one colour are in a heap. */
export const ofColor = (heap: Heap, color: string) => inHeap(heap).reduce((sum, { id, count }) => sum + (cards.get(id)?.color === color ? count : 0), 0)

export function stageOf(wonder: string | null | undefined, stage: string) {
  return wonders.get(wonder ?? '')?.stages.find(({ id }) => id === stage)
}

/** Stages by their place in the list, 1 to 5, as the drawings count them. */
export const stageNumber = (stage: string) => Number(stage.slice(1))
