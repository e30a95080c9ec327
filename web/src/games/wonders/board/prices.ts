// What the viewer pays, and to whom, in words.

import type { WondersHandCard, WondersPayment } from '../../../generated/protocol'
import { list, say } from '../../../lib/text.svelte'
import { cardName } from '../words/names'
import type { WondersController } from './controller.svelte'

/** For how much a card of the hand can be built, or why it cannot. */
export function priceWords({ price, refused, chain }: WondersHandCard): string {
  if (price === null) return say(`won-refused-${refused ?? 'resources'}`)
  return chain ? say('won-price-chain', { card: cardName(chain) }) : say('won-price', { coins: price })
}

/** Whom the coins go to: 2 coins to Bartek and 1 coin to the bank. */
export function payWords(controller: WondersController, { bank, left, right }: WondersPayment): string {
  const coins = (count: number) => say('won-coins', { count })
  const parts = [
    ...(left ? [say('won-pay-to', { coins: coins(left), name: controller.short(controller.left) })] : []),
    ...(right ? [say('won-pay-to', { coins: coins(right), name: controller.short(controller.right) })] : []),
    ...(bank ? [say('won-pay-bank', { coins: coins(bank) })] : []),
  ]
  return parts.length ? list(parts) : say('won-pay-none')
}
