// A question in words, and its answers put together by what they have in common.

import type { DuelAction, DuelQuestion } from '../../../generated/protocol'
import { say } from '../../../lib/text.svelte'
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
  toWin,
  wonderHelp,
  wonderName,
} from '../words/words'
import type { DuelController } from './controller.svelte'
import { lootWords } from './loot'
import { placeName } from './place'

/** What is drawn beside an answer. */
export interface Face {
  kind: 'token' | 'card' | 'god' | 'deck' | 'wonder' | 'plot' | 'decree' | 'cube' | 'loot'
  id: string | null
}

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

const asks: Partial<Record<DuelQuestion, string>> = {
  take_token: 'duel-ask-take-token',
  keep_token: 'duel-ask-keep-token',
  destroy: 'duel-ask-destroy',
  restore: 'duel-ask-restore',
  starter: 'duel-ask-starter',
  place_god: 'board-ask-place-god',
  take_from_enki: 'duel-ask-take-from-enki',
  consult_deck: 'duel-ask-consult',
  summon: 'duel-ask-summon',
  stack_deck: 'duel-ask-stack-deck',
  lay_snake: 'duel-ask-snake',
  steal_card: 'duel-ask-steal-card',
  strike: 'board-ask-strike',
  unbuild: 'duel-ask-unbuild',
  raise_wonder: 'duel-ask-raise',
  tuck: 'duel-ask-tuck',
  steal_wonder: 'duel-ask-steal-wonder',
  place_minerva: 'board-ask-minerva',
  drop_loot: 'duel-ask-drop-loot',
  use_loot: 'duel-ask-use-loot',
  politics: 'duel-ask-politics',
  place_or_plot: 'duel-ask-place-or-plot',
  place_cube: 'duel-ask-place-cube',
  move_cube: 'duel-ask-move-cube',
  remove_cube: 'duel-ask-remove-cube',
  keep_plot: 'duel-ask-keep-plot',
  trigger_unprepared: 'duel-ask-trigger',
  lock_token: 'duel-ask-lock',
  build_from_row: 'duel-ask-build-from-row',
  build_removed: 'duel-ask-build-removed',
  take_from_box: 'duel-ask-take-from-box',
  discard_available: 'duel-ask-discard-available',
  swap_cards: 'duel-ask-swap',
  move_decree: 'duel-ask-move-decree',
  destroy_wonder: 'duel-ask-destroy-wonder',
}

export function askWords(controller: DuelController): string {
  const ask = controller.view.ask
  if (ask?.what === 'discard_available' && ask.optional) return say('duel-ask-discard-another')
  const id = ask && asks[ask.what]
  return id ? say(id, { left: ask.left ?? 1 }) : say('board-choose')
}

const cardWords = (id: string) => (building(id).kind === 'building' ? effectsWords(building(id).effects) : cardHelp(id))

/** An answer that stands by itself: what is chosen, what it does, how it is drawn. */
function plain(controller: DuelController, action: DuelAction): Group {
  const { kind, card, token, god, mythology, wonder, plot, loot, slot, starter } = action
  const make = (title: string, help?: string, face?: Face): Group => ({
    key: action.text,
    ...(face ? { face } : {}),
    answers: [{ action, title, ...(help ? { help } : {}) }],
  })
  if (kind === 'pass') return make(say('board-pass'), say('board-pass-help'))
  if (kind === 'conspire') return make(say('board-conspire'), say('board-conspire-help'), { kind: 'plot', id: null })
  if (kind === 'begin') return make(starter === controller.seat ? say('board-begin-you') : say('board-begin-other', { name: controller.name(starter ?? controller.far) }), say('board-begin-help'))
  if (token) return make(tokenName(token), tokenHelp(token), { kind: 'token', id: token })
  if (god) return make(godName(god), godHelp(god), { kind: 'god', id: god })
  if (kind === 'consult' && mythology) return make(mythologyName(mythology), deckWords(controller, mythology), { kind: 'deck', id: mythology })
  if (plot) return make(plotName(plot), plotHelp(plot), { kind: 'plot', id: plot })
  if (wonder) return make(wonderName(wonder), wonderHelp(wonder), { kind: 'wonder', id: wonder })
  if (loot) return make(lootWords(controller, loot), undefined, { kind: 'loot', id: loot.coins ? 'coins' : (loot.asks?.[0] ?? null) })
  if (card) return make(cardName(card), cardWords(card), { kind: 'card', id: card })
  const place = controller.view.structure.find((one) => one.slot === slot)
  return make(place ? placeName(place) : action.text, place ? say('board-place-of-row', { row: place.row, place: nth(controller, place.slot) }) : undefined)
}

/** Which of its row a card is, from the left. */
function nth(controller: DuelController, slot: number): number {
  const place = controller.view.structure.find((one) => one.slot === slot)
  const row = controller.view.structure.filter(({ row }) => row === place?.row).sort((a, b) => a.column - b.column)
  return row.findIndex((one) => one.slot === slot) + 1
}

