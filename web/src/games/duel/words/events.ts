// What happened, as whole sentences: the deed with its price, then one sentence for each consequence.

import { list, say } from '../../../lib/text.svelte'
import type { Deed, DuelEvent, DuelGift, DuelLoot, SeatLetter } from '../../../generated/protocol'
import { building, isCard } from './components'
import type { DuelEntry } from './happening'
import * as names from './names'

type NameOf = (seat: SeatLetter) => string

const place = (seat: SeatLetter) => seat.charCodeAt(0) - 'A'.charCodeAt(0)
const cardName = (event: DuelEvent) => names.cardName(event.card ?? '')
const wonderName = (event: DuelEvent) => names.wonderName(event.wonder ?? '')
const tokenName = (event: DuelEvent) => names.tokenName(event.token ?? '')
const godName = (event: DuelEvent) => names.godName(event.god ?? '')
const mythology = (event: DuelEvent) => names.mythologyName(event.mythology ?? '')
const decree = (event: DuelEvent) => names.decreeName(event.decree ?? null)
const plot = (event: DuelEvent) => names.plotName(event.plot ?? '')

export function giftName(gift: DuelGift): string {
  return 'mythology' in gift ? names.mythologyTokenName(gift.mythology) : names.offeringName(gift.offering)
}

function lootName({ coins, asks = [] }: DuelLoot): string {
  if (!asks.length) return say('page-event-loot-coins', { coins })
  return say(asks.includes('remove_cube') ? 'page-event-loot-large' : 'page-event-loot-small')
}

/** What the table itself laid out or turned up. */
function revealed(event: DuelEvent): string {
  const chamber = event.chamber ?? 0
  switch (event.kind) {
    case 'token_laid':
      return say('page-event-token-laid', { token: tokenName(event) })
    case 'wonder_offered':
      return say('page-event-wonder-offered', { wonder: wonderName(event) })
    case 'card_laid':
      return say('page-event-card-laid', { card: cardName(event) })
    case 'back_laid':
      return say('page-event-back-laid', { back: names.backName(event.back ?? '') })
    case 'turned_up':
      return say('page-event-turned-up', { card: cardName(event) })
    case 'gift_laid':
      return say('page-event-gift-laid', { token: event.gift ? giftName(event.gift) : '' })
    case 'god_drawn':
      return event.god ? say('page-event-god-drawn', { god: godName(event) }) : say('page-event-god-drawn-unseen', { mythology: mythology(event) })
    case 'god_shown':
      return event.god ? say('page-event-god-shown', { god: godName(event) }) : say('page-event-god-drawn-unseen', { mythology: mythology(event) })
    case 'token_on_enki':
      return say('page-event-token-on-enki', { token: tokenName(event) })
    case 'for_enki':
      if (!event.tokens) return say('page-event-for-enki-unseen')
      return event.tokens.length ? say('page-event-for-enki', { tokens: list(event.tokens.map(names.tokenName)) }) : say('page-event-for-enki-absent')
    case 'unearthed':
      return say('page-event-unearthed', { card: cardName(event) })
    case 'decree_laid':
      return say('page-event-decree-laid', { chamber, decree: decree(event) })
    case 'decree_turned':
      return say('page-event-decree-turned', { chamber, decree: decree(event) })
    case 'plot_drawn':
      return event.plot ? say('page-event-plot-drawn', { plot: plot(event) }) : say('page-event-plot-drawn-unseen')
    case 'removed_shown':
      return event.card ? say('page-event-removed-shown', { card: cardName(event) }) : say('page-event-removed-shown-unseen')
    default:
      return event.token ? say('page-event-drawn', { token: tokenName(event) }) : say('page-event-drawn-unseen')
  }
}

/** A deed with gods. */
function divine(event: DuelEvent, seat: SeatLetter, name: string): string | undefined {
  const coins = event.price ?? 0
  switch (event.kind) {
    case 'activate': {
      const offerings = event.offerings ?? []
      if (!offerings.length) return say('page-event-activate', { name, god: godName(event), coins })
      return say('page-event-activate-offerings', { name, god: godName(event), count: offerings.length, offerings: list(offerings.map(String)), coins })
    }
    case 'place_god': {
      const space = event.space ?? 0
      if (event.god) return say('page-event-place-god', { name, god: godName(event), space })
      return say('page-event-place-god-unseen', { name, space, mythology: mythology(event) })
    }
    case 'consult':
      return say('page-event-consult', { name, mythology: mythology(event) })
    case 'summon':
      return say('page-event-summon', { name, god: godName(event) })
    case 'stack_deck':
      if (event.god) return say('page-event-stack-deck', { name, god: godName(event) })
      return say('page-event-stack-deck-unseen', { name, mythology: mythology(event) })
    case 'snake':
      return say('page-event-snake', { name, card: cardName(event) })
    case 'steal':
      return say('page-event-steal', { name, card: cardName(event) })
    case 'strike':
      return event.card ? say('page-event-strike', { name, card: cardName(event) }) : say('page-event-strike-unseen', { name })
    case 'unbuild':
      return say('page-event-unbuild', { name, card: cardName(event), wonder: wonderName(event) })
    case 'raise':
      return say('page-event-raise', { name, wonder: wonderName(event) })
    case 'tuck':
      return say('page-event-tuck', { name, card: cardName(event) })
    case 'take_wonder':
      return say('page-event-take-wonder', { name, wonder: wonderName(event) })
    case 'minerva': {
      const track = event.track ?? 0
      if (track === 0) return say('page-event-minerva-middle', { name })
      return say(`page-event-minerva-${(track < 0) === (seat === 'A') ? 'own' : 'theirs'}`, { name, distance: Math.abs(track) })
    }
    case 'drop_loot':
    case 'use_loot': {
      const message = event.kind === 'drop_loot' ? 'page-event-drop-loot' : 'page-event-use-loot'
      return say(message, { name, side: event.loot?.victim === seat ? 'own' : 'theirs', token: event.loot ? lootName(event.loot) : '' })
    }
    default:
      return undefined
  }
}

