// Whole games of Architects with two, four and seven seats, by pointer and by keyboard, and on one device for two.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { SeatPlan } from '../src/generated/protocol'
import type { Look } from './browser'
import { openFixture } from './fixture'
import { look } from './look'
import { isOver, playOn, tellName } from './play'
import { words } from './words'

const { arrive, server } = openFixture()

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
  await page.goto(new URL(`/t/${id}`, server.address).href)
  if (!start) return
  await page.locator('[data-version]').waitFor()
  await page.locator('.board').waitFor()
}

const games: (Look & { table: string; seats: number })[] = [
  { table: 'architects/2', seats: 2, size: 'phone', language: 'pl', theme: 'dark' },
  { table: 'architects/2', seats: 2, size: 'desktop', language: 'en', theme: 'light' },
  { table: 'architects/4:wonders=draft,effects=may', seats: 4, size: 'desktop', language: 'pl', theme: 'light' },
  { table: 'architects/4', seats: 4, size: 'phone', language: 'en', theme: 'dark' },
  { table: 'architects/7:wonders=chosen', seats: 7, size: 'phone', language: 'en', theme: 'light' },
  { table: 'architects/7', seats: 7, size: 'desktop', language: 'pl', theme: 'dark' },
  { table: 'architects/3:extra_time=at_once', seats: 3, size: 'tablet', language: 'en', theme: 'dark' },
]

for (const { table, seats, ...how } of games) {
  test(`a whole game of ${table} by pointer, ${how.size}, ${how.language}`, { timeout: 600_000 }, async () => {
    const say = words(how.language ?? 'en')
    const person = await arrive(how)
    const { page } = person
    await sitDownAt(page, table, bots(seats - 1))
    const looked = new Set<string>()
    const decisions = await playOn(page, say, {
      seed: seats + 3,
      each: async () => {
        const question = (await page.locator('.question').getAttribute('data-question', { timeout: 30 }).catch(() => null)) ?? ((await page.locator('.offer').count()) ? 'pick' : 'take')
        if (looked.has(question)) return
        looked.add(question)
        await look(page, `architects-${seats}-${question}`, how)
      },
    })
    expect(decisions).toBeGreaterThan(8)
    expect(looked.size).toBeGreaterThan(1)
    await look(page, `architects-${seats}-end`, how)
    const result = page.getByRole('dialog', { name: say('page-result') })
    expect(await result.locator('tbody tr').count()).toBe(seats)
    await result.getByRole('button', { name: say('page-close') }).first().click()

    // Everything that opens: a city, the tokens, the decks, the score.
    for (const what of ['.others [data-city] >> nth=0', 'button.tokens', '[data-deck="centre"]']) {
      await page.locator(what).click()
      await page.locator('dialog[open]').waitFor()
      await look(page, `architects-${seats}-panel-${what.replace(/\W+/g, '')}`, how)
      await page.keyboard.press('Escape')
    }
    expect(person.complaints).toEqual([])
    await person.leave()
  })
}

test('a whole game of Architects by keyboard only', { timeout: 600_000 }, async () => {
  const say = words('en')
  const person = await arrive()
  const { page } = person
  await sitDownAt(page, 'architects/3', bots(2))
  let decisions = 0
  let lost = 0
  const version = () => page.locator('[data-version]').getAttribute('data-version')
  while (!(await isOver(page, say))) {
    const count = (await page.locator('[data-turn="yours"]').count()) ? await page.locator('[data-action]').count() : 0
    if (count === 0) {
      await page.waitForTimeout(20)
      continue
    }
    const before = await version()
    if (decisions % 2) await page.keyboard.press(String((decisions % Math.min(count, 9)) + 1))
    else {
      // From wherever the focus is to a choice, and on to another one.
      if (!(await page.evaluate(() => document.activeElement?.matches('[data-action]')))) await page.keyboard.press('ArrowDown')
      for (let i = 0; i < decisions % count; i++) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
    }
    decisions++
    await page.waitForFunction((old) => document.querySelector('[data-version]')?.getAttribute('data-version') !== old, before, { timeout: 3000 }).catch(() => {})
    if (await page.evaluate(() => document.activeElement === document.body)) lost++
  }
  expect(decisions).toBeGreaterThan(8)
  // The first digit is pressed before anything has the focus.
  expect(lost).toBeLessThanOrEqual(1)
  expect(person.complaints).toEqual([])
  await person.leave()
})

