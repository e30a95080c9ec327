// Small phones, phones that lie on their side, and large text: everything that can be done stays within reach.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Look } from './browser'
import { openFixture } from './fixture'
import { choose, playOn, sitDownAgainst, tellName } from './play'
import { type Words, words } from './words'

const { arrive, server } = openFixture()

/** Nothing is wider than the window, whether it would scroll or be cut off. */
async function fits(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const room = document.documentElement.clientWidth
    const out = [...document.querySelectorAll('button, a, input, select, h1, h2, h3')].filter((one) => {
      if (one.closest('.unseen, .visually-hidden, .layer') || !one.checkVisibility()) return false
      const { left, right } = one.getBoundingClientRect()
      return left < -1 || right > room + 1
    })
    const scrolls = [document.documentElement, ...document.querySelectorAll('main, dialog')].filter((one) => one.scrollWidth > one.clientWidth + 1)
    return [...scrolls.map((one) => `${one.tagName} scrolls`), ...out.map((one) => one.outerHTML.slice(0, 120))]
  })
  expect(wide, where).toEqual([])
}

/** What is pressed with a finger is at least 44 pixels high; cards of the structure lie on each other by nature. */
async function touchable(page: Page, where: string): Promise<void> {
  const low = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, select, summary, input:not(.unseen)')].flatMap((one) => {
      if (!one.checkVisibility() || one.closest('.visually-hidden, .unseen, .cards, p, [inert]')) return []
      // The touch may be larger than what is drawn.
      const { top, bottom } = getComputedStyle(one, '::after')
      const more = -Math.min(0, parseFloat(top) || 0) - Math.min(0, parseFloat(bottom) || 0)
      const height = one.getBoundingClientRect().height + more
      return height > 0 && height < 43.5 ? [`${Math.round(height)}: ${one.outerHTML.slice(0, 120)}`] : []
    }),
  )
  expect(low, where).toEqual([])
}

/** Each thing to do can be brought into sight and touched, and a dock that holds more than it shows says so. */
async function withinReach(page: Page, where: string): Promise<number> {
  const found = await page.evaluate(async () => {
    const troubles: string[] = []
    const content = document.querySelector<HTMLElement>('.dock .content')
    if (content && content.scrollHeight > content.clientHeight + 1 && !content.hasAttribute('data-below')) troubles.push('more below, not shown')
    const actions = [...document.querySelectorAll<HTMLElement>('[data-action]:not(:disabled)')]
    for (const action of actions) {
      action.scrollIntoView({ block: 'nearest' })
      const { left, right, top, bottom } = action.getBoundingClientRect()
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (!there || !action.contains(there)) troubles.push(`covered: ${action.dataset.action}`)
      if (bottom - top < 43.5) troubles.push(`low: ${action.dataset.action}, ${bottom - top}`)
    }
    // A shadow may only say that there is more when there is.
    if (content) {
      for (let i = 0; i < 40 && (i === 0 || content.hasAttribute('data-below')); i++) {
        content.scrollTop = content.scrollHeight
        await new Promise((done) => setTimeout(done, 25))
      }
      if (content.hasAttribute('data-below')) troubles.push('at the end, yet more below')
      content.scrollTop = 0
    }
    return { troubles, count: actions.length }
  })
  expect(found.troubles, where).toEqual([])
  return found.count
}

async function everyScreen(page: Page, say: Words): Promise<void> {
  await page.getByRole('button', { name: say('page-play'), exact: true }).waitFor()
  await fits(page, 'home')
  await touchable(page, 'home')
  for (const path of ['settings', 'learn', 'learn/cards', 'learn/cards#baths', 'learn/architects', 'learn/architects/cards', 'learn/architects/cards#halicarnassus', 'learn/wonders', 'learn/wonders/cards', 'learn/wonders/cards#halicarnassus', 'nowhere']) {
    await page.goto(new URL(path, server.address).href)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await fits(page, path)
    await touchable(page, path)
  }
  await page.goto(server.address)
  await page.getByRole('button', { name: new RegExp(say('page-friends')) }).click()
  await fits(page, 'with friends')
  await touchable(page, 'with friends')
  await page.getByRole('button', { name: say('page-create') }).click()
  await tellName(page, say, 'Ania')
  await page.waitForURL(/\/t\//)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await fits(page, 'lobby')
  await touchable(page, 'lobby')
  await page.goto(server.address)
}

const looks: Record<string, Look> = {
  'a small phone': { size: 'small', language: 'pl' },
  'a phone that lies on its side': { size: 'lying', language: 'en' },
  'a phone with large text': { size: 'phone', language: 'pl', settings: { textSize: 1.4 } },
  'a small phone with large text': { size: 'small', language: 'en', settings: { textSize: 1.4 } },
  'a lying phone with large text': { size: 'lying', language: 'pl', settings: { textSize: 1.4 } },
}

for (const [name, look] of Object.entries(looks)) {
  test(`everything is within reach on ${name}`, async () => {
    const say = words(look.language ?? 'en')
    const person = await arrive(look)
    const { page } = person
    await everyScreen(page, say)
    await choose(page.getByRole('radio', { name: say('level-novice') }))
    await page.getByRole('button', { name: say('page-play'), exact: true }).click()
    await page.locator('[data-version]').waitFor()
    let seen = 0
    const decisions = await playOn(page, say, {
      seed: 11,
      enough: (version) => version >= 50,
      each: async (version) => {
        await fits(page, `version ${version}`)
        await touchable(page, `version ${version}`)
        seen += await withinReach(page, `version ${version}`)
      },
    })
    expect(decisions).toBeGreaterThan(10)
    expect(seen).toBeGreaterThan(10)
    expect(person.complaints).toEqual([])
    await person.leave()
  })
}

test('what is said is noticed on a phone', async () => {
  const say = words('en')
  const ania = await arrive({ size: 'phone' })
  await sitDownAgainst(ania.page, say, 'novice', 'Ania')
  await ania.page.locator('[data-version]').waitFor()
  const board = async () => JSON.stringify(await ania.page.locator('.middle').boundingBox())
  const before = await board()

  const bartek = await arrive({ size: 'desktop' }, ania.page.url())
  await bartek.page.getByRole('button', { name: say('page-chat') }).click()
  await bartek.page.getByLabel(say('page-chat-say')).fill('A fine move, and quite a long thing to say about it')
  await bartek.page.keyboard.press('Enter')
  await tellName(bartek.page, say, 'Bartek')

  const news = ania.page.getByRole('button', { name: /^Bartek: A fine move/ })
  await news.waitFor()
  expect(await board()).toBe(before)
  await fits(ania.page, 'with news')
  await ania.page.getByRole('button', { name: say('page-chat-unread', { count: 1 }) }).waitFor()
  await news.click()
  await ania.page.getByRole('log').getByText('A fine move').waitFor()
  expect([...ania.complaints, ...bartek.complaints]).toEqual([])
  await ania.leave()
  await bartek.leave()
})
