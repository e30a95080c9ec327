import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DuelPayment, Happening, Message } from '../../../generated/protocol'
import { setLanguage, type Language } from '../../../lib/text.svelte'
import { buildings, cardWords, costWords, effectsWords, eventSentence, layouts, links, paymentWords, tokens, wonders, wonderWords } from './words'

type State = Extract<Message, { type: 'state' }>
const fixtures = Object.entries(import.meta.glob<State>('../../../fixtures/*.json', { eager: true, import: 'default' }))

const nameOf = (seat: string) => (seat === 'A' ? 'Ania' : 'Bartek')
const languages: Language[] = ['en', 'pl']
let complaint: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

function payments({ game }: State): DuelPayment[] {
  if (game?.view.game !== 'duel') return []
  return [
    ...game.view.structure.flatMap(({ prices }) => prices),
    ...game.view.cities.flatMap(({ wonders }) => wonders.flatMap(({ price }) => price ?? [])),
  ]
}

describe('the components', () => {
  it('are all there', () => {
    expect([buildings.size, wonders.size, tokens.size, layouts.size, links.length]).toEqual([73, 12, 10, 3, 17])
  })

  it.each(languages)('have words for every cost and effect in %s', async (language) => {
    await setLanguage(language)
    for (const id of buildings.keys()) expect(cardWords(id)).not.toMatch(/duel-|page-|undefined/)
    for (const id of wonders.keys()) expect(wonderWords(id)).not.toMatch(/duel-|page-|undefined/)
    for (const { instant, passive } of tokens.values()) expect(effectsWords([...instant, ...passive])).not.toMatch(/duel-|undefined/)
    expect(complaint).not.toHaveBeenCalled()
  })
})

describe('a cost', () => {
  it('is told with plural forms', async () => {
    await setLanguage('pl')
    expect(costWords({ coins: 2, stone: 3, glass: 1 })).toBe('2 monety, 3 kamienie, 1 szkło')
    expect(costWords({})).toBe('za darmo')
    await setLanguage('en')
    expect(costWords({ coins: 1, wood: 2 })).toBe('1 coin, 2 wood')
  })
})

describe('a payment', () => {
  const payment: DuelPayment = {
    coins: 6,
    affordable: true,
    printed: 1,
    units: [
      { from: 'own', resource: 'stone', units: 2 },
      { from: 'choice', resource: 'wood', units: 1 },
      { from: 'waived', resource: 'clay', units: 2 },
      { from: 'bought', resource: 'glass', units: 1, coins: 3 },
      { from: 'bought', resource: 'papyrus', units: 5, coins: 15 },
    ],
  }

  it('says where each unit comes from', async () => {
    await setLanguage('pl')
    expect(paymentWords(payment)).toBe(
      '1 moneta z kosztu karty, 2 kamienie z własnych kart, 1 drewno z produkcji do wyboru, dzięki żetonowi odpadają 2 gliny, 1 szkło kupione za 3, 5 papirusów kupionych za 15',
    )
    await setLanguage('en')
    expect(paymentWords(payment)).toBe(
      '1 coin printed on the card, 2 stone from own cards, 1 wood from either-or production, 2 clay are waived by a token, 1 glass bought for 3, 5 papyrus bought for 15',
    )
  })

  it('says why it is free', async () => {
    await setLanguage('en')
    expect(paymentWords({ coins: 0, affordable: true })).toBe('free')
    expect(paymentWords({ coins: 0, affordable: true, link: 'sun' })).toBe('free by the link sun')
  })

  it.each(languages)('of every fixture has words in %s', async (language) => {
    await setLanguage(language)
    for (const [, state] of fixtures) for (const one of payments(state)) expect(paymentWords(one)).not.toMatch(/page-|undefined/)
    expect(complaint).not.toHaveBeenCalled()
  })
})

describe('a sentence about what happened', () => {
  const effect = { coins: [0, 0], points: [0, 0], pawn: 0, again: false }

  it('tells price and consequences', async () => {
    const happening: Happening = {
      index: 0,
      seat: 'B',
      event: { game: 'duel', kind: 'wonder', card: 'obelisk', wonder: 'appian_way', price: 1, effect: { ...effect, coins: [-5, 2], pawn: -2, again: true } },
    }
    await setLanguage('en')
    expect(eventSentence(happening, nameOf)).toBe(
      "Bartek builds the wonder The Appian Way with Obelisk under it, for 1 coin. Bartek gains 3 coins. The conflict pawn moves 2 spaces towards the opponent's capital. Ania loses 5 coins. Bartek takes another turn.",
    )
    await setLanguage('pl')
    expect(eventSentence(happening, nameOf)).toBe(
      'Bartek buduje cud Via Appia i wsuwa pod niego kartę Obelisk, za 1 monetę. Bartek zyskuje 3 monety. Pion konfliktu przesuwa się o 2 pola w stronę stolicy przeciwnika. Ania traci 5 monet. Bartek rozgrywa kolejną turę.',
    )
  })

  it('tells a discard once, and a draw that nobody sees', async () => {
    await setLanguage('en')
    const discard: Happening = { index: 0, seat: 'A', event: { game: 'duel', kind: 'discard', card: 'baths', effect: { ...effect, coins: [2, 0] } } }
    expect(eventSentence(discard, nameOf)).toBe('Ania discards Baths and takes 2 coins.')
    const drawn: Happening = { index: 0, seat: null, event: { game: 'duel', kind: 'drawn', effect } }
    expect(eventSentence(drawn, nameOf)).toBe('A progress token is drawn from the box unseen.')
  })

  it.each(languages)('is there for every event of every fixture in %s', async (language) => {
    await setLanguage(language)
    for (const [, { log }] of fixtures) {
      for (const happening of log) {
        const sentence = eventSentence(happening, nameOf)
        expect(sentence).toMatch(/[.!]$/)
        expect(sentence).not.toMatch(/page-|duel-|undefined|\{/)
      }
    }
    expect(complaint).not.toHaveBeenCalled()
  })

  it.each(languages)('is there for every kind and every ending in %s', async (language) => {
    await setLanguage(language)
    const kinds = ['draft', 'build', 'discard', 'wonder', 'progress', 'destroy', 'restore', 'begin', 'token_laid', 'wonder_offered', 'card_laid', 'back_laid', 'turned_up', 'drawn'] as const
    for (const kind of kinds) {
      for (const ends of ['civilian', 'military', 'science']) {
        const event = { game: 'duel' as const, kind, card: 'baths', wonder: 'sphinx', token: 'law', back: 'age1', starter: 'B', price: 2, effect: { ...effect, ends } }
        for (const seat of ['A', 'B', null]) expect(eventSentence({ index: 0, seat, event }, nameOf)).not.toMatch(/page-|duel-|undefined/)
      }
    }
    expect(complaint).not.toHaveBeenCalled()
  })
})
