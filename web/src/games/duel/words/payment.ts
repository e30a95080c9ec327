// Where each unit of a payment comes from, in words.

import { say } from '../../../lib/text.svelte'
import type { DuelPayment } from '../../../generated/protocol'

/** "2 stone from own cards, 1 glass bought for 3", or why it is free. */
export function paymentWords(payment: DuelPayment): string {
  if (payment.link) return say('page-pay-link', { link: say(`duel-link-${payment.link}`) })
  const parts: string[] = []
  if (payment.printed) parts.push(say('page-pay-printed', { coins: payment.printed }))
  for (const { from, resource, units, coins } of payment.units ?? []) {
    parts.push(
      from === 'bought'
        ? say(`page-pay-bought-${resource}`, { units, coins: coins ?? 0 })
        : say(`page-pay-${from}`, { goods: say(`page-pay-units-${resource}`, { units }), units }),
    )
  }
  return parts.length ? parts.join(', ') : say('duel-free')
}
