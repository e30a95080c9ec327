// A table that somebody else has thought out: the page shows a state as if a server had sent it, and what is sent is noted.

import type { Page } from 'playwright-core'
import type { Command, Request } from '../src/generated/protocol'
import type { State } from '../src/lib/fake-connection.svelte'

export class FakeTable {
  readonly sent: Command[] = []
  #tell: ((message: unknown) => void) | undefined
  #state: State | undefined
  #version = 1000

  private constructor(readonly page: Page) {}

  static async on(page: Page): Promise<FakeTable> {
    const fake = new FakeTable(page)
    await page.routeWebSocket(/\/api\/tables\/[^/]+\/ws/, (socket) => {
      fake.#tell = (message) => socket.send(JSON.stringify(message))
      socket.onMessage((text) => {
        const { key, command } = JSON.parse(String(text)) as Request
        fake.sent.push(command)
        fake.#tell?.({ type: 'reply', key, refusal: null, version: fake.#version, table: null })
      })
      fake.#tell({ type: 'you', id: 'p1', seats: ['A'], viewer: 'A' })
      if (fake.#state) fake.#tell(fake.#state)
    })
    return fake
  }

  /** The table as seat A sees it. */
  async show(state: State): Promise<void> {
    const next = structuredClone(state)
    next.table.id = 'fake'
    if (next.game) next.game.version = ++this.#version
    // The board of another game, or with other expansions, is another page.
    const fresh = this.#state?.table.table !== next.table.table
    this.#state = next
    // Drawings come later than the board, and move what lies there.
    if (fresh) await this.page.goto(new URL('/t/fake', this.page.url()).href, { waitUntil: 'networkidle' })
    else this.#tell?.(next)
    await this.page.locator(`[data-version="${this.#version}"]`).waitFor()
    await this.page.locator('.board, .duel').first().waitFor()
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
}
