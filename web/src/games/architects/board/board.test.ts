import { cleanup } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ArchitectsAction, ArchitectsView } from '../../../generated/protocol'
import { withGameWords } from '../../../lib/games'
import { entriesOf } from '../../../lib/log'
import { languages, setLanguage } from '../../../lib/text.svelte'
import { all, find, fixture, names, press, show, touch } from './stage'
import { buildings } from './payments'

// The drawings have tests of their own, and make up most of what there is to draw.
vi.mock('../art/WonderRise.svelte', () => ({ default: () => {} }))
vi.mock('../cards/CardPicture.svelte', () => ({ default: () => {} }))

/** What nobody should read. */
const untold = /undefined|NaN|(board|page|arch|architects)-[a-z]/

/** Touches what leads to the action, and the action itself. */
async function perform(action: ArchitectsAction) {
  if (action.deed.kind === 'pick') await touch(`.offer [data-piece="${action.deed.wonder}"]`)
  else if (!document.querySelector(`[data-action="${action.text}"]`)) {
    // Behind "other ways to pay".
    for (const more of all('.more[aria-expanded="false"]')) {
      more.click()
      await tick()
      if (document.querySelector(`[data-action="${action.text}"]`)) break
    }
  }
  find(`[data-action="${action.text}"]`).click()
  await tick()
}

// The whole table is drawn each time; a busy machine needs a while for that.
vi.setConfig({ testTimeout: 30_000 })
beforeAll(() => withGameWords('architects', setLanguage('en')))
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
      for (const place of all('[data-deck], .offer button')) place.click()
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
    show('7_take')
    const openers = all('[data-city], button.tokens, .status .tools button').filter((one) => one instanceof HTMLButtonElement)
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

describe('the end of the turn', () => {
  /** Nothing is left to do but to take an extra card, or not. */
  const waiting = (extras: number) => {
    const state = fixture('2_act')
    const view = state.game!.view as ArchitectsView
    view.ask = { seat: 'A', what: 'act', extras }
    const [first] = view.actions
    view.actions = [...view.actions.filter(({ deed }) => deed.kind === 'extra'), { ...first!, text: 'end', deed: { kind: 'end', unused: extras } }]
    return state
  }

  it('is never what invites, and says what it would throw away', () => {
    show(waiting(1))
    const end = find('[data-action="end"]')
    expect(end.textContent).toMatch('End the turn without the extra card')
    expect(end.classList).toContain('quiet')
    expect(find('.question h3').textContent).toBe('There is an extra card to take.')
    cleanup()
    show(waiting(2))
    expect(find('[data-action="end"]').textContent).toMatch('without the 2 extra cards')
  })

  it('comes after what has to be built, which is said above and at the stage', () => {
    show('2_act')
    expect(find('.question h3').textContent).toMatch('You can pay for a stage, so you have to build it before the turn ends.')
    expect(find('[data-action^="build s4"]').textContent).toMatch('has to be built before the turn ends')
    cleanup()
    show('3_act')
    expect(find('.question h3').textContent).toMatch('A set of green cards has to be given up')
  })

  it('leaves out what need not be built', () => {
    const state = fixture('2_act')
    const view = state.game!.view as ArchitectsView
    view.ask = { seat: 'A', what: 'act' }
    for (const stage of view.cities[0]!.stages) delete stage.duty
    show(state)
    expect(find('.question').textContent).not.toMatch('has to be built')
  })
})

describe('whoever has left', () => {
  it('is marked in words beside the name', () => {
    const state = fixture('7_take')
    const occupant = state.table.seats[1]!.occupant
    if (occupant.kind === 'person') occupant.here = false
    show(state)
    expect(all('[data-away]').map((one) => one.closest<HTMLElement>('[data-city]')?.dataset.city)).toEqual(['B'])
    expect(find('[data-city="B"]').textContent).toMatch('away')
  })
})

describe('the decks', () => {
  it('say before they are touched what a card would do', () => {
    show('2_take')
    expect(find('[data-action="take right"]').textContent).toContain('you could then build stage 4')
    expect(find('[data-action="take left"]').textContent).not.toContain('build')
  })

  it('show what the cat has seen only to who knows it', () => {
    show('3_seen')
    expect(find('[data-deck="centre"]').textContent).toContain('Gear')
    expect(all('[data-deck="centre"] .eye').length).toBe(1)
    cleanup()
    const state = fixture('3_seen')
    const centre = state.game.view.decks.at(-1)!
    expect(centre.known_by).toEqual(['A'])
    centre.top = null
    show(state, 'B')
    expect(find('[data-deck="centre"]').textContent).toContain('known to Ania')
    expect(all('[data-deck="centre"] .back').length).toBe(1)
  })

  it('open what is left in them while they cannot be taken', async () => {
    const { connection } = show('7_waiting')
    await touch('[data-deck="centre"]')
    expect(connection.sent).toEqual([])
    expect(find('dialog').textContent).toContain('What is left in the decks')
    expect(all('dialog section').length).toBe(8 + 1)
  })
})

