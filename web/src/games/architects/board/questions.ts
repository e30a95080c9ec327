// A question in words.

import type { ArchitectsQuestion } from '../../../generated/protocol'
import { say } from '../../../lib/text.svelte'
import type { Desk } from './desk.svelte'

const asks: Record<Exclude<ArchitectsQuestion, 'act'>, string> = {
  pick_wonder: 'architects-ask-pick',
  take: 'architects-ask-take',
  take_token: 'architects-ask-token',
  any_deck: 'architects-ask-any-deck',
  search_deck: 'architects-ask-search',
  keep: 'architects-ask-keep',
  use_effect: 'architects-ask-use',
}

export function askWords(desk: Desk): string {
  const ask = desk.view.ask
  if (!ask) return ''
  if (ask.what !== 'act') return say(asks[ask.what])
  const duties = (ask.duties ?? []).map((duty) => say(`arch-duty-${duty}`))
  if (ask.extras && !ask.duties?.includes('extra')) duties.unshift(say('architects-ask-extras', { count: ask.extras }))
  return duties.length ? duties.join(' ') : say('architects-ask-free')
}
