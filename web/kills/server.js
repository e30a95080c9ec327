// The program under test: started on a free port of this machine, killed, and started again on the same folder.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const START_TIMEOUT = 30_000
/** docs/hosting.md: after SIGTERM the server has stopped within ten seconds. */
const STOP_TIMEOUT = 12_000

export class Server {
  /** @param {string} program */
  constructor(program) {
    this.program = program
    this.data = mkdtempSync(join(tmpdir(), 'pharos-kills-'))
    this.address = ''
    /** @type {import('node:child_process').ChildProcess | null} */
    this.child = null
    this.up = false
  }

  get port() {
    return Number(new URL(this.address).port)
  }

  /** Starts the program; after a kill it comes back at the same address. */
  async start() {
    const listen = this.address ? new URL(this.address).host : '127.0.0.1:0'
    // `--trust-proxy`: everybody comes from an address of their own, so no limit of one address slows the test down.
    const args = ['serve', '--listen', listen, '--data', this.data, '--lang', 'en', '--bot-pause', '0', '--trust-proxy']
    args.push('--absence', '86400', '--tables', '10000', '--creations', '10000')
    const child = spawn(this.program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    this.child = child
    let said = ''
    child.stderr.on('data', (part) => (said += part))
    this.address = await new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Error(`the program did not start: ${said}`)), START_TIMEOUT)
      child.stdout.on('data', (part) => {
        said += part
        const address = /http:\/\/[^\s/]+/.exec(said)
        if (!address) return
        clearTimeout(late)
        done(address[0])
      })
      child.once('error', fail)
      child.once('exit', (code) => fail(new Error(`the program ended with ${code} at its start: ${said.trim()}`)))
    })
    this.up = true
  }

  /** Ends the program, with SIGKILL as a power cut would, and says how it ended: its exit code, or null.
   * @param {'SIGKILL' | 'SIGTERM'} signal
   * @returns {Promise<number | null>} */
  async end(signal) {
    const child = this.child
    this.child = null
    this.up = false
    if (!child) return null
    const gone = new Promise((done) => child.once('exit', done))
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    child.kill(signal)
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT)
    const code = await gone
    clearTimeout(late)
    return code
  }

  remove() {
    rmSync(this.data, { recursive: true, force: true })
  }
}
