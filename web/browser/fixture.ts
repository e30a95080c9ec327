// What every file of tests needs: the program and a browser, from the first test to the last.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launch, type Look, Person } from './browser'
import { Server } from './server'
import type { Front } from './toy/serve'

interface Fixture {
  server: Server
  /** Where the page is. */
  address(): string
  /** Somebody comes to the page, or to another address of it. */
  arrive(look?: Look, address?: string): Promise<Person>
}

/** `inFront` serves another page than the one inside the program. */
export function openFixture(inFront?: (program: string) => Promise<Front>): Fixture {
  const server = new Server()
  let browser: Browser
  let front: Front | undefined
  const address = () => front?.address ?? server.address

  beforeAll(async () => {
    ;[browser] = await Promise.all([launch(), server.start()])
    front = await inFront?.(server.address)
  })

  afterAll(async () => {
    await browser.close()
    await front?.close()
    await server.stop()
  })

  return { server, address, arrive: (look = {}, at = address()) => Person.arrive(browser, at, look) }
}
