import { doesAnywhere, isForBoard } from '../../../lib/keyboard'
import type { Desk } from './desk.svelte'
import { groupsOf } from './questions'
import { spotActions } from './spot'
import { directions } from './steer'

/** Keys that mean the same wherever the focus is. */
export function pressed(event: KeyboardEvent, desk: Desk, close: () => void, enter: () => void) {
  if (!isForBoard(event)) return
  const target = event.target instanceof HTMLElement ? event.target : null
  if (directions[event.key] && (target === document.body || target?.dataset.status !== undefined)) enter()
  else if (!act(event.key, desk, close)) return
  event.preventDefault()
}

function act(key: string, desk: Desk, close: () => void): boolean {
  if (key === 'Escape') {
    if (desk.panel) desk.panel = null
    else if (desk.chosen !== null || desk.fancied !== null || desk.spot !== null || desk.held !== null) close()
    else return false
    return true
  }
  return /^[1-9]$/.test(key) ? choose(Number(key) - 1, desk) : doesAnywhere(key, desk)
}

/** The n-th thing that can be chosen where the player looks. */
function choose(n: number, desk: Desk): boolean {
  if (desk.place) {
    const action = desk.uses.flatMap(({ action }) => action ?? [])[n]
    if (action) desk.act(action)
    return action !== undefined
  }
  if (desk.spot) {
    const action = spotActions(desk)[n]
    if (action) desk.act(action)
    return action !== undefined
  }
  if (desk.choosing) {
    const action = groupsOf(desk).flatMap(({ answers }) => answers)[n]?.action
    if (action) desk.act(action)
    return action !== undefined
  }
  if (desk.drafting) {
    const wonder = desk.view.offer[n]
    if (wonder) desk.fancied = wonder
    return wonder !== undefined
  }
  return false
}
