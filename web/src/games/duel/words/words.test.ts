import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Deed, DuelPayment, Message } from '../../../generated/protocol'
import { entriesOf } from '../../../lib/log'
import { setLanguage, type Language } from '../../../lib/text.svelte'
import type { DuelKind } from '../../../generated/protocol'
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
  eventSentence,
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
const fixtures = Object.entries(import.meta.glob<State>(['../../../fixtures/*.json', '!**/architects_*.json'], { eager: true, import: 'default' }))

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

describe('a sentence about what happened', () => {
  const effect = { coins: [0, 0], points: [0, 0], pawn: 0, again: false }

  it('tells price and consequences', async () => {
    const built: Deed = {
      seat: 'B',
      event: { game: 'duel', kind: 'wonder', card: 'obelisk', wonder: 'appian_way', price: 1, effect: { ...effect, coins: [-5, 2], pawn: -2, again: true } },
    }
    await setLanguage('en')
    expect(eventSentence(built, nameOf)).toBe(
      "Bartek builds the wonder The Appian Way with Obelisk under it, for 1 coin. Bartek gains 3 coins. The conflict pawn moves 2 spaces towards the opponent's capital. Ania loses 5 coins. Bartek takes another turn.",
    )
    await setLanguage('pl')
    expect(eventSentence(built, nameOf)).toBe(
      'Bartek buduje cud Via Appia i wsuwa pod niego kartę Obelisk, za 1 monetę. Bartek zyskuje 3 monety. Pion konfliktu przesuwa się o 2 pola w stronę stolicy przeciwnika. Ania traci 5 monet. Bartek rozgrywa kolejną turę.',
    )
  })

  it('tells a discard once, and a draw that nobody sees', async () => {
    await setLanguage('en')
    const discard: Deed = { seat: 'A', event: { game: 'duel', kind: 'discard', card: 'baths', effect: { ...effect, coins: [2, 0] } } }
    expect(eventSentence(discard, nameOf)).toBe('Ania discards Baths and takes 2 coins.')
    const drawn: Deed = { seat: null, event: { game: 'duel', kind: 'drawn', effect } }
    expect(eventSentence(drawn, nameOf)).toBe('A progress token is drawn from the box unseen.')
    const shown: Deed = { seat: null, event: { game: 'duel', kind: 'god_shown', mythology: 'greek', effect } }
    expect(eventSentence(shown, nameOf)).toBe('A god is drawn unseen (Greek).')
    const forEnki = (tokens?: string[]): Deed => ({ seat: null, event: { game: 'duel', kind: 'for_enki', tokens, effect } })
    expect(eventSentence(forEnki(), nameOf)).toBe('Only who chooses knows whether Enki is among them.')
    expect(eventSentence(forEnki([]), nameOf)).toBe('Enki is not among them.')
    expect(eventSentence(forEnki(['law', 'theology']), nameOf)).toBe('On Enki, for the time being, lie the tokens Law and Theology.')
  })

  it.each(languages)('is there for every event of every fixture in %s', async (language) => {
    await setLanguage(language)
    for (const [, { log }] of fixtures) {
      for (const one of entriesOf(log)) {
        const sentence = eventSentence(one, nameOf)
        expect(sentence).toMatch(/[.!]$/)
        expect(sentence).not.toMatch(/page-|duel-|undefined|\{/)
      }
    }
    expect(complaint).not.toHaveBeenCalled()
  })

  it.each(languages)('is there for every kind and every ending in %s', async (language) => {
    await setLanguage(language)
    const kinds: Record<DuelKind, null> = {
      draft: null, build: null, discard: null, wonder: null, progress: null, destroy: null, restore: null, begin: null, token_laid: null, wonder_offered: null,
      card_laid: null, back_laid: null, turned_up: null, drawn: null, activate: null, place_god: null, consult: null, summon: null, stack_deck: null, snake: null,
      steal: null, strike: null, unbuild: null, raise: null, tuck: null, take_wonder: null, minerva: null, drop_loot: null, use_loot: null, gift_laid: null,
      god_drawn: null, god_shown: null, token_on_enki: null, for_enki: null, unearthed: null, recruit: null, spare: null, prepare: null, trigger: null, place_cube: null,
      move_cube: null, remove_cube: null, conspire: null, keep_plot: null, lock: null, claim: null, reclaim: null, swap: null, move_decree: null, raze: null,
      pass: null, decree_laid: null, decree_turned: null, plot_drawn: null, removed_shown: null,
    }
    const full = {
      card: 'baths', given: 'altar', wonder: 'sphinx', token: 'law', back: 'age1', starter: 'B', price: 2, god: 'zeus', mythology: 'greek', space: 2, offerings: [2, 4],
      tokens: ['law', 'theology'],
      gift: { offering: 3 }, track: -9, loot: { victim: 'A', coins: 5, space: -6 }, plot: 'coup', end: 'bottom' as const, chamber: 3, to: 4, decree: 'shield', age: 1,
    }
    // What the viewer does not see is left out of the event.
    const { god: _god, card: _card, token: _token, tokens: _tokens, plot: _plot, decree: _decree, offerings: _offerings, ...unseen } = full
    const hides = new Set(['place_god', 'stack_deck', 'strike', 'god_drawn', 'god_shown', 'for_enki', 'prepare', 'keep_plot', 'lock', 'plot_drawn', 'removed_shown', 'drawn', 'move_decree'])
    const told = new Set<string>()
    for (const kind of Object.keys(kinds) as DuelKind[]) {
      for (const ends of ['civilian', 'military', 'science', 'politics']) {
        const after = { ...effect, ends, pawn: -1, gifts: [{ mythology: 'roman' }], control: [{ chamber: 2, seat: 'B' }, { chamber: 3, seat: null }] }
        const event = { game: 'duel' as const, kind, ...full, effect: after }
        for (const seat of ['A', 'B', null]) expect(eventSentence({ seat, event }, nameOf), kind).not.toMatch(/page-|duel-|undefined/)
        if (hides.has(kind)) expect(eventSentence({ seat: 'A', event: { game: 'duel', kind, ...unseen, card: kind === 'prepare' ? 'baths' : undefined, effect } as typeof event }, nameOf), kind).not.toMatch(/page-|duel-|undefined/)
      }
      told.add(eventSentence({ seat: 'A', event: { game: 'duel', kind, ...full, effect } }, nameOf))
    }
    expect(told.size).toBe(Object.keys(kinds).length)
    expect(complaint).not.toHaveBeenCalled()
  })
})