/** A deed in the senate. */
function political(event: DuelEvent, name: string): string | undefined {
  const { chamber = 0, to = 0, end = 'top', price: coins = 0 } = event
  switch (event.kind) {
    case 'recruit':
      return say('page-event-recruit', { name, card: cardName(event), coins })
    case 'spare':
      return say('page-event-spare', { name, card: cardName(event), coins })
    case 'prepare':
      if (event.plot) return say('page-event-prepare', { name, plot: plot(event), card: cardName(event) })
      return say('page-event-prepare-unseen', { name, card: cardName(event) })
    case 'trigger':
      return say('page-event-trigger', { name, plot: plot(event) })
    case 'place_cube':
      return say('page-event-place-cube', { name, chamber })
    case 'move_cube':
      return say('page-event-move-cube', { name, chamber, to })
    case 'remove_cube':
      return say('page-event-remove-cube', { name, chamber })
    case 'conspire':
      return say('page-event-conspire', { name })
    case 'keep_plot':
      return event.plot ? say('page-event-keep-plot', { name, plot: plot(event), end }) : say('page-event-keep-plot-unseen', { name, end })
    case 'lock':
      return event.token ? say('page-event-lock', { name, token: tokenName(event) }) : say('page-event-lock-unseen', { name })
    case 'claim':
      return say('page-event-claim', { name, card: cardName(event) })
    case 'reclaim':
      return say('page-event-reclaim', { name, card: cardName(event) })
    case 'swap':
      return say('page-event-swap', { name, card: cardName(event), given: names.cardName(event.given ?? '') })
    case 'move_decree':
      return say('page-event-move-decree', { name, chamber, to, decree: decree(event) })
    case 'raze':
      return say('page-event-raze', { name, wonder: wonderName(event) })
    case 'pass':
      return say('page-event-pass', { name })
    default:
      return undefined
  }
}

/** The deed itself. */
function deed(event: DuelEvent, seat: SeatLetter, nameOf: NameOf): string {
  const name = nameOf(seat)
  const coins = event.price ?? 0
  switch (event.kind) {
    case 'draft':
      return say('page-event-draft', { name, wonder: wonderName(event) })
    case 'build':
      return say('page-event-build', { name, card: cardName(event), coins })
    case 'discard':
      return say('page-event-discard', { name, card: cardName(event), coins: event.effect.coins[place(seat)] ?? 0 })
    case 'wonder':
      return say('page-event-wonder', { name, wonder: wonderName(event), card: cardName(event), coins })
    case 'progress':
      return say('page-event-progress', { name, token: tokenName(event) })
    case 'destroy':
      return say('page-event-destroy', { name, card: cardName(event) })
    case 'restore': {
      const senator = event.card && isCard(event.card) && building(event.card).kind === 'senator'
      return say(senator ? 'page-event-restore-senator' : 'page-event-restore', { name, card: cardName(event) })
    }
    case 'begin':
      return event.starter === seat
        ? say('page-event-begin-self', { name })
        : say('page-event-begin-other', { name, other: nameOf(event.starter ?? seat) })
    default:
      return divine(event, seat, name) ?? political(event, name) ?? revealed(event)
  }
}

function consequences(event: DuelEvent, seat: SeatLetter, nameOf: NameOf): string[] {
  const { coins, pawn, again, ends, gifts = [], control = [] } = event.effect
  const other = seat === 'A' ? 'B' : 'A'
  const told: string[] = []
  // What a discard brings is told with the deed.
  const gained = event.kind === 'discard' ? 0 : (coins[place(seat)] ?? 0) + (event.price ?? 0)
  if (gained > 0) told.push(say('page-event-gains', { name: nameOf(seat), coins: gained }))
  if (gained < 0) told.push(say('page-event-loses', { name: nameOf(seat), coins: -gained }))
  // The pawn goes up towards B's capital.
  const forward = seat === 'A' ? pawn : -pawn
  if (pawn) told.push(say(forward > 0 ? 'page-event-pawn' : 'page-event-pawn-back', { spaces: Math.abs(pawn) }))
  const theirs = coins[place(other)] ?? 0
  if (theirs > 0) told.push(say('page-event-gains', { name: nameOf(other), coins: theirs }))
  if (theirs < 0) told.push(say('page-event-loses', { name: nameOf(other), coins: -theirs }))
  for (const gift of gifts) told.push(say('page-event-gift', { name: nameOf(seat), token: giftName(gift) }))
  for (const { chamber, seat: who } of control) {
    told.push(who ? say('page-event-controls', { name: nameOf(who), chamber }) : say('page-event-uncontrolled', { chamber }))
  }
  if (again) told.push(say('page-event-again', { name: nameOf(seat) }))
  if (ends) told.push(say(`page-event-ends-${ends}`))
  return told
}

/** A full sentence, or several, for anything in the log. */
export function eventSentence(told: Deed, nameOf: NameOf): string {
  const { seat, event } = told as DuelEntry
  if (seat === null) return revealed(event)
  return [deed(event, seat, nameOf), ...consequences(event, seat, nameOf)].join(' ')
}
