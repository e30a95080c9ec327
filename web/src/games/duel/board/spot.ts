// What can be done with something beside the structure: a space of the Pantheon, a chamber, a conspiracy.

import type { DuelAction } from '../../../generated/protocol'
import type { Desk } from './desk.svelte'

/** The actions at what is looked at, in the order in which they are shown. */
export function spotActions(desk: Desk): DuelAction[] {
  const spot = desk.spot
  if (spot?.kind === 'space') return desk.view.actions.filter(({ space }) => space === spot.space)
  if (spot?.kind === 'plot') return desk.view.actions.filter(({ kind, plot }) => kind === 'trigger' && plot === spot.plot)
  return []
}

/** Gods that can be activated now, by space. */
export function callable(desk: Desk): number[] {
  return [...new Set(desk.view.actions.flatMap(({ kind, space }) => (kind === 'activate' && space !== undefined ? [space] : [])))]
}

/** Conspiracies that can be triggered now. */
export function triggerable(desk: Desk): string[] {
  return desk.view.actions.flatMap(({ kind, plot }) => (kind === 'trigger' && plot ? [plot] : []))
}
