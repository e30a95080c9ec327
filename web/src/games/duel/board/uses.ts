// What can be done with a card of the structure, legal or not.

import type { DuelAction, DuelCity, DuelKind, DuelPayment, DuelPlace } from '../../../generated/protocol'

/** One way to use a card. */
export interface Use {
  kind: 'build' | 'spare' | 'recruit' | 'discard' | 'wonder' | 'prepare' | 'strike' | 'claim'
  /** What to send; none if it cannot be done now. */
  action?: DuelAction
  wonder?: string
  plot?: string
  price?: DuelPayment
}

/** What a turn begins with. */
export const turnKinds: ReadonlySet<DuelKind> = new Set(['draft', 'build', 'spare', 'recruit', 'discard', 'wonder', 'prepare', 'activate', 'trigger'])

const single: readonly DuelKind[] = ['strike', 'claim']

interface About {
  /** What building or recruiting costs. */
  price: DuelPayment | undefined
  senator: boolean
}

export function usesOf(place: DuelPlace, actions: DuelAction[], city: DuelCity, { price, senator }: About): Use[] {
  const legal = actions.filter(({ slot }) => slot === place.slot)
  // A god or a conspiracy asks for a card of the structure: there is one thing to do with it.
  const only = legal.find(({ kind }) => single.includes(kind))
  if (only) return [{ kind: only.kind as Use['kind'], action: only }]

  const one = (kind: DuelKind) => legal.find((action) => action.kind === kind)
  const uses: Use[] = [senator ? { kind: 'recruit', action: one('recruit'), price } : { kind: 'build', action: one('build'), price }]
  const sparing = one('spare')
  if (sparing) uses.push({ kind: 'spare', action: sparing, price: sparing.payment })
  uses.push({ kind: 'discard', action: one('discard') })
  for (const { id, card, price } of city.wonders) {
    if (card !== null || !price) continue
    uses.push({ kind: 'wonder', wonder: id, price, action: legal.find(({ wonder }) => wonder === id) })
  }
  for (const plot of city.unprepared ?? []) uses.push({ kind: 'prepare', plot, action: legal.find((action) => action.plot === plot) })
  // What can be done comes first.
  return [...uses.filter(({ action }) => action), ...uses.filter(({ action }) => !action)]
}
