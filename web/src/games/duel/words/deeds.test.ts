import { beforeAll, describe, expect, it } from 'vitest'
import type { DuelConsequence, DuelDeed, SeatLetter } from '../../../generated/protocol'
import type { WordContext } from '../../../lib/sentences'
import { setLanguage } from '../../../lib/text.svelte'
import { choiceWords, deedTold, thenMark, thenTold } from './deeds'

const context: WordContext = { nameOf: (seat) => (seat === 'A' ? 'Ania' : 'Bartek'), near: 'A' }

const told = (deed: DuelDeed, seat: SeatLetter | null = 'A') => deedTold(deed, seat, context)
const followed = (...consequences: DuelConsequence[]) => consequences.map((one) => thenTold(one, context))

beforeAll(() => setLanguage('en'))

describe('a deed', () => {
  it('is told with its price', async () => {
    const wonder: DuelDeed = { kind: 'wonder', slot: 3, card: 'obelisk', wonder: 'appian_way', coins: 1 }
    expect(told(wonder, 'B')).toBe('Bartek builds the wonder The Appian Way with Obelisk under it, for 1 coin')
    expect(told({ kind: 'discard', slot: 3, card: 'baths', coins: 2 })).toBe('Ania discards Baths (+2 coins)')
    await setLanguage('pl')
    expect(told(wonder, 'B')).toBe('Bartek buduje cud Via Appia i wsuwa pod niego kartę Obelisk, za 1 monetę')
    await setLanguage('en')
  })

  it('says which offering tokens a god is paid with, if any', () => {
    const activate = (offerings: number[], coins: number): DuelDeed => ({ kind: 'activate', space: 2, god: 'ra', offerings, coins })
    expect(choiceWords(activate([], 5), context)).toBe('Activate Ra for 5 coins')
    expect(choiceWords(activate([3], 0), context)).toBe('Activate Ra with offering 3 alone')
    expect(choiceWords(activate([2, 3], 1), context)).toBe('Activate Ra with offering 2 and 3 and 1 coin')
  })

  it('says what a military token does', () => {
    const drop = (asks?: 'place_cube' | 'remove_cube'): DuelDeed => ({ kind: 'drop_loot', side: 'own', loot: { victim: 'A', coins: asks ? 0 : 5, space: -6, ...(asks ? { asks: [asks] } : {}) } })
    expect(told(drop())).toMatch(/\(5 coins\)$/)
    expect(told(drop('place_cube'))).toMatch(/\(placing a cube\)$/)
    expect(told(drop('remove_cube'))).toMatch(/\(removing a cube and moving one\)$/)
  })

  it('that others do not see names who did it, and not what', () => {
    expect(told({ kind: 'drawn_unseen', by: 'B' }, null)).toBe('Bartek draws a progress token from the box unseen')
    expect(told({ kind: 'god_shown_unseen', by: 'B', mythology: 'greek' }, null)).toBe('Bartek looks at a god (Greek)')
    expect(told({ kind: 'prepare_unseen', slot: 3, card: 'baths' }, 'B')).toBe('Bartek prepares a conspiracy with Baths under it')
  })

  it('tells of Enki as far as the viewer knows', () => {
    expect(told({ kind: 'for_enki_unseen', by: 'B' }, null)).toBe('Only Bartek knows whether Enki is among them')
    expect(told({ kind: 'for_enki_absent' }, null)).toBe('Enki is not among them')
    expect(told({ kind: 'for_enki', tokens: ['law', 'theology'] }, null)).toBe('On Enki, for the time being, lie the tokens Law and Theology')
  })
})

describe('what follows', () => {
  it('is told in a sentence each, with plural forms', async () => {
    const all: DuelConsequence[] = [
      { kind: 'gains', seat: 'B', coins: 3 },
      { kind: 'loses', seat: 'A', coins: 5 },
      { kind: 'pawn', towards: 'A', spaces: 2 },
      { kind: 'again', seat: 'B' },
    ]
    expect(followed(...all)).toEqual([
      'Bartek gains 3 coins',
      'Ania loses 5 coins',
      'The conflict pawn moves 2 spaces towards the capital of Ania',
      'Bartek takes another turn',
    ])
    await setLanguage('pl')
    expect(followed(...all).slice(0, 2)).toEqual(['Bartek zyskuje 3 monety', 'Ania traci 5 monet'])
    await setLanguage('en')
  })

  it('is marked with signed figures', () => {
    expect(thenMark({ kind: 'points', seat: 'A', change: -2 }, context)).toBe('−2')
    expect(thenMark({ kind: 'gains', seat: 'A', coins: 4 }, context)).toBe('+4')
  })
})
