// The short rules of Duel, section by section. The words are in the catalogues.

export const sections = [
  { id: 'goal', title: 'page-rules-goal', text: ['page-rules-goal-1', 'page-rules-goal-2', 'page-rules-goal-3'] },
  { id: 'start', title: 'page-rules-start', text: ['page-rules-start-1', 'page-rules-start-2'] },
  { id: 'turn', title: 'page-rules-turn', text: ['page-rules-turn-1', 'page-rules-turn-2', 'page-rules-turn-3'] },
  { id: 'colors', title: 'page-rules-colors', text: ['page-rules-colors-1'] },
  { id: 'costs', title: 'page-rules-costs', text: ['page-rules-costs-1', 'page-rules-costs-2', 'page-rules-costs-3'] },
  { id: 'links', title: 'page-rules-links', text: ['page-rules-links-1', 'page-rules-links-2'] },
  { id: 'wonders', title: 'page-rules-wonders', text: ['page-rules-wonders-1', 'page-rules-wonders-2', 'page-rules-wonders-3'] },
  { id: 'military', title: 'page-rules-military', text: ['page-rules-military-1', 'page-rules-military-2', 'page-rules-military-3'] },
  { id: 'science', title: 'page-rules-science', text: ['page-rules-science-1', 'page-rules-science-2', 'page-rules-science-3'] },
  { id: 'age', title: 'page-rules-age', text: ['page-rules-age-1', 'page-rules-age-2'] },
  { id: 'score', title: 'page-rules-score', text: ['page-rules-score-1', 'page-rules-score-2', 'page-rules-score-3'] },
] as const

export type RulesSection = (typeof sections)[number]['id']

/** The three things to do with a card. */
export const deeds = [
  { sign: 'check', text: 'page-rules-turn-build' },
  { sign: 'coin', text: 'page-rules-turn-discard' },
  { sign: 'wonder', text: 'page-rules-turn-wonder' },
] as const

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
