// How somebody plays where all choose at the same time, with no other knowledge than what the page shows.

import type { Page } from 'playwright-core'
import type { SeatPlan } from '../src/generated/protocol'
import type { Look } from './browser'
import { look } from './look'
import { isOver } from './play'
import type { Words } from './words'

export const bots = (count: number): SeatPlan[] => Array.from({ length: count }, () => ({ kind: 'bot', level: 'novice' }))

/** Makes a table as the lobby would, and sits down at it; the game begins unless somebody is missing. */
export async function sitDownAt(page: Page, table: string, others: SeatPlan[]): Promise<void> {
  const start = others.every(({ kind }) => kind !== 'open')
  const id = await page.evaluate(
    async ([table, others, start]) => {
      const call = async (method: string, path: string, body: unknown) =>
        (await fetch(`/api/${path}`, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
      await call('PUT', 'me', { name: 'Ania' })
      const plan = { table, seats: [{ kind: 'me' }, ...others], clock: { kind: 'none' }, visibility: 'link', rated: false, start }
      return ((await call('POST', 'tables', plan)) as { id: string }).id
    },
    [table, others, start] as const,
  )
  await page.goto(new URL(`/t/${id}`, page.url()).href)
  if (start) await page.locator('.board[data-eyes]').waitFor()
}

export const version = (page: Page) => page.locator('[data-version]').getAttribute('data-version')
export const isMine = async (page: Page) => (await page.locator('[data-turn="yours"]').count()) > 0

/** Comes back when an answer has been sealed, or the round has opened. */
export async function answered(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (old) => document.querySelector('[data-version]')?.getAttribute('data-version') !== old || document.querySelector('[data-turn="yours"]') === null,
    before,
    { timeout: 20_000 },
  )
}

/** Answers whatever is asked: touches a card or a ship if there is one, then something that can be done. `pick` chooses among so many. */
export async function decide(page: Page, pick: (count: number) => number): Promise<boolean> {
  if (!(await isMine(page))) return false
  const before = await version(page)
  const actions = page.locator('[data-action]:not([disabled])')
  const ships = page.locator('.ships [data-fleet]:not([disabled])')
  if ((await ships.count()) > 0 && pick(3) > 0) await ships.nth(pick(await ships.count())).click({ timeout: 5000 })
  if ((await actions.count()) === 0) {
    const cards = page.locator('[data-card]:not([disabled])')
    const count = await cards.count()
    if (count === 0) return false
    await cards.nth(pick(count)).click({ timeout: 5000 })
    await actions.first().waitFor({ timeout: 5000 })
  }
  const count = await actions.count()
  if (count === 0) return false
  await actions.nth(pick(count)).click({ timeout: 5000 })
  await answered(page, before)
  return true
}

/** Answers if something is asked; the page may change under the pointer when a round opens. */
export const tryTo = (page: Page, pick: (count: number) => number): Promise<boolean> =>
  decide(page, pick).catch((error: unknown) => {
    if (!/Timeout|detached|not attached/.test(String(error))) throw error
    return false
  })

/** Plays to the end, and looks at each kind of question once. */
export async function playOn(page: Page, say: Words, name: string, how: Look): Promise<number> {
  const looked = new Set<string>()
  let decisions = 0
  for (let idle = 0; !(await isOver(page, say)); idle += 1) {
    if (idle > 3000) throw new Error('nothing can be done, and the game is not over')
    const question = (await page.locator('[data-question]').first().getAttribute('data-question', { timeout: 30 }).catch(() => null)) ?? 'hand'
    if (!looked.has(question) && (await isMine(page))) {
      looked.add(question)
      await look(page, `${name}-${question}`, how)
    }
    if (await tryTo(page, (count) => (decisions * 7 + 3) % count)) [decisions, idle] = [decisions + 1, 0]
    else await page.waitForTimeout(20)
  }
  return decisions
}
