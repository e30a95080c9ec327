// What happened, as whole sentences: the deed with its price, then one sentence for each consequence.

import { say } from '../../../lib/text.svelte'
import type { DuelEvent, Happening, SeatLetter } from '../../../generated/protocol'

type NameOf = (seat: SeatLetter) => string

const place = (seat: SeatLetter) => seat.charCodeAt(0) - 'A'.charCodeAt(0)
const cardName = (event: DuelEvent) => say(`duel-building-${event.card}`)
const wonderName = (event: DuelEvent) => say(`duel-wonder-${event.wonder}`)
const tokenName = (event: DuelEvent) => say(`duel-token-${event.token}`)

/** What the table itself laid out or turned up. */
function revealed(event: DuelEvent): string {
  switch (event.kind) {
    case 'token_laid':
      return say('page-event-token-laid', { token: tokenName(event) })
    case 'wonder_offered':
      return say('page-event-wonder-offered', { wonder: wonderName(event) })
    case 'card_laid':
      return say('page-event-card-laid', { card: cardName(event) })
    case 'back_laid':
      return say('page-event-back-laid', { back: say(`duel-back-${event.back}`) })
    case 'turned_up':
      return say('page-event-turned-up', { card: cardName(event) })
    default:
      return event.token ? say('page-event-drawn', { token: tokenName(event) }) : say('page-event-drawn-unseen')
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
    case 'restore':
      return say('page-event-restore', { name, card: cardName(event) })
    case 'begin':
      return event.starter === seat
        ? say('page-event-begin-self', { name })
        : say('page-event-begin-other', { name, other: nameOf(event.starter ?? seat) })
    default:
      return revealed(event)
  }
}

function consequences(event: DuelEvent, seat: SeatLetter, nameOf: NameOf): string[] {
  const { coins, pawn, again, ends } = event.effect
  const other = seat === 'A' ? 'B' : 'A'
  const told: string[] = []
  // What a discard brings is told with the deed.
  const gained = event.kind === 'discard' ? 0 : (coins[place(seat)] ?? 0) + (event.price ?? 0)
  if (gained > 0) told.push(say('page-event-gains', { name: nameOf(seat), coins: gained }))
  if (gained < 0) told.push(say('page-event-loses', { name: nameOf(seat), coins: -gained }))
  if (pawn) told.push(say('page-event-pawn', { spaces: Math.abs(pawn) }))
  const theirs = coins[place(other)] ?? 0
  if (theirs > 0) told.push(say('page-event-gains', { name: nameOf(other), coins: theirs }))
  if (theirs < 0) told.push(say('page-event-loses', { name: nameOf(other), coins: -theirs }))
  if (again) told.push(say('page-event-again', { name: nameOf(seat) }))
  if (ends) told.push(say(`page-event-ends-${ends}`))
  return told
}

/** A full sentence, or several, for anything in the log. */
export function eventSentence({ seat, event }: Happening, nameOf: NameOf): string {
  if (seat === null) return revealed(event)
  return [deed(event, seat, nameOf), ...consequences(event, seat, nameOf)].join(' ')
}
