import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DuelPayment, Message } from '../../../generated/protocol'
import { setLanguage, type Language } from '../../../lib/text.svelte'
import agora from '../../../generated/duel-agora.json'
import base from '../../../generated/duel.json'
import pantheon from '../../../generated/duel-pantheon.json'
import { everyEffect } from './everything'
import {
  buildings,
  cardHelp,
  cardShort,
  cardWords,
  chambers,
  component,
  componentName,
  conspiracies,
  costWords,
  decreeHelp,
  decrees,
  decreeShort,
  effectsWords,
  effectWords,
  gate,
  godHelp,
  godOf,
  gods,
  layout,
  layouts,
  links,
  mythologies,
  mythologyTokenName,
  paymentWords,
  plotHelp,
  plotShort,
  senatorKinds,
  senators,
  spaces,
  temples,
  tokens,
  wonders,
  wonderWords,
} from './words'

type State = Extract<Message, { type: 'state' }>
const fixtures = Object.entries(import.meta.glob<State>(['../../../fixtures/*.json', '!**/{architects,wonders}_*.json'], { eager: true, import: 'default' }))

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
    // Each line of the lists that the engine writes is found again, by an identifier of its own.
    const lines = (...kinds: string[]) => [base, pantheon, agora].flat().filter(({ kind }) => kinds.includes(kind)).length
    expect([buildings.size, wonders.size, tokens.size]).toEqual([lines('building', 'grand_temple'), lines('wonder'), lines('token')])
    expect(Math.min(buildings.size, wonders.size, tokens.size)).toBeGreaterThan(0)
    expect([layouts.size, links.length]).toEqual([3, 17])
  })

  it('of the expansions are all there', () => {
    expect([gods.size, spaces.length, temples.size, decrees.size, conspiracies.size, chambers.length, senatorKinds.length, senators.size]).toEqual(
      [15, 6, 5, 16, 16, 6, 4, 17],
    )
    expect(new Set([...gods.values()].map(({ mythology }) => mythology))).toEqual(new Set(mythologies))
    expect(godOf('gate')).toBe(gate)
    expect(senators.get('conspirator_4')?.id).toBe('conspirator')
    expect(component('zeus')?.kind).toBe('god')
    expect(component('politician_left_2')?.kind).toBe('senator')
  })

  it('lie as the expansions say', () => {
    expect([layout([], 1)?.cards, layout(['pantheon'], 2)?.cards, layout(['agora'], 1)?.cards, layout(['pantheon', 'agora'], 3)?.cards]).toEqual([20, 20, 25, 23])
  })

  it.each(languages)('of the expansions have names and words in %s', async (language) => {
    await setLanguage(language)
    const texts = [
      ...[...temples.keys(), ...senators.keys()].flatMap((id) => [cardWords(id), cardShort(id), cardHelp(id)]),
      ...[...gods.keys(), gate.id].flatMap((id) => [componentName(id), godHelp(id)]),
      ...[...decrees.keys()].flatMap((id) => [componentName(id), decreeShort(id), decreeHelp(id)]),
      ...[...conspiracies.keys()].flatMap((id) => [componentName(id), plotShort(id), plotHelp(id)]),
      ...mythologies.map(mythologyTokenName),
    ]
    for (const text of texts) expect(text).not.toMatch(/duel-|page-|undefined|^$/)
    expect(complaint).not.toHaveBeenCalled()
  })

  it.each(languages)('have words of their own for every effect in %s', async (language) => {
    await setLanguage(language)
    const told = everyEffect().map(effectWords)
    for (const words of told) expect(words).not.toMatch(/duel-|page-|undefined|^$/)
    // A shield of a card and that of a decree are told apart, and so are all the others.
    expect(new Set(told).size).toBe(told.length)
    expect(complaint).not.toHaveBeenCalled()
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
      '1 moneta z kosztu karty, 2 kamienie z własnych kart, 1 drewno z produkcji do wyboru, odpadają 2 gliny, 1 szkło kupione za 3, 5 papirusów kupionych za 15',
    )
    await setLanguage('en')
    expect(paymentWords(payment)).toBe(
      '1 coin printed on the card, 2 stone from own cards, 1 wood from either-or production, 2 clay are waived, 1 glass bought for 3, 5 papyrus bought for 15',
    )
  })

  it('says why it is free', async () => {
    await setLanguage('en')
    expect(paymentWords({ coins: 0, affordable: true })).toBe('free')
    expect(paymentWords({ coins: 0, affordable: true, link: 'sun' })).toBe('free by the link sun')
  })

  it('of a god or a senator says what it goes by', async () => {
    await setLanguage('en')
    expect(paymentWords({ coins: 5, affordable: true, printed: 8, means: 'gate', offerings: [3] })).toBe(
      '8 coins for the Gate, twice the number of its space, less the offering token 3',
    )
    expect(paymentWords({ coins: 1, affordable: true, printed: 1, saved: 2 }, 'god')).toBe('3 coins for the space, 2 coins less by the Sanctuary')
    expect(paymentWords({ coins: 2, affordable: true, printed: 2, means: 'senators' })).toBe('2 coins, for 2 senators in the city')
    expect(paymentWords({ coins: 0, affordable: true, means: 'decree', saved: 3 })).toBe('3 printed coins left out by decree')
    await setLanguage('pl')
    expect(paymentWords({ coins: 1, affordable: true, printed: 6, offerings: [2, 3] })).toBe('6 monet za pole, minus żetony ofiar 2 i 3')
    expect(paymentWords({ coins: 1, affordable: true, printed: 1, means: 'engineering' })).toBe('1 moneta dzięki Inżynierii')
  })

  it.each(languages)('of every fixture has words in %s', async (language) => {
    await setLanguage(language)
    for (const [, state] of fixtures) for (const one of payments(state)) expect(paymentWords(one)).not.toMatch(/page-|undefined/)
    expect(complaint).not.toHaveBeenCalled()
  })
})
