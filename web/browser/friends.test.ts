// Two people in two browsers and somebody who watches; one reloads, and the server loses its power in the middle.

import { expect, test } from 'vitest'
import { openFixture } from './fixture'
import { playOn, tellName } from './play'
import { words } from './words'

const { arrive, server } = openFixture()

test('two people and a spectator, through a reload and a power cut', async () => {
  const english = words('en')
  const polish = words('pl')
  const ania = await arrive({ size: 'desktop', language: 'en' })
  await ania.page.getByRole('button', { name: new RegExp(english('page-friends')) }).click()
  await ania.page.getByRole('button', { name: english('page-create') }).click()
  await tellName(ania.page, english, 'Ania')
  await ania.page.waitForURL(/\/t\//)
  const table = ania.page.url()

  const bartek = await arrive({ size: 'phone', language: 'pl', theme: 'dark' }, table)
  await bartek.page.getByRole('button', { name: polish('page-sit') }).click()
  await tellName(bartek.page, polish, 'Bartek')
  await ania.page.getByRole('button', { name: english('page-start') }).click()
  const celina = await arrive({ size: 'tablet', language: 'en' }, table)
  await celina.page.locator('[data-version]').waitFor()

  const both = (seed: number, enough?: (version: number) => boolean) =>
    Promise.all([playOn(ania.page, english, { seed, enough }), playOn(bartek.page, polish, { seed: seed + 1, enough })])
  await both(3, (version) => version >= 15)
  await bartek.page.reload()
  await bartek.page.locator('[data-version]').waitFor()

  // Who closes the page is marked as away for the others, and is back with the page. Chance decides who sits where.
  const away = [ania, celina].map(({ page }) => page.locator('[data-away]'))
  await bartek.page.goto('about:blank')
  for (const mark of away) expect(await mark.textContent()).toContain(english('page-seat-away'))
  await bartek.page.goto(table)
  for (const mark of away) await mark.waitFor({ state: 'detached' })
  await both(5, (version) => version >= 30)
  await server.kill()
  await ania.page.getByText(english('page-offline')).waitFor()
  await server.start()
  await both(7)

  // The spectator saw the same end without touching anything.
  await celina.page.getByRole('dialog', { name: english('page-result') }).waitFor()
  for (const person of [ania, bartek, celina]) {
    expect(person.complaints).toEqual([])
    const text = await person.page.getByRole('dialog').textContent()
    expect(text).toContain('Ania')
    expect(text).toContain('Bartek')
  }
  await Promise.all([ania, bartek, celina].map((person) => person.leave()))
})
