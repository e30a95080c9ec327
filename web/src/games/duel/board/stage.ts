// What the tests of the table share: a state on the page.

import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import type { DuelAction, DuelView } from '../../../generated/protocol'
import { FakeConnection, type State } from '../../../lib/fake-connection.svelte'
import { find } from '../../../lib/on-page'
import DuelTable from '../DuelTable.svelte'

export * from '../../../lib/on-page'

const files = import.meta.glob<{ default: unknown }>(['../../../fixtures/*.json', '!**/architects_*.json'], { eager: true })

/** Every state there is. */
export const names = Object.keys(files).map((path) => path.replace(/.*\/|\.json/g, ''))

export function fixture(name: string): State {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${name}.json`))
  if (!found) throw new Error(`no fixture ${name}`)
  return structuredClone(found[1].default) as State
}

export function show(state: State | string, viewer: 'A' | 'B' | null = 'A') {
  const connection = new FakeConnection(typeof state === 'string' ? fixture(state) : state, { seats: viewer ? [viewer] : [], viewer })
  render(DuelTable, { connection })
  return { connection, view: connection.game?.view as DuelView }
}

export async function press(key: string, on: Element | Window = document.activeElement ?? window) {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await tick()
  await tick()
}

/** Touches what leads to the action, and the action itself. */
export async function perform(action: DuelAction) {
  // Gods and conspiracies are offered while nothing is chosen.
  if (['activate', 'trigger'].includes(action.kind) && document.querySelector('.choice')) await press('Escape', window)
  if (document.querySelector(`[data-action="${action.text}"]`)) await tick()
  else if (action.kind === 'activate') find(`[data-spot="space-${action.space}"]`).click()
  else if (action.kind === 'trigger') find(`[data-spot="plot-${action.plot}"]`).click()
  else if (action.slot !== undefined) find(`[data-slot="${action.slot}"]`).click()
  else if (action.kind === 'draft') find(`.offer [data-piece="${action.wonder}"]`).click()
  await tick()
  find(`[data-action="${action.text}"]`).click()
}
