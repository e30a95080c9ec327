import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { DuelKind, Happening } from '../../../generated/protocol'
import { FakeConnection, type State } from '../../../lib/fake-connection.svelte'
import { languages, setLanguage } from '../../../lib/text.svelte'
import age3 from '../../../fixtures/age3.json'
import { DuelController } from './controller.svelte'
import { turnsOf } from './history'

const effect = { coins: [-1, 2], points: [1, 0], pawn: 2, again: true, ends: 'military' }
const about = {
  ...{ slot: 3, card: 'baths', given: 'theater', wonder: 'sphinx', token: 'law', back: 'age1', starter: 'B', price: 3, effect },
  ...{ god: 'zeus', mythology: 'greek', space: 2, offerings: [3], tokens: ['law', 'theology'], gift: { mythology: 'greek' }, track: 3, loot: { victim: 'B', coins: 2, space: 3 } },
  ...({ plot: 'coup', end: 'top', chamber: 2, to: 3, decree: 'shield', laid: 2, age: 1 } as const),
}
const kinds: DuelKind[] = [
  ...(['token_laid', 'wonder_offered', 'draft', 'card_laid', 'back_laid', 'build', 'turned_up'] as const),
  ...(['discard', 'wonder', 'drawn', 'progress', 'destroy', 'restore', 'begin'] as const),
  ...(['gift_laid', 'god_drawn', 'place_god', 'activate', 'god_shown', 'token_on_enki', 'for_enki', 'consult', 'summon', 'stack_deck'] as const),
  ...(['snake', 'steal', 'strike', 'unearthed', 'unbuild', 'raise', 'tuck', 'take_wonder', 'minerva', 'drop_loot', 'use_loot'] as const),
  ...(['decree_laid', 'recruit', 'spare', 'place_cube', 'decree_turned', 'move_cube', 'remove_cube', 'conspire', 'plot_drawn'] as const),
  ...(['keep_plot', 'prepare', 'trigger', 'lock', 'claim', 'removed_shown', 'reclaim', 'swap', 'move_decree', 'raze', 'pass'] as const),
]
const revealed = new Set<DuelKind>([
  ...(['token_laid', 'wonder_offered', 'card_laid', 'back_laid', 'turned_up', 'drawn', 'gift_laid', 'god_drawn', 'god_shown'] as const),
  ...(['token_on_enki', 'for_enki', 'unearthed', 'decree_laid', 'decree_turned', 'plot_drawn', 'removed_shown'] as const),
])

function happening(kind: DuelKind, index: number): Happening {
  return { index, deeds: [{ seat: revealed.has(kind) ? null : 'A', event: { game: 'duel', kind, ...about } }] }
}

function controllerOf(log: Happening[]): DuelController {
  const connection = new FakeConnection(structuredClone(age3) as unknown as State)
  connection.log = log
  return new DuelController(() => connection)
}

beforeAll(() => setLanguage('en'))

describe('the log', () => {
  it.each(languages)('has a sentence for every kind of event (%s)', async (language) => {
    await setLanguage(language)
    const complaints = vi.spyOn(console, 'error')
    const turns = turnsOf(controllerOf(kinds.map(happening)))
    const lines = turns.flatMap((turn) => [turn, ...turn.rest])
    for (const { text } of lines) expect(text).toMatch(/^\S.*[.!]$/)
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
    await setLanguage('en')
  })

  it('tells what the table lays out in one line, and what follows a turn under it', () => {
    const turns = turnsOf(controllerOf((age3 as unknown as State).log))
    expect(turns.filter(({ text }) => text.includes('begins: the cards are laid out'))).toHaveLength(3)
    expect(turns.some(({ rest }) => rest.length > 0)).toBe(true)
    expect(turns.length).toBeLessThan((age3 as unknown as State).log.length / 2)
  })
})
