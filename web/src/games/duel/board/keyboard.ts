import { doesAnywhere, isForBoard } from '../../../lib/keyboard'
import type { DuelController } from './controller.svelte'
import { groupsOf } from './questions'
import { spotActions } from './spot'
import { directions } from './steer'

/** Keys that mean the same wherever the focus is. */
export function pressed(event: KeyboardEvent, controller: DuelController, close: () => void, enter: () => void) {
  if (!isForBoard(event)) return
  const target = event.target instanceof HTMLElement ? event.target : null
  if (directions[event.key] && (target === document.body || target?.dataset.status !== undefined)) enter()
  else if (!act(event.key, controller, close)) return
  event.preventDefault()
}

function act(key: string, controller: DuelController, close: () => void): boolean {
  if (key === 'Escape') {
    if (controller.panel) controller.panel = null
    else if (controller.chosen !== null || controller.selectedWonder !== null || controller.spot !== null || controller.held !== null) close()
    else return false
    return true
  }
  return /^[1-9]$/.test(key) ? choose(Number(key) - 1, controller) : doesAnywhere(key, controller)
}

/** The n-th thing that can be chosen where the player looks. */
function choose(n: number, controller: DuelController): boolean {
  if (controller.place) {
    const action = controller.uses.flatMap(({ action }) => action ?? [])[n]
    if (action) controller.act(action)
    return action !== undefined
  }
  if (controller.spot) {
    const action = spotActions(controller)[n]
    if (action) controller.act(action)
    return action !== undefined
  }
  if (controller.choosing) {
    const action = groupsOf(controller, controller.view.actions).flatMap(({ answers }) => answers)[n]?.action
    if (action) controller.act(action)
    return action !== undefined
  }
  if (controller.drafting) {
    const wonder = controller.view.offer[n]
    if (wonder) controller.selectedWonder = wonder
    return wonder !== undefined
  }
  return false
}
