// What the rules add to a component: a sentence or two on its kind, and rulings of its own.

import { has, say } from '../../../lib/text.svelte'
import type { Piece } from '../book'
import { powerOf } from './names'
import { cardOf, pieceHelp, wonderOf } from './pieces'

/** The rulings under one heading, from the first. */
function rulings(about: string): string[] {
  const found: string[] = []
  for (let n = 1; has(`learn-wonders-note-${about}-${n}`); n++) found.push(say(`learn-wonders-note-${about}-${n}`))
  return found
}

function rest(piece: Piece): string[] {
  const card = cardOf(piece)?.face
  if (card) {
    const effects = card.effects.flatMap(({ kind }) => rulings(`effect-${kind}`))
    return [...rulings(`card-${card.id}`), ...effects, ...rulings(`color-${card.color}`)]
  }
  const wonder = wonderOf(piece)
  if (wonder) {
    const powers = wonder.sides.flatMap(({ stages }) => stages.flatMap(({ effects }) => effects.flatMap((effect) => powerOf(effect) ?? [])))
    return [...[...new Set(powers)].flatMap((power) => rulings(`power-${power}`)), ...rulings('wonder')]
  }
  return rulings(`thing-${piece.id}`)
}

export function notes(piece: Piece): string[] {
  const help = pieceHelp(piece)
  return [...(help ? [help] : []), ...new Set(rest(piece))]
}
