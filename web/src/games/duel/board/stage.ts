// What the tests of the table share: a state on the page.

import { render } from '@testing-library/svelte'
import type { DuelView } from '../../../generated/protocol'
import { FakeConnection, type State } from '../../../lib/fake-connection.svelte'
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
