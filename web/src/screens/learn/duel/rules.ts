// The short rules of Duel and its expansions, section by section. The words are in the catalogues.

import type { RulesLine, Section } from '../book'

/** What each colour of cards is about. */
export const kinds = [
  { color: 'brown', text: 'page-rules-color-brown' },
  { color: 'grey', text: 'page-rules-color-grey' },
  { color: 'blue', text: 'page-rules-color-blue' },
  { color: 'green', text: 'page-rules-color-green' },
  { color: 'yellow', text: 'page-rules-color-yellow' },
  { color: 'red', text: 'page-rules-color-red' },
  { color: 'purple', text: 'page-rules-color-purple' },
] as const

/** The three things to do with a card. */
const deeds: RulesLine[] = [
  { sign: 'check', text: 'page-rules-turn-build' },
  { sign: 'coin', text: 'page-rules-turn-discard' },
  { sign: 'wonder', text: 'page-rules-turn-wonder' },
]

const rows: RulesLine[] = [
  { name: 'duel-row-blue', text: 'page-rules-row-blue', color: 'blue' },
  { name: 'duel-row-green', text: 'page-rules-row-green', color: 'green' },
  { name: 'duel-row-yellow', text: 'page-rules-row-yellow', color: 'yellow' },
  { name: 'duel-row-guilds', text: 'page-rules-row-guilds', color: 'purple' },
  { name: 'duel-row-wonders', text: 'page-rules-row-wonders', sign: 'wonder' },
  { name: 'duel-row-progress', text: 'page-rules-row-progress', sign: 'token' },
  { name: 'duel-row-treasury', text: 'page-rules-row-treasury', sign: 'coin' },
  { name: 'duel-row-military', text: 'page-rules-row-military', sign: 'shield' },
]

/** The four things to do with a card in Agora. */
const parts: RulesLine[] = [
  { sign: 'check', text: 'page-rules-parts-build' },
  { sign: 'coin', text: 'page-rules-parts-discard' },
  { sign: 'wonder', text: 'page-rules-parts-wonder' },
  { sign: 'prepared', text: 'page-rules-parts-prepare' },
]

export const sections: readonly Section[] = [
  { id: 'goal', set: 'base', title: 'page-rules-goal', text: ['page-rules-goal-1', 'page-rules-goal-2', 'page-rules-goal-3'] },
  { id: 'start', set: 'base', title: 'page-rules-start', text: ['page-rules-start-1', 'page-rules-start-2'] },
  { id: 'turn', set: 'base', title: 'page-rules-turn', text: ['page-rules-turn-1', 'page-rules-turn-2', 'page-rules-turn-3'], list: { after: 1, lines: deeds } },
  { id: 'colors', set: 'base', title: 'page-rules-colors', text: ['page-rules-colors-1'], list: { after: 0, lines: kinds } },
  {
    id: 'costs',
    set: 'base',
    title: 'page-rules-costs',
    text: ['page-rules-costs-1', 'page-rules-costs-2', 'page-rules-costs-3'],
    example: { before: 2, text: 'page-rules-costs-example' },
  },
  { id: 'links', set: 'base', title: 'page-rules-links', text: ['page-rules-links-1', 'page-rules-links-2'] },
  { id: 'wonders', set: 'base', title: 'page-rules-wonders', text: ['page-rules-wonders-1', 'page-rules-wonders-2', 'page-rules-wonders-3'] },
  { id: 'military', set: 'base', title: 'page-rules-military', text: ['page-rules-military-1', 'page-rules-military-2', 'page-rules-military-3'] },
  { id: 'science', set: 'base', title: 'page-rules-science', text: ['page-rules-science-1', 'page-rules-science-2', 'page-rules-science-3'] },
  { id: 'age', set: 'base', title: 'page-rules-age', text: ['page-rules-age-1', 'page-rules-age-2'] },
  { id: 'score', set: 'base', title: 'page-rules-score', text: ['page-rules-score-1', 'page-rules-score-2', 'page-rules-score-3'], list: { after: 0, lines: rows } },

  { id: 'gods', set: 'pantheon', title: 'page-rules-gods', text: ['page-rules-gods-1', 'page-rules-gods-2'] },
  { id: 'call', set: 'pantheon', title: 'page-rules-call', text: ['page-rules-call-1', 'page-rules-call-2', 'page-rules-call-3'] },
  { id: 'spaces', set: 'pantheon', title: 'page-rules-spaces', text: ['page-rules-spaces-1', 'page-rules-spaces-2'] },
  {
    id: 'activate',
    set: 'pantheon',
    title: 'page-rules-activate',
    text: ['page-rules-activate-1', 'page-rules-activate-2', 'page-rules-activate-3'],
    example: { before: 2, text: 'page-rules-activate-example' },
  },
  { id: 'temples', set: 'pantheon', title: 'page-rules-temples', text: ['page-rules-temples-1', 'page-rules-temples-2'] },
  { id: 'powers', set: 'pantheon', title: 'page-rules-powers', text: ['page-rules-powers-1', 'page-rules-powers-2', 'page-rules-powers-3'] },
  {
    id: 'pantheon-score',
    set: 'pantheon',
    title: 'page-rules-pantheon-score',
    text: ['page-rules-pantheon-score-1', 'page-rules-pantheon-score-2'],
    list: {
      after: 0,
      lines: [
        { name: 'duel-row-temples', text: 'page-rules-row-temples', color: 'purple' },
        { name: 'duel-row-gods', text: 'page-rules-row-gods', sign: 'god' },
      ],
    },
  },

  { id: 'agora', set: 'agora', title: 'page-rules-agora', text: ['page-rules-agora-1', 'page-rules-agora-2'] },
  { id: 'parts', set: 'agora', title: 'page-rules-parts', text: ['page-rules-parts-1'], list: { after: 0, lines: parts } },
  { id: 'senators', set: 'agora', title: 'page-rules-senators', text: ['page-rules-senators-1', 'page-rules-senators-2', 'page-rules-senators-3'] },
  { id: 'senate', set: 'agora', title: 'page-rules-senate', text: ['page-rules-senate-1', 'page-rules-senate-2'] },
  { id: 'decrees', set: 'agora', title: 'page-rules-decrees', text: ['page-rules-decrees-1', 'page-rules-decrees-2'] },
  { id: 'plots', set: 'agora', title: 'page-rules-plots', text: ['page-rules-plots-1', 'page-rules-plots-2'] },
  { id: 'war', set: 'agora', title: 'page-rules-war', text: ['page-rules-war-1', 'page-rules-war-2'] },
  {
    id: 'agora-score',
    set: 'agora',
    title: 'page-rules-agora-score',
    text: ['page-rules-agora-score-1', 'page-rules-agora-score-2'],
    list: { after: 0, lines: [{ name: 'duel-row-senate', text: 'page-rules-row-senate', sign: 'senate' }] },
  },
  { id: 'both', set: 'agora', title: 'page-rules-both', text: ['page-rules-both-1', 'page-rules-both-2'], needs: ['pantheon'] },
]
