import { beforeAll, describe, expect, it, vi } from 'vitest'
import { FakeConnection } from '../../../lib/fake-connection.svelte'
import { withGameWords } from '../../../lib/games'
import { entriesOf } from '../../../lib/log'
import { languages, setLanguage } from '../../../lib/text.svelte'
import { ArchitectsController } from './controller.svelte'
import { turnsOf } from './history'
import { fixture, names } from './stage'

beforeAll(() => withGameWords('architects', setLanguage('en')))

const controllerOf = (name: string) => {
  const connection = new FakeConnection(fixture(name))
  return new ArchitectsController(() => connection)
}

const turns = (name: string) => turnsOf(controllerOf(name))
const lines = (name: string) => turns(name).flatMap((turn) => [turn.text, ...turn.rest.map(({ text }) => text)])

describe('the log', () => {
  it.each(names)('of %s tells everything once, in both languages', async (name) => {
    const complaints = vi.spyOn(console, 'error')
    for (const language of languages) {
      await setLanguage(language)
      for (const text of lines(name)) expect(text).toMatch(/\S/)
      const keys = turns(name).flatMap((turn) => [turn.key, ...turn.rest.map(({ key }) => key)])
      expect(new Set(keys).size).toBe(keys.length)
    }
    await setLanguage('en')
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  })

  it('begins a line with every turn', () => {
    const made = turns('3_over')
    const takes = entriesOf(fixture('3_over').log).filter(({ event }) => event.game === 'architects' && event.deed.kind === 'take').length
    expect(made.filter(({ seat }) => seat !== null)).toHaveLength(takes)
    expect(made[0]?.text).toMatch(/ gets | to choose from|Progress/)
  })

  it('counts horns up to a battle, which it tells with its victories', () => {
    const told = lines('7_over')
    expect(told.some((text) => /1 of 6/.test(text))).toBe(true)
    expect(told.some((text) => /6 of 6/.test(text))).toBe(true)
    const battle = told.findIndex((text) => text.startsWith('Battle!'))
    expect(told[battle]).toContain('Ania')
    expect(told[battle + 1]).toMatch(/victory token/)
  })

  it('tells the cards of Halicarnassus together', () => {
    expect(lines('3_keep').filter((text) => text.startsWith('Found:'))).toHaveLength(1)
  })

  it('tells how many cards of Halicarnassus are secret, and not which', () => {
    const state = fixture('3_keep')
    for (const { event } of entriesOf(state.log)) if (event.game === 'architects' && event.deed.kind === 'shown') event.deed = { kind: 'shown_hidden', to: event.deed.to, deck: event.deed.deck }
    const connection = new FakeConnection(state)
    const told = turnsOf(new ArchitectsController(() => connection)).flatMap((turn) => turn.rest.map(({ text }) => text))
    expect(told.filter((text) => text.startsWith('Found:'))).toEqual([])
    expect(told.filter((text) => / stay secret$/.test(text))).toHaveLength(1)
  })

  it('tells whose wonder is complete', () => {
    expect(lines('3_over').some((text) => /complete/.test(text))).toBe(true)
  })
})
