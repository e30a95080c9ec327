// Duel and its expansions in Learn.

import {
  backName,
  building,
  buildings,
  cardWords,
  colorName,
  colors,
  effectsWords,
  linkName,
  mythologyName,
  mythologyOf,
  wonder,
  wonderWords,
} from '../../../games/duel/words/words'
import { learnCatalogue } from '../../../lib/learn'
import { mainCatalogue, say } from '../../../lib/text.svelte'
import type { LearnGame, Piece } from '../book'
import Fan from './Fan.svelte'
import PieceDetail from './PieceDetail.svelte'
import PieceFace from './PieceFace.svelte'
import { effectsOf, kindOf, nameMessage, pieceHelp, pieceKinds, pieceName, pieces, setName, setOf, sets } from './pieces'
import RulesFigure from './RulesFigure.svelte'
import { sections } from './rules'
import Signs from './Signs.svelte'

const cardOf = ({ kind, id }: Piece) => (kind === 'building' ? buildings.get(id) : undefined)

function label(piece: Piece): string {
  if (piece.kind === 'building') return cardWords(piece.id)
  return piece.kind === 'wonder' ? wonderWords(piece.id) : `${pieceName(piece)}; ${pieceHelp(piece)}`
}

function said(piece: Piece): string {
  const words = [pieceName(piece), effectsWords([...effectsOf(piece)]), pieceHelp(piece)]
  const card = cardOf(piece)
  if (card) {
    words.push(colorName(card.color))
    for (const link of [card.chain_gives, card.chain_free_with]) if (link) words.push(linkName(link))
  }
  if (piece.kind === 'wonder') words.push(effectsWords(wonder(piece.id).on_draft ?? []))
  const mythology = piece.kind === 'god' ? mythologyOf(piece.id) : undefined
  if (mythology) words.push(mythologyName(mythology))
  return words.join(' ')
}

/** The backs that cards of a box have. */
function backs(set: string | undefined): readonly string[] {
  if (!set) return ['1', '2', '3', 'guild', 'temple']
  return set === 'base' ? ['1', '2', '3', 'guild'] : []
}

const duel: LearnGame = {
  rules: { sections, sets, setName, Figure: RulesFigure },
  box: {
    pieces,
    kinds: pieceKinds,
    sets,
    setOf,
    setName,
    kindName: (kind) => say(`page-learn-kind-${kind}`),
    kindOf,
    filtered: 'building',
    filters: [
      {
        id: 'age',
        label: 'page-learn-age',
        values: backs,
        name: (age) => backName(Number(age) ? `age${age}` : age),
        of: (piece) => (cardOf(piece) ? String(building(piece.id).age) : undefined),
      },
      { id: 'color', label: 'page-learn-color', values: (set) => (backs(set).length > 0 ? colors : []), name: colorName, colors: true, of: (piece) => cardOf(piece)?.color },
    ],
    nameMessage,
    name: pieceName,
    label,
    said,
    catalogues: [mainCatalogue, learnCatalogue],
    Face: PieceFace,
    Detail: PieceDetail,
    widths: { wonder: 'var(--wonder-m)', god: '100px', decree: '8rem', plot: '8rem' },
  },
  Signs,
  Fan,
  signs: ['laurel', 'shield', 'coin'],
}

export default duel
