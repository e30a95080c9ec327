import { cleanup } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { WondersAction } from '../../../generated/protocol'
import { withGameWords } from '../../../lib/games'
import { languages, setLanguage } from '../../../lib/text.svelte'
import { all, find, fixture, names, press, show, touch } from './stage'

// The drawings have tests of their own, and make up most of what there is to draw.
vi.mock('../art/WonderScene.svelte', () => ({ default: () => {} }))

/** What nobody should read. */
const untold = /undefined|NaN|(board|page|won|wonders)-[a-z]/

/** Touches what leads to the action, and the action itself. */
async function perform(action: WondersAction) {
  const { deed } = action
  if ('card' in deed && deed.kind !== 'fetch' && !document.querySelector(`[data-action="${action.text}"]`)) await touch(`[data-card="${deed.card}"]`)
  // Ships are touched first, then what says where they all go.
  const moved = deed.kind === 'move_ships' ? deed.ships.map(({ fleet }) => fleet) : []
  for (const ship of all('.ships [data-fleet]')) {
    if (moved.includes(ship.dataset.fleet ?? '') !== (ship.getAttribute('aria-pressed') === 'true')) ship.click()
    await tick()
  }
  find(`[data-action="${action.text}"]`).click()
  await tick()
}

// The whole table is drawn each time; a busy machine needs a while for that.
vi.setConfig({ testTimeout: 30_000 })
beforeAll(() => withGameWords('wonders', setLanguage('en')))
afterEach(cleanup)

describe.each(names)('the table of %s', (name) => {
  it('offers every legal action within two touches, and sends it', async () => {
    const { connection, view } = show(name)
    for (const action of view.actions) {
      await perform(action)
      expect(connection.sent.pop()).toEqual({ do: 'act', seat: 'A', question: connection.round.question?.number, action: action.text })
    }
    expect(all('[data-action]').every((one) => view.actions.some(({ text }) => text === one.dataset.action))).toBe(true)
  })

  it('offers a spectator and another seat nothing', () => {
    for (const viewer of ['B', null]) {
      const { connection } = show(name, viewer)
      for (const card of all('[data-card]')) card.click()
      expect(all('[data-action]').length).toBe(0)
      expect(connection.sent).toEqual([])
      cleanup()
    }
  })

  it('says all of it in both languages', async () => {
    const complaints = vi.spyOn(console, 'error')
    for (const language of languages) {
      await setLanguage(language)
      show(name)
      for (const card of all('[data-card]:not(:disabled)')) {
        card.click()
        await tick()
        expect(document.body.textContent).not.toMatch(untold)
      }
      expect(document.body.textContent).not.toMatch(untold)
      cleanup()
    }
    await setLanguage('en')
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  })
})

describe('panels', () => {
  it.each(languages)('open and say all of it in %s', async (language) => {
    const complaints = vi.spyOn(console, 'error')
    await setLanguage(language)
    show('7_choose')
    const openers = all('button[data-city], .open, .who, .status .tools button').filter((one) => one instanceof HTMLButtonElement && !one.disabled)
    expect(openers.length).toBeGreaterThan(9)
    for (const button of openers) {
      button.click()
      await tick()
      expect(all('dialog').length).toBe(1)
      expect(document.body.textContent).not.toMatch(untold)
    }
    await setLanguage('en')
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  })
})

describe('a sealed choice', () => {
  /** Ania has chosen the first thing she could; Bartek has chosen, too. */
  function sealed() {
    const state = fixture('4_choose')
    const [first] = state.game.view.actions
    state.round.question = { number: state.game.version, sealed: first?.text ?? null }
    state.round.to_act = ['C', 'D']
    return { state, first: first! }
  }

  it('lies face down beside the wonder, and can be taken back or changed', async () => {
    const { state } = sealed()
    const { connection, view } = show(state)
    await touch('.sealed[data-piece="sealed"]')
    expect(connection.sent.pop()).toMatchObject({ do: 'withdraw', seat: 'A' })
    const other = view.actions.at(-1)!
    await perform(other)
    expect(connection.sent.pop()).toMatchObject({ do: 'act', action: other.text })
  })

  it('tells who has chosen and who still thinks', () => {
    show(sealed().state)
    expect(all('[data-sealed]').map((one) => one.dataset.sealed).sort()).toEqual(['A', 'B'])
    expect(all('[data-thinks]').map((one) => one.dataset.thinks).sort()).toEqual(['C', 'D'])
  })
})

