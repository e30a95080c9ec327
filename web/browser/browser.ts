// Chromium for tests: contexts are people, each with cookies of their own.

import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export const sizes = {
  phone: { width: 390, height: 844 },
  small: { width: 375, height: 667 },
  lying: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const

export type Size = keyof typeof sizes

export async function launch(): Promise<Browser> {
  const executablePath = places.find((place) => place && existsSync(place))
  if (!executablePath) throw new Error('the browser tests need Chromium')
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic']
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run', ...quiet] })
}

export interface Look {
  size?: Size
  language?: 'en' | 'pl'
  /** What the system wants. */
  theme?: 'light' | 'dark'
  /** Pieces travel; most tests have no time for that. */
  motion?: boolean
  /** What the person has chosen in the settings. */
  settings?: { textSize?: number; theme?: 'light' | 'dark'; sound?: boolean }
}

/** A person with a browser of their own. Whatever the page complains about fails the test that asks with `complaints`. */
export class Person {
  readonly complaints: string[] = []

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.complaints.push(String(error)))
    page.on('console', (message) => {
      // A server that is being restarted refuses connections; the page says so itself.
      const expected = /WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text())
      if (message.type() === 'error' && !expected) this.complaints.push(message.text())
    })
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && hostname !== '127.0.0.1') this.complaints.push(`asks ${hostname}`)
    })
  }

  static async arrive(browser: Browser, address: string, look: Look = {}): Promise<Person> {
    const { size = 'desktop', language = 'en', theme = 'light', motion = false, settings } = look
    const context = await browser.newContext({
      viewport: sizes[size],
      locale: language,
      colorScheme: theme,
      reducedMotion: motion ? 'no-preference' : 'reduce',
      hasTouch: size !== 'tablet' && size !== 'desktop',
    })
    if (settings) await context.addInitScript((text) => localStorage.setItem('pharos.settings', text), JSON.stringify(settings))
    const person = new Person(context, await context.newPage())
    await person.page.goto(address)
    return person
  }

  async leave(): Promise<void> {
    await this.context.close()
  }
}
