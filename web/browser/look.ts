// A look at a screen: axe finds nothing serious, and nothing is wider than the window.
// With SHOTS=folder it is also saved as a picture, to be looked at.

import axe from 'axe-core'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Look } from './browser'

const shots = process.env.SHOTS

export async function look(page: Page, name: string, { size, language, theme }: Look): Promise<void> {
  await page.waitForTimeout(200)
  if (shots) {
    mkdirSync(shots, { recursive: true })
    await page.screenshot({ path: join(shots, `${name}-${size}-${language}-${theme}.png`) })
  }
  // The policy of the page forbids scripts from elsewhere, so axe comes in through the debugger.
  await page.evaluate(axe.source)
  const serious = await page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: { run: () => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> } }).axe.run
    const { violations } = await run()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  })
  expect(serious, `${name} ${size} ${language} ${theme}`).toEqual([])
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(tooWide, `${name} ${size}: wider than the window`).toBeLessThanOrEqual(0)
}
