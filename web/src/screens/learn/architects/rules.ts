// The short rules of Architects, section by section. The words are in the catalogues.

import type { RulesLine, Section } from '../book'

/** What each colour of cards is about. */
export const colorLines = [
  { color: 'grey', text: 'learn-rules-color-grey' },
  { color: 'yellow', text: 'learn-rules-color-yellow' },
  { color: 'blue', text: 'learn-rules-color-blue' },
  { color: 'green', text: 'learn-rules-color-green' },
  { color: 'red', text: 'learn-rules-color-red' },
] as const

const sorts: RulesLine[] = [
  { sign: 'card', text: 'learn-rules-tokens-cards' },
  { sign: 'wonder', text: 'learn-rules-tokens-build' },
  { sign: 'shield', text: 'learn-rules-tokens-war' },
  { sign: 'laurel', text: 'learn-rules-tokens-points' },
]

const rows: RulesLine[] = [
  { name: 'architects-row-stages', text: 'learn-rules-row-stages', sign: 'wonder' },
  { name: 'architects-row-cat', text: 'learn-rules-row-cat', sign: 'cat' },
  { name: 'architects-row-blue', text: 'learn-rules-row-blue', color: 'blue' },
  { name: 'architects-row-victory', text: 'learn-rules-row-victory', sign: 'victory' },
  { name: 'architects-row-progress', text: 'learn-rules-row-progress', sign: 'token' },
]

const set = 'base'

export const sections: readonly Section[] = [
  { id: 'goal', set, title: 'learn-rules-goal', text: ['learn-rules-goal-1', 'learn-rules-goal-2'] },
  { id: 'turn', set, title: 'learn-rules-turn', text: ['learn-rules-turn-1', 'learn-rules-turn-2', 'learn-rules-turn-3'] },
  { id: 'colors', set, title: 'learn-rules-colors', text: ['learn-rules-colors-1'], list: { after: 0, lines: colorLines } },
  {
    id: 'stages',
    set,
    title: 'learn-rules-stages',
    text: ['learn-rules-stages-1', 'learn-rules-stages-2', 'learn-rules-stages-3'],
    example: { before: 2, text: 'learn-rules-stages-example' },
  },
  { id: 'coins', set, title: 'learn-rules-coins', text: ['learn-rules-coins-1', 'learn-rules-coins-2'] },
  { id: 'science', set, title: 'learn-rules-science', text: ['learn-rules-science-1', 'learn-rules-science-2', 'learn-rules-science-3'] },
  { id: 'tokens', set, title: 'learn-rules-tokens', text: ['learn-rules-tokens-1', 'learn-rules-tokens-2'], list: { after: 0, lines: sorts } },
  { id: 'cat', set, title: 'learn-rules-cat', text: ['learn-rules-cat-1', 'learn-rules-cat-2', 'learn-rules-cat-3'] },
  {
    id: 'war',
    set,
    title: 'learn-rules-war',
    text: ['learn-rules-war-1', 'learn-rules-war-2', 'learn-rules-war-3'],
    example: { before: 2, text: 'learn-rules-war-example' },
  },
  { id: 'score', set, title: 'learn-rules-score', text: ['learn-rules-score-1', 'learn-rules-score-2', 'learn-rules-score-3'], list: { after: 0, lines: rows } },
]
