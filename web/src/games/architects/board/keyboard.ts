import { doesAnywhere, isForBoard } from '../../../lib/keyboard'
import type { ArchitectsController } from './controller.svelte'

const arrows: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** What can be done now, in the order in which it is read. */
export const choices = (root: HTMLElement | undefined) => [...(root?.querySelectorAll<HTMLElement>('[data-action]:not(:disabled), .offer button') ?? [])]

/** Keys that mean the same wherever the focus is. */
export function pressed(event: KeyboardEvent, controller: ArchitectsController, root: HTMLElement | undefined, close: () => void) {
  if (!isForBoard(event)) return
  const target = event.target instanceof HTMLElement ? event.target : null
  const by = arrows[event.key]
  if (by ? move(by, target, root) : act(event.key, controller, root, close)) event.preventDefault()
}

/** To the next choice; from anywhere else to the first one. Other things that are in focus keep their arrows. */
function move(by: 1 | -1, target: HTMLElement | null, root: HTMLElement | undefined): boolean {
  const all = choices(root)
  const at = target ? all.indexOf(target) : -1
  if (!all.length || (at < 0 && target?.matches('button:not([data-deck]), a, [tabindex="0"]'))) return false
  all[at < 0 ? 0 : (at + by + all.length) % all.length]?.focus()
  return true
}

function act(key: string, controller: ArchitectsController, root: HTMLElement | undefined, close: () => void): boolean {
  if (key === 'Escape') {
    if (controller.panel) controller.panel = null
    else if (controller.selectedWonder !== null || controller.opened !== null) close()
    else return false
    return true
  }
  if (!/^[1-9]$/.test(key)) return doesAnywhere(key, controller)
  const one = choices(root)[Number(key) - 1]
  one?.click()
  return one !== undefined
}
