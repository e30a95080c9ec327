// Requests of people to the server, byte for byte.

import { Agent, request } from 'node:http'

const TIMEOUT = 20_000

/** The connection ended before the answer came: nobody knows whether the request was heard. */
export class Broken extends Error {}

/** @typedef {{ status: number, text: string, cookie: string | null }} Answer */

export class Http {
  /** @param {string} address */
  constructor(address) {
    this.address = address
    this.agent = new Agent({ keepAlive: true, maxSockets: 256 })
  }

  /** Headers that every request of a program carries: where it comes from, and here on whose behalf.
   * @param {{ cookie: string | null, from: string }} who
   * @returns {Record<string, string>} */
  headers(who) {
    /** @type {Record<string, string>} */
    const headers = { Origin: this.address, 'X-Forwarded-For': who.from }
    if (who.cookie) headers.Cookie = who.cookie
    return headers
  }

  /** @param {{ cookie: string | null, from: string }} who
   * @param {string} method
   * @param {string} path
   * @param {string} [body]
   * @returns {Promise<Answer>} */
  send(who, method, path, body) {
    const headers = this.headers(who)
    if (body !== undefined) {
      headers['Content-Type'] = 'application/json'
      headers['Content-Length'] = String(Buffer.byteLength(body))
    }
    return new Promise((done, fail) => {
      /** @param {Error} why */
      const broken = (why) => fail(new Broken(`${method} ${path}: ${why.message}`))
      const sent = request(this.address + path, { method, headers, agent: this.agent, timeout: TIMEOUT }, (answer) => {
        /** @type {Buffer[]} */
        const parts = []
        answer.on('data', (part) => parts.push(part))
        answer.on('error', broken)
        answer.on('close', () => {
          if (!answer.complete) return broken(new Error('the answer was cut off'))
          const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? null
          done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8'), cookie })
        })
      })
      sent.on('timeout', () => sent.destroy(new Error(`no answer in ${TIMEOUT / 1000} s`)))
      sent.on('error', broken)
      sent.end(body)
    })
  }

  /** Forgets the connections to a server that is gone. */
  reset() {
    this.agent.destroy()
    this.agent = new Agent({ keepAlive: true, maxSockets: 256 })
  }
}
