// What the tests of the table share: a state on the page.

import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import type { DuelAction, DuelView } from '../../../generated/protocol'
import { FakeConnection, type State } from '../../../lib/fake-connection.svelte'
import { find, press, touch } from '../../../lib/on-page'
import DuelTable from '../DuelTable.svelte'

export * from '../../../lib/on-page'

const files = import.meta.glob<{ default: unknown }>(['../../../fixtures/*.json', '!**/{architects,wonders}_*.json'], { eager: true })

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

/** Touches what leads to the action, and the action itself. */
export async function perform({ text, deed }: DuelAction) {
  const button = `[data-action="${text}"]`
  const isThere = (selector: string) => document.querySelector(selector) !== null
  // Some things are offered only while nothing is chosen.
  if (!isThere(button) && isThere('.choice')) await press('Escape', window)
  if (!isThere(button)) {
    if (deed.kind === 'activate') await touch(`[data-spot="space-${deed.space}"]`)
    else if (deed.kind === 'trigger') await touch(`[data-spot="plot-${deed.plot}"]`)
    else if (deed.kind === 'draft') await touch(`.offer [data-piece="${deed.wonder}"]`)
    else if ('slot' in deed) {
      const card = `[data-slot="${deed.slot}"]`
      if (!isThere(card)) await touch('[data-tab="cards"]')
      await touch(card)
    }
  }
  find(button).click()
  await tick()
}
