// A question in words, and its answers put together by what they have in common.

import type { SignName } from '../../../art/signs'
import type { DuelAction, DuelDeed, DuelLoot } from '../../../generated/protocol'
import { say } from '../../../lib/text.svelte'
import { choiceWords } from '../words/deeds'
import {
  building,
  cardHelp,
  cardName,
  decreeHelp,
  decreeName,
  effectsWords,
  godHelp,
  godName,
  mythologyName,
  plotHelp,
  plotName,
  tokenHelp,
  tokenName,
  wonderHelp,
  wonderName,
} from '../words/words'
import type { DuelController } from './controller.svelte'
import { lootWords } from './loot'
import { deedSigns } from './signs'
import { sideName, trackSpace } from './track'

/** What is drawn beside an answer. */
export type Face =
  | { kind: 'token' | 'card' | 'god' | 'deck' | 'wonder'; id: string }
  | { kind: 'cube'; near: boolean }
  | { kind: 'plot' }
  | { kind: 'sign'; sign: SignName }

export interface Answer {
  action: DuelAction
  title: string
  help?: string
}

export interface Group {
  key: string
  /** What the answers have in common; a single answer says all by itself. */
  title?: string
  help?: string
  face?: Face
  /** Answers of a number each. */
  tiny?: boolean
  answers: Answer[]
}

export function askWords({ view: { ask } }: DuelController): string {
  return ask ? say(`duel-ask-${ask.what}`, { left: ask.left ?? 1, optional: ask.optional ? 'yes' : 'no' }) : ''
}

/** All answers, those that differ in one thing only together. */
export function groupsOf(controller: DuelController, actions: DuelAction[]): Group[] {
  const groups: Group[] = []
  // The spaces of the track are counted from the middle.
  for (const action of [...actions].sort((a, b) => distanceOf(a) - distanceOf(b))) {
    const made = shared(controller, action) ?? single(controller, action)
    const group = groups.find(({ key }) => key === made.key)
    if (group) group.answers.push(...made.answers)
    else groups.push(made)
  }
  return groups
}

const distanceOf = ({ deed }: DuelAction) => (deed.kind === 'minerva' ? deed.distance : 0)

/** What the answer has in common with others, under the key of what is touched first; nothing if it stands by itself. */
function shared(controller: DuelController, action: DuelAction): Group | null {
  const { deed } = action
  const to = (chamber: number): Answer => ({ action, title: chamberName(chamber), help: decreesOf(controller, chamber) })
  switch (deed.kind) {
    case 'place_god':
      return { key: `god-${deed.god}`, title: godName(deed.god), help: godHelp(deed.god), face: { kind: 'god', id: deed.god }, answers: [{ action, title: spaceWords(controller, deed.space) }] }
    case 'keep_plot':
      return {
        key: `plot-${deed.plot}`,
        title: plotName(deed.plot),
        help: `${plotHelp(deed.plot)} ${say('board-keep-other')}`,
        face: { kind: 'plot' },
        answers: [{ action, title: say('duel-deck-end', { end: deed.end }) }],
      }
    case 'place_cube':
      return { key: 'place', title: say('board-group-place'), face: { kind: 'cube', near: true }, answers: [to(deed.chamber)] }
    case 'remove_cube':
      return { key: 'remove', title: say('board-group-remove'), face: { kind: 'cube', near: false }, answers: [to(deed.chamber)] }
    case 'move_cube':
      return { key: `cube-${deed.from}`, title: say('board-group-move', { from: deed.from }), face: { kind: 'cube', near: true }, answers: [to(deed.to)] }
    case 'move_decree':
    case 'move_decree_unseen': {
      const decree = deed.kind === 'move_decree' ? deed.decree : null
      return {
        key: `decree-${deed.laid}`,
        title: say('board-group-decree', { decree: decreeName(decree), from: deed.from }),
        ...(decree ? { help: decreeHelp(decree) } : {}),
        face: { kind: 'sign', sign: 'decree' },
        answers: [to(deed.to)],
      }
    }
    case 'swap':
      return {
        key: `card-${deed.card}`,
        title: say('board-group-swap', { card: cardName(deed.card) }),
        help: cardWords(deed.card),
        face: { kind: 'card', id: deed.card },
        answers: [{ action, title: cardName(deed.given), help: cardWords(deed.given) }],
      }
    case 'minerva':
      return { key: deed.side, title: sideName(controller, deed.side), tiny: true, answers: [{ action, title: trackSpace(deed.distance) }] }
    case 'lock':
      return { key: deed.place, title: say(`duel-group-lock-${deed.place}`), answers: [{ action, title: tokenName(deed.token), help: tokenHelp(deed.token) }] }
    default:
      return null
  }
}

