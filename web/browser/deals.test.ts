// Every browser adds its part to the deal and compares what was promised before it; one that is lied to says so.

import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Look, Person } from './browser'
import { openFixture } from './fixture'
import { look } from './look'
import { sitDownAgainst, tellName } from './play'
import { program } from './server'
import { words } from './words'

const { arrive } = openFixture()

const looks = [
  { size: 'desktop', language: 'en', theme: 'light' },
  { size: 'phone', language: 'pl', theme: 'dark' },
] as const

/** The person gives up, by whichever seat is theirs. */
async function resign(page: Page): Promise<void> {
  await page.locator('[data-version]').waitFor()
  await page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1)
    for (const seat of ['A', 'B']) {
      const body = JSON.stringify({ key: `resign-${seat}`, command: { do: 'resign', seat } })
      await fetch(`../api/tables/${id}/commands`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    }
  })
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pharos.deals') ?? '[]') as { commitment: string; added: string[] }[])

/** The last part of the result, which is about the deal. */
async function showDeal(person: Person, name: string, how: Look): Promise<void> {
  const part = person.page.locator('section.fair')
  await part.scrollIntoViewIfNeeded()
  await part.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await look(person.page, name, how)
}

for (const how of looks) {
  test(`a deal is shared and checked without being asked, ${how.size}, ${how.language}`, async () => {
    const say = words(how.language)
    const person = await arrive(how)
    await sitDownAgainst(person.page, say, 'easy', 'Ania')
    await resign(person.page)
    const result = person.page.getByRole('dialog', { name: say('page-result') })
    await result.getByText(say('page-deal-shared')).waitFor()
    expect(await person.page.getByRole('alert').count()).toBe(0)
    await showDeal(person, 'deal-checked', how)

    const [deal] = await kept(person.page)
    expect(deal?.added).toHaveLength(1)
    const [log] = await Promise.all([person.page.waitForEvent('download'), result.getByRole('link', { name: say('page-download') }).click()])
    const report = execFileSync(program(), ['verify', await log.path(), '--json', '--commitment', deal!.commitment], { encoding: 'utf8' })
    expect(JSON.parse(report)).toMatchObject({ by: 'secret', kept: true, contributions: 1 })
    await person.leave()
  })

  test(`a secret that does not fit is called out loudly, ${how.size}, ${how.language}`, async () => {
    const say = words(how.language)
    const person = await arrive(how)
    await person.page.routeWebSocket(/\/ws$/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((message) => socket.send(String(message).replace(/"secret":"[0-9a-f]{64}"/, `"secret":"${'0f'.repeat(32)}"`)))
    })
    await person.page.reload()
    await sitDownAgainst(person.page, say, 'easy', 'Ania')
    await resign(person.page)
    const result = person.page.getByRole('dialog', { name: say('page-result') })
    await result.getByRole('alert').first().waitFor()
    expect(await result.getByRole('alert').first().innerText()).toBe(say('page-deal-wrong'))
    expect(await result.getByText(say('page-deal-shared')).count()).toBe(0)
    await look(person.page, 'deal-alarm', how)
    await showDeal(person, 'deal-alarm-below', how)
    await person.leave()
  })

  test(`the lobby says what each browser adds, ${how.size}, ${how.language}`, async () => {
    const say = words(how.language)
    const person = await arrive(how)
    await person.page.getByRole('button', { name: new RegExp(say('page-friends')) }).click()
    await person.page.getByRole('dialog').getByRole('button', { name: say('page-create') }).click()
    await tellName(person.page, say, 'Ania')
    await person.page.getByText(say('page-luck-done')).waitFor()
    await person.page.getByText(say('page-fair'), { exact: true }).click()
    await person.page.getByText(say('page-luck-done')).evaluate((element) => element.closest('section')?.scrollIntoView({ block: 'start' }))
    await look(person.page, 'deal-lobby', how)
    // Words come beside it, and a reload adds nothing.
    await person.page.getByLabel(say('page-luck-label')).fill('sand 42')
    await person.page.getByRole('button', { name: say('page-luck-add') }).click()
    await person.page.getByText(say('page-luck-added', { text: 'sand 42' })).waitFor()
    const [before] = await kept(person.page)
    await person.page.reload()
    await person.page.getByText(say('page-luck-done')).waitFor()
    expect(await kept(person.page)).toEqual([before])
    expect(before?.added).toHaveLength(1)
    expect(person.complaints).toEqual([])
    await person.leave()
  })
}
