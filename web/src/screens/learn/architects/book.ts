// Architects in Learn.

import { colorName } from '../../../games/architects/words/names'
import { knownOf } from '../../../lib/games'
import { say } from '../../../lib/text.svelte'
import type { LearnGame, Piece } from '../book'
import Fan from './Fan.svelte'
import PieceDetail from './PieceDetail.svelte'
import PieceFace from './PieceFace.svelte'
import { cardColors, colorOf, kindOf, nameMessage, pieceHelp, pieceKinds, pieceName, pieces } from './pieces'
import RulesFigure from './RulesFigure.svelte'
import { sections } from './rules'
import Signs from './Signs.svelte'

const sets = ['base']
const setName = () => say('page-games-architects')

function said(piece: Piece): string {
  const color = colorOf(piece)
  return [pieceName(piece), pieceHelp(piece), color ? colorName(color) : ''].join(' ')
}

const { catalogue } = knownOf('architects')

const architects: LearnGame = {
  rules: { sections, sets, setName, Figure: RulesFigure },
  box: {
    pieces,
    kinds: pieceKinds,
    sets,
    setOf: () => 'base',
    setName,
    kindName: (kind) => say(`learn-kind-${kind}`),
    kindOf,
    filtered: 'card',
    filters: [{ id: 'color', label: 'page-learn-color', values: () => cardColors, name: colorName, colors: true, of: colorOf }],
    nameMessage,
    name: pieceName,
    label: (piece) => `${pieceName(piece)}; ${pieceHelp(piece)}`,
    said,
    catalogues: catalogue ? [catalogue] : [],
    Face: PieceFace,
    Detail: PieceDetail,
    widths: { card: '92px', wonder: 'var(--wonder-m)', token: '7rem', thing: '7rem' },
  },
  Signs,
  Fan,
  signs: ['horn', 'compass', 'cat'],
}

export default architects
