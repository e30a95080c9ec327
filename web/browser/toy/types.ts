// The toy as the server shows it to a seat. The types of the page do not know it; `crates/protocol/src/toy.rs` does.

import type { SeatLetter } from '../../src/generated/protocol'

export type ToyDeed =
  | { kind: 'bid'; card: string }
  | { kind: 'bury'; card: string | null }
  | { kind: 'dealt'; to: SeatLetter | null; card: string | null }
  | { kind: 'turned_up'; card: string }

export type ToyAction = { text: string } & Extract<ToyDeed, { kind: 'bid' | 'bury' }>

export interface ToyView {
  game: 'toy'
  age: number
  hand: string[]
  lots: string[]
  /** By round that has opened and by seat; none where a card was buried. */
  bids: (string | null)[][]
  actions: ToyAction[]
}

export interface ToyEntry {
  index: number
  seat: SeatLetter | null
  event: ToyDeed
}