/** An answer that stands by itself: what is chosen, what it does, how it is drawn. */
function single(controller: DuelController, action: DuelAction): Group {
  const piece = pieceOf(controller, action.deed)
  if (piece) return { key: action.text, face: piece.face, answers: [{ action, title: piece.name, help: piece.help }] }
  // Whatever is about no piece says what is done.
  const sign = deedSigns[action.deed.kind] ?? 'check'
  return { key: action.text, face: { kind: 'sign', sign }, answers: [{ action, title: choiceWords(action.deed, controller.wordContext) }] }
}

interface Piece {
  name: string
  help?: string
  face: Face
}

/** The piece that a deed chooses, where the question says what is done with it. */
function pieceOf(controller: DuelController, deed: DuelDeed): Piece | null {
  if ('token' in deed) return { name: tokenName(deed.token), help: tokenHelp(deed.token), face: { kind: 'token', id: deed.token } }
  if ('god' in deed) return { name: godName(deed.god), help: godHelp(deed.god), face: { kind: 'god', id: deed.god } }
  if ('mythology' in deed) return { name: mythologyName(deed.mythology), help: deckWords(controller, deed.mythology), face: { kind: 'deck', id: deed.mythology } }
  if ('plot' in deed) return { name: plotName(deed.plot), help: plotHelp(deed.plot), face: { kind: 'plot' } }
  if ('loot' in deed) return { name: lootWords(controller, deed.loot), face: { kind: 'sign', sign: lootSign(deed.loot) } }
  // A card that lies under a wonder, or goes there, is not what is chosen.
  if ('wonder' in deed && deed.kind !== 'tuck') return { name: wonderName(deed.wonder), help: wonderHelp(deed.wonder), face: { kind: 'wonder', id: deed.wonder } }
  if ('card' in deed) return { name: cardName(deed.card), help: cardWords(deed.card), face: { kind: 'card', id: deed.card } }
  return null
}

const cardWords = (id: string) => (building(id).kind === 'building' ? effectsWords(building(id).effects) : cardHelp(id))

const lootSign = ({ asks }: DuelLoot): SignName => (!asks?.length ? 'loot' : asks.includes('place_cube') ? 'cube_place' : 'cube_remove')

function deckWords(controller: DuelController, mythology: string): string {
  const deck = controller.view.pantheon?.decks.find((one) => one.mythology === mythology)
  const known = [...(deck?.cards.flatMap(({ god }) => god ?? []) ?? []), ...(deck?.inside ?? []), ...(deck?.unseen ?? [])]
  return known.map(godName).join(', ')
}

/** A space of the Pantheon with what either side would pay there. */
function spaceWords({ view, nearIndex, farIndex }: DuelController, space: number): string {
  const prices = view.pantheon?.spaces.find((one) => one.space === space)?.prices
  return say('duel-item-space', { space, yours: prices?.[nearIndex]?.coins ?? 0, theirs: prices?.[farIndex]?.coins ?? 0 })
}

export const chamberName = (chamber: number) => say('board-chamber', { chamber })

function decreesOf(controller: DuelController, chamber: number): string {
  const found = controller.view.senate?.find((one) => one.chamber === chamber)
  return found?.decrees.map(({ id }) => decreeName(id ?? null)).join(', ') ?? ''
}
