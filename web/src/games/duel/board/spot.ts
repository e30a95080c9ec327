// What can be done with something beside the structure: a space of the Pantheon, a chamber, a conspiracy.

import type { DuelAction, DuelDeed, DuelView } from '../../../generated/protocol'
import type { DuelController } from './controller.svelte'
import { slotOf } from './uses'

/** The actions that activate the god on a space: one for each way to pay. */
export const activations = (actions: DuelAction[], space: number): DuelAction[] => actions.filter(({ deed }) => deed.kind === 'activate' && deed.space === space)

/** The actions at what is looked at, in the order in which they are shown. */
export function spotActions({ spot, view: { actions } }: DuelController): DuelAction[] {
  switch (spot?.kind) {
    case 'space':
      return activations(actions, spot.space)
    case 'plot':
      return actions.filter(({ deed }) => deed.kind === 'trigger' && deed.plot === spot.plot)
    case 'chamber':
    case undefined:
      return []
  }
}

/** Gods that can be activated now, by space. */
export function callable({ view }: DuelController): number[] {
  return [...new Set(view.actions.flatMap(({ deed }) => (deed.kind === 'activate' ? [deed.space] : [])))]
}

/** Conspiracies that can be triggered now. */
export function triggerable({ view }: DuelController): string[] {
  return view.actions.flatMap(({ deed }) => (deed.kind === 'trigger' ? [deed.plot] : []))
}

/** What of a turn is offered nowhere on the table: it has a button in a list, so that no choice is without one. */
export const listed = (view: DuelView): DuelAction[] => view.actions.filter(({ deed }) => !isOffered(deed, view))

function isOffered(deed: DuelDeed, { offer, pantheon, structure }: DuelView): boolean {
  switch (deed.kind) {
    case 'draft':
      return offer.includes(deed.wonder)
    case 'activate':
      return pantheon?.spaces.some(({ space, god }) => space === deed.space && god !== undefined) ?? false
    case 'trigger':
      return true
    default:
      return structure.some(({ slot }) => slot === slotOf(deed))
  }
}
