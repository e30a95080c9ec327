// Whole games of 7 Wonders, in which all choose at the same time: against bots by pointer and by keyboard, and people with devices
// of their own, through a reload and a power cut while choices lie sealed.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answered, bots, decide, isMine, playOn, sitDownAt, tryTo, version } from './at-once'
import type { Look, Person } from './browser'
import { openFixture } from './fixture'
import { look } from './look'
import { isOver, tellName } from './play'
import { type Words, words } from './words'

const { arrive, server } = openFixture()

/** Somebody at a device of their own. */
interface Player {
  name: string
  say: Words
  person: Person
  page: Page
  how: Look
}

/** Somebody comes to a table that Ania has made, and sits down. */
async function join(name: string, how: Look, table: string): Promise<Player> {
  const person = await arrive(how, table)
  const say = words(how.language ?? 'en')
  await person.page.getByRole('button', { name: say('page-sit') }).first().click()
  await tellName(person.page, say, name)
  return { name, say, person, page: person.page, how }
}

const hand = (page: Page) => page.locator('[data-card]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card ?? ''))

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

const games: (Look & { table: string; seats: number })[] = [
  { table: 'wonders/3', seats: 3, size: 'phone', language: 'pl', theme: 'dark' },
  { table: 'wonders/7:edition=second', seats: 7, size: 'phone', language: 'en', theme: 'light' },
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

/** What is left of a hand without the cards of another one. */
function without(hand: readonly string[], others: readonly string[]): string[] {
  const left = [...hand]
  for (const card of others) left.splice(left.indexOf(card), left.includes(card) ? 1 : 0)
  return left
}

/** Discards the card of the hand that lies there; comes back when the choice is sealed, or the round has opened. */
async function discard(page: Page, place: number): Promise<string> {
  const before = await version(page)
  const card = (await hand(page))[place] ?? ''
  const held = page.locator('[data-card]').nth(place)
  if ((await held.getAttribute('aria-pressed')) !== 'true') await held.click()
  await page.locator(`[data-action="discard ${card}"]`).click()
  await page.waitForFunction(
    ([old, action]) => document.querySelector('[data-version]')?.getAttribute('data-version') !== old || document.querySelector(`[data-piece="sealed"][data-sealed-action="${action}"]`) !== null,
    [before, `discard ${card}`] as const,
  )
  return card
}

/** The cards of the hand, and what can be done with the one that is held, that cannot be touched unless the table is scrolled. */
const outOfReach = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-card], .uses [data-action]')].flatMap((one) => {
      const sheet = one.closest<HTMLElement>('.uses .scroll')
      if (sheet) sheet.scrollTop += one.getBoundingClientRect().bottom - sheet.getBoundingClientRect().bottom
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return there && one.contains(there) && top >= 0 && bottom <= innerHeight ? [] : [one.dataset.card ?? one.dataset.action]
    }),
  )

/** The rounds of the log, the newest first: a line for each seat. A phone has the log in a sheet. */
async function roundsOf({ page, say }: Player): Promise<string[][]> {
  const open = page.getByRole('button', { name: say('board-log'), exact: true })
  const phone = (await open.count()) > 0
  if (phone) await open.click()
  const log = page.getByRole('list', { name: say('board-log') }).last()
  const found = await log.locator('.together').evaluateAll((all) => all.map((round) => [...round.querySelectorAll('li')].map((line) => line.querySelector('p')?.textContent?.trim() ?? '')))
  if (phone) await page.getByRole('button', { name: say('page-close') }).first().click()
  return found
}

