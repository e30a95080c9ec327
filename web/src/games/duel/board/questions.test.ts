import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { State } from '../../../lib/fake-connection.svelte'
import { languages, setLanguage } from '../../../lib/text.svelte'
import { perform, show } from './stage'

// The program plays until every question has been asked: `crates/protocol/tests/fixtures.rs`.
const asked = Object.entries(import.meta.glob<State>('../../../fixtures/asked/duel_*.json', { eager: true, import: 'default' }))

vi.setConfig({ testTimeout: 60_000 })
beforeAll(() => setLanguage('en'))
afterEach(cleanup)

it.each(asked)('every answer can be given: %s', async (_, state) => {
  const { connection, view } = show(structuredClone(state))
  expect(view.actions.length).toBeGreaterThan(0)
  for (const action of view.actions) {
    await perform(action)
    expect(connection.sent.pop()).toMatchObject({ do: 'act', action: action.text })
  }
})

it.each(asked)('every answer is said in both languages: %s', async (_, state) => {
  const complaints = vi.spyOn(console, 'error')
  for (const language of languages) {
    await setLanguage(language)
    show(structuredClone(state))
    expect(document.body.textContent).not.toMatch(/duel-|board-|page-|undefined/)
    cleanup()
  }
  await setLanguage('en')
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})
