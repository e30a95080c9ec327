// Whatever the protocol can say has words in both languages, a sign, and a button where it can be chosen.

import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DuelView } from '../../../generated/protocol'
import { FakeConnection } from '../../../lib/fake-connection.svelte'
import { describeSamples, inBoth, linesOf, logOf } from '../../../lib/sample-tests'
import { setLanguage } from '../../../lib/text.svelte'
import { samples } from '../samples'
import * as sentences from '../words/deeds'
import { marks } from './consequences'
import { DuelController } from './controller.svelte'
import { askWords } from './questions'
import { deedSigns, toldSigns } from './signs'
import { all, fixture, perform, show } from './stage'

vi.mock('../../../art/Wonder.svelte', () => ({ default: () => {}, loadWonders: async () => {} }))
vi.mock('../../../art/God.svelte', () => ({ default: () => {}, loadGods: async () => {} }))
vi.setConfig({ testTimeout: 60_000 })

const { choices, consequences, questions } = samples
const brought = consequences.map(({ sample }) => sample)

/** A table at which everything there is can be chosen, and something of everything follows. */
function everything() {
  const state = fixture('pantheon_agora_turn')
  const view = state.game!.view as DuelView
  view.actions = choices.map((deed, i) => ({ text: `choice ${i}`, deed, consequences: brought.slice(i, i + 1) }))
  return { state, view }
}

function controllerOf(state = everything().state) {
  const connection = new FakeConnection(state)
  return new DuelController(() => connection)
}

beforeAll(() => setLanguage('en'))
afterEach(cleanup)

describeSamples(samples, { sentences, deedSigns, toldSigns, marks: (consequences) => marks(controllerOf(), consequences), unmarked: ['uncovers'] })

describe('whatever can be chosen', () => {
  it.each(questions)('has a button when the question is %s', async (question) => {
    const { state, view } = everything()
    view.ask = { seat: 'A', what: question }
    if (question === 'draft') view.offer = choices.flatMap((deed) => (deed.kind === 'draft' ? [deed.wonder] : []))
    const { connection } = show(state)
    for (const action of view.actions) {
      await perform(action)
      expect(connection.sent.pop(), JSON.stringify(action.deed)).toMatchObject({ action: action.text })
    }
    // A space of the track is a number among those of its side.
    for (const button of all('[data-action]')) expect(button.closest('li, .choice')?.textContent, button.dataset.action).toMatch(/\p{L}{2}/u)
    expect(document.body.textContent).not.toMatch(/undefined|NaN|(board|page|duel)-[a-z]/)
  })
})

describe('whatever is asked', () => {
  it('is a sentence', () =>
    inBoth(() => {
      for (const what of questions) {
        for (const optional of [true, false]) {
          const { state, view } = everything()
          view.ask = { seat: 'A', what, left: 2, optional }
          expect(askWords(controllerOf(state)), what).toMatch(/^\p{Lu}[^{}]+[.?]$/u)
        }
      }
    }))
})

describe('the log', () => {
  it('tells whatever happens', () =>
    inBoth(() => {
      const state = fixture('pantheon_agora_turn')
      state.log = logOf(samples, 'B', (deed) => ({ game: 'duel', deed, consequences: brought }))
      const lines = linesOf(controllerOf(state).turns)
      const deeds = [...choices, ...samples.outcomes.map(({ sample }) => sample)]
      const told = deeds.filter(({ kind }) => deedSigns[kind]).length
      const followed = told * consequences.filter((one) => one.told).length
      // Tokens and wonders laid out have a line each, the cards of an age one together, and so have gifts and decrees.
      expect(lines).toHaveLength(told + followed + 5)
    }))
})
