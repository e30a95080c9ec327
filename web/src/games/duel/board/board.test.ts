import { cleanup, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { tick } from 'svelte'
import type { DuelView } from '../../../generated/protocol'
import { announced } from '../../../lib/announce.svelte'
import { askOnly } from '../../../lib/fake-connection.svelte'
import { languages, setLanguage } from '../../../lib/text.svelte'
import { all, find, fixture, names, perform, press, show } from './stage'

// The whole table is drawn each time; a busy machine needs a while for that.
vi.setConfig({ testTimeout: 30_000 })
beforeAll(() => setLanguage('en'))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe.each(names)('the table of %s', (name) => {
  it('offers every legal action within two touches, and sends it', async () => {
    const { connection, view } = show(fixture(name))
    for (const action of view.actions) {
      await perform(action)
      expect(connection.sent.pop()).toEqual({ do: 'act', seat: 'A', question: connection.round.question?.number, action: action.text })
    }
  })

  it('offers a spectator and the other seat nothing', () => {
    for (const viewer of ['B', null] as const) {
      show(fixture(name), viewer)
      for (const place of document.querySelectorAll<HTMLElement>('[data-slot], [data-spot]')) place.click()
      expect(document.querySelector('[data-action], [data-touch]')).toBeNull()
      cleanup()
    }
  })

  it('says all of it in both languages', async () => {
    const complaints = vi.spyOn(console, 'error')
    for (const language of languages) {
      await setLanguage(language)
      const { view } = show(fixture(name))
      for (const tab of ['cards', 'pantheon', 'senate']) {
        document.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.click()
        await tick()
        for (const place of document.querySelectorAll<HTMLElement>('[data-slot], [data-spot]')) {
          if (!view.ask || view.ask.what === 'turn' || place.dataset.slot) place.click()
          await tick()
        }
      }
      expect(document.body.textContent).not.toMatch(/undefined|NaN|(board|page|duel)-[a-z]/)
      cleanup()
    }
    await setLanguage('en')
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  })
})

describe('a chosen card', () => {
  it('shows what cannot be paid, disabled, with what is missing', async () => {
    const { view } = show(fixture('age1'))
    const legal = new Set(view.actions.map(({ text }) => text))
    find('[data-slot="13"]').click()
    await tick()
    const disabled = [...document.querySelectorAll<HTMLButtonElement>('.use:disabled')]
    const dear = view.cities[0]?.wonders.filter(({ id, card }) => !card && !legal.has(`wonder ${id} workshop`)) ?? []
    expect(dear.length).toBeGreaterThan(0)
    expect(disabled).toHaveLength(dear.length)
    for (const button of disabled) expect(button.textContent).toMatch(/\d coins? short/)
  })

  it('says which cards it frees and what the opponent would pay', async () => {
    show(fixture('age2'))
    find('[data-slot="16"]').click()
    await tick()
    expect(find('.after').textContent).toMatch(/Frees Walls/)
    expect(find('.after').textContent).toMatch(/Bartek would pay 2 coins/)
    expect(document.querySelectorAll('.freed')).toHaveLength(1)
  })

  it('explains why a covered one cannot be taken', async () => {
    show(fixture('age2'))
    find('[data-slot="7"]').click()
    await tick()
    expect(find('.not').textContent).toMatch(/Walls lies on it/)
  })

  it('is put back when the game goes on', async () => {
    const { connection } = show(fixture('age1'))
    find('[data-slot="13"]').click()
    await tick()
    connection.show(fixture('age2'))
    await tick()
    expect(document.querySelector('.use')).toBeNull()
  })
})

describe('the keyboard', () => {
  it('walks among the cards that can be taken, opens one, and builds it by a digit', async () => {
    const { connection } = show(fixture('age1'))
    const first = find('[data-slot][tabindex="0"]')
    first.focus()
    const seen = new Set([first.dataset.slot])
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await press(key)
      seen.add((document.activeElement as HTMLElement).dataset.slot)
    }
    expect(seen.size).toBe(5)
    find('[data-slot="13"]').click()
    await tick()
    await press('1')
    expect(connection.sent).toMatchObject([{ action: 'build workshop' }])
  })

  it('moves the focus to the uses on Enter, and back on Escape', async () => {
    show(fixture('age1'))
    const card = find('[data-slot="13"]')
    card.focus()
    card.click() // happy-dom: a click without a pointer, as Enter makes it
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset.action).toBe('build workshop'))
    await press('ArrowDown')
    expect((document.activeElement as HTMLElement).dataset.action).toBe('discard workshop')
    await press('Escape')
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset.slot).toBe('13'))
  })

  it('keeps the focus on the board after a move', async () => {
    const { connection } = show(fixture('age1'))
    find('[data-slot="13"]').click()
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset.action).toBeTruthy())
    connection.show(fixture('age2'))
    await vi.waitFor(() => expect(find('.duel').contains(document.activeElement)).toBe(true))
  })

  it('answers a question by digits', async () => {
    const { connection, view } = show(fixture('take_token'))
    await press('2', window)
    expect(connection.sent).toMatchObject([{ action: view.actions[1]?.text }])
  })

  it('takes back, asks for a hint and lists the keys', async () => {
    const { connection } = show(fixture('age1'))
    await press('u', window)
    await press('h', window)
    expect(connection.sent).toEqual([
      { do: 'undo', seat: 'A', version: connection.game?.version },
      { do: 'hint', seat: 'A' },
    ])
    await press('Escape', window)
    await press('?', window)
    expect(screen.getByText('move among all cards')).toBeTruthy()
  })

  it('leaves letters alone while somebody writes', async () => {
    const { connection } = show(fixture('age1'))
    const input = document.body.appendChild(document.createElement('input'))
    await press('u', input)
    input.remove()
    expect(connection.sent).toEqual([])
  })
})

