// Places on the conflict track in words.

import type { DuelTrackSide } from '../../../generated/protocol'
import { number, say } from '../../../lib/text.svelte'
import { toWin } from '../words/components'
import type { DuelController } from './controller.svelte'

/** A side of the track, for the viewer. */
export function sideName(controller: DuelController, side: DuelTrackSide): string {
  switch (side) {
    case 'own':
      return say('board-side-mine')
    case 'theirs':
      return say('board-side-theirs', { name: controller.name(controller.far) })
    case 'middle':
      return say('board-side-middle')
  }
}

/** A space of a side, by its distance from the middle. */
export const trackSpace = (distance: number): string => (distance === toWin.military ? say('board-capital') : number(distance))