test('three people choose at the same moment, through a reload and a power cut while choices lie sealed', { timeout: 600_000 }, async () => {
  const how: Look = { size: 'phone', language: 'en', theme: 'light' }
  const person = await arrive(how)
  await sitDownAt(person.page, 'wonders/3', [{ kind: 'open' }, { kind: 'open' }])
  const ania: Player = { name: 'Ania', say: words('en'), person, page: person.page, how }
  const bartek = await join('Bartek', { size: 'desktop', language: 'pl', theme: 'dark' }, ania.page.url())
  const celina = await join('Celina', { size: 'small', language: 'pl', theme: 'light' }, ania.page.url())
  const all = [ania, bartek, celina]
  await ania.page.getByRole('button', { name: ania.say('page-start') }).click()
  await Promise.all(all.map(({ page }) => page.locator('[data-card]').first().waitFor()))
  const mark = (page: Page, what: 'sealed' | 'thinks', seat: string) => page.locator(`[data-${what}="${seat}"]`).first()

  // Within the same moment: each gets the hand of the right neighbour, without the card that was taken.
  const before = await Promise.all(all.map(({ page }) => hand(page)))
  await Promise.all(all.map(({ page }, i) => choose(page, (count) => (i * 3 + 1) % count)))
  await Promise.all(all.map(({ page }) => comesTo(page, 6)))
  const after = await Promise.all(all.map(({ page }) => hand(page)))
  for (const [i, held] of before.entries()) expect(without(held, after[(i + 1) % 3] ?? []), `seat ${i}`).toHaveLength(1)
  for (const one of all) {
    const told = await roundsOf(one)
    expect(told).toHaveLength(1)
    expect(told[0]).toHaveLength(3)
    for (const { name } of all) expect(told[0]?.some((line) => line.startsWith(name)), name).toBe(true)
  }

  // Two have chosen, one looks at a card.
  const [first = '', second = ''] = after[0] ?? []
  await discard(ania.page, 0)
  const barteks = await discard(bartek.page, 0)
  await celina.page.locator('[data-card]').first().click()
  await look(celina.page, 'wonders-choosing', celina.how)
  expect(await outOfReach(celina.page), 'on a small phone').toEqual([])
  for (const { page } of all) {
    await mark(page, 'sealed', 'A').waitFor()
    await mark(page, 'sealed', 'B').waitFor()
    await mark(page, 'thinks', 'C').waitFor()
  }
  const sealed = (page: Page) => page.locator('[data-piece="sealed"]').getAttribute('data-sealed-action')
  const lie = async () => {
    expect(await sealed(ania.page)).toBe(`discard ${first}`)
    expect(await sealed(bartek.page)).toBe(`discard ${barteks}`)
    expect(await celina.page.locator('[data-piece="sealed"]').count()).toBe(0)
  }
  await lie()
  await look(ania.page, 'wonders-waiting', ania.how)
  await look(bartek.page, 'wonders-waiting', bartek.how)

  // A page that is loaded anew, and a server that comes back, have all of it.
  await ania.page.reload()
  await ania.page.locator('[data-piece="sealed"]').waitFor()
  await lie()
  await server.kill()
  await ania.page.getByText(ania.say('page-offline')).first().waitFor()
  await server.start()
  for (const { page, say } of all) await page.getByText(say('page-offline')).first().waitFor({ state: 'detached', timeout: 30_000 })
  await lie()
  for (const { page } of all) await mark(page, 'thinks', 'C').waitFor()

  // A sealed choice can still be changed; the last one opens the round, in which each did what they had sealed.
  await discard(ania.page, 1)
  expect(await sealed(ania.page)).toBe(`discard ${second}`)
  const celinas = await discard(celina.page, 0)
  await Promise.all(all.map(({ page }) => comesTo(page, 5)))
  const chosen = [second, barteks, celinas]
  for (const [seat, one] of all.entries()) {
    const told = all.map(({ name }, i) =>
      i === seat ? one.say('wonders-do-discard.told', { name, card: one.say(`wonders-card-${chosen[i]}`), coins: 3 }) : one.say('wonders-do-discard_hidden.told', { name, coins: 3 }),
    )
    expect((await roundsOf(one))[0], one.name).toEqual(told)
    const next = all[(seat + 1) % 3]
    expect(without(after[seat] ?? [], await hand(next?.page as Page)), `from ${one.name}`).toEqual([chosen[seat]])
  }
  await look(celina.page, 'wonders-opened', celina.how)
  await look(bartek.page, 'wonders-opened', bartek.how)

  // To the conflicts at the end of the age.
  for (let turn = 3; turn <= 6; turn += 1) {
    await Promise.all(all.map(({ page }, i) => choose(page, (count) => (turn * 5 + i) % count)))
    await Promise.all(all.map(({ page }) => comesTo(page, turn === 6 ? 7 : 7 - turn)))
  }
  for (const { page, how } of all) {
    expect(await page.locator('.conflicts li').count()).toBe(3)
    await look(page, 'wonders-conflicts', how)
  }

  // And to the end, which is the same for all.
  await Promise.all(
    all.map(async ({ page, say }, i) => {
      for (let turn = 0; !(await isOver(page, say)); turn += 1) if (!(await tryTo(page, (count) => (turn * 7 + i) % count))) await page.waitForTimeout(20)
    }),
  )
  const results = await Promise.all(all.map(({ page, say }) => page.getByRole('dialog', { name: say('page-result') }).locator('tbody').first().innerText()))
  expect(results[1]).toBe(results[0])
  expect(results[2]).toBe(results[0])
  for (const { person } of all) {
    expect(person.complaints).toEqual([])
    await person.leave()
  }
})

test('two people and a bot choose at the same moment, and their hands go round', { timeout: 300_000 }, async () => {
  const say = words('en')
  const ania = await arrive({ size: 'phone' })
  await sitDownAt(ania.page, 'wonders/3', [{ kind: 'open' }, ...bots(1)])
  const bartek = await join('Bartek', { size: 'desktop' }, ania.page.url())
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
    expect(without(held ?? [], next ?? []), `${next?.join()} of ${held?.join()}`).toHaveLength(1)
    expect(other).toHaveLength(held?.length ?? 0)
  }
  expect([...ania.complaints, ...bartek.person.complaints]).toEqual([])
  await ania.leave()
  await bartek.person.leave()
})

