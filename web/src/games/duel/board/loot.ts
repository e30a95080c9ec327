// Military tokens in words.

import type { DuelLoot } from '../../../generated/protocol'
import { say } from '../../../lib/text.svelte'
import type { DuelController } from './controller.svelte'

/** What a token does: coins lost, or with Agora what its taker does in the senate. */
export function lootWords(controller: DuelController, { victim, coins, asks }: DuelLoot): string {
  const name = controller.name(victim)
  if (!asks?.length) return say('board-loot-short', { name, coins })
  return say(asks.includes('place_cube') ? 'board-loot-place' : 'board-loot-remove', { name })
}

/** How far the pawn is from it, and what it does then. */
export function lootDistance(controller: DuelController, loot: DuelLoot): string {
  const spaces = Math.abs(loot.space - controller.view.pawn)
  if (!loot.asks?.length) return say('board-loot', { name: controller.name(loot.victim), coins: loot.coins, spaces })
  return `${say('board-spaces', { spaces })}: ${lootWords(controller, loot)}`
}
