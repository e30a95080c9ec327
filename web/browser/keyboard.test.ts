// A person who never touches a pointer plays a whole game: Tab, arrows, Enter, digits.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openFixture } from './fixture'
import { isOver } from './play'
import { words } from './words'

/** Cards of the structure, and wonders on offer. */
const CARDS = 'button.take, .offer button'

const { arrive } = openFixture()

/** Presses Tab until the focus is on something that fits. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return true
    await page.keyboard.press('Tab')
  }
  return false
}

test('a whole game by keyboard only', async () => {
  const say = words('en')
  const { page, complaints, leave } = await arrive().then((person) => ({
    page: person.page,
    complaints: person.complaints,
    leave: () => person.leave(),
  }))
  await page.getByRole('button', { name: say('page-play'), exact: true }).waitFor()
  expect(await tabTo(page, 'button.play')).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByLabel(say('page-name-label'), { exact: true }).waitFor()
  await page.keyboard.type('Klara')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/t\//)

  let decisions = 0
  let lost = 0
  while (!(await isOver(page, say))) {
    const version = await page.locator('[data-version]').getAttribute('data-version').catch(() => null)
    const actions = await page.locator('[data-action]:not([disabled])').count()
    if (actions > 0) {
      // What a card can be used for has a digit; other questions are reached by Tab.
      const digits = await page.locator('[data-action][aria-keyshortcuts]:not([disabled])').count()
      if (digits > 0) {
        const keys = await page.locator('[data-action][aria-keyshortcuts]:not([disabled])').first().getAttribute('aria-keyshortcuts')
        await page.keyboard.press(keys ?? '1')
      } else {
        expect(await tabTo(page, '[data-action]:not([disabled])')).toBe(true)
        await page.keyboard.press('Enter')
      }
      decisions++
      await page
        .waitForFunction((old) => document.querySelector('[data-version]')?.getAttribute('data-version') !== old, version, { timeout: 5000 })
        .catch(() => {})
      // The focus must be somewhere sensible, not on the body.
      if (await page.evaluate(() => document.activeElement === document.body)) lost++
    } else if ((await page.locator('[data-turn="yours"]').count()) && (await page.locator(CARDS).count())) {
      expect(await tabTo(page, CARDS)).toBe(true)
      if (decisions % 2) await page.keyboard.press('ArrowRight')
      // The lowest row lies on top: from a covered card, arrows lead to one that can be taken.
      for (let i = 0; i < 8 && (await page.evaluate(() => document.activeElement?.closest('li.covered'))); i++)
        await page.keyboard.press(i < 5 ? 'ArrowDown' : 'ArrowLeft')
      await page.keyboard.press('Enter')
      await page.waitForTimeout(30)
    } else await page.waitForTimeout(30)
  }
  expect(decisions).toBeGreaterThan(20)
  expect(lost).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})
