// What the rules add to a component: a sentence or two on its kind, and rulings of its own.

import { cards, tokens } from '../../../games/architects/words/components'
import { has, say } from '../../../lib/text.svelte'
import type { Piece } from '../book'
import { pieceHelp } from './pieces'

/** The rulings under one heading, from the first. */
function rulings(about: string): string[] {
  const found: string[] = []
  for (let n = 1; has(`learn-note-${about}-${n}`); n++) found.push(say(`learn-note-${about}-${n}`))
  return found
}

function rest({ kind, id }: Piece): string[] {
  switch (kind) {
    case 'card':
      return [...rulings(`card-${id}`), ...rulings(`color-${cards.get(id)?.color}`)]
    case 'wonder':
      return [...rulings(`wonder-${id}`), say('learn-note-wonder')]
    case 'token':
      return [...rulings(`token-${id}`), ...rulings(`effect-${tokens.get(id)?.effect.what}`)]
    default:
      return rulings(`thing-${id}`)
  }
}

export function notes(piece: Piece): string[] {
  return [pieceHelp(piece), ...rest(piece)]
}
