// Where each unit of a payment comes from, in words.

import { list, say } from '../../../lib/text.svelte'
import type { DuelPayment } from '../../../generated/protocol'

/** The coins that are not for missing resources, and why they are what they are. */
function printedWords({ printed = 0, means, saved = 0, offerings = [] }: DuelPayment, god: boolean): string[] {
  const parts: string[] = []
  if (means === 'senators') parts.push(say('page-pay-senators', { coins: printed }))
  else if (means === 'engineering') parts.push(say('page-pay-engineering', { coins: printed }))
  else if (means === 'gate') parts.push(say('page-pay-gate', { coins: printed + saved }))
  else if (god) parts.push(say('page-pay-space', { coins: printed + saved }))
  else if (printed) parts.push(say('page-pay-printed', { coins: printed }))
  if (saved) parts.push(say(god ? 'page-pay-saved-sanctuary' : 'page-pay-saved-decree', { coins: saved }))
  if (offerings.length) parts.push(say('page-pay-offerings', { count: offerings.length, offerings: list(offerings.map(String)) }))
  return parts
}

/** "2 stone from own cards, 1 glass bought for 3", or why it is free. A god is paid for by the space it lies on. */
export function paymentWords(payment: DuelPayment, what: 'card' | 'god' = 'card'): string {
  if (payment.link) return say('page-pay-link', { link: say(`duel-link-${payment.link}`) })
  const god = what === 'god' || payment.means === 'gate' || payment.offerings !== undefined || (payment.saved !== undefined && payment.means !== 'decree')
  const parts = printedWords(payment, god)
  for (const { from, resource, units, coins } of payment.units ?? []) {
    parts.push(
      from === 'bought'
        ? say(`page-pay-bought-${resource}`, { units, coins: coins ?? 0 })
        : say(`page-pay-${from}`, { goods: say(`page-pay-units-${resource}`, { units }), units }),
    )
  }
  return parts.length ? parts.join(', ') : say('duel-free')
}
