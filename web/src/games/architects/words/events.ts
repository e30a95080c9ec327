// What happened, in sentences: the deed, what the table revealed, and one sentence for each consequence.

import type { ArchitectsEvent, ArchitectsKind, GameEvent, Happening, SeatLetter } from '../../../generated/protocol'
import { attribute, say, type TextArgs } from '../../../lib/text.svelte'
import { cardName, heapWords, setName, stageName, tokenName, wonderName } from './names'

/** Something that happened in a game of Architects. */
export type ArchitectsHappening = Happening & { event: Extract<GameEvent, { game: 'architects' }> }

/** What the sentences need besides the event. */
export interface Scene {
  nameOf: (seat: SeatLetter) => string
  /** Conflict tokens in play. */
  tokens: number
  wonderOf: (seat: SeatLetter) => string
}

/** Decks that lie at a seat's hand: its own on the left, that of the player before on the right. */
export const sideOf = (deck: string | undefined, seat: SeatLetter | null) => (deck === 'centre' ? 'centre' : deck === seat ? 'left' : 'right')

/** What somebody does, as a sentence. */
function deed(event: ArchitectsEvent, seat: SeatLetter, name: string, declines: boolean): string {
  const told = (id: string, args: TextArgs = {}) => attribute(id, 'told', { name, ...args })
  const card = cardName(event.card ?? 'wood')
  switch (event.kind) {
    case 'pick':
      return told('architects-do-pick', { wonder: wonderName(event.wonder ?? '') })
    case 'take':
    case 'extra':
      return told(`architects-do-${event.kind}-${sideOf(event.deck, seat)}`, { card })
    case 'build': {
      const { cards = {}, economy, engineering } = event.payment ?? {}
      const uses = [...(economy ? [say('architects-uses-economy')] : []), ...(engineering ? [say('architects-uses-engineering')] : [])]
      return told('architects-do-build', { stage: stageName(event.stage ?? ''), cards: [heapWords(cards), ...uses].join(' + ') })
    }
    case 'exchange':
      return told('architects-do-exchange', { set: setName(event.set ?? '') })
    case 'token':
      return told('architects-do-token', { token: tokenName(event.token ?? '') })
    case 'fetch':
      return event.deck === 'centre' ? told('architects-do-fetch-centre') : told('architects-do-fetch', { card, seat: event.deck ?? '' })
    case 'search':
      return told(`architects-do-search-${sideOf(event.deck, seat)}`)
    case 'keep':
      return told('architects-do-keep', { card })
    case 'pass':
      return told(declines ? 'architects-do-decline' : 'architects-do-no-extra')
    case 'look':
    case 'blind':
    case 'use':
    case 'end':
      return told(`architects-do-${event.kind}`)
    default:
      return ''
  }
}

/** What the table revealed; nothing if it says nothing new. */
function revealed({ kind, card, token, wonder, to, deck }: ArchitectsEvent, { nameOf }: Scene): string {
  switch (kind) {
    case 'wonder_dealt':
      return say('architects-log-wonder', { name: nameOf(to ?? ''), wonder: wonderName(wonder ?? '') })
    case 'drawn':
      return card ? say('architects-log-card', { card: cardName(card) }) : ''
    case 'seen':
      return card ? say('architects-log-seen', { card: cardName(card) }) : ''
    case 'token_drawn':
      return token ? say('architects-log-drawn', { token: tokenName(token) }) : ''
    case 'token_laid':
      return say('architects-log-token', { token: tokenName(token ?? '') })
    case 'shown':
      return card ? say('architects-log-shown', { card: cardName(card) }) : say('architects-log-shown-hidden', { name: nameOf(to ?? ''), seat: deck ?? '' })
    default:
      return ''
  }
}

/** The deed or the revelation itself. */
export function deedSentence({ seat, event }: ArchitectsHappening, scene: Scene, declines: boolean): string {
  return seat === null ? revealed(event, scene) : deed(event, seat, scene.nameOf(seat), declines)
}

export type Told = { kind: ArchitectsKind | 'both_sides' | 'cat' | 'extra_card' | 'horn' | 'battle' | 'victory' | 'complete'; text: string }

/** What followed. `flipped` conflict tokens show battle after it; `active` is whose turn it was. */
export function consequences({ kind, effect }: ArchitectsEvent, active: SeatLetter | null, flipped: number, { nameOf, tokens, wonderOf }: Scene): Told[] {
  const told: Told[] = []
  const name = active ? nameOf(active) : ''
  // A stage of Olympia takes cards at once; other cards come with an action or a revelation of their own.
  if (active && effect.gains && (kind === 'build' || kind === 'use'))
    told.push({ kind: 'both_sides', text: say('architects-log-both-sides', { name, wonder: wonderName(wonderOf(active)), cards: heapWords(effect.gains) }) })
  if (effect.cat) told.push({ kind: 'cat', text: say('architects-log-cat', { name: nameOf(effect.cat) }) })
  for (const token of effect.triggers ?? []) told.push({ kind: 'extra_card', text: say('architects-log-extra', { token: tokenName(token), name }) })
  if (effect.horns) told.push({ kind: 'horn', text: say('architects-log-horn', { flipped, count: tokens }) })
  if (effect.completes && active) told.push({ kind: 'complete', text: say('architects-log-complete', { name, wonder: wonderName(wonderOf(active)) }) })
  if (effect.battle?.fought) {
    const seats = effect.battle.shields.map((_, i) => String.fromCharCode(65 + i))
    const shields = seats.map((seat, i) => `${nameOf(seat)} ${effect.battle?.shields[i]}`).join(', ')
    told.push({ kind: 'battle', text: say('architects-log-battle', { shields }) })
    const won = seats.flatMap((seat, i) => {
      const count = effect.battle?.won[i] ?? 0
      return count ? [{ kind: 'victory' as const, text: say('architects-log-victory', { name: nameOf(seat), count }) }] : []
    })
    told.push(...(won.length ? won : [{ kind: 'victory' as const, text: say('architects-log-no-victory') }]))
  }
  return told
}
