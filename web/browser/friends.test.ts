// Two people in two browsers and somebody who watches; one reloads, and the server loses its power in the middle.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, Person } from './browser'
import { playOn, tellName } from './play'
import { Server } from './server'
import { words } from './words'

const server = new Server()
let browser: Browser

beforeAll(async () => {
  ;[browser] = await Promise.all([launch(), server.start()])
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

test('two people and a spectator, through a reload and a power cut', async () => {
  const english = words('en')
  const polish = words('pl')
  const ania = await Person.arrive(browser, server.address, { size: 'desktop', language: 'en' })
  await ania.page.getByRole('button', { name: new RegExp(english('page-friends')) }).click()
  await ania.page.getByRole('button', { name: english('page-create') }).click()
  await tellName(ania.page, english, 'Ania')
  await ania.page.waitForURL(/\/t\//)
  const table = ania.page.url()

  const bartek = await Person.arrive(browser, table, { size: 'phone', language: 'pl', theme: 'dark' })
  await bartek.page.getByRole('button', { name: polish('page-sit') }).click()
  await tellName(bartek.page, polish, 'Bartek')
  await ania.page.getByRole('button', { name: english('page-start') }).click()
  const celina = await Person.arrive(browser, table, { size: 'tablet', language: 'en' })
  await celina.page.locator('[data-version]').waitFor()

  const both = (seed: number, enough?: (version: number) => boolean) =>
    Promise.all([playOn(ania.page, english, { seed, enough }), playOn(bartek.page, polish, { seed: seed + 1, enough })])
  await both(3, (version) => version >= 15)
  await bartek.page.reload()
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