function deckWords(controller: DuelController, mythology: string): string {
  const deck = controller.view.pantheon?.decks.find((one) => one.mythology === mythology)
  const known = [...(deck?.cards.flatMap(({ god }) => god ?? []) ?? []), ...(deck?.inside ?? []), ...(deck?.unseen ?? [])]
  return known.map(godName).join(', ')
}

export const chamberName = (chamber: number | undefined) => say('board-chamber', { chamber: chamber ?? 0 })

function decreesOf(controller: DuelController, chamber: number | undefined): string {
  const found = controller.view.senate?.find((one) => one.chamber === chamber)
  return found?.decrees.map(({ id }) => decreeName(id ?? null)).join(', ') ?? ''
}

const to = (controller: DuelController, action: DuelAction, chamber: number | undefined): Answer => ({ action, title: chamberName(chamber), help: decreesOf(controller, chamber) })

/** What the answer has in common with others: nothing if it stands by itself. */
function shared(controller: DuelController, action: DuelAction): Group | null {
  const { kind, god, plot, chamber, decree, card, space, end, given, track, token } = action
  switch (kind) {
    case 'place_god': {
      const [mine, theirs] = [controller.nearIndex, controller.farIndex].map((i) => controller.view.pantheon?.spaces.find((one) => one.space === space)?.prices[i]?.coins ?? 0)
      const title = say('duel-item-space', { space: space ?? 0, yours: mine ?? 0, theirs: theirs ?? 0 })
      return { key: `god-${god}`, title: godName(god ?? ''), help: godHelp(god ?? ''), face: { kind: 'god', id: god ?? null }, answers: [{ action, title }] }
    }
    case 'keep_plot':
      return {
        key: `plot-${plot}`,
        title: plotName(plot ?? ''),
        help: `${plotHelp(plot ?? '')} ${say('board-keep-other')}`,
        face: { kind: 'plot', id: plot ?? null },
        answers: [{ action, title: say(end === 'top' ? 'duel-item-top' : 'duel-item-bottom') }],
      }
    case 'place_cube':
      return { key: 'place', title: say('board-group-place'), face: { kind: 'cube', id: 'mine' }, answers: [to(controller, action, chamber)] }
    case 'remove_cube':
      return { key: 'remove', title: say('board-group-remove'), face: { kind: 'cube', id: 'theirs' }, answers: [to(controller, action, chamber)] }
    case 'move_cube':
      return {
        key: `move-${chamber}`,
        title: say('board-group-move', { from: chamber ?? 0 }),
        face: { kind: 'cube', id: 'mine' },
        answers: [to(controller, action, action.to)],
      }
    case 'move_decree':
      return {
        key: `decree-${action.laid}`,
        title: say('board-group-decree', { decree: decreeName(decree ?? null), from: chamber ?? 0 }),
        ...(decree ? { help: decreeHelp(decree) } : {}),
        face: { kind: 'decree', id: decree ?? null },
        answers: [to(controller, action, action.to)],
      }
    case 'swap':
      return {
        key: `card-${card}`,
        title: say('board-group-swap', { card: cardName(card ?? '') }),
        help: cardWords(card ?? ''),
        face: { kind: 'card', id: card ?? null },
        answers: [{ action, title: cardName(given ?? ''), help: cardWords(given ?? '') }],
      }
    case 'minerva': {
      const away = (track ?? 0) * (controller.near === 'A' ? 1 : -1)
      const title = Math.abs(away) === toWin.military ? say('board-capital') : String(Math.abs(away))
      if (!away) return { key: 'middle', title: say('board-side-middle'), tiny: true, answers: [{ action, title }] }
      const side = away < 0 ? say('board-side-mine') : say('board-side-theirs', { name: controller.name(controller.far) })
      return { key: away < 0 ? 'mine' : 'theirs', title: side, tiny: true, answers: [{ action, title }] }
    }
    case 'lock': {
      const from = controller.view.board.includes(token ?? '') ? 'board' : controller.city(controller.far).tokens.includes(token ?? '') ? 'opponent' : 'box'
      return { key: from, title: say(`duel-group-lock-${from}`), answers: [{ action, title: tokenName(token ?? ''), help: tokenHelp(token ?? '') }] }
    }
    default:
      return null
  }
}

/** All answers, those that differ in one thing only together. */
export function groupsOf(controller: DuelController): Group[] {
  const groups: Group[] = []
  for (const action of controller.view.actions) {
    const made = shared(controller, action) ?? plain(controller, action)
    const group = groups.find(({ key }) => key === made.key)
    // The spaces of the track are counted from the middle.
    if (group && made.key === 'mine') group.answers.unshift(...made.answers)
    else if (group) group.answers.push(...made.answers)
    else groups.push(made)
  }
  return groups
}
