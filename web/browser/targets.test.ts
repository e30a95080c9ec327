// Whatever can be touched can be hit: no two touches lie on the same place, and none lies under another, whatever is asked.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asked } from '../src/games/duel/board/asked'
import type { State } from '../src/lib/fake-connection.svelte'
import { type Size, sizes } from './browser'
import { openFixture } from './fixture'
import { FakeTable } from './fake-table'

const { arrive } = openFixture()

const folder = join(import.meta.dirname, '../src/fixtures')
const fixture = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as State
const fixtures = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.replace('.json', '')] : []))
const questions = asked(fixture('pantheon_agora_turn'))

/** By table text, so that the page is loaded but a few times. */
const states = [...fixtures.map((name) => ({ name, state: fixture(name) })), ...Object.entries(questions).map(([what, state]) => ({ name: `asked: ${what}`, state }))]
  .filter(({ state }) => !state.game?.ending)
  .sort((a, b) => a.state.table.table.localeCompare(b.state.table.table))

/** What somebody would say of the touches on the page: those that nobody can hit, or hardly. */
async function missed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const POINTS = 6
    const ALL = '[data-touch], [data-action]:not(:disabled), [data-spot], [data-slot]:has(.playable), .offer button'
    const nameOf = (one: HTMLElement) => one.dataset.touch ?? one.dataset.action ?? one.dataset.spot ?? one.dataset.slot ?? one.dataset.piece ?? one.textContent
    const wrong: string[] = []
    const places = new Map<string, string>()
    const targets = [...document.querySelectorAll<HTMLElement>(ALL)].flatMap((target) => {
      const { left, top, width, height } = target.getBoundingClientRect()
      if (!width || !height) return []
      const name = String(nameOf(target))
      const place = [left, top, width, height].map(Math.round).join()
      const other = places.get(place)
      // A thing on the board and the touch over it are one target.
      if (other && other !== name) wrong.push(`${name} lies where ${other} lies`)
      places.set(place, name)
      return target.dataset.touch || !document.querySelector(`[data-touch="${CSS.escape(name)}"]`) ? [{ target, name }] : []
    })
    for (const { target, name } of targets) {
      // To the middle: at its edge the window has a bar over the board.
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      let hits = 0
      for (let i = 0; i < POINTS * POINTS; i++) {
        const [x, y] = [left + (width * ((i % POINTS) + 0.5)) / POINTS, top + (height * (Math.floor(i / POINTS) + 0.5)) / POINTS]
        if (document.elementFromPoint(x, y)?.closest(ALL) === target) hits++
      }
      if (hits < (POINTS * POINTS) / 9) {
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        wrong.push(`${name} can be hit at ${hits} of ${POINTS * POINTS} points, under ${over?.outerHTML.slice(0, 90)} at ${[left, top, width, height].map(Math.round)}`)
      }
    }
    return wrong
  })
}

for (const size of Object.keys(sizes) as Size[]) {
  test(`every touch can be hit, ${size}`, { timeout: 600_000 }, async () => {
    const person = await arrive({ size })
    const fake = await FakeTable.on(person.page)
    const wrong: Record<string, string[]> = {}
    for (const { name, state } of states) {
      await fake.show(state)
      const found = await missed(person.page)
      // The first of two things to touch is held, and the second is looked for.
      const first = person.page.locator('[data-touch]').first()
      if (await first.count()) {
        const before = fake.sent.length
        await first.click()
        if (fake.sent.length === before) found.push(...(await missed(person.page)).map((one) => `then ${one}`))
      }
      if (found.length) wrong[name] = found
    }
    expect(wrong).toEqual({})
    expect(person.complaints).toEqual([])
    await person.leave()
  })
}

for (const size of Object.keys(sizes) as Size[]) {
  test(`a tap on a god places that god, ${size}`, async () => {
    const person = await arrive({ size })
    const { page } = person
    const fake = await FakeTable.on(page)
    for (const god of ['isis', 'ra']) {
      await fake.show(fixture('pantheon_place_god'))
      for (const target of [`[data-touch="god-${god}"]`, '[data-spot="space-6"]']) {
        const box = await page.locator(target).boundingBox()
        if (!box) throw new Error(`${target} is nowhere`)
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      }
      await expect.poll(() => fake.sent.at(-1)).toMatchObject({ action: `enthrone ${god} 6` })
    }
    await person.leave()
  })
}
