import type { TableController } from './table-controller.svelte'

/** Whether a key is meant for the board: nothing else has taken it, nobody writes, and nothing lies over the table. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target instanceof HTMLElement ? event.target : null
  if (target?.closest('input, textarea, select, [contenteditable], dialog, [role="menu"]')) return false
  return !document.querySelector('dialog:modal')
}

/** Keys that mean the same at every table: u takes back, h asks for a hint, ? shows the keys. */
export function doesAnywhere(key: string, controller: TableController<string>): boolean {
  if (key === 'u') controller.undo()
  else if (key === 'h') void controller.hint()
  else if (key === '?') controller.panel = controller.panel === 'keys' ? null : 'keys'
  else return false
  return true
}
