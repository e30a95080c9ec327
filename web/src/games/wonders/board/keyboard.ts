import { doesAnywhere, isForBoard } from '../../../lib/keyboard'
import type { WondersController } from './controller.svelte'

const arrows: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The cards of the hand and what can be done, in the order in which they are read. */
export const choices = (root: HTMLElement | undefined) => [...(root?.querySelectorAll<HTMLElement>('[data-card]:not(:disabled), [data-action]:not(:disabled)') ?? [])]

/** Keys that mean the same wherever the focus is. */
export function pressed(event: KeyboardEvent, controller: WondersController, root: HTMLElement | undefined, close: () => void) {
  if (!isForBoard(event)) return
  const target = event.target instanceof HTMLElement ? event.target : null
  const by = arrows[event.key]
  if (by ? move(by, target, root) : act(event.key, controller, root, close)) event.preventDefault()
}

/** To the next choice; from anywhere else to the first one. Other things that are in focus keep their arrows. */
function move(by: 1 | -1, target: HTMLElement | null, root: HTMLElement | undefined): boolean {
  const all = choices(root)
  const at = target ? all.indexOf(target) : -1
  if (!all.length || (at < 0 && target?.matches('button, a, [tabindex="0"]'))) return false
  all[at < 0 ? 0 : (at + by + all.length) % all.length]?.focus()
  return true
}

function act(key: string, controller: WondersController, root: HTMLElement | undefined, close: () => void): boolean {
  if (key === 'Escape') {
    if (controller.panel) controller.panel = null
    else if (controller.held !== null) close()
    else return false
    return true
  }
  if (!/^[1-9]$/.test(key)) return doesAnywhere(key, controller)
  // What a card can be used for has the digits while it is held; the cards have them otherwise.
  const scope = controller.held === null && controller.playing ? '[data-card]' : '[data-action]'
  const one = root?.querySelectorAll<HTMLElement>(`${scope}:not(:disabled)`)[Number(key) - 1]
  // As by the keyboard, so that the focus follows.
  one?.click()
  return one !== undefined
}
