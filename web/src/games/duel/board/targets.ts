// What is touched on the table to make a choice. A key names a thing on the boards or in the cities.

import type { DuelAction, DuelQuestion } from '../../../generated/protocol'

/** The boards of which a small screen shows one at a time. */
export type Tab = 'draft' | 'cards' | 'pantheon' | 'senate'

/** The things that an action names, in the order in which they are touched; none if it is found in the list only. */
export function targetsOf(action: DuelAction): string[] {
  const { kind, god, space, mythology, card, given, wonder, token, track, loot, chamber, to, laid, plot } = action
  switch (kind) {
    case 'place_god':
      return [`god-${god}`, `space-${space}`]
    case 'activate':
      return [`space-${space}`]
    case 'consult':
      return [`deck-${mythology}`]
    case 'summon':
    case 'stack_deck':
      return [`god-${god}`]
    case 'snake':
    case 'steal':
    case 'destroy':
      return [`card-${card}`]
    case 'swap':
      return [`card-${card}`, `card-${given}`]
    case 'unbuild':
    case 'raise':
    case 'take_wonder':
    case 'raze':
      return [`wonder-${wonder}`]
    case 'progress':
    case 'lock':
      return [`token-${token}`]
    case 'minerva':
      return [`track-${track}`]
    case 'drop_loot':
    case 'use_loot':
      return [`loot-${loot?.space}`]
    case 'place_cube':
    case 'remove_cube':
      return [`chamber-${chamber}`]
    case 'move_cube':
      return [`cube-${chamber}`, `chamber-${to}`]
    case 'move_decree':
      return [`decree-${laid}`, `chamber-${to}`]
    case 'conspire':
      return ['plots']
    case 'trigger':
      return [`plot-${plot}`]
    default:
      return []
  }
}

/** The actions that a touch leads to, with something held already or not. A space may be touched before its god. */
export function reached(actions: DuelAction[], key: string, held: string | null): DuelAction[] {
  const pairs = held === null || held === key ? [] : actions.filter((action) => isPair(action, held, key))
  if (pairs.length) return pairs
  return actions.filter((action) => targetsOf(action)[0] === key || (action.kind === 'place_god' && targetsOf(action).includes(key)))
}

function isPair(action: DuelAction, held: string, key: string): boolean {
  const [first, second] = targetsOf(action)
  if (second === undefined) return false
  return (first === held && second === key) || (action.kind === 'place_god' && first === key && second === held)
}

const boards: Partial<Record<DuelQuestion, Tab>> = {
  place_god: 'pantheon',
  consult_deck: 'pantheon',
  summon: 'pantheon',
  stack_deck: 'pantheon',
  politics: 'senate',
  place_or_plot: 'senate',
  place_cube: 'senate',
  move_cube: 'senate',
  remove_cube: 'senate',
  move_decree: 'senate',
}

/** The board that a question is about. */
export function concerns(question: DuelQuestion | null): Tab | null {
  return (question && boards[question]) ?? null
}
