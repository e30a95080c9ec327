import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { DuelDeed, Happening } from '../../../generated/protocol'
import { FakeConnection } from '../../../lib/fake-connection.svelte'
import { linesOf } from '../../../lib/sample-tests'
import { languages, setLanguage } from '../../../lib/text.svelte'
import { DuelController } from './controller.svelte'
import { turnsOf } from './history'
import { fixture, names } from './stage'

function turnsWith(log: Happening[]) {
  const connection = new FakeConnection(fixture('age3'))
  connection.log = log
  return turnsOf(new DuelController(() => connection))
}

const turns = (name: string) => turnsWith(fixture(name).log)
const happened = (deeds: DuelDeed[], seat: 'A' | null): Happening[] =>
  deeds.map((deed, index) => ({ index, deeds: [{ seat, event: { game: 'duel', deed, consequences: [] } }] }))

beforeAll(() => setLanguage('en'))

describe('the log', () => {
  it.each(names)('of %s tells everything once, in both languages', async (name) => {
    const complaints = vi.spyOn(console, 'error')
    for (const language of languages) {
      await setLanguage(language)
      for (const text of linesOf(turns(name))) expect(text).toMatch(/^\S[^{}]*$/)
      const keys = turns(name).flatMap((turn) => [turn.key, ...turn.rest.map(({ key }) => key)])
      expect(new Set(keys).size).toBe(keys.length)
    }
    await setLanguage('en')
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  })

  it('tells what the table lays out in one line, and what follows a turn under it', () => {
    const told = turns('age3')
    expect(told.filter(({ text }) => text.includes('begins: the cards are laid out'))).toHaveLength(3)
    expect(told.some(({ rest }) => rest.length > 0)).toBe(true)
    expect(told.length).toBeLessThan(fixture('age3').log.length / 2)
  })

  it('begins a turn with what somebody does in it, also if others do not see all of it', () => {
    const seen = turnsWith(happened([{ kind: 'discard', slot: 1, card: 'baths', coins: 2 }, { kind: 'prepare_unseen', slot: 2, card: 'altar' }, { kind: 'progress', token: 'law' }], 'A'))
    expect(seen.map(({ rest }) => rest.length)).toEqual([0, 1])
  })

  it('tells once that the removed cards of an age are looked at', () => {
    const looks = ['age1', 'age1', 'age2'].map((back, i): DuelDeed => ({ kind: 'removed_shown_unseen', by: 'B', back, number: i === 1 ? 2 : 1 }))
    expect(linesOf(turnsWith(happened(looks, null)))).toEqual(['Bartek looks at the removed cards of Age I', 'Bartek looks at the removed cards of Age II'])
  })
})
