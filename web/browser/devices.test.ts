// A person's devices in the settings, at every size that people use for it, by keyboard too.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Look } from './browser'
import { openFixture } from './fixture'
import { look } from './look'
import { sitDownAgainst } from './play'
import { words } from './words'

const { arrive, server } = openFixture()

const looks: Look[] = (['phone', 'desktop'] as const).flatMap((size) =>
  (['en', 'pl'] as const).flatMap((language) => (['light', 'dark'] as const).map((theme) => ({ size, language, theme }))),
)

/** A link to another device of the person, as their page makes it. */
async function link(page: Page): Promise<string> {
  const token = await page.evaluate(async () => {
    const made = await fetch(new URL('api/me/link', document.baseURI), { method: 'POST' })
    return ((await made.json()) as { token: string }).token
  })
  return `${server.address}enter#${token}`
}

for (const how of looks) {
  test(`devices at ${how.size}, ${how.language}, ${how.theme}`, async () => {
    const say = words(how.language ?? 'en')
    const person = await arrive(how)
    const { page } = person
    await sitDownAgainst(page, say, 'novice', 'Aleksandra Wielkopolska')
    const table = page.url()
    const others = []
    for (let i = 0; i < 2; i++) {
      const other = await arrive({ ...how, size: 'phone' }, await link(page))
      await other.page.getByText('Aleksandra').first().waitFor()
      await other.page.goto(table)
      await other.page.locator('[data-version]').waitFor()
      others.push(other)
    }

    await page.goto(new URL('settings', server.address).href)
    const lines = page.getByRole('region', { name: say('devices-title') }).getByRole('listitem')
    await lines.nth(2).waitFor()
    expect(await lines.count()).toBe(3)
    await page.getByRole('button', { name: say('devices-here') }).scrollIntoViewIfNeeded()
    await look(page, 'devices', how)

    // By keyboard alone: the question is heard, Escape takes it back, Enter agrees.
    const what = say('devices-what', { browser: say('browser-chrome'), system: say('system-linux') })
    const end = page.getByRole('button', { name: say('devices-end-of', { device: what }) }).first()
    await end.focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: say('devices-end-title', { device: what }) })
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(await end.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: say('devices-end') }).focus()
    await page.keyboard.press('Enter')
    await lines.nth(2).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say('devices-title'))

    // The table that was open there says so at once.
    const told = others.map((other) => other.page.getByText(say('devices-logged-out')).first().waitFor({ timeout: 5000 }))
    await Promise.any(told)
    await page.getByRole('button', { name: say('devices-others') }).click()
    await look(page, 'devices-others', how)
    await page.getByRole('dialog').getByRole('button', { name: say('devices-others') }).click()
    await lines.nth(1).waitFor({ state: 'detached' })
    await Promise.all(told)

    await page.getByRole('button', { name: say('devices-here') }).click()
    await page.getByRole('dialog').waitFor()
    await look(page, 'devices-last', how)
    await page.getByRole('button', { name: say('devices-here-anyway') }).click()
    await page.getByRole('button', { name: say('page-play'), exact: true }).waitFor()
    expect(await page.getByText('Aleksandra').count()).toBe(0)
    expect([person, ...others].flatMap(({ complaints }) => complaints)).toEqual([])
    for (const one of [person, ...others]) await one.leave()
  })
}
