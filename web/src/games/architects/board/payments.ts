// Ways to pay for a stage, the one that is proposed first.

import type { ArchitectsAction } from '../../../generated/protocol'
import { sizeOf } from '../words/components'

export interface Building {
  stage: string
  /** The way with the fewest coins that wastes no token. */
  proposed: ArchitectsAction
  others: ArchitectsAction[]
}

/** What a payment costs besides grey cards: coins, then tokens of the turn, then the number of cards. */
function weight({ payment }: ArchitectsAction): number {
  if (!payment) return 0
  const { cards, economy, engineering } = payment
  return (cards.coin ?? 0) * 1000 + (engineering ? 200 : 0) + (economy ? 100 : 0) + sizeOf(cards)
}

/** Stages that can be built now, in order, each with its ways to pay. */
export function buildings(actions: ArchitectsAction[]): Building[] {
  const stages = new Map<string, ArchitectsAction[]>()
  for (const action of actions) {
    if (action.kind === 'build' && action.stage) stages.set(action.stage, [...(stages.get(action.stage) ?? []), action])
  }
  return [...stages].flatMap(([stage, ways]) => {
    const [proposed, ...others] = ways.sort((a, b) => weight(a) - weight(b))
    return proposed ? [{ stage, proposed, others }] : []
  })
}
