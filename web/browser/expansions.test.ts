// Whole games with the expansions against a bot, by pointer, by somebody who wants to see all that they bring.

import { expect, test } from 'vitest'
import { playCuriously } from './curious'
import { openFixture } from './fixture'
import { look } from './look'
import { sitDownAgainst } from './play'
import { type Words, words } from './words'

const { arrive, server } = openFixture()

/** The beginning of the sentence in which the log tells that the person did it. */
const told: Record<string, (say: Words) => string> = {
  god: (say) => say('duel-do-activate.told', { name: 'Ania', god: '§', offerings: 'none', coins: 1 }),
  senator: (say) => say('duel-do-recruit.told', { name: 'Ania', card: '§', coins: 1 }),
  conspiracy: (say) => say('duel-do-trigger.told', { name: 'Ania', plot: '§' }),
  decree: (say) => say('duel-then-control.told', { seat: 'Ania', chamber: '§' }),
}

const games = [
  { expansions: ['pantheon'], size: 'phone', language: 'pl', theme: 'dark', wanted: ['god'] },
  { expansions: ['agora'], size: 'desktop', language: 'en', theme: 'light', wanted: ['senator', 'conspiracy', 'decree'] },
  { expansions: ['pantheon', 'agora'], size: 'phone', language: 'en', theme: 'light', wanted: ['god', 'senator', 'conspiracy', 'decree'] },
  { expansions: ['pantheon', 'agora'], size: 'desktop', language: 'pl', theme: 'dark', wanted: ['god', 'senator', 'conspiracy', 'decree'] },
] as const

for (const { expansions, size, language, theme, wanted } of games) {
  test(`whole games with ${expansions.join(' and ')} by pointer, ${size}, ${language}`, { timeout: 600_000 }, async () => {
    const how = { size, language, theme }
    const say = words(language)
    const person = await arrive(how)
    const { page } = person
    const missing = new Set<string>(wanted)
    const looked = new Set<string>()

    // The deal decides what a game brings; a second and a third one make up for an unlucky first.
    const seenEnough = () => missing.size === 0 && looked.size > 2
    for (let game = 0; game < 3 && !seenEnough(); game++) {
      if (game === 0) await sitDownAgainst(page, say, 'novice', 'Ania', expansions)
      else {
        await page.goto(server.address)
        await page.getByRole('button', { name: say('page-play'), exact: true }).click()
        await page.waitForURL(/\/t\//)
      }
      await page.locator('[data-version]').waitFor()
      const decisions = await playCuriously(page, say, game + 2, async (question) => {
        if (looked.has(question)) return
        looked.add(question)
        await look(page, `${expansions.join('-')}-${question}`, how)
      })
      expect(decisions).toBeGreaterThan(10)

      const result = page.getByRole('dialog', { name: say('page-result') })
      await look(page, `${expansions.join('-')}-end`, how)
      await result.getByRole('button', { name: say('page-close') }).first().click()
      await page.getByRole('button', { name: say('board-log'), exact: true }).click()
      const log = (await page.locator('dialog ol.log').textContent()) ?? ''
      for (const what of missing) {
        if (log.includes(told[what]?.(say).split('§')[0] ?? '')) missing.delete(what)
      }
    }
    expect([...missing]).toEqual([])
    expect(looked.size).toBeGreaterThan(2)
    expect(person.complaints).toEqual([])
    await person.leave()
  })
}
