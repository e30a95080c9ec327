import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ArchitectsEvent, SeatLetter } from '../../../generated/protocol'
import { withGameWords } from '../../../lib/games'
import { languages, setLanguage } from '../../../lib/text.svelte'
import { consequences, deedSentence, type ArchitectsHappening, type Scene } from './events'

const scene: Scene = { nameOf: (seat) => (seat === 'A' ? 'Ania' : 'Bot 2 (novice)'), tokens: 3, wonderOf: () => 'giza' }

const happening = (event: Omit<ArchitectsEvent, 'effect'>, seat: SeatLetter | null = 'A') =>
  ({ index: 0, seat, event: { game: 'architects', ...event, effect: {} } }) as unknown as ArchitectsHappening

const told = (event: Omit<ArchitectsEvent, 'effect'>, seat: SeatLetter | null = 'A') => deedSentence(happening(event, seat), scene, false)

beforeAll(() => withGameWords('architects', setLanguage('en')))

describe('a deed', () => {
  it('is told as a sentence about whoever did it', async () => {
    await setLanguage('en')
    expect(told({ kind: 'take', deck: 'A', card: 'wood' })).toBe('Ania takes Wood from the left')
    expect(told({ kind: 'keep', card: 'coin' }, 'B')).toBe('Bot 2 (novice) keeps Coin')
    expect(told({ kind: 'build', stage: 's1', payment: { cards: { wood: 1, coin: 1 }, economy: true } })).toBe('Ania builds stage 1 with Wood, Coin + Economy')
    await setLanguage('pl')
    expect(told({ kind: 'take', deck: 'A', card: 'wood' })).toBe('Ania bierze z lewej: Drewno')
    expect(told({ kind: 'exchange', set: 'gear' })).toBe('Ania oddaje dwa koła zębate za żeton postępu')
  })

  it('says what came from the central deck once, when it is turned up', async () => {
    await setLanguage('en')
    expect(told({ kind: 'take', deck: 'centre', card: 'gear' })).toBe('Ania takes the top card of the central deck')
    expect(told({ kind: 'drawn', deck: 'centre', card: 'gear', to: 'A' }, null)).toBe('The card is Gear')
  })

  it('has its player in front, whatever it is, in both languages', async () => {
    const complaints = vi.spyOn(console, 'error')
    const events: Omit<ArchitectsEvent, 'effect'>[] = [
      { kind: 'pick', wonder: 'giza' },
      { kind: 'look', deck: 'centre' },
      ...['A', 'B', 'centre'].flatMap((deck) => (['take', 'extra', 'fetch'] as const).map((kind) => ({ kind, deck, card: 'glass' }))),
      { kind: 'build', stage: 's5', payment: { cards: { stone: 4 } } },
      { kind: 'exchange', set: 'different' },
      { kind: 'token', token: 'culture' },
      { kind: 'blind' },
      { kind: 'search', deck: 'A' },
      { kind: 'search', deck: 'B' },
      { kind: 'keep', card: 'tablet' },
      { kind: 'use' },
      { kind: 'pass' },
      { kind: 'end' },
    ]
    for (const language of languages) {
      await setLanguage(language)
      for (const event of events) {
        for (const declines of [false, true]) expect(deedSentence(happening(event), scene, declines), event.kind).toMatch(/^Ania \p{Ll}/u)
      }
    }
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  })
})

describe('what follows', () => {
  it('names the cards that a stage of Olympia takes, and no card that came otherwise', async () => {
    await setLanguage('en')
    const olympia: Scene = { ...scene, wonderOf: () => 'olympia' }
    const effect = { points: [], gains: { wood: 1, gear: 1 }, completes: false } as unknown as ArchitectsEvent['effect']
    const build = { kind: 'build', stage: 's2', effect } as ArchitectsEvent
    expect(consequences(build, 'A', 0, olympia).map(({ text }) => text)).toEqual(['Olympia brings Ania: Wood, Gear'])
    expect(consequences({ ...build, kind: 'take' }, 'A', 0, olympia)).toEqual([])
  })
})
