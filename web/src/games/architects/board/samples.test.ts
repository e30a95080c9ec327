// Whatever the protocol can say has words in both languages, a sign, and a button where it can be chosen.

import { cleanup } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ArchitectsView, GameEvent, SeatLetter } from '../../../generated/protocol'
import { FakeConnection } from '../../../lib/fake-connection.svelte'
import { withGameWords } from '../../../lib/games'
import { languages, setLanguage } from '../../../lib/text.svelte'
import { choices, consequences, duties, outcomes, questions } from '../samples'
import { marks } from './consequences'
import { ArchitectsController } from './controller.svelte'
import { deedSigns, toldSigns } from './signs'
import { all, find, fixture, show, touch } from './stage'

vi.mock('../art/WonderRise.svelte', () => ({ default: () => {} }))
vi.mock('../cards/CardPicture.svelte', () => ({ default: () => {} }))
vi.setConfig({ testTimeout: 30_000 })

/** Everything that is said in both languages, and nothing may be missing. */
async function inBoth(look: () => void | Promise<void>) {
  const complaints = vi.spyOn(console, 'error')
  for (const language of languages) {
    await setLanguage(language)
    await look()
    cleanup()
  }
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
}

/** A table at which everything there is can be chosen, and brings everything there is. */
function everything() {
  const state = fixture('3_first')
  const view = state.game.view as ArchitectsView
  const brought = consequences.map(({ sample }) => sample)
  view.actions = choices.map((deed, i) => ({ text: `choice ${i}`, deed, consequences: brought }))
  view.offer = choices.flatMap((deed) => (deed.kind === 'pick' ? [deed.wonder] : []))
  return { state, view }
}

beforeAll(() => withGameWords('architects', setLanguage('en')))
afterEach(cleanup)

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

  it('has a sign', () => {
    for (const { kind } of choices) expect(deedSigns[kind], kind).not.toBeNull()
  })

  it('is marked with what it brings', () =>
    inBoth(() => {
      const { state } = everything()
      const connection = new FakeConnection(state)
      const controller = new ArchitectsController(() => connection)
      for (const { sample } of consequences) {
        for (const mark of marks(controller, [sample])) expect([mark.text, mark.words].every((words) => /\S/.test(words)), sample.kind).toBe(true)
      }
    }))
})

describe('whatever happens', () => {
  it('has a sign exactly if a log tells it', () => {
    for (const { sample, told } of outcomes) expect(deedSigns[sample.kind] !== null, sample.kind).toBe(told)
    for (const { sample, told } of consequences) expect(toldSigns[sample.kind] !== null, sample.kind).toBe(told)
  })

  it('is told by the log', () =>
    inBoth(() => {
      const state = fixture('3_first')
      const deeds = [...choices.map((deed) => ({ deed, seat: 'A' as SeatLetter | null })), ...outcomes.map(({ sample }) => ({ deed: sample, seat: null }))]
      const brought = consequences.map(({ sample }) => sample)
      state.log = deeds.map(({ deed, seat }, index) => ({ index, deeds: [{ seat, event: { game: 'architects', deed, consequences: brought } satisfies GameEvent }] }))
      const connection = new FakeConnection(state)
      const lines = new ArchitectsController(() => connection).turns.flatMap((turn) => [turn, ...turn.rest])
      for (const { text } of lines) expect(text).toMatch(/\p{L}{2}/u)
      const told = deeds.filter(({ deed }) => deedSigns[deed.kind]).length
      const followed = deeds.length * consequences.filter((one) => one.told).length
      // Cards that are looked through share a line; the wonders on offer have one, and so have the tokens laid out.
      expect(lines).toHaveLength(told + followed - 1 + 2)
    }))
})
