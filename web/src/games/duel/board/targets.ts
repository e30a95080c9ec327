// What is touched on the table to make a choice. A key names a thing on the boards or in the cities.

import type { DuelAction, DuelQuestion } from '../../../generated/protocol'

/** The boards of which a small screen shows one at a time. */
export type Tab = 'draft' | 'cards' | 'pantheon' | 'senate'

/** The things that a deed names, in the order in which they are touched; none if it is found in the list only. */
export function targetsOf({ deed }: DuelAction): string[] {
  switch (deed.kind) {
    case 'place_god':
      return [`god-${deed.god}`, `space-${deed.space}`]
    case 'activate':
      return [`space-${deed.space}`]
    case 'consult':
      return [`deck-${deed.mythology}`]
    case 'summon':
    case 'stack_deck':
      return [`god-${deed.god}`]
    case 'snake':
    case 'steal':
    case 'destroy':
      return [`card-${deed.card}`]
    case 'swap':
      return [`card-${deed.card}`, `card-${deed.given}`]
    case 'unbuild':
    case 'raise':
    case 'take_wonder':
    case 'raze':
      return [`wonder-${deed.wonder}`]
    case 'progress':
    case 'lock':
      return [`token-${deed.token}`]
    case 'minerva':
      return [`track-${deed.track}`]
    case 'drop_loot':
    case 'use_loot':
      return [`loot-${deed.loot.space}`]
    case 'place_cube':
    case 'remove_cube':
      return [`chamber-${deed.chamber}`]
    case 'move_cube':
      return [`cube-${deed.from}`, `chamber-${deed.to}`]
    case 'move_decree':
    case 'move_decree_unseen':
      return [`decree-${deed.laid}`, `chamber-${deed.to}`]
    case 'conspire':
      return ['plots']
    case 'trigger':
      return [`plot-${deed.plot}`]
    // Every choice stands in the list of answers, whether it can be touched elsewhere or not.
    default:
      return []
  }
}

/** The actions that a touch leads to, with something held already or not. A space may be touched before its god. */
export function reached(actions: DuelAction[], key: string, held: string | null): DuelAction[] {
  const pairs = held === null || held === key ? [] : actions.filter((action) => isPair(action, held, key))
  if (pairs.length) return pairs
  return actions.filter((action) => targetsOf(action)[0] === key || (action.deed.kind === 'place_god' && targetsOf(action).includes(key)))
}

function isPair(action: DuelAction, held: string, key: string): boolean {
  const [first, second] = targetsOf(action)
  if (second === undefined) return false
  return (first === held && second === key) || (action.deed.kind === 'place_god' && first === key && second === held)
}

/** None is about what lies in sight anyway. */
const boards: Record<DuelQuestion, Tab | null> = {
  draft: null,
  turn: null,
  take_token: null,
  keep_token: null,
  destroy: null,
  restore: null,
  starter: null,
  place_god: 'pantheon',
  take_from_enki: null,
  consult_deck: 'pantheon',
  summon: 'pantheon',
  stack_deck: 'pantheon',
  lay_snake: null,
  steal_card: null,
  strike: null,
  unbuild: null,
  raise_wonder: null,
  tuck: null,
  steal_wonder: null,
  place_minerva: null,
  drop_loot: null,
  use_loot: null,
  go_on: null,
  politics: 'senate',
  place_or_plot: 'senate',
  place_cube: 'senate',
  move_cube: 'senate',
  remove_cube: 'senate',
  keep_plot: null,
  trigger_unprepared: null,
  lock_token: null,
  build_from_row: null,
  build_removed: null,
  take_from_box: null,
  discard_available: null,
  swap_cards: null,
  move_decree: 'senate',
  destroy_wonder: null,
}

/** The board that a question is about. */
export function concerns(question: DuelQuestion | null): Tab | null {
  return question && boards[question]
}
