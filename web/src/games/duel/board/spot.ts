// What can be done with something beside the structure: a space of the Pantheon, a chamber, a conspiracy.

import type { DuelAction } from '../../../generated/protocol'
import type { DuelController } from './controller.svelte'

/** The actions at what is looked at, in the order in which they are shown. */
export function spotActions(controller: DuelController): DuelAction[] {
  const spot = controller.spot
  if (spot?.kind === 'space') return controller.view.actions.filter(({ space }) => space === spot.space)
  if (spot?.kind === 'plot') return controller.view.actions.filter(({ kind, plot }) => kind === 'trigger' && plot === spot.plot)
  return []
}

/** Gods that can be activated now, by space. */
export function callable(controller: DuelController): number[] {
  return [...new Set(controller.view.actions.flatMap(({ kind, space }) => (kind === 'activate' && space !== undefined ? [space] : [])))]
}

/** Conspiracies that can be triggered now. */
export function triggerable(controller: DuelController): string[] {
  return controller.view.actions.flatMap(({ kind, plot }) => (kind === 'trigger' && plot ? [plot] : []))
}
