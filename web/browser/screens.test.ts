// Every screen at every size: axe finds nothing serious, nothing is wider than the window, no text is missing.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Look } from './browser'
import { openFixture } from './fixture'
import { look } from './look'
import { choose, playOn, sitDownAgainst, tellName } from './play'
import { words } from './words'

const { arrive, server } = openFixture()

const looks: Look[] = (['phone', 'tablet', 'desktop'] as const).flatMap((size) =>
  (['en', 'pl'] as const).flatMap((language) => (['light', 'dark'] as const).map((theme) => ({ size, language, theme }))),
)

const ends = new Set(['phone en light', 'tablet pl dark', 'desktop en light', 'phone pl dark', 'desktop pl dark'])

for (const how of looks) {
  test(`screens at ${how.size}, ${how.language}, ${how.theme}`, async () => {
    const say = words(how.language ?? 'en')
    const person = await arrive(how)
    const { page } = person
    await page.getByRole('button', { name: say('page-play'), exact: true }).waitFor()
    await look(page, 'home', how)
    for (const [name, path] of [
      ['settings', 'settings'],
      ['learn', 'learn'],
      ['cards', 'learn/cards'],
      // Its book is made of the same parts: not every combination needs it.
      ...(ends.has(`${how.size} ${how.language} ${how.theme}`)
        ? ([
            ['learn-architects', 'learn/architects'],
            ['cards-architects', 'learn/architects/cards'],
            ['learn-wonders', 'learn/wonders'],
            ['cards-wonders', 'learn/wonders/cards'],
          ] as const)
        : []),
    ] as const) {
      await page.goto(new URL(path, server.address).href)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await look(page, name, how)
    }

    await page.goto(server.address)
    await page.getByRole('button', { name: new RegExp(say('page-friends')) }).click()
    await page.getByRole('button', { name: say('page-create') }).click()
    await tellName(page, say, 'Ania')
    await page.waitForURL(/\/t\//)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await look(page, 'lobby', how)

    await page.goto(server.address)
    await choose(page.getByRole('radio', { name: say('level-novice') }))
    await page.getByRole('button', { name: say('page-play'), exact: true }).click()
    await page.locator('[data-version]').waitFor()
    await look(page, 'draft', how)
    await playOn(page, say, { enough: (version) => version >= 12, seed: 2 })
    await look(page, 'age1', how)
    // A whole game takes long: not every combination gets one.
    if (ends.has(`${how.size} ${how.language} ${how.theme}`)) {
      await playOn(page, say, { seed: 2 })
      await look(page, 'end', how)
    }
    expect(person.complaints).toEqual([])
    await person.leave()
  })
}

test('the chosen theme goes before that of the system, from the first frame on', async () => {
  // A frame may not be drawn before the script that knows the choice has run.
  const html = await (await fetch(server.address)).text()
  expect(html).toMatch(/<script type="module" blocking="render"/)
  const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const seen: Record<string, string> = {}
  for (const theme of ['light', 'dark'] as const) {
    for (const chosen of [undefined, 'light', 'dark'] as const) {
      const person = await arrive({ theme, settings: chosen && { theme: chosen } })
      await person.page.getByRole('heading', { level: 1 }).waitFor()
      seen[`${theme} ${chosen ?? 'auto'}`] = await paper(person.page)
      expect(person.complaints).toEqual([])
      await person.leave()
    }
  }
  const [day, night] = [seen['light auto'], seen['dark auto']]
  expect(day).not.toBe(night)
  expect(seen).toEqual({
    'light auto': day,
    'light light': day,
    'light dark': night,
    'dark auto': night,
    'dark light': day,
    'dark dark': night,
  })
})

test('the way back to a table by another device', async () => {
  const say = words('en')
  const person = await arrive()
  await sitDownAgainst(person.page, say, 'easy', 'Ola')
  const token = await person.page.evaluate(async () => {
    const made = await fetch(new URL('api/me/link', document.baseURI), { method: 'POST', headers: { 'content-type': 'application/json' } })
    return ((await made.json()) as { token: string }).token
  })
  const other = await arrive({ size: 'phone' }, `${server.address}enter#${token}`)
  await other.page.getByText('Ola').first().waitFor()
  expect([...person.complaints, ...other.complaints]).toEqual([])
  await person.leave()
  await other.leave()
})
