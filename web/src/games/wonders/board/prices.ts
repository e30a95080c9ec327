// What the viewer pays, and to whom, in words.

import type { WondersHandCard, WondersPayment } from '../../../generated/protocol'
import { say } from '../../../lib/text.svelte'
import { fleetName } from '../words/armada'
import { paymentWords } from '../words/deeds'
import { cardName } from '../words/names'
import type { WondersController } from './controller.svelte'

/** For how much a card of the hand can be built, or why it cannot. */
export function priceWords({ price, refused, chain, step }: WondersHandCard): string {
  if (price === null) return say(`won-refused-${refused ?? 'resources'}`)
  const alone = chain ? say('won-price-chain', { card: cardName(chain) }) : say('won-price', { coins: price })
  return step && step.price !== null ? `${alone} ${say('won-price-step', { fleet: fleetName(step.fleet), space: step.space, coins: step.price })}` : alone
}

/** Whom the coins go to: 2 coins to Bartek, 1 coin to the bank. */
export function payWords({ wordContext }: WondersController, payment: WondersPayment): string {
  return paymentWords(payment, wordContext) ?? say('won-pay-none')
}
