// One person, one seat, two tabs: both show the same game, either can move, and nothing is done twice.

import { expect, test } from 'vitest'
import { openFixture } from './fixture'
import { playOn, sitDownAgainst } from './play'
import { words } from './words'

const { arrive } = openFixture()

test('two tabs of one seat', async () => {
  const say = words('en')
  const ania = await arrive()
  await sitDownAgainst(ania.page, say, 'novice', 'Ania')
  await ania.page.locator('[data-version]').waitFor()
  const second = await ania.context.newPage()
  await second.goto(ania.page.url())
  await second.locator('[data-version]').waitFor()

  for (const [until, page] of [[12, ania.page], [24, second], [36, ania.page]] as const) {
    await page.bringToFront()
    await playOn(page, say, { enough: (version) => version >= until, seed: until })
    const version = await page.locator('[data-version]').getAttribute('data-version')
    // The bot may have moved on meanwhile; neither tab stays behind.
    for (const one of [ania.page, second]) {
      await one.waitForFunction((least) => Number(document.querySelector('[data-version]')?.getAttribute('data-version')) >= least, Number(version))
      await one.locator('[data-turn="yours"]').waitFor()
    }
    const boards = await Promise.all([ania.page, second].map((one) => one.locator('.duel').textContent()))
    expect(boards[0]).toBe(boards[1])
  }
  expect(ania.complaints).toEqual([])
  await ania.leave()
})