/** Decides as somebody who builds whenever it is possible, collects what is needed for it, and would rather take a card unseen than a useless one. */
async function build(page: Page, wonder: RegExp): Promise<void> {
  if (!(await page.locator('[data-turn="yours"]').count())) return
  const offer = page.locator('.offer button[aria-pressed="false"]').filter({ hasText: wonder }).first()
  if (!(await page.locator('[data-action]').count()) && (await offer.count())) return offer.click()
  const wishes = await page.locator('[data-action]:not(:disabled)').evaluateAll((all) =>
    all.map((one): number => {
      const action = (one as HTMLElement).dataset.action ?? ''
      const top = one.querySelector('[data-piece]')?.getAttribute('data-piece') ?? ''
      const useful = /-(wood|stone|clay|papyrus|glass|coin)-/.test(top)
      const unseen = action === 'take centre'
      return action.startsWith('build') || action.startsWith('pick') ? 4 : useful ? 3 : unseen ? 2 : action.startsWith('end') ? 0 : 1
    }),
  )
  const best = wishes.indexOf(Math.max(...wishes))
  const before = await page.locator('[data-version]').getAttribute('data-version')
  if (best < 0) return
  await page.locator('[data-action]:not(:disabled)').nth(best).click({ timeout: 5000 })
  await page.waitForFunction((old) => document.querySelector('[data-version]')?.getAttribute('data-version') !== old, before, { timeout: 10_000 })
}

test('what Halicarnassus looks at is secret where the table says so', { timeout: 600_000 }, async () => {
  const say = words('en')
  const ania = await arrive()
  await sitDownAt(ania.page, 'architects/2:wonders=chosen,search=secret', [{ kind: 'open' }])
  const bartek = await arrive({}, ania.page.url())
  await bartek.page.getByRole('button', { name: say('page-sit') }).click()
  await tellName(bartek.page, say, 'Bartek')
  await ania.page.getByRole('button', { name: say('page-start') }).click()
  await Promise.all([ania, bartek].map(({ page }) => page.locator('.board').waitFor()))

  const version = (page: Page) => page.locator('[data-version]').getAttribute('data-version')
  const found = say('architects-heading-searched', { cards: '' }).trim()
  const halicarnassus = say('architects-wonder-halicarnassus')
  let looks = 0
  while (!(await isOver(ania.page, say))) {
    if (await bartek.page.locator('[data-question="keep"]').count()) {
      const now = await version(bartek.page)
      await ania.page.waitForFunction((now) => document.querySelector('[data-version]')?.getAttribute('data-version') === now, now)
      // Bartek chooses among up to five; Ania, who knows the top, which lay open, is told how many more there are, and not which.
      expect(await bartek.page.locator('[data-action^="keep"]').count()).toBeGreaterThan(0)
      expect(await ania.page.locator('.question, [data-action]').count()).toBe(0)
      const [told, known] = await Promise.all([ania, bartek].map(({ page }) => page.locator('.log li').first().locator('p').allTextContents()))
      const names = known?.at(-1)?.trim() ?? ''
      // A deck that has nothing but its top left hides nothing.
      const unseen = names.startsWith(found) ? names.split(', ').length : 0
      expect(told?.at(-1)?.trim()).toBe(unseen ? say('arch-log-secret', { count: unseen }) : names)
      expect(told?.join(' ')).not.toContain(found)
      if (unseen) looks++
    }
    // The page may change under the pointer when the other one has moved.
    const retry = (error: unknown) => {
      if (!/Timeout|detached|not attached/.test(String(error))) throw error
    }
    await build(bartek.page, new RegExp(halicarnassus)).catch(retry)
    await build(ania.page, new RegExp(`^(?!.*${halicarnassus})`, 's')).catch(retry)
  }
  expect(looks).toBeGreaterThan(0)
  expect([...ania.complaints, ...bartek.complaints]).toEqual([])
  await ania.leave()
  await bartek.leave()
})

test('two on one device pass it on behind a curtain only while one of them knows more', { timeout: 600_000 }, async () => {
  const say = words('en')
  const person = await arrive({ size: 'phone' })
  const { page } = person
  await sitDownAt(page, 'architects/2', [{ kind: 'hot_seat', name: 'Bartek' }])
  let secret = false
  let curtains = 0
  while (!(await isOver(page, say))) {
    const ready = page.getByRole('button', { name: new RegExp(say('page-curtain-ready', { name: '(Ania|Bartek)' }).replace(/[.?!]/g, '.')) })
    if (await ready.isVisible()) {
      expect(secret, 'a curtain without a secret').toBe(true)
      curtains++
      await ready.click()
      await ready.waitFor({ state: 'hidden' })
      if (curtains > 2) break
      continue
    }
    const actions = await page.locator('[data-action]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.action ?? ''))
    // Whoever has the cat looks and takes another card, so that a secret remains.
    const wish = ['look', ...(secret ? ['take left', 'take right'] : ['take right', 'take left']), 'take centre'].find((one) => actions.includes(one)) ?? actions[0]
    if (!wish) {
      await page.waitForTimeout(20)
      continue
    }
    const before = await page.locator('[data-version]').getAttribute('data-version')
    await page.locator(`[data-action="${wish}"]`).first().click()
    await page.waitForFunction((old) => document.querySelector('[data-version]')?.getAttribute('data-version') !== old, before)
    if (wish === 'look') secret = true
    if (wish.endsWith('centre')) secret = false
  }
  expect(curtains).toBeGreaterThan(0)
  expect(person.complaints).toEqual([])
  await person.leave()
})
