// What the rules add to a component: a sentence for each of its effects, and rulings of its own.

import { building, cardName, decreeOf, links, senators, token, wonder } from '../../../games/duel/words/words'
import type { EffectWords } from '../../../generated/protocol'
import { has, say } from '../../../lib/text.svelte'
import type { Piece } from '../book'
import { pieceHelp, thing } from './pieces'

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

/** The rulings under one heading, from the first. */
function rulings(about: string): string[] {
  const found: string[] = []
  for (let n = 1; has(`page-note-${about}-${n}`); n++) found.push(say(`page-note-${about}-${n}`))
  return found
}

function rest({ kind, id }: Piece): string[] {
  switch (kind) {
    case 'wonder':
      return [...rulings(`wonder-${id}`), ...wonder(id).effects.filter(({ kind }) => kind !== 'vp').flatMap(noteOf)]
    case 'token': {
      const effects = [...token(id).instant, ...token(id).passive]
      return [...rulings(`token-${id}`), ...effects.filter(({ kind }) => kind !== 'vp' && kind !== 'coins').flatMap(noteOf)]
    }
    case 'god':
      return [...rulings(`god-${id}`), say('page-note-god')]
    case 'decree':
      return [...rulings(`decree-${decreeOf(id).effect.kind}`), say('page-note-decree')]
    case 'plot':
      return [...rulings(`plot-${id}`), say('page-note-plot')]
    case 'senator':
      return [...rulings(`senator-${senators.get(id)?.role}`), say('page-note-senator')]
    case 'building': {
      const card = building(id)
      if (card.kind === 'grand_temple') return rulings('temple')
      if (card.color === 'purple') return [say('page-note-guild')]
      const told = links.filter(({ from, to }) => from === id || to === id)
      return [
        ...card.effects.flatMap(noteOf),
        ...told.map(({ from, to }) => say('page-note-link', { from: cardName(from), to: cardName(to) })),
      ]
    }
    default:
      return rulings(`thing-${thing(id).sort.replace(/_(small|large)$/, '')}`)
  }
}

export function notes(piece: Piece): string[] {
  // A decree's effect is told in the very words of its help.
  return [piece.kind === 'decree' ? '' : pieceHelp(piece), ...rest(piece)].filter(Boolean)
}
