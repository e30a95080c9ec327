// Ways to pay for a stage, the one that is proposed first.

import type { ArchitectsAction, ArchitectsDeed } from '../../../generated/protocol'
import { sizeOf } from '../words/components'

type Build = ArchitectsAction & { deed: Extract<ArchitectsDeed, { kind: 'build' }> }

export interface Building {
  stage: string
  /** The way with the fewest coins that wastes no token. */
  proposed: Build
  others: Build[]
}

const isBuild = (action: ArchitectsAction): action is Build => action.deed.kind === 'build'

/** What a payment costs besides grey cards: coins, then tokens of the turn, then the number of cards. */
function weight({ deed }: Build): number {
  const { cards, economy, engineering } = deed.payment
  return (cards.coin ?? 0) * 1000 + (engineering ? 200 : 0) + (economy ? 100 : 0) + sizeOf(cards)
}

/** Stages that can be built now, in order, each with its ways to pay. */
export function buildings(actions: ArchitectsAction[]): Building[] {
  const stages = new Map<string, Build[]>()
  for (const action of actions.filter(isBuild)) {
    stages.set(action.deed.stage, [...(stages.get(action.deed.stage) ?? []), action])
  }
  return [...stages].flatMap(([stage, ways]) => {
    const [proposed, ...others] = ways.sort((a, b) => weight(a) - weight(b))
    return proposed ? [{ stage, proposed, others }] : []
  })
}
