// A table of four: the host moves people about, bots take the seats that are left, and who comes late watches.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openFixture } from './fixture'
import { look } from './look'
import { choose, tellName } from './play'
import { words } from './words'

const { arrive } = openFixture()

const rows = (page: Page) => page.locator('ol.order > li')

async function placeOf(page: Page, name: string): Promise<number> {
  return (await rows(page).allInnerTexts()).findIndex((text) => text.includes(name))
}

test('seats are moved and filled, and late visitors watch', async () => {
  const english = words('en')
  const polish = words('pl')
  const ania = await arrive({ size: 'desktop', language: 'en' })
  await ania.page.getByRole('button', { name: new RegExp(english('page-friends')) }).click()
  const dialog = ania.page.getByRole('dialog')
  await choose(dialog.getByRole('radio', { name: /Architects/ }))
  await choose(dialog.getByRole('radio', { name: '4', exact: true }))
  await dialog.getByRole('button', { name: english('page-create') }).click()
  await tellName(ania.page, english, 'Ania')
  await ania.page.waitForURL(/\/t\//)
  await rows(ania.page).nth(3).waitFor()
  expect(await rows(ania.page).count()).toBe(4)
  await ania.page.getByText(english('architects-option-wonders-random')).waitFor()
  await look(ania.page, 'lobby-of-four', { size: 'desktop', language: 'en', theme: 'light' })

  const bartek = await arrive({ size: 'phone', language: 'pl', theme: 'dark' }, ania.page.url())
  await bartek.page.getByRole('button', { name: polish('page-sit') }).last().click()
  await tellName(bartek.page, polish, 'Bartek')
  await rows(ania.page).filter({ hasText: 'Bartek' }).waitFor()
  await look(bartek.page, 'lobby-of-four', { size: 'phone', language: 'pl', theme: 'dark' })
  // Only the host arranges.
  expect(await bartek.page.getByRole('button', { name: polish('page-move-up', { name: 'Bartek' }) }).count()).toBe(0)

  // By keyboard alone: the focus stays with the one that is moved.
  let place = await placeOf(ania.page, 'Bartek')
  await ania.page.getByRole('button', { name: english('page-move-up', { name: 'Bartek' }) }).focus()
  for (; place > 0; place--) {
    await ania.page.keyboard.press('Enter')
    await rows(ania.page).nth(place - 1).filter({ hasText: 'Bartek' }).waitFor()
    const direction = place > 1 ? 'up' : 'down'
    await ania.page.locator(`button[aria-label="${english(`page-move-${direction}`, { name: 'Bartek' })}"]:focus`).waitFor()
  }
  await rows(bartek.page).first().filter({ hasText: 'Bartek' }).filter({ hasText: polish('page-seat-first') }).waitFor()

  await ania.page.getByLabel(english('page-fill-level'), { exact: true }).selectOption('novice')
  await ania.page.getByRole('button', { name: english('page-fill-rest', { count: 2 }) }).click()
  await ania.page.getByRole('button', { name: english('page-start') }).waitFor()
  expect(await bartek.page.getByText(polish('level-novice')).count()).toBe(2)
  // A bot leaves its seat again, and another one comes.
  const seat = (await rows(ania.page).evaluateAll((all) => all.findIndex((row) => row.querySelector('select')))) + 1
  const select = ania.page.getByLabel(english('page-fill-seat', { number: seat }))
  await select.selectOption('')
  await ania.page.getByText(english('page-lobby-waiting', { count: 1 })).waitFor()
  await select.selectOption('easy')

  const celina = await arrive({ size: 'tablet', language: 'en' }, ania.page.url())
  await celina.page.getByText(english('page-lobby-watch')).waitFor()
  await ania.page.getByRole('button', { name: english('page-start') }).click()
  const dorota = await arrive({ size: 'phone', language: 'en' }, ania.page.url())
  for (const { page } of [celina, dorota]) {
    await page.locator('[data-version]').waitFor()
    await page.getByText(english('page-watching')).waitFor()
    expect(await page.locator('[data-turn="yours"]').count()).toBe(0)
  }
  await bartek.page.locator('[data-turn="yours"]').waitFor()
  for (const person of [ania, bartek, celina, dorota]) {
    expect(person.complaints).toEqual([])
    await person.leave()
  }
})

test('a touch on its picture chooses the game, and so does a key', async () => {
  const say = words('en')
  const person = await arrive({ size: 'phone' })
  const { page } = person
  const picture = page.locator('label').filter({ has: page.getByRole('radio', { name: /Architects/ }) })
  const { x, y } = (await picture.boundingBox()) ?? { x: 0, y: 0 }
  await page.touchscreen.tap(x + 12, y + 12)
  await page.getByText(say('page-players-bots', { count: 2 })).waitFor()
  await look(page, 'home-of-architects', { size: 'phone', language: 'en', theme: 'light' })
  await page.getByRole('radio', { name: /Architects/ }).press('ArrowLeft')
  await page.getByRole('checkbox', { name: new RegExp(say('duel-expansion-agora')) }).waitFor({ state: 'attached' })
  expect(person.complaints).toEqual([])
  await person.leave()
})
