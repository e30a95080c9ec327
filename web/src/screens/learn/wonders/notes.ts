// What the rules add to a component: a sentence or two on its kind, and rulings of its own.

import type { FaceEffect } from '../../../games/wonders/cards/face'
import { has, say } from '../../../lib/text.svelte'
import type { Piece } from '../book'
import { powerOf } from '../../../games/wonders/words/names'
import { cardOf, islandOf, pieceHelp } from './pieces'
import type { WonderPrinting } from '../../../games/wonders/words/components'

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
    if (cardOf(piece)?.house) effects.push(say('learn-armada-house-card'))
    return [...rulings(`card-${card.id}`), ...effects, ...rulings(`color-${card.color}`)]
  }
  const island = islandOf(piece)
  if (island) return island.effects.flatMap(({ kind }) => rulings(`effect-${kind}`))
  if (piece.kind === 'shipyard') return [say('learn-armada-house-shipyard')]
  return rulings(piece.kind === 'wonder' ? 'wonder' : `thing-${piece.id}`)
}

export function notes(piece: Piece): string[] {
  // What a card does stands beside its signs.
  const help = piece.kind === 'thing' || piece.kind === 'island' ? [pieceHelp(piece)] : []
  return [...help, ...rest(piece)]
}

/** What is to be known of the powers of each side; what both have is told with the first. */
export function powerNotes({ sides }: WonderPrinting): { effect: FaceEffect; notes: string[] }[][] {
  const told = new Set<string>()
  return sides.map(({ stages }) =>
    stages.flatMap(({ effects }) => effects).flatMap((effect) => {
      const power = powerOf(effect)
      if (!power || told.has(power)) return []
      told.add(power)
      const notes = rulings(`power-${power}`)
      return notes.length > 0 ? [{ effect, notes }] : []
    }),
  )
}
