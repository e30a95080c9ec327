// What the tests of the table share: a state on the page.

import { render } from '@testing-library/svelte'
import type { WondersView } from '../../../generated/protocol'
import { FakeConnection, type State } from '../../../lib/fake-connection.svelte'
import WondersTable from '../WondersTable.svelte'

export * from '../../../lib/on-page'

const files = import.meta.glob<{ default: unknown }>(['../../../fixtures/wonders_*.json', '../../../fixtures/asked/wonders_*.json'], { eager: true })

/** Every state there is. */
export const names = Object.keys(files).map((path) => path.replace(/.*\/wonders_|\.json/g, ''))

export function fixture(name: string): State & { game: NonNullable<State['game']> & { view: WondersView } } {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/wonders_${name}.json`))
  if (!found) throw new Error(`no fixture ${name}`)
  return structuredClone(found[1].default) as ReturnType<typeof fixture>
}

export function show(state: State | string, viewer: string | null = 'A') {
  const connection = new FakeConnection(typeof state === 'string' ? fixture(state) : state, { seats: viewer ? [viewer] : [], viewer })
  render(WondersTable, { connection })
  return { connection, view: connection.game?.view as WondersView }
}
