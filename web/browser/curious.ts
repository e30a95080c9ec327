// Somebody who wants to see everything of the expansions once: gods, senators, conspiracies, decrees.

import type { Page } from 'playwright-core'
import { isOver } from './play'
import type { Words } from './words'

const ACTIONS = '[data-action]:not([disabled])'
/** What a turn may be besides a card, offered where the uses of a card are shown. */
const EXTRAS = '.extras [data-spot]'
const CARDS = 'li.place:not(.covered) button.take, .offer button[aria-pressed="false"]'

/** What is done rather than something else, the dearest wish first. */
const wishes = [/^trigger/, /^activate/, /^recruit conspirator/, /^conspire/, /^recruit/, /^prepare/, /^place/, /^move/, /^(build|wonder|discard)/]

function rank(wish: string): number {
  const found = wishes.findIndex((one) => one.test(wish))
  if (wish === 'pass') return wishes.length + 1
  return found < 0 ? wishes.length : found
}

async function best(page: Page, selector: string, wishOf: (data: DOMStringMap) => string, pick: (count: number) => number): Promise<boolean> {
  const data = await page.locator(selector).evaluateAll((all) => all.map((one) => ({ ...(one as HTMLElement).dataset })))
  if (!data.length) return false
  const ranks = data.map((one) => rank(wishOf(one)))
  const least = Math.min(...ranks)
  const among = ranks.flatMap((one, i) => (one === least ? [i] : []))
  await page
    .locator(selector)
    .nth(among[pick(among.length)] ?? 0)
    .click({ timeout: 5000 })
  return true
}

/** What the board showed when a question was asked that had not been asked before. */
type Seen = (question: string) => Promise<void>

/** Plays a whole game by pointer. */
export async function playCuriously(page: Page, say: Words, seed: number, seen: Seen = async () => {}): Promise<number> {
  let state = seed
  const pick = (count: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % count
  }
  const questions = new Set<string>()
  let decisions = 0
  while (!(await isOver(page, say))) {
    const done = await decide().catch((error) => {
      // The board may change under the pointer when the other side has moved.
      if (/Timeout|detached|not attached/.test(String(error))) return false
      throw error
    })
    if (!done) await page.waitForTimeout(30)
  }
  return decisions

  async function decide(): Promise<boolean> {
    if (await page.locator(ACTIONS).count()) {
      const question = await page.locator('.question').getAttribute('data-question', { timeout: 50 }).catch(() => null)
      if (question && !questions.has(question)) {
        questions.add(question)
        await seen(question)
      }
      const before = await page.locator('[data-version]').getAttribute('data-version')
      if (!(await best(page, ACTIONS, ({ action = '' }) => action, pick))) return false
      await page.waitForFunction((version) => document.querySelector('[data-version]')?.getAttribute('data-version') !== version, before, { timeout: 10_000 })
      decisions++
      return true
    }
    if (!(await page.locator('[data-turn="yours"]').count())) return false
    const named = ({ spot = '' }: DOMStringMap) => (spot.startsWith('plot') ? 'trigger' : 'activate')
    if (await best(page, EXTRAS, named, pick)) return true
    return best(page, CARDS, ({ piece = '' }) => (/^(conspirator|politician)/.test(piece) ? `recruit ${piece}` : 'build'), pick)
  }
}