describe('payments', () => {
  it('propose the one with the fewest coins that wastes no token', () => {
    const { actions } = fixture('2_act').game.view
    const [s4] = buildings(actions)
    expect(s4?.proposed.text).toBe('build s4 wood,wood,coin')
    expect(s4?.others.map(({ deed }) => deed.payment.economy ?? false)).toContain(true)
    expect(s4?.others).toHaveLength(actions.filter(({ deed }) => deed.kind === 'build' && deed.stage === 's4').length - 1)
  })

  it('are reached from the stage that they build', async () => {
    show('2_act')
    await touch('[data-stage="s4"]')
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset.action).toBe('build s4 wood,wood,coin'))
    expect(all('.ways [data-action]').length).toBeGreaterThan(1)
    // Whoever points at a way to pay sees what it takes.
    expect(all('.kind.spent').map(({ dataset }) => dataset.kind)).toEqual(['wood', 'coin'])
  })
})

describe('cities', () => {
  it.each([['2_take', 1], ['3_first', 2], ['4_any_deck', 3], ['7_take', 6]])('of %s stand in turn order from the left', (name, count) => {
    show(name)
    const others = all('.others [data-city]').map(({ dataset }) => dataset.city)
    expect(others).toEqual(['B', 'C', 'D', 'E', 'F', 'G'].slice(0, count))
  })

  it('are called by short names, and told in full', () => {
    const state = fixture('4_any_deck')
    for (const seat of state.table.seats.slice(1)) seat.occupant = { kind: 'bot', level: 'novice' }
    show(state)
    const name = find('[data-city="B"] [title="Bot 1 (novice)"]')
    expect(name.querySelector('[aria-hidden]')?.textContent).toBe('Bot\u00a01')
    expect(name.querySelector('.visually-hidden')?.textContent).toBe('Bot 1 (novice)')
  })

  it('show what came last to them since the turn of the viewer before', () => {
    const state = fixture('7_take')
    show(state)
    const log = entriesOf(state.log)
    const moved = new Set(log.slice(log.findLastIndex(({ seat }) => seat === 'A')).flatMap(({ seat }) => (seat && seat !== 'A' ? [seat] : [])))
    expect(moved.size).toBeGreaterThan(0)
    expect(all('[data-city]:has(.latest)').map(({ dataset }) => dataset.city)).toEqual([...moved].sort())
  })

  it('turn with the viewer', () => {
    show('7_take', 'C')
    expect(all('.others [data-city]').map(({ dataset }) => dataset.city)).toEqual(['D', 'E', 'F', 'G', 'A', 'B'])
  })

  it('mark tokens of the turn as ready or used', () => {
    show('2_act')
    expect(all('.powers .armed').length).toBeGreaterThan(0)
    expect(find('.powers .spent').textContent).toContain('Used in this turn')
  })

  it('open as a whole by a touch', async () => {
    show('7_take')
    await touch('[data-city="C"]')
    expect(find('dialog h2').textContent).toBe('Celina')
    expect(find('dialog').textContent).toContain('victory token')
  })
})

describe('the keyboard', () => {
  it('takes a card by its digit', async () => {
    const { connection } = show('3_first')
    await press('2', window)
    expect(connection.sent).toMatchObject([{ action: 'take centre' }])
  })

  it('walks among the choices and takes one', async () => {
    const { connection } = show('3_first')
    await press('ArrowRight', document.body)
    expect((document.activeElement as HTMLElement).dataset.action).toBe('take left')
    await press('ArrowLeft')
    expect((document.activeElement as HTMLElement).dataset.action).toBe('take right')
    ;(document.activeElement as HTMLElement).click()
    expect(connection.sent).toMatchObject([{ action: 'take right' }])
  })

  it('keeps the focus on the board after a move', async () => {
    const { connection } = show('2_take')
    find('[data-action="take left"]').focus()
    connection.show(fixture('2_act'))
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset.action).toBe('extra left'))
    // A deck from which nothing can be taken now is no place to rest.
    const acting = fixture('2_act')
    acting.game.version++
    acting.game.view.actions = acting.game.view.actions.filter(({ deed }) => deed.kind === 'build')
    connection.show(acting)
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset.action).toMatch(/^build/))
    connection.show(fixture('2_over'))
    await vi.waitFor(() => expect(document.activeElement === document.body).toBe(false))
  })

  it('undoes, asks for a hint and shows the keys', async () => {
    const { connection } = show('2_act')
    await press('u', window)
    expect(connection.sent.at(-1)).toMatchObject({ do: 'undo', seat: 'A' })
    await press('h', window)
    expect(connection.sent.at(-1)).toMatchObject({ do: 'hint', seat: 'A' })
    await press('Escape', window)
    await press('?', window)
    expect(find('dialog').textContent).toContain('move among what you can do')
  })
})

describe('a hint', () => {
  it('names every action in words', async () => {
    const complaints = vi.spyOn(console, 'error')
    for (const name of names) {
      const { connection, view } = show(name)
      connection.hint = { version: connection.game?.version ?? 0, lines: view.actions.map(({ text }) => ({ action: text, share: 0.5, reason: 'points' })) }
      await press('h', window)
      if (view.actions.length) expect(all('dialog .lines li').length).toBe(view.actions.length)
      cleanup()
    }
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  })
})
