// Whatever the protocol can say has words in both languages, a sign, and a button where it can be chosen.

import { cleanup } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ArchitectsView } from '../../../generated/protocol'
import { FakeConnection } from '../../../lib/fake-connection.svelte'
import { withGameWords } from '../../../lib/games'
import { describeSamples, inBoth, linesOf, logOf } from '../../../lib/sample-tests'
import { setLanguage } from '../../../lib/text.svelte'
import { samples } from '../samples'
import * as sentences from '../words/deeds'
import { marks } from './consequences'
import { ArchitectsController } from './controller.svelte'
import { deedSigns, toldSigns } from './signs'
import { all, find, fixture, show, touch } from './stage'

vi.mock('../art/WonderRise.svelte', () => ({ default: () => {} }))
vi.mock('../cards/CardPicture.svelte', () => ({ default: () => {} }))
vi.setConfig({ testTimeout: 30_000 })

const { choices, consequences, duties, questions } = samples
const brought = consequences.map(({ sample }) => sample)

/** A table at which everything there is can be chosen, and brings everything there is. */
function everything() {
  const state = fixture('3_first')
  const view = state.game.view as ArchitectsView
  view.actions = choices.map((deed, i) => ({ text: `choice ${i}`, deed, consequences: brought }))
  view.offer = choices.flatMap((deed) => (deed.kind === 'pick' ? [deed.wonder] : []))
  return { state, view }
}

function controllerOf(state = everything().state) {
  const connection = new FakeConnection(state)
  return new ArchitectsController(() => connection)
}

beforeAll(() => withGameWords('architects', setLanguage('en')))
afterEach(cleanup)

describeSamples(samples, {
  sentences,
  deedSigns,
  toldSigns,
  marks: (consequences) => marks(controllerOf(), consequences),
  unmarked: ['card', 'both_sides', 'shuffled', 'victory', 'no_victory', 'turn'],
})

describe('whatever can be chosen', () => {
  it.each(questions)('has a button when the question is %s', async (question) => {
    await inBoth(async () => {
      const { state, view } = everything()
      view.ask = { seat: 'A', what: question, duties: question === 'act' ? duties : [], extras: 1 }
      const { connection } = show(state)
      if (question === 'pick_wonder') await touch('.offer button')
      else if (question !== 'take') expect(find('.question h3').textContent).toMatch(/\S/)
      for (const action of view.actions) {
        find(`[data-action="${action.text}"]`).click()
        await tick()
        expect(connection.sent.pop(), JSON.stringify(action.deed)).toMatchObject({ action: action.text })
      }
      for (const button of all('[data-action]')) expect(button.textContent, button.dataset.action).toMatch(/\p{L}{2}/u)
    })
  })
})

describe('the log', () => {
  it('tells whatever happens', () =>
    inBoth(() => {
      const state = fixture('3_first')
      state.log = logOf(samples, null, (deed) => ({ game: 'architects', deed, consequences: brought }))
      const lines = linesOf(controllerOf(state).turns)
      const deeds = [...choices, ...samples.outcomes.map(({ sample }) => sample)]
      const told = deeds.filter(({ kind }) => deedSigns[kind]).length
      const followed = deeds.length * consequences.filter((one) => one.told).length
      // Cards that are looked through share a line; the wonders on offer have one, and so have the tokens laid out.
      expect(lines).toHaveLength(told + followed - 1 + 2)
    }))
})
