// The log as people tell it: what each did in a turn, and what followed.

import { linesAfter } from '../../../lib/log'
import type { LogTurn } from '../../../lib/table-controller.svelte'
import { deedTold, thenTold } from '../words/deeds'
import type { WondersController } from './controller.svelte'
import { deedSigns, toldSigns } from './signs'

/** All deeds, the first one first. */
export function turnsOf({ log, wordContext }: WondersController): LogTurn[] {
  return log.flatMap(({ index, seat, event }) => {
    const sign = deedSigns[event.deed.kind]
    if (!sign) return []
    const rest = linesAfter(index, event.consequences, toldSigns, (one) => thenTold(one, wordContext))
    return [{ key: index, seat, sign, text: deedTold(event.deed, seat, wordContext), rest }]
  })
}
