// Military tokens in words.

import type { DuelLoot } from '../../../generated/protocol'
import { say } from '../../../lib/text.svelte'
import type { Desk } from './desk.svelte'

/** What a token does: coins lost, or with Agora what its taker does in the senate. */
export function lootWords(desk: Desk, { victim, coins, asks }: DuelLoot): string {
  const name = desk.name(victim)
  if (!asks?.length) return say('board-loot-short', { name, coins })
  return say(asks.includes('place_cube') ? 'board-loot-place' : 'board-loot-remove', { name })
}

/** How far the pawn is from it, and what it does then. */
export function lootDistance(desk: Desk, loot: DuelLoot): string {
  const spaces = Math.abs(loot.space - desk.view.pawn)
  if (!loot.asks?.length) return say('board-loot', { name: desk.name(loot.victim), coins: loot.coins, spaces })
  return `${say('board-spaces', { spaces })}: ${lootWords(desk, loot)}`
}
