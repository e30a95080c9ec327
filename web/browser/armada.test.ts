// Whole games of 7 Wonders with Armada: three on a small phone, six in pairs on a desktop, eight on a phone.

import { expect, test } from 'vitest'
import { bots, playOn, sitDownAt } from './at-once'
import type { Look } from './browser'
import { openFixture } from './fixture'
import { look } from './look'
import { words } from './words'

const { arrive } = openFixture()

interface Game extends Look {
  table: string
  seats: number
  /** Turns of an age. */
  turns: number
}

const games: Game[] = [
  { table: 'wonders+armada/3', seats: 3, turns: 7, size: 'small', language: 'pl', theme: 'dark' },
  { table: 'wonders+armada/6:teams=pairs', seats: 6, turns: 7, size: 'desktop', language: 'en', theme: 'light' },
  { table: 'wonders+armada/8:edition=second', seats: 8, turns: 6, size: 'phone', language: 'en', theme: 'dark' },
]

for (const { table, seats, turns, ...how } of games) {
  test(`a whole game of ${table}, ${how.size}, ${how.language}`, { timeout: 600_000 }, async () => {
    const say = words(how.language ?? 'en')
    const person = await arrive(how)
    const { page } = person
    const name = `armada-${seats}`
    await sitDownAt(page, table, bots(seats - 1))
    await page.locator('[data-card]').first().waitFor()

    // The own harbour is one touch away, or in sight.
    const tab = page.locator('[data-tab="harbour"]')
    if (await tab.count()) await tab.click()
    await page.locator('[data-harbour="A"]').waitFor()
    expect(await page.locator('[data-harbour="A"] [data-fleet]').count()).toBe(4)
    await look(page, `${name}-harbour`, how)
    if (await tab.count()) await page.locator('[data-tab="city"]').click()

    // That of somebody else, too.
    await page.locator('.others .open').first().click()
    await page.locator('dialog[open]').getByText(say('won-tab-harbour'), { exact: true }).click()
    await page.locator('dialog[open] [data-harbour]').waitFor()
    await look(page, `${name}-other-harbour`, how)
    await page.keyboard.press('Escape')

    const decisions = await playOn(page, say, name, how)
    expect(decisions).toBeGreaterThanOrEqual(3 * turns)
    await look(page, `${name}-end`, how)
    const result = page.getByRole('dialog', { name: say('page-result') })
    expect(await result.locator('tbody tr').count()).toBe(seats)
    // Seven rows of the base game, three of Armada, and the sum.
    expect(await result.locator('thead th').count()).toBeGreaterThanOrEqual(11)
    expect(await result.locator('.pairs li').count()).toBe(table.includes('pairs') ? seats / 2 : 0)
    expect(person.complaints).toEqual([])
    await person.leave()
  })
}

test('a ship sails when its step is paid, and partners talk alone and see their hands', { timeout: 120_000 }, async () => {
  const say = words('en')
  const person = await arrive({ size: 'desktop' })
  const { page } = person
  await sitDownAt(page, 'wonders+armada/4:teams=pairs', bots(3))
  await page.locator('[data-card]').first().waitFor()
  const partner = page.locator('[data-partner="B"]').first()
  expect(await partner.locator('li').count()).toBe(await page.locator('[data-card]').count())

  // Discarded for a move of the yellow ship, by keyboard alone.
  const yellow = page.locator('[data-harbour="A"] [data-fleet="yellow"]')
  expect(await yellow.getAttribute('data-space')).toBe('0')
  await page.locator('[data-card]').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.matches('.uses [data-action]'))
  const uses = await page.locator('.uses [data-action]').count()
  for (let i = 1; i < uses; i += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => yellow.getAttribute('data-space'), { timeout: 20_000 }).toBe('1')

  await page.getByRole('button', { name: say('page-chat'), exact: true }).click()
  await page.locator('.to label').last().click()
  await page.getByLabel(say('page-chat-say')).fill('Red')
  await page.keyboard.press('Enter')
  await page.getByText(say('page-chat-private')).waitFor()
  expect(person.complaints).toEqual([])
  await person.leave()
})
