// When the cards are opened: coins go from buyers to sellers, hands to the neighbours. Nobody waits for it, and a touch or a key ends it.

import type { SeatLetter } from '../../../generated/protocol'
import type { Positions } from '../../../ui/TableFrame.svelte'
import type { WondersController } from './controller.svelte'

const motion = () => Number(getComputedStyle(document.documentElement).getPropertyValue('--motion')) || 0

const cityOf = (root: HTMLElement, seat: SeatLetter) => root.querySelector<HTMLElement>(`[data-city="${seat}"]`)

/** Where what the viewer held goes: the card it played to its city, the others to the neighbour who gets them. */
export function destinations(controller: WondersController, root: HTMLElement | undefined, before: Positions, told: number): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>()
  if (!root) return found
  const news = controller.log.filter(({ index }) => index >= told)
  const own = news.find(({ seat }) => seat === controller.near)?.event.deed
  if (own) {
    const built = 'card' in own ? root.querySelector<HTMLElement>(`[data-piece="${controller.near}-${own.card}"]`) : null
    const home = built ?? cityOf(root, controller.near)
    const piece = before.has('sealed') || !('card' in own) ? 'sealed' : own.card
    if (home) found.set(piece, home)
  }
  const passed = news.flatMap(({ event }) => event.consequences).find((one) => one.kind === 'passed')
  const next = passed && cityOf(root, passed.to === 'left' ? controller.left : controller.right)
  if (!next) return found
  for (const [piece, { node }] of before) {
    if (node.dataset.card && !found.has(piece) && !(own && 'card' in own && own.card === piece)) found.set(piece, next)
  }
  return found
}

/** Coins travel from the city of the buyer to that of the seller. */
export function sendCoins(controller: WondersController, root: HTMLElement, layer: HTMLElement) {
  const pace = motion()
  if (!pace || typeof layer.animate !== 'function') return
  for (const { seat, buyer, coins } of controller.sales) {
    const [from, to] = [cityOf(root, buyer)?.getBoundingClientRect(), cityOf(root, seat)?.getBoundingClientRect()]
    if (!from?.width || !to?.width) continue
    for (let i = 0; i < Math.min(coins, 5); i += 1) {
      const coin = document.createElement('i')
      coin.className = 'flying-coin'
      coin.style.left = `${from.left + from.width / 2}px`
      coin.style.top = `${from.top + Math.min(from.height / 2, 60)}px`
      layer.append(coin)
      const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + Math.min(to.height / 2, 60) - from.top - Math.min(from.height / 2, 60)]
      const flight = coin.animate(
        [
          { transform: 'scale(0.4)', opacity: 0 },
          { transform: `translate(${x / 2}px, ${y / 2 - 30}px)`, opacity: 1, offset: 0.5 },
          { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.2 },
        ],
        { duration: 600 * pace, delay: (400 + i * 70) * pace, fill: 'backwards', easing: 'ease-in-out' },
      )
      flight.onfinish = flight.oncancel = () => coin.remove()
    }
  }
}

/** Ends at once whatever is being opened. */
export function skip(root: HTMLElement | undefined) {
  if (!root || typeof root.getAnimations !== 'function') return
  for (const animation of root.getAnimations({ subtree: true })) {
    const { effect } = animation
    const node = effect instanceof KeyframeEffect ? effect.target : null
    if (node?.closest('[data-opening], .flying-coin, .layer')) animation.finish()
  }
}
