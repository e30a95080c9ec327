// What every file of tests needs: the program and a browser, from the first test to the last.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launch, type Look, Person } from './browser'
import { Server } from './server'

interface Fixture {
  server: Server
  /** Somebody comes to the page, or to another address of it. */
  arrive(look?: Look, address?: string): Promise<Person>
}

export function openFixture(): Fixture {
  const server = new Server()
  let browser: Browser

  beforeAll(async () => {
    ;[browser] = await Promise.all([launch(), server.start()])
  })

  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  return { server, arrive: (look = {}, address = server.address) => Person.arrive(browser, address, look) }
}
