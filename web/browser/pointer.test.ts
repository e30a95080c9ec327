// A person plays whole games against a bot by pointer: desktop in English, phone in Polish.

import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { openFixture } from './fixture'
import { playOn, sitDownAgainst } from './play'
import { program } from './server'
import { words } from './words'

const { arrive } = openFixture()

for (const { size, language, theme } of [
  { size: 'desktop', language: 'en', theme: 'light' },
  { size: 'phone', language: 'pl', theme: 'dark' },
] as const) {
  test(`a whole game against a bot by pointer, ${size}, ${language}`, async () => {
    const say = words(language)
    const person = await arrive({ size, language, theme })
    await sitDownAgainst(person.page, say, 'easy', 'Ania')
    const decisions = await playOn(person.page, say)
    expect(decisions).toBeGreaterThan(20)

    const result = person.page.getByRole('dialog', { name: say('page-result') })
    // What the result shows is fetched when the game ends.
    await result.getByText('Ania').first().waitFor()
    const [log] = await Promise.all([person.page.waitForEvent('download'), result.getByRole('link', { name: say('page-download') }).click()])
    expect(log.suggestedFilename()).toMatch(/\.log$/)
    // The deal was fair, and anybody can check it.
    const verdict = execFileSync(program(), ['verify', await log.path(), '--json'], { encoding: 'utf8' })
    expect(JSON.parse(verdict)).toMatchObject({ by: 'secret', table: 'duel' })
    expect(person.complaints).toEqual([])
    await person.leave()
  })
}
