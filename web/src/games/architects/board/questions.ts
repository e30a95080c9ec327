// A question in words.

import { say } from '../../../lib/text.svelte'
import type { ArchitectsController } from './controller.svelte'

export function askWords(controller: ArchitectsController): string {
  const ask = controller.view.ask
  if (!ask) return ''
  const duties = (ask.duties ?? []).map((duty) => say(`architects-duty-${duty}`))
  if (ask.extras && !ask.duties?.includes('extra')) duties.unshift(say('architects-ask-extras', { count: ask.extras }))
  return duties.length ? duties.join(' ') : say(`architects-ask-${ask.what}`)
}