describe('what helps', () => {
  it('tells what is gone from a hand that has come back', () => {
    const { view } = show('4_last_turn')
    expect(view.gone?.cards).toHaveLength(3)
    expect(all('.gone > .strip')).toHaveLength(3)
    cleanup()
    show('7_choose')
    expect(all('.gone')).toHaveLength(0)
  })

  it('tells the conflicts of an age pair by pair until a card is looked at', async () => {
    const { view } = show('4_conflicts')
    expect(all('.conflicts li')).toHaveLength(view.cities.length)
    await touch('[data-card]')
    expect(all('.conflicts')).toHaveLength(0)
  })

  it('puts the conflicts away when asked to', async () => {
    show('4_conflicts')
    await touch('.conflicts button')
    expect(all('.conflicts')).toHaveLength(0)
    expect(all('[data-card][aria-pressed="true"]')).toHaveLength(0)
  })

  it('compares shields with both neighbours, as the conflicts would end now', () => {
    const { view } = show('7_choose')
    const [left, right] = [view.conflicts[0], view.conflicts.at(-1)]
    const ends = all('.shields').map((one) => (one.matches('.won') ? 'won' : one.matches('.lost') ? 'lost' : 'tied'))
    expect(ends).toEqual([left, right].map((one) => (one?.winner === null ? 'tied' : one?.winner === 'A' ? 'won' : 'lost')))
    const figures = all('.shields b').map((one) => one.textContent)
    // As they sit: the neighbour's on the side of the neighbour.
    expect(figures).toEqual([`${left?.shields[1]} : ${left?.shields[0]}`, `${right?.shields[1]} : ${right?.shields[0]}`])
  })
})

describe('a card of the hand', () => {
  it('lifts alone where two are alike, and so does the one that is sealed', async () => {
    const state = fixture('4_choose')
    const { view } = state.game
    const twice = view.hand[0]!
    view.hand[2] = structuredClone(twice)
    const { connection } = show(state)
    const places = (selector: string) => all('[data-card]').flatMap((one, i) => (one.matches(selector) ? [i] : []))
    all('[data-card]')[2]?.click()
    await tick()
    expect(places('[aria-pressed="true"]')).toEqual([2])
    const action = view.actions.find(({ deed }) => 'card' in deed && deed.card === twice.card)!
    connection.round = { ...connection.round, to_act: ['B'], question: { number: state.game.version, sealed: action.text } }
    await tick()
    expect(places('.sealed')).toEqual([2])
    // The other one is looked at without the first, and closed by a second touch.
    all('[data-card]')[0]?.click()
    await tick()
    expect(places('[aria-pressed="true"]')).toEqual([0])
    all('[data-card]')[0]?.click()
    await tick()
    expect(places('[aria-pressed="true"]')).toEqual([])
  })

  it('says what it costs, or why it cannot be built', () => {
    const { view } = show('7_choose')
    for (const { card, price } of view.hand) {
      const words = find(`[data-card="${card}"]`).textContent
      expect(words).toMatch(price === null ? /cannot|too few|already|Nobody sells/ : /You can build it|makes it free/)
    }
  })

  it('that brings shields says how both conflicts would stand, and the neighbours show it while it is pointed at', async () => {
    const state = fixture('7_choose')
    const { view } = state.game
    const [now, other] = [view.conflicts[0]!, view.conflicts.at(-1)!]
    const action = view.actions.find(({ deed }) => 'card' in deed)!
    const then = (neighbour: string, theirs: number) => ({ seats: ['A', neighbour] as [string, string], shields: [9, theirs] as [number, number], winner: 'A', points: [1, -1] as [number, number] })
    action.consequences = [{ kind: 'shields', seat: 'A', left: then(now.seats[1], 4), right: then(other.seats[0], 7) }]
    show(state)
    await touch(`[data-card="${'card' in action.deed ? action.deed.card : ''}"]`)
    const button = find(`[data-action="${action.text}"]`)
    expect(button.textContent).toContain('left 9:4, right 9:7')
    const figures = () => all('.shields b').map((one) => one.textContent)
    const before = figures()
    button.focus()
    await tick()
    expect(figures()).toEqual(['4 : 9', '9 : 7'])
    button.blur()
    await tick()
    expect(figures()).toEqual(before)
  })

  it('is opened, closed and used with the keyboard', async () => {
    const { connection, view } = show('4_choose')
    await press('ArrowRight', window)
    expect((document.activeElement as HTMLElement).dataset.card).toBe(view.hand[0]?.card)
    ;(document.activeElement as HTMLElement).click()
    await tick()
    await press('Escape')
    expect(all('[data-action]').length).toBe(0)
    await press('1', window)
    await press('1', window)
    expect(connection.sent).toHaveLength(1)
  })
})
