// A console without a line: on the first visit, at the tables, with sounds.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Size } from './browser'
import { openFixture } from './fixture'
import { isOver, playOn, sitDownAgainst } from './play'
import { words } from './words'

const { arrive, server } = openFixture()
const say = words('en')

/** All that the page writes to the console, and every error that nobody has caught. */
function listen(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()} (${message.location().url})`))
  page.on('pageerror', (error) => lines.push(String(error)))
  return lines
}

/** A page on which nobody has been, with sounds switched on, and where things move. */
async function stranger(size: Size = 'desktop') {
  const person = await arrive({ size, motion: true, settings: { sound: true } }, 'about:blank')
  return { person, page: person.page, lines: listen(person.page) }
}

test('a stranger finds nothing in the console on any screen', async () => {
  const { person, page, lines } = await stranger()
  for (const path of ['', 'learn', 'learn/duel/cards', 'learn/architects', 'learn/architects/cards', 'learn/wonders', 'learn/wonders/cards', 'settings']) {
    await page.goto(new URL(path, server.address).href)
    await page.getByRole('heading').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  expect(lines).toEqual([])
  await person.leave()
})

test('a game of Duel leaves nothing in the console, with sounds', { timeout: 600_000 }, async () => {
  const { person, page, lines } = await stranger()
  await page.goto(server.address)
  await sitDownAgainst(page, say, 'novice', 'Ania')
  await page.locator('[data-version]').waitFor()
  // Whoever comes back to a table hears of the turn before they touch anything.
  await page.reload()
  await playOn(page, say, { enough: (version) => version > 30 })
  expect(lines).toEqual([])
  await person.leave()
})

test.for([
  ['architects/3', 'desktop'],
  ['architects/7:wonders=draft', 'phone'],
] as const)('a whole game of %s leaves nothing in the console, with sounds, %s', { timeout: 600_000 }, async ([table, size]) => {
  const { person, page, lines } = await stranger(size)
  await page.goto(server.address)
  const id = await page.evaluate(async (table) => {
    const call = async (method: string, path: string, body: unknown) =>
      (await fetch(`/api/${path}`, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
    await call('PUT', 'me', { name: 'Ania' })
    const bots = Array.from({ length: Number(/\/(\d)/.exec(table)?.[1]) - 1 }, () => ({ kind: 'bot', level: 'novice' }))
    const plan = { table, seats: [{ kind: 'me' }, ...bots], clock: { kind: 'none' }, visibility: 'link', rated: false, start: true }
    return ((await call('POST', 'tables', plan)) as { id: string }).id
  }, table)
  await page.goto(new URL(`t/${id}`, server.address).href)
  await page.locator('.board').waitFor()
  await page.reload()
  await playOn(page, say)
  expect(await isOver(page, say)).toBe(true)
  expect(lines).toEqual([])
  await person.leave()
})
