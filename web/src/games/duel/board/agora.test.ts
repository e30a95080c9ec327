import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadWonders } from '../../../art/Wonder.svelte'
import { setLanguage } from '../../../lib/text.svelte'
import { winsNow } from './consequences'
import { all, find, fixture, show, touch } from './stage'

vi.setConfig({ testTimeout: 30_000 })
beforeAll(async () => {
  await Promise.all([setLanguage('en'), loadWonders()])
})
afterEach(cleanup)

describe('the senate', () => {
  it('shows cubes, control, points and decrees of every chamber', () => {
    const { view } = show('agora_politics')
    expect(all('.chambers > li')).toHaveLength(6)
    const fifth = find('[data-spot="chamber-5"]').textContent
    expect(fifth).toMatch(/Chamber 5.*right section.*2 points.*Ania 1, Bartek 2.*controlled by Bartek.*discards \+2 coins/s)
    expect(find('[data-spot="chamber-2"]').textContent).toMatch('a face-down decree')
    expect(view.senate?.[1]?.decrees[0]?.id).toBeUndefined()
  })

  it('takes a cube in the chamber that is touched', async () => {
    const { connection } = show('agora_politics')
    await touch('[data-spot="chamber-4"]')
    expect(connection.sent).toMatchObject([{ action: 'place 4' }])
  })

  it('moves an own cube that was touched to the chamber touched next', async () => {
    const { connection } = show('agora_politics')
    await touch('[data-touch="cube-3"]')
    expect(connection.sent).toEqual([])
    await touch('[data-spot="chamber-2"]')
    expect(connection.sent).toMatchObject([{ action: 'move 3 2' }])
  })

  it('moves a decree the same way', async () => {
    const { connection } = show('agora_move_decree')
    await touch('[data-touch="decree-3"]')
    await touch('[data-spot="chamber-6"]')
    expect(connection.sent).toMatchObject([{ action: 'decree 3 6' }])
  })

  it('tells a decree in words when nothing is asked', async () => {
    show('agora_turn')
    await touch('[data-tab="senate"]')
    await touch('[data-spot="chamber-1"]')
    expect(find('.choice').textContent).toMatch(/at the end/)
    expect(find('.choice .decrees b').textContent).not.toBe('')
  })

  it('warns of political supremacy and knows it as a victory', () => {
    show('agora_keep_plot')
    expect(find('.them').textContent).toMatch('You are one chamber from victory')
    cleanup()
    show('agora_keep_plot', 'B')
    expect(find('.me').textContent).toMatch('Ania is one chamber from victory!')
    expect(winsNow('politics')).toBe(true)
  })
})

describe('senators and conspiracies', () => {
  it('are recruited for their price, prepared with a card, and triggered', async () => {
    const { connection } = show('agora_turn')
    await touch('[data-slot="11"]')
    expect(find('[data-action="recruit politician_right_2"]').textContent).toMatch(/Recruit.*2/s)
    await touch('[data-action="recruit politician_right_2"]')
    expect(connection.sent).toMatchObject([{ action: 'recruit politician_right_2' }])
    cleanup()
    const second = show('agora_conspiracies')
    await touch('[data-slot="5"]')
    await touch('[data-action="prepare extortion sawmill"]')
    await touch('[data-spot="plot-coup"]')
    expect(find('.choice').textContent).toMatch(/Brings 2 shields.*prepared with Baths/s)
    await touch('[data-action="trigger coup"]')
    expect(second.connection.sent).toMatchObject([{ action: 'prepare extortion sawmill' }, { action: 'trigger coup' }])
  })

  it('of the opponent stay secret, but for the card under them', async () => {
    show('agora_conspiracies')
    await touch('.them button')
    const words = find('dialog').textContent ?? ''
    expect(words).toMatch('A conspiracy, face down')
    expect(words).toMatch('prepared with Logging Camp')
    expect(words).toMatch('the next senator costs 2 coins')
  })

  it('are kept with a place for the other one', async () => {
    const { connection } = show('agora_keep_plot')
    expect(all('[data-action]').map((one) => one.textContent?.trim())).toEqual(['on top of the deck', 'under the deck', 'on top of the deck', 'under the deck'])
    await touch('[data-action="keep embezzlement bottom"]')
    expect(connection.sent).toMatchObject([{ action: 'keep embezzlement bottom' }])
  })
})

describe('the larger structures', () => {
  it.each(['agora_draft', 'agora_turn', 'agora_move_decree'])('of %s have all their places', async (name) => {
    const state = fixture(name)
    const { view } = show(state)
    if (name === 'agora_draft') await touch('[data-tab="cards"]')
    if (name === 'agora_move_decree') await touch('[data-tab="cards"]')
    expect(all('[data-slot]')).toHaveLength(view.structure.length)
  })
})
