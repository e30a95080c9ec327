// The real program, started for a test on a free port with a folder of its own.

import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const places = [process.env.PHAROS_BIN, '../target/debug/pharos', '../target/release/pharos']

/** Where the program is. */
export function program(): string {
  const target = process.env.CARGO_TARGET_DIR
  if (target) places.splice(1, 0, join(target, 'debug/pharos'))
  const found = places.find((place) => place && existsSync(place))
  if (!found) throw new Error('the program was not built: run `cargo build -p pharos` first')
  return resolve(found)
}

export class Server {
  readonly data = mkdtempSync(join(tmpdir(), 'pharos-browser-'))
  address = ''
  #child: ChildProcess | undefined

  /** Starts the program; after a stop it comes back at the same address. */
  async start(args: string[] = []): Promise<void> {
    // Whoever works on the page gives the address of one that runs already.
    if (process.env.PHAROS_URL) {
      this.address = process.env.PHAROS_URL
      return
    }
    const listen = this.address ? new URL(this.address).host : '127.0.0.1:0'
    const fixed = ['serve', '--listen', listen, '--data', this.data, '--lang', 'en', '--bot-pause', '0']
    const child = spawn(program(), [...fixed, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    this.address = await new Promise((done, fail) => {
      let said = ''
      child.stdout?.on('data', (part) => {
        said += part
        const address = /http:\/\/\S+/.exec(said)
        if (address) done(address[0])
      })
      child.stderr?.on('data', (part) => (said += part))
      child.once('exit', (code) => fail(new Error(`the program ended with ${code}: ${said}`)))
    })
  }

  /** Ends the program as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
    rmSync(this.data, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null) return
    const gone = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await gone
  }
}
