// The short rules of 7 Wonders, section by section. The words are in the catalogues.

import type { RulesLine, Section } from '../book'

/** What each colour of cards is about. */
export const colorLines = [
  { color: 'brown', text: 'learn-wonders-rules-color-brown' },
  { color: 'grey', text: 'learn-wonders-rules-color-grey' },
  { color: 'blue', text: 'learn-wonders-rules-color-blue' },
  { color: 'yellow', text: 'learn-wonders-rules-color-yellow' },
  { color: 'red', text: 'learn-wonders-rules-color-red' },
  { color: 'green', text: 'learn-wonders-rules-color-green' },
  { color: 'purple', text: 'learn-wonders-rules-color-purple' },
] as const

/** What can be done with a card. */
const uses: RulesLine[] = [
  { sign: 'card', text: 'learn-wonders-rules-turn-build' },
  { sign: 'stage', text: 'learn-wonders-rules-turn-stage' },
  { sign: 'coin', text: 'learn-wonders-rules-turn-discard' },
]

const rows: RulesLine[] = [
  { name: 'wonders-row-military', text: 'learn-wonders-rules-row-military', color: 'red' },
  { name: 'wonders-row-treasury', text: 'learn-wonders-rules-row-treasury', sign: 'coin' },
  { name: 'wonders-row-wonder', text: 'learn-wonders-rules-row-wonder', sign: 'wonder' },
  { name: 'wonders-row-civilian', text: 'learn-wonders-rules-row-civilian', color: 'blue' },
  { name: 'wonders-row-commercial', text: 'learn-wonders-rules-row-commercial', color: 'yellow' },
  { name: 'wonders-row-guilds', text: 'learn-wonders-rules-row-guilds', color: 'purple' },
  { name: 'wonders-row-science', text: 'learn-wonders-rules-row-science', color: 'green' },
]

const set = 'base'

/** What Armada adds. */
const at = 'armada'
const fleets: RulesLine[] = [
  { color: 'red', name: 'wonders-fleet-red', text: 'learn-armada-fleet-red' },
  { color: 'yellow', name: 'wonders-fleet-yellow', text: 'learn-armada-fleet-yellow' },
  { color: 'blue', name: 'wonders-fleet-blue', text: 'learn-armada-fleet-blue' },
  { color: 'green', name: 'wonders-fleet-green', text: 'learn-armada-fleet-green' },
]
const navalRows: RulesLine[] = [
  { name: 'wonders-row-naval', text: 'learn-armada-row-naval', sign: 'naval_shield' },
  { name: 'wonders-row-islands', text: 'learn-armada-row-islands', sign: 'island' },
  { name: 'wonders-row-fleet', text: 'learn-armada-row-fleet', sign: 'ship' },
]
const armada: readonly Section[] = [
  { id: 'harbour', set: at, title: 'learn-armada-harbour', text: ['learn-armada-harbour-1', 'learn-armada-harbour-2', 'learn-armada-harbour-3'], list: { after: 2, lines: fleets } },
  { id: 'discarding', set: at, title: 'learn-armada-discard', text: ['learn-armada-discard-1'] },
  { id: 'taxes', set: at, title: 'learn-armada-taxes', text: ['learn-armada-taxes-1', 'learn-armada-taxes-2'], example: { before: 2, text: 'learn-armada-taxes-example' } },
  { id: 'islands', set: at, title: 'learn-armada-islands', text: ['learn-armada-islands-1', 'learn-armada-islands-2'] },
  { id: 'raids', set: at, title: 'learn-armada-raids', text: ['learn-armada-raids-1'] },
  { id: 'sea', set: at, title: 'learn-armada-sea', text: ['learn-armada-sea-1', 'learn-armada-sea-2'] },
  { id: 'naval-score', set: at, title: 'learn-armada-score', text: ['learn-armada-score-1'], list: { after: 0, lines: navalRows } },
  { id: 'teams', set: at, title: 'learn-armada-teams', text: ['learn-armada-teams-1', 'learn-armada-teams-2'] },
  { id: 'house', set: at, title: 'learn-armada-house', text: ['learn-armada-house-1'] },
]

export const sections: readonly Section[] = [
  { id: 'goal', set, title: 'learn-wonders-rules-goal', text: ['learn-wonders-rules-goal-1', 'learn-wonders-rules-goal-2'] },
  { id: 'start', set, title: 'learn-wonders-rules-start', text: ['learn-wonders-rules-start-1', 'learn-wonders-rules-start-2'] },
  {
    id: 'turn',
    set,
    title: 'learn-wonders-rules-turn',
    text: ['learn-wonders-rules-turn-1', 'learn-wonders-rules-turn-2', 'learn-wonders-rules-turn-3', 'learn-wonders-rules-turn-4'],
    list: { after: 1, lines: uses },
  },
  { id: 'colors', set, title: 'learn-wonders-rules-colors', text: ['learn-wonders-rules-colors-1'], list: { after: 0, lines: colorLines } },
  { id: 'costs', set, title: 'learn-wonders-rules-costs', text: ['learn-wonders-rules-costs-1', 'learn-wonders-rules-costs-2', 'learn-wonders-rules-costs-3'] },
  {
    id: 'trade',
    set,
    title: 'learn-wonders-rules-trade',
    text: ['learn-wonders-rules-trade-1', 'learn-wonders-rules-trade-2', 'learn-wonders-rules-trade-3'],
    example: { before: 2, text: 'learn-wonders-rules-trade-example' },
  },
  {
    id: 'chains',
    set,
    title: 'learn-wonders-rules-chains',
    text: ['learn-wonders-rules-chains-1', 'learn-wonders-rules-chains-2'],
  },
  { id: 'wonder', set, title: 'learn-wonders-rules-wonder', text: ['learn-wonders-rules-wonder-1', 'learn-wonders-rules-wonder-2', 'learn-wonders-rules-wonder-3'] },
  {
    id: 'war',
    set,
    title: 'learn-wonders-rules-war',
    text: ['learn-wonders-rules-war-1', 'learn-wonders-rules-war-2'],
    example: { before: 1, text: 'learn-wonders-rules-war-example' },
  },
  {
    id: 'science',
    set,
    title: 'learn-wonders-rules-science',
    text: ['learn-wonders-rules-science-1', 'learn-wonders-rules-science-2'],
    example: { before: 1, text: 'learn-wonders-rules-science-example' },
  },
  { id: 'order', set, title: 'learn-wonders-rules-order', text: ['learn-wonders-rules-order-1', 'learn-wonders-rules-order-2'] },
  { id: 'score', set, title: 'learn-wonders-rules-score', text: ['learn-wonders-rules-score-1', 'learn-wonders-rules-score-2'], list: { after: 0, lines: rows } },
  { id: 'second', set, title: 'learn-wonders-rules-second', text: ['learn-wonders-rules-second-1', 'learn-wonders-rules-second-2'] },
  ...armada,
]
