// What can be done with a card of the structure, legal or not.

import type { SignName } from '../../../art/signs'
import type { DuelAction, DuelCity, DuelDeed, DuelPayment, DuelPlace } from '../../../generated/protocol'
import { deedSigns } from './signs'

/** One way to use a card. */
export interface Use {
  /** What a turn is made of; or what else a god or a conspiracy asks for. */
  kind: 'build' | 'recruit' | 'spare' | 'discard' | 'wonder' | 'prepare' | 'asked'
  sign: SignName
  /** What to send; none if it cannot be done now. */
  action?: DuelAction
  wonder?: string
  plot?: string
  price?: DuelPayment
}

/** What a turn begins with. */
export const turnKinds: ReadonlySet<DuelDeed['kind']> = new Set([
  ...(['draft', 'build', 'spare', 'recruit', 'discard', 'wonder'] as const),
  ...(['prepare', 'prepare_unseen', 'activate', 'trigger'] as const),
])

/** The place of the structure that a deed is about. */
export const slotOf = (deed: DuelDeed): number | null => ('slot' in deed ? deed.slot : null)

interface About {
  city: DuelCity
  /** What building or recruiting costs. */
  price: DuelPayment | undefined
  senator: boolean
  /** The card is taken in a turn: what cannot be done with it is told as well. */
  turn: boolean
}

/** What can be done comes first. */
export function usesOf(place: DuelPlace, actions: DuelAction[], about: About): Use[] {
  const legal = actions.filter(({ deed }) => slotOf(deed) === place.slot).map((action) => useOf(action, about))
  return about.turn ? [...legal, ...impossible(legal, about)] : legal
}

function useOf(action: DuelAction, { city, price }: About): Use {
  const { deed, payment } = action
  const sign = deedSigns[deed.kind] ?? 'card'
  switch (deed.kind) {
    case 'build':
    case 'recruit':
      return { kind: deed.kind, sign, action, price }
    case 'spare':
      return { kind: deed.kind, sign, action, price: payment }
    case 'discard':
      return { kind: deed.kind, sign, action }
    case 'wonder':
      return { kind: deed.kind, sign, action, wonder: deed.wonder, price: city.wonders.find(({ id }) => id === deed.wonder)?.price ?? undefined }
    case 'prepare':
      return { kind: deed.kind, sign, action, plot: deed.plot }
    // Whatever else there is has a button, so that no choice is without one.
    default:
      return { kind: 'asked', sign, action }
  }
}

/** What is not among the legal uses, with the price that cannot be paid. */
function impossible(legal: Use[], { city, price, senator }: About): Use[] {
  const kind = senator ? 'recruit' : 'build'
  const missing = <T>(things: T[], isUse: (use: Use, one: T) => boolean) => things.filter((one) => !legal.some((use) => isUse(use, one)))
  const unbuilt = city.wonders.flatMap(({ id, card, price }) => (card === null && price ? [{ id, price }] : []))
  return [
    ...missing([kind] as const, (use, one) => use.kind === one).map((kind): Use => ({ kind, sign: deedSigns[kind] ?? 'card', price })),
    ...missing(unbuilt, ({ wonder }, { id }) => wonder === id).map(({ id, price }): Use => ({ kind: 'wonder', sign: 'wonder', wonder: id, price })),
    ...missing(city.unprepared ?? [], ({ plot }, one) => plot === one).map((plot): Use => ({ kind: 'prepare', sign: 'prepared', plot })),
  ]
}
