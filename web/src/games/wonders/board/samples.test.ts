// Whatever the protocol can say has words in both languages, a sign, and a button where it can be chosen.

import { cleanup } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { FakeConnection } from '../../../lib/fake-connection.svelte'
import { withGameWords } from '../../../lib/games'
import { describeSamples, inBoth, linesOf, logOf } from '../../../lib/sample-tests'
import { setLanguage } from '../../../lib/text.svelte'
import { samples } from '../samples'
import * as sentences from '../words/deeds'
import { marks } from './consequences'
import { WondersController } from './controller.svelte'
import { deedSigns, toldSigns } from './signs'
import { all, find, fixture, show } from './stage'

vi.mock('../art/WonderScene.svelte', () => ({ default: () => {} }))
vi.setConfig({ testTimeout: 90_000 })

const { choices, consequences, questions } = samples
const brought = consequences.map(({ sample }) => sample)

/** A table at which everything there is can be chosen, and some of it brings everything there is. */
function everything() {
  const state = fixture('3_choose')
  const { view } = state.game
  view.actions = choices.map((deed, i) => ({ text: `choice ${i}`, deed, consequences: i % 8 ? [] : brought }))
  return { state, view }
}

function controllerOf(state = everything().state) {
  const connection = new FakeConnection(state)
  return new WondersController(() => connection)
}

beforeAll(() => withGameWords('wonders', setLanguage('en')))
afterEach(cleanup)

describeSamples(samples, {
  sentences,
  deedSigns,
  toldSigns,
  marks: (consequences) => marks(controllerOf(), consequences),
  unmarked: ['sold', 'put_away', 'passed', 'conflicts', 'victory', 'defeat', 'no_conflict', 'ends', 'ship_moves', 'island_found', 'naval_conflict', 'naval_victory', 'naval_defeat', 'no_naval_conflict'],
})

describe('whatever can be chosen', () => {
  it.each(questions)('has a button when the question is %s', async (question) => {
    await inBoth(async () => {
      const { state, view } = everything()
      view.ask = question
      // The cards of the hand that the samples are about lie there.
      view.hand = [...new Set(choices.flatMap((deed) => ('card' in deed && deed.kind !== 'fetch' ? [deed.card] : [])))].map((card) => ({ card, price: 0 }))
      const { connection } = show(state)
      for (const action of view.actions) {
        const { deed } = action
        const ofHand = 'card' in deed && deed.kind !== 'fetch'
        if (ofHand && question !== 'choose_card' && question !== 'last_card') continue
        // Ships are chosen one by one, and then there is one button.
        const moves = deed.kind === 'move_ships' || deed.kind === 'move_none'
        if (question === 'move_ships' && !ofHand && !moves) continue
        if (ofHand) {
          if (find(`[data-card="${deed.card}"]`).getAttribute('aria-pressed') === 'false') find(`[data-card="${deed.card}"]`).click()
        } else if (document.querySelector('[data-card][aria-pressed="true"]')) find('[data-card][aria-pressed="true"]').click()
        await tick()
        if (question === 'move_ships' && moves) {
          const wanted = deed.kind === 'move_ships' ? deed.ships.map(({ fleet }) => fleet) : []
          const isRight = (ship: HTMLElement) => (ship.getAttribute('aria-pressed') === 'true') === wanted.includes(ship.dataset.fleet ?? '')
          // Those that stay go back first: no more may move than there are moves.
          for (const pressed of ['true', 'false']) {
            for (const ship of all('.ships [data-fleet]')) if (ship.getAttribute('aria-pressed') === pressed && !isRight(ship)) ship.click()
            await tick()
          }
        }
        // The fleet of a free move is chosen before how it is paid.
        if (ofHand && (deed.kind === 'build' || deed.kind === 'build_chain' || deed.kind === 'build_free')) document.querySelector<HTMLElement>(`[name="free-move"][value="${deed.voyage?.free?.fleet ?? 'none'}"]`)?.click()
        await tick()
        for (const button of all('[data-action]')) expect(button.textContent, button.dataset.action).toMatch(/\p{L}{2}/u)
        find(`[data-action="${action.text}"]`).click()
        await tick()
        expect(connection.sent.pop(), JSON.stringify(deed)).toMatchObject({ action: action.text })
      }
    })
  })
})

describe('the log', () => {
  it('tells whatever happens', () =>
    inBoth(() => {
      const state = fixture('3_choose')
      state.log = logOf(samples, 'B', (deed) => ({ game: 'wonders', deed, consequences: brought }))
      const lines = linesOf(controllerOf(state).turns)
      const deeds = choices.length + samples.outcomes.length
      expect(lines).toHaveLength(deeds * (1 + consequences.filter((one) => one.told).length))
    }))
})