describe('the rules of a card', () => {
  it('are told beside the board, and lead on to its links', async () => {
    show(fixture('age1'))
    const slot = (fixture('age1').game?.view as DuelView).structure.find(({ card }) => card === 'scriptorium')?.slot
    find(`[data-slot="${slot}"]`).click()
    await tick()
    screen.getByRole('button', { name: 'What the rules say about it' }).click()
    await vi.waitFor(() => expect(document.querySelectorAll('dialog .notes li').length).toBeGreaterThan(0), { timeout: 10_000 })
    expect(find('dialog h2').textContent).toBe('Scriptorium')
    screen.getByRole('button', { name: 'Library' }).click()
    await vi.waitFor(() => expect(find('dialog h2').textContent).toBe('Library'))
  }, 20_000)
})

describe('the log on the table', () => {
  it('marks what can be taken back, and takes it back', async () => {
    const { connection } = show(fixture('age1'))
    find('button[aria-label="What happened"]').click()
    await tick()
    const marks = screen.getAllByRole('button', { name: 'Take back' })
    expect(marks.length).toBeGreaterThan(0)
    marks[0]?.click()
    expect(connection.sent).toEqual([{ do: 'undo', seat: 'A', version: connection.game?.version }])
  })

  it('marks nothing for a spectator, nor after the end', async () => {
    show(fixture('age1'), null)
    find('button[aria-label="What happened"]').click()
    await tick()
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
    cleanup()
    show(fixture('over_civilian'))
    find('button[aria-label="What happened"]').click()
    await tick()
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
  })
})

describe('the hint', () => {
  it('names each action and shows it on the board', async () => {
    const { connection, view } = show(fixture('age1'))
    connection.hint = { version: 1, lines: view.actions.slice(0, 3).map(({ text }, i) => ({ action: text, share: 0.5 - i / 10, reason: 'points' })) }
    find('button[aria-label="Hint"]').click()
    await tick()
    screen.getByText(/^Build Pharmacist for/).click()
    await tick()
    expect(find('.choice').textContent).toMatch('Pharmacist')
  })
})

describe('threats', () => {
  const warnings = () => all('.city p.threat').map((one) => [one.closest('.them, .me')?.className.split(' ')[0], one.textContent?.trim()])

  it('are told: a capital within three spaces, a fifth symbol, a winning move', async () => {
    const state = fixture('age3')
    const view = state.game?.view as DuelView
    view.pawn = -7
    view.cities[0]!.symbols = ['wheel', 'mortar', 'quill', 'law', 'sundial']
    view.actions[0]!.consequences.push({ kind: 'ends', way: 'science' })
    show(state)
    await tick()
    expect(warnings()).toEqual([
      ['them', 'You are one symbol from victory'],
      ['me', 'Bartek is 2 spaces from your capital!'],
    ])
    // Red is what threatens the viewer: the own symbols do not.
    expect(document.querySelector('.science.threat')).toBeNull()
    expect(document.body.textContent).toMatch('You can win now!')
    expect(document.querySelectorAll('.wins')).toHaveLength(1)
  })

  it('stand beside whom they threaten, and the own ones are no warning', async () => {
    const state = fixture('age3')
    const view = state.game?.view as DuelView
    view.pawn = 7
    show(state)
    expect(warnings()).toEqual([['them', 'You are 2 spaces from this capital']])
    expect(find('.them .threat').classList).toContain('mine')
    expect(document.querySelector('.city.threat')).toBeNull()
    cleanup()
    show(state, 'B')
    expect(warnings()).toEqual([['me', 'Ania is 2 spaces from your capital!']])
    expect(find('.me p.threat').classList).not.toContain('mine')
    cleanup()
    // Whoever watches is told of both by name.
    show(state, null)
    expect(warnings()).toEqual([['them', 'Ania is 2 spaces from this capital!']])
  })
})

describe('whoever has left', () => {
  it('is marked in words beside the name and beside the turn, and told of once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const state = fixture('age3')
    const here = (at: boolean) => {
      const next = structuredClone(state)
      const [, seat] = next.table.seats
      if (seat?.occupant.kind === 'person') seat.occupant.here = at
      next.round = askOnly('B')
      return next
    }
    const { connection } = show(here(true))
    expect(all('[data-away]')).toEqual([])
    connection.show(here(false))
    await tick()
    expect(find('.them [data-away]').textContent).toMatch('away')
    expect(find('[data-status]').textContent).toMatch('Bartek has to choose, but is away')
    expect(announced().text).not.toMatch('left')
    vi.advanceTimersByTime(5000)
    expect(announced().text).toBe('Bartek has left the table.')
    connection.show(here(true))
    await tick()
    vi.advanceTimersByTime(5000)
    expect(announced().text).toBe('Bartek is back at the table.')
    expect(all('[data-away]')).toEqual([])
    // Who loads the page anew has not left.
    const { turn } = announced()
    connection.show(here(false))
    await tick()
    vi.advanceTimersByTime(500)
    connection.show(here(true))
    await tick()
    vi.advanceTimersByTime(5000)
    expect(announced().turn).toBe(turn)
  })
})