test('a whole game by keyboard alone', { timeout: 300_000 }, async () => {
  const how: Look = { size: 'desktop', language: 'en', theme: 'light' }
  const say = words('en')
  const { page, ...person } = await arrive(how).then((person) => ({ page: person.page, complaints: person.complaints, leave: () => person.leave() }))
  await sitDownAt(page, 'wonders/3:sides=chosen', bots(2))
  const press = (key: string) => page.keyboard.press(key)
  const inFocus = (selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  /** By Tab from wherever the focus is, as somebody who has never been here. */
  const tabTo = async (selector: string) => {
    for (let i = 0; i < 80 && !(await inFocus(selector)); i += 1) await press('Tab')
    expect(await inFocus(selector), selector).toBe(true)
  }
  let decisions = 0
  const lost: string[] = []
  for (let idle = 0; !(await isOver(page, say)) && idle < 3000; idle += 1) {
    if (!(await isMine(page))) {
      await page.waitForTimeout(20)
      continue
    }
    const before = await version(page)
    const asksHand = (await page.locator('[data-card]:not([disabled])').count()) > 0
    if (asksHand) {
      // The first time by Tab, then the focus is led there; every third card by its digit.
      if (decisions === 0) await tabTo('[data-card]')
      if (decisions % 3 === 2) await press('2')
      else {
        if (!(await inFocus('[data-card]'))) await tabTo('[data-card]')
        for (let i = 0; i < decisions % 4; i += 1) await press('ArrowRight')
        await press('Enter')
      }
      // The first use of the card has the focus, Escape leads back to the card.
      await page.waitForFunction(() => document.activeElement?.matches('.uses [data-action]'), null, { timeout: 5000 })
      if (decisions === 1) {
        const held = await page.locator('[data-card][aria-pressed="true"]').getAttribute('data-card')
        await press('Escape')
        expect(await inFocus(`[data-card="${held}"]`)).toBe(true)
        await press('Enter')
        await page.waitForFunction(() => document.activeElement?.matches('.uses [data-action]'), null, { timeout: 5000 })
      }
      const uses = await page.locator('.uses [data-action]').count()
      if (decisions % 2) for (let i = 1; i < uses; i += 1) await press('ArrowDown')
      await press(decisions % 5 === 4 ? String(Math.min(9, uses)) : 'Enter')
    } else {
      await tabTo('[data-action]')
      await press('Enter')
    }
    await answered(page, before)
    decisions += 1
    idle = 0
    await page.waitForTimeout(30)
    if (await page.evaluate(() => document.activeElement === document.body)) lost.push(`after ${decisions}`)
  }
  expect(await isOver(page, say)).toBe(true)
  expect(decisions).toBeGreaterThanOrEqual(19)
  expect(lost, 'the focus was on nothing').toEqual([])
  expect(person.complaints).toEqual([])
  await person.leave()
})

test('an opened round is shown within a second and a half, a key ends it, and without motion there is none', { timeout: 120_000 }, async () => {
  /** What is opened at the moment, and how much longer it takes. */
  const moving = (page: Page) =>
    page.evaluate(() => {
      const ours = document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.table [data-opening], .table .layer'))
      return { count: ours.length, longest: Math.max(0, ...ours.map(({ effect, currentTime }) => Number(effect?.getComputedTiming().endTime ?? 0) - Number(currentTime ?? 0))) }
    })
  const calm = await arrive({ size: 'phone' })
  await sitDownAt(calm.page, 'wonders/3', bots(2))
  const lively = await arrive({ size: 'phone', motion: true })
  await sitDownAt(lively.page, 'wonders/3:sides=a', bots(2))
  for (const { page } of [calm, lively]) {
    await choose(page, () => 0)
    await page.locator('[data-card]').nth(5).waitFor()
  }
  const seen = await moving(lively.page)
  expect(seen.count).toBeGreaterThan(0)
  expect(seen.longest).toBeLessThanOrEqual(1500)
  expect((await moving(calm.page)).longest).toBeLessThan(1)
  await lively.page.keyboard.press('Shift')
  expect((await moving(lively.page)).longest).toBeLessThan(1)

  // A card that is still on its way can be touched where it is seen.
  await choose(lively.page, () => 0)
  await lively.page.locator('[data-card]').nth(4).waitFor()
  const box = await lively.page.locator('[data-card]').first().boundingBox()
  expect((await moving(lively.page)).count).toBeGreaterThan(0)
  await lively.page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await lively.page.mouse.down()
  await lively.page.mouse.up()
  await lively.page.locator('.uses [data-action]').first().waitFor({ timeout: 5000 })
  expect([...calm.complaints, ...lively.complaints]).toEqual([])
  await calm.leave()
  await lively.leave()
})
