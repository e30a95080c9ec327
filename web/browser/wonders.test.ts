// Whole games of 7 Wonders, in which all choose at the same time: against bots by pointer, and two people with devices of their own.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { SeatPlan } from '../src/generated/protocol'
import type { Look } from './browser'
import { openFixture } from './fixture'
import { look } from './look'
import { isOver, tellName } from './play'
import { type Words, words } from './words'

const { arrive } = openFixture()

const bots = (count: number): SeatPlan[] => Array.from({ length: count }, () => ({ kind: 'bot', level: 'novice' }))

/** Makes a table as the lobby would, and sits down at it; the game begins unless somebody is missing. */
async function sitDownAt(page: Page, table: string, others: SeatPlan[]): Promise<void> {
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

const version = (page: Page) => page.locator('[data-version]').getAttribute('data-version')
const hand = (page: Page) => page.locator('[data-card]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card ?? ''))
const isMine = async (page: Page) => (await page.locator('[data-turn="yours"]').count()) > 0

/** Comes back when an answer has been sealed, or the round has opened. */
async function answered(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (old) => document.querySelector('[data-version]')?.getAttribute('data-version') !== old || document.querySelector('[data-turn="yours"]') === null,
    before,
    { timeout: 20_000 },
  )
}

/** Answers whatever is asked: touches a card if there is nothing to press yet, then something that can be done. `pick` chooses among so many. */
async function decide(page: Page, pick: (count: number) => number): Promise<boolean> {
  if (!(await isMine(page))) return false
  const before = await version(page)
  const actions = page.locator('[data-action]:not([disabled])')
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

/** Answers as soon as something is asked. */
async function choose(page: Page, pick: (count: number) => number): Promise<void> {
  while (!(await decide(page, pick))) await page.waitForTimeout(20)
}

/** Comes back when the hand has so many cards; what Halicarnassus asks in between is answered. */
async function comesTo(page: Page, size: number): Promise<void> {
  while ((await hand(page)).length !== size) {
    if ((await page.locator('[data-question="fetch"]').count()) > 0) await decide(page, () => 0)
    await page.waitForTimeout(20)
  }
}

/** Plays to the end, and looks at each kind of question once. */
async function playOn(page: Page, say: Words, name: string, how: Look): Promise<number> {
  const looked = new Set<string>()
  let decisions = 0
  let idle = 0
  while (!(await isOver(page, say))) {
    const question = (await page.locator('[data-question]').first().getAttribute('data-question', { timeout: 30 }).catch(() => null)) ?? 'hand'
    if ((await isMine(page)) && !looked.has(question)) {
      looked.add(question)
      await look(page, `${name}-${question}`, how)
    }
    // The page may change under the pointer when a round opens.
    const done = await decide(page, (count) => (decisions * 7 + 3) % count).catch((error: unknown) => {
      if (!/Timeout|detached|not attached/.test(String(error))) throw error
      return false
    })
    if (done) [decisions, idle] = [decisions + 1, 0]
    else {
      await page.waitForTimeout(20)
      if (++idle > 3000) throw new Error('nothing can be done, and the game is not over')
    }
  }
  return decisions
}

const games: (Look & { table: string; seats: number })[] = [
  { table: 'wonders/3', seats: 3, size: 'phone', language: 'pl', theme: 'dark' },
  { table: 'wonders/4:wonders=chosen,sides=chosen', seats: 4, size: 'desktop', language: 'en', theme: 'light' },
]

for (const { table, seats, ...how } of games) {
  test(`a whole game of ${table} by pointer, ${how.size}, ${how.language}`, { timeout: 600_000 }, async () => {
    const say = words(how.language ?? 'en')
    const person = await arrive(how)
    const { page } = person
    await sitDownAt(page, table, bots(seats - 1))
    // Six turns in each of three ages, and perhaps more questions.
    expect(await playOn(page, say, `wonders-${seats}`, how)).toBeGreaterThanOrEqual(18)
    await look(page, `wonders-${seats}-end`, how)
    const result = page.getByRole('dialog', { name: say('page-result') })
    expect(await result.locator('tbody tr').count()).toBe(seats)
    await result.getByRole('button', { name: say('page-close') }).first().click()
    // A city of somebody else opens.
    await page.locator('.others .open').first().click()
    await page.locator('dialog[open]').waitFor()
    await look(page, `wonders-${seats}-city`, how)
    await page.keyboard.press('Escape')
    expect(person.complaints).toEqual([])
    await person.leave()
  })
}

test('two people choose at the same moment, and their hands go round', { timeout: 300_000 }, async () => {
  const say = words('en')
  const ania = await arrive({ size: 'phone' })
  await sitDownAt(ania.page, 'wonders/3', [{ kind: 'open' }, ...bots(1)])
  const bartek = await arrive({ size: 'desktop' }, ania.page.url())
  await bartek.page.getByRole('button', { name: say('page-sit') }).click()
  await tellName(bartek.page, say, 'Bartek')
  await ania.page.getByRole('button', { name: say('page-start') }).click()
  const pages = [ania.page, bartek.page]
  await Promise.all(pages.map((page) => page.locator('[data-card]').first().waitFor()))

  // Ania chooses, Bartek sees that she has, and nobody sees what; she takes it back and chooses anew.
  const before = await version(ania.page)
  await choose(ania.page, () => 0)
  await bartek.page.locator('[data-sealed="A"]').waitFor()
  await ania.page.locator('[data-piece="sealed"]').click()
  await bartek.page.locator('[data-thinks="A"]').waitFor()
  await ania.page.locator('[data-turn="yours"]').waitFor()
  expect(await version(ania.page)).toBe(before)

  for (let turn = 1; turn < 6; turn += 1) {
    const [held, other] = await Promise.all(pages.map(hand))
    await Promise.all(pages.map((page) => choose(page, (count) => (turn * 5) % count)))
    // Both see the next turn, with hands that are one card smaller. In the first age those of Ania come to Bartek.
    await Promise.all(pages.map((page) => comesTo(page, (held?.length ?? 0) - 1)))
    const [, next] = await Promise.all(pages.map(hand))
    const left = [...(held ?? [])]
    for (const card of next ?? []) left.splice(left.indexOf(card), left.includes(card) ? 1 : 0)
    expect(left, `${next?.join()} of ${held?.join()}`).toHaveLength(1)
    expect(other).toHaveLength(held?.length ?? 0)
  }
  expect([...ania.complaints, ...bartek.complaints]).toEqual([])
  await ania.leave()
  await bartek.leave()
})
