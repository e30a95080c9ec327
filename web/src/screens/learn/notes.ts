// What the rules add to a component, in a sentence for each of its effects.

import { building, cardName, links, token, tokenHelp, wonder, wonderHelp } from '../../games/duel/words/words'
import type { EffectWords } from '../../generated/protocol'
import { attribute, say } from '../../lib/text.svelte'
import type { Piece } from './search'

const byKind: Partial<Record<EffectWords['kind'], string>> = {
  produce: 'page-note-produce',
  produce_choice: 'page-note-choice',
  fixed_price: 'page-note-fixed',
  coins: 'page-note-coins',
  vp: 'page-note-points',
  shields: 'page-note-shields',
  science: 'page-note-science',
  opponent_loses_coins: 'page-note-opponent-loses',
  extra_turn: 'page-note-extra-turn',
  destroy_opponent_card: 'page-note-destroy',
  build_from_discard: 'page-note-restore',
  progress_from_box: 'page-note-library',
  resource_discount: 'page-note-discount',
  receive_opponent_trade_coins: 'page-note-economy',
  extra_shields: 'page-note-extra-shields',
  extra_turn_on: 'page-note-extra-turn',
  coins_on_chain_build: 'page-note-urbanism',
}

function noteOf(effect: EffectWords): string[] {
  if (effect.kind === 'coins_per') {
    if (effect.city === 'max') return []
    return [say(effect.counts_itself ? 'page-note-coins-per-itself' : 'page-note-coins-per')]
  }
  const id = byKind[effect.kind]
  return id ? [say(id)] : []
}

export function notes({ kind, id }: Piece): string[] {
  if (kind === 'wonder') return [wonderHelp(id), ...wonder(id).effects.filter(({ kind }) => kind !== 'vp').flatMap(noteOf)]
  if (kind === 'token') {
    const { instant, passive } = token(id)
    return [tokenHelp(id), ...[...instant, ...passive].filter(({ kind }) => kind !== 'vp' && kind !== 'coins').flatMap(noteOf)]
  }
  const card = building(id)
  if (card.color === 'purple') return [attribute(`duel-building-${id}`, 'help'), say('page-note-guild')]
  const told = links.filter(({ from, to }) => from === id || to === id)
  return [
    ...card.effects.flatMap(noteOf),
    ...told.map(({ from, to }) => say('page-note-link', { from: cardName(from), to: cardName(to) })),
  ]
}
