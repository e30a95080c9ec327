// 7 Wonders in Learn.

import { knownOf } from '../../../lib/games'
import { learnWords } from '../../../lib/learn'
import { say } from '../../../lib/text.svelte'
import type { LearnGame, Piece } from '../book'
import Fan from './Fan.svelte'
import { ageName, cardName, colorName, costWords, effectWords, resourceName, sideHelp, sideName } from '../../../games/wonders/words/names'
import { fleetName } from '../../../games/wonders/words/armada'
import { editionName } from './names'
import PieceDetail from './PieceDetail.svelte'
import PieceFace from './PieceFace.svelte'
import { allSeats, cardOf, colors, editionsOf, kindOf, nameMessage, pieceHelp, pieceKinds, pieceName, pieces, seatsWith, shipyardOf, wonderOf } from './pieces'
import { editions } from '../../../games/wonders/words/components'
import RulesFigure from './RulesFigure.svelte'
import { sections } from './rules'
import Signs from './Signs.svelte'

/** What it does, in sentences. */
function does(piece: Piece): string[] {
  const wonder = wonderOf(piece)
  const yard = shipyardOf(piece)
  if (yard) return [`${say('learn-armada-symbol')}: ${fleetName(yard.wonder_fleet)}`]
  if (!wonder) return [pieceHelp(piece)]
  return wonder.sides.map(({ name }) => `${sideName(name)}: ${sideHelp(wonder.id, name)}`)
}

function label(piece: Piece): string {
  const card = cardOf(piece)?.face
  const own = editionsOf(piece)
  const words = [pieceName(piece), ...(card ? [colorName(card.color), ageName(card.age), `${say('page-learn-cost')}: ${costWords(card.cost)}`] : []), ...does(piece)]
  return [...words, ...(own.length === 1 ? own.map(editionName) : [])].join('; ')
}

function said(piece: Piece): string {
  const card = cardOf(piece)?.face
  const wonder = wonderOf(piece)
  const words = [label(piece)]
  if (card) words.push(...[...card.from, ...card.to].map(cardName))
  if (wonder) words.push(resourceName(wonder.start), ...wonder.sides.flatMap(({ stages }) => stages.flatMap(({ cost, effects }) => [costWords(cost), ...effects.map(effectWords)])))
  return words.join(' ')
}

/** Filters are about cards; a set of them is an edition. */
const ofCard = (of: (piece: Piece) => string | readonly string[] | undefined) => (piece: Piece) => (cardOf(piece) ? of(piece) : undefined)

const { catalogue } = knownOf('wonders')

const wonders: LearnGame = {
  rules: { sections, sets: ['base', 'armada'], setName: (set) => say(set === 'base' ? 'page-games-wonders' : 'learn-armada-title'), Figure: RulesFigure },
  box: {
    pieces,
    kinds: pieceKinds,
    sets: editions,
    setOf: editionsOf,
    setLabel: 'page-option-wonders-edition',
    setName: editionName,
    kindName: (kind) => say(`learn-wonders-kind-${kind}`),
    kindOf,
    filtered: 'card',
    filters: [
      { id: 'age', label: 'page-learn-age', values: () => ['1', '2', '3'], name: ageName, of: ofCard((piece) => String(cardOf(piece)?.face.age)) },
      { id: 'color', label: 'page-learn-color', values: () => colors, name: colorName, colors: true, of: ofCard((piece) => cardOf(piece)?.face.color) },
      { id: 'box', label: 'learn-armada-box', values: () => ['base', 'armada'], name: (box) => say(box === 'base' ? 'learn-armada-box-base' : 'learn-armada-title'), of: ofCard((piece) => cardOf(piece)?.box) },
      { id: 'seats', label: 'page-players', values: () => [...allSeats, '8'], name: (seats) => say('learn-wonders-seats', { seats }), of: ofCard(seatsWith) },
    ],
    nameMessage,
    name: pieceName,
    label,
    said,
    catalogues: [...(catalogue ? [catalogue] : []), ...learnWords('wonders')],
    Face: PieceFace,
    Detail: PieceDetail,
    widths: { card: '104px', wonder: 'var(--wonder-m)', island: '8.5rem', shipyard: '12rem', thing: '9rem' },
  },
  Signs,
  Fan,
  signs: ['compass', 'gear', 'tablet'],
}

export default wonders
