import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadGods } from '../../../art/God.svelte'
import { loadWonders } from '../../../art/Wonder.svelte'
import type { DuelView } from '../../../generated/protocol'
import { askOnly } from '../../../lib/fake-connection.svelte'
import { setLanguage } from '../../../lib/text.svelte'
import { asked } from './asked'
import { all, find, fixture, names, show, touch } from './stage'

vi.setConfig({ testTimeout: 60_000 })
beforeAll(async () => {
  await Promise.all([setLanguage('en'), loadGods(), loadWonders()])
})
afterEach(cleanup)

/** A touch covers all of what it lies in. */
function alone() {
  const touches = all('[data-touch]')
  const places = touches.map((one) => one.parentElement)
  expect(touches.filter((_, i) => places.indexOf(places[i] ?? null) !== i).map((one) => one.dataset.touch)).toEqual([])
  const keys = touches.map((one) => one.dataset.touch)
  expect(new Set(keys).size).toBe(keys.length)
}

describe('what is touched to answer', () => {
  it.each(names)('has a place of its own: %s', (name) => {
    show(name)
    alone()
  })

  it.each(Object.entries(asked(fixture('pantheon_agora_turn'))))('has a place of its own when asked: %s', (_, state) => {
    const { view } = show(state)
    alone()
    expect(view.actions.length).toBeGreaterThan(0)
  })
})

describe('gods turned up', () => {
  const portraits = () => all('.decks [data-piece]').map((one) => one.dataset.piece)

  it('lie beside each other, each under its own touch, also when they come from one deck', () => {
    const { view } = show('pantheon_place_god')
    expect(view.pantheon?.shown).toEqual(['isis', 'ra'])
    expect(portraits()).toEqual(['isis', 'ra'])
    for (const god of portraits()) expect(find(`.decks [data-piece="${god}"] [data-touch]`).dataset.touch).toBe(`god-${god}`)
  })

  it.each(['isis', 'ra'])('are placed by a touch on themselves: %s', async (god) => {
    const { connection } = show('pantheon_place_god')
    await touch(`.decks [data-piece="${god}"] [data-touch]`)
    expect(connection.sent).toEqual([])
    await touch('[data-spot="space-6"]')
    expect(connection.sent).toMatchObject([{ action: `enthrone ${god} 6` }])
  })

  it('are told by name to whoever may see them and only looks on', async () => {
    const state = fixture('pantheon_place_god')
    ;(state.game!.view as DuelView).ask = { seat: 'B', what: 'place_god' }
    state.round = askOnly('B')
    show(state)
    await touch('[data-tab="pantheon"]')
    expect(all('.decks [data-touch]')).toEqual([])
    expect(find('.decks').textContent).toMatch(/Isis.*Ra/s)
  })
})
