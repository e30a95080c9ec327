// What Armada adds to the table: the harbour, ships that move, what a choice does to others, partners.

import { cleanup } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { WondersAction } from '../../../generated/protocol'
import { withGameWords } from '../../../lib/games'
import { setLanguage } from '../../../lib/text.svelte'
import { all, find, fixture, show, touch } from './stage'

// The drawings have tests of their own, and make up most of what there is to draw.
vi.mock('../art/WonderScene.svelte', () => ({ default: () => {} }))

vi.setConfig({ testTimeout: 30_000 })
beforeAll(() => withGameWords('wonders', setLanguage('en')))
afterEach(cleanup)

const texts = (selector: string) => all(selector).map((one) => one.dataset.action)

/** A hand of which one card can be used in these ways. */
function handWith(ways: (action: WondersAction) => WondersAction[]) {
  const state = fixture('4_choose')
  const { view } = state.game
  const first = view.actions.find(({ deed }) => deed.kind === 'build')!
  view.actions = ways(first)
  return { state, card: 'card' in first.deed ? first.deed.card : '' }
}

describe('the harbour', () => {
  it('says that its prices are not the printed ones', () => {
    show('explore')
    expect(find('[data-harbour="A"] .house').textContent).toMatch(/figures of our own/)
  })

  it('is shown in words, too, where somebody asks for it', async () => {
    show('explore')
    find('[data-city="A"] .who').click()
    await tick()
    const [tab] = all('dialog input[type="radio"]').filter((one) => (one as HTMLInputElement).value === 'harbour')
    tab?.click()
    await tick()
    expect(all('dialog [data-fleet] .what')).toHaveLength(4)
    expect(find('dialog [data-fleet="red"] .what').textContent).toMatch(/The next step costs .* and brings/)
  })

  it('tells its figures before it is opened', () => {
    show('explore')
    expect(find('[data-tab="harbour"]').textContent).toMatch(/naval shield/)
  })
})

describe('free moves', () => {
  it('of one ship are a touch each, and to move none comes last', async () => {
    const { connection } = show('move_ships')
    expect(texts('.ships [data-action]')).toEqual(['move blue', 'move none'])
    await touch('[data-action="move blue"]')
    expect(connection.sent.pop()).toMatchObject({ do: 'act', action: 'move blue' })
  })

  it('of several ships are put together by touching those that shall sail', async () => {
    const state = fixture('move_ships')
    const { view } = state.game
    const [blue, red] = [
      { fleet: 'blue', space: 1 },
      { fleet: 'red', space: 1 },
    ]
    const of = (text: string, ships: typeof blue[]) => ({ text, deed: ships.length ? { kind: 'move_ships', ships } : { kind: 'move_none' }, consequences: [] }) as unknown as WondersAction
    view.actions = [of('move none', []), of('move red', [red!]), of('move blue', [blue!]), of('move red blue', [red!, blue!])]
    const { connection } = show(state)
    expect(texts('[data-action]')).toEqual(['move none'])
    await touch('.ships [data-fleet="red"]')
    await touch('.ships [data-fleet="blue"]')
    expect(all('.ships [aria-pressed="true"]')).toHaveLength(2)
    await touch('[data-action="move red blue"]')
    expect(connection.sent.pop()).toMatchObject({ action: 'move red blue' })
  })
})

describe('the uses of a card', () => {
  it('are told once, with a button for each bill', async () => {
    const { state, card } = handWith((first) => [first, { ...structuredClone(first), text: `${first.text} right 9`, deed: { ...first.deed, payment: { bank: 0, left: 0, right: 9 } } as WondersAction['deed'] }])
    show(state)
    await touch(`[data-card="${card}"]`)
    expect(all('.ways > li')).toHaveLength(1)
    expect(all('.bills [data-action]')).toHaveLength(2)
    expect(all('.bills b').map((one) => one.textContent)).toEqual(['Build'])
    expect(find('.bills [data-action$="right 9"]').textContent).toMatch(/^Build: 9 coins to/)
  })

  it('show on the cities what they would cost them', async () => {
    const { state, card } = handWith((first) => [{ ...first, consequences: [{ kind: 'tax', seat: 'A', tax: 2, losses: [{ seat: 'B', coins: 2 }] }] }])
    show(state)
    await touch(`[data-card="${card}"]`)
    expect(all('.struck')).toHaveLength(0)
    find('.uses [data-action]').focus()
    await tick()
    expect(all('.struck').map((one) => one.dataset.city)).toEqual(['B'])
    expect(find('.struck .loss').textContent).toBe('−2')
  })
})

describe('partners', () => {
  it('stand under one banner with one sum, and see each other’s hands', async () => {
    const { view } = show('explore')
    const partner = view.armada?.partner
    expect(find('.neighbour.partner').dataset.city).toBe(partner?.seat)
    expect(all('.city.banner')).toHaveLength(1)
    const sum = String(view.armada?.teams?.find(({ seats }) => seats.includes('A'))?.points)
    expect(find('.partner .shields b').textContent).toBe(sum)
    expect(find('.team b').textContent).toBe(sum)
  })
})

describe('exploring', () => {
  it('tells who explores, how many islands they see, and which nobody has', async () => {
    const { view } = show('explore')
    const [exploration] = view.armada?.explorations ?? []
    expect(find('[data-question="explore"]').textContent).toMatch(new RegExp(`Explorers of level 1: .*Each looks at ${exploration?.islands} islands`))
    find('.look').click()
    await tick()
    const left = view.armada?.stacks.flatMap(({ islands }) => islands) ?? []
    expect(all('dialog [data-island]').map((one) => one.dataset.island)).toEqual(left)
  })

  it('shows a partner what the other one has to choose from', async () => {
    const state = fixture('explore')
    state.game.view.armada!.partner!.found = ['lost_island', 'foggy_island']
    show(state)
    find('button[aria-label="Hands you have seen"]').click()
    await tick()
    expect(all('dialog [data-island]').map((one) => one.dataset.island)).toEqual(['lost_island', 'foggy_island'])
  })
})

describe('the naval conflict as it stands', () => {
  it('says what there is to win', () => {
    const { view } = show('explore')
    const said = all('.stakes b').map((one) => one.textContent)
    expect(said).toEqual([...(view.armada?.rewards ?? []), view.armada?.defeat ?? 0].map((points) => (points > 0 ? `+${points}` : `−${-points}`)))
  })
})
