import { beforeAll, describe, expect, it } from 'vitest'
import type { ArchitectsConsequence, ArchitectsDeed, SeatLetter } from '../../../generated/protocol'
import { withGameWords } from '../../../lib/games'
import type { WordContext } from '../../../lib/sentences'
import { setLanguage } from '../../../lib/text.svelte'
import { deedTold, thenTold } from './deeds'

const context: WordContext = { nameOf: (seat) => (seat === 'A' ? 'Ania' : 'Bot 2 (novice)'), near: 'A' }

const told = (deed: ArchitectsDeed, seat: SeatLetter | null = 'A') => deedTold(deed, seat, context)

beforeAll(() => withGameWords('architects', setLanguage('en')))

describe('a deed', () => {
  it('is told as a sentence about whoever did it', async () => {
    await setLanguage('en')
    expect(told({ kind: 'take', side: 'left', deck: 'A', card: 'wood' })).toBe('Ania takes Wood from the left')
    expect(told({ kind: 'keep', deck: 'A', card: 'coin' }, 'B')).toBe('Bot 2 (novice) keeps Coin')
    const payment = { cards: { wood: 1, coin: 1 }, economy: true }
    expect(told({ kind: 'build', wonder: 'giza', stage: 's1', payment })).toBe('Ania builds stage 1 with Wood, Coin + Economy')
    await setLanguage('pl')
    expect(told({ kind: 'take', side: 'left', deck: 'A', card: 'wood' })).toBe('Ania bierze z lewej: Drewno')
    expect(told({ kind: 'exchange', set: 'gear' })).toBe('Ania oddaje dwa koła zębate za żeton postępu')
  })

  it('says what came from the central deck once, when it is turned up', async () => {
    await setLanguage('en')
    expect(told({ kind: 'take', side: 'centre', deck: 'centre', card: 'gear' })).toBe('Ania takes the top card of the central deck')
    expect(told({ kind: 'drawn', card: 'gear', to: 'A' }, null)).toBe('The card is Gear')
  })
})

describe('what follows', () => {
  it('names the cards that a stage of Olympia takes', async () => {
    await setLanguage('en')
    const both: ArchitectsConsequence = { kind: 'both_sides', seat: 'A', wonder: 'olympia', cards: ['wood', 'gear'] }
    expect(thenTold(both, context)).toBe('Olympia brings Ania: Wood, Gear')
  })
})
