// How a person sits down and plays: by pointer or by keyboard, with no other knowledge than what the page shows.

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Words } from './words'

/** Everything that can be pressed to act. */
const ACTIONS = '[data-action]:not([disabled])'
/** What is touched first: cards that nothing covers, and wonders on offer. */
const CARDS = 'li.place:not(.covered) button.take, .offer button[aria-pressed="false"]'

/**
 * Chooses what a label stands beside, as a person does: by the label, once it lies still. The control itself is one hidden pixel, from
 * which a pointer slips when a font arrives.
 */
export async function choose(control: Locator): Promise<void> {
  if (!(await control.isChecked())) await control.locator('xpath=ancestor::label').click()
  await expect.poll(() => control.isChecked()).toBe(true)
}

/** Chooses expansions and a level, presses the big button of the home page and tells a name. */
export async function sitDownAgainst(page: Page, say: Words, level: string, name: string, expansions: readonly string[] = []): Promise<void> {
  for (const expansion of expansions) {
    await choose(page.getByRole('checkbox', { name: new RegExp(say(`duel-expansion-${expansion}`)) }))
  }
  await choose(page.getByRole('radio', { name: say(`level-${level}`) }))
  await page.getByRole('button', { name: say('page-play'), exact: true }).click()
  await tellName(page, say, name)
  await page.waitForURL(/\/t\//)
}

/** Answers the question for a name. */
export async function tellName(page: Page, say: Words, name: string): Promise<void> {
  await page.getByLabel(say('page-name-label'), { exact: true }).fill(name)
  await page.getByRole('button', { name: say('page-name-go') }).click()
}

export async function isOver(page: Page, say: Words): Promise<boolean> {
  return page.getByRole('dialog', { name: say('page-result') }).isVisible()
}

/** Takes one decision, if there is one to take. `pick` chooses among so many. */
export async function decide(page: Page, pick: (count: number) => number): Promise<boolean> {
  const actions = page.locator(ACTIONS)
  const count = await actions.count()
  if (count > 0) {
    const before = await page.locator('[data-version]').getAttribute('data-version')
    await actions.nth(pick(count)).click({ timeout: 5000 })
    await page.waitForFunction(
      (version) => document.querySelector('[data-version]')?.getAttribute('data-version') !== version,
      before,
      { timeout: 10_000 },
    )
    return true
  }
  if (!(await page.locator('[data-turn="yours"]').count())) return false
  const cards = page.locator(CARDS)
  const number = await cards.count()
  if (number === 0) return false
  await cards.nth(pick(number)).click({ timeout: 5000 })
  return true
}

interface PlayOptions {
  enough?: (version: number) => boolean
  /** Called before each touch. */
  each?: (version: number) => Promise<void>
  seed?: number
}

/** Plays until the result is shown or the version of the game is enough. */
export async function playOn(
  page: Page,
  say: Words,
  { enough = () => false, each, seed = 1 }: PlayOptions = {},
): Promise<number> {
  let state = seed
  const pick = (count: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % count
  }
  let decisions = 0
  const version = async () => Number((await page.locator('[data-version]').getAttribute('data-version').catch(() => 0)) ?? 0)
  while (!(await isOver(page, say)) && !enough(await version())) {
    if (each && (await page.locator('[data-turn="yours"]').count())) await each(await version())
    const done = await decide(page, pick).catch((error) => {
      // The board may change under the pointer when the other side has moved.
      if (/Timeout|detached|not attached/.test(String(error))) return false
      throw error
    })
    if (done) decisions++
    else await page.waitForTimeout(30)
  }
  return decisions
}
