// People of the test: a name, a cookie, and the requests they make.

import { Broken } from './http.js'

const TRIES = 10

export class Person {
  /** @param {import('./http.js').Http} http
   * @param {string} name
   * @param {number} number */
  constructor(http, name, number) {
    this.http = http
    this.name = name
    this.number = number
    this.id = ''
    /** @type {string | null} */
    this.cookie = null
  }

  /** Takes the name, which makes the person. */
  async enter() {
    const answer = await this.call('PUT', '/api/me', { name: this.name })
    this.id = answer.id
  }

  /** Whom the server sees: the cookie, and an address of one's own for each table.
   * @param {string} from */
  who(from) {
    return { cookie: this.cookie, from }
  }

  /** Asks for something that is there once the server answers at all.
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @param {string} [from] */
  async call(method, path, body, from = `10.255.0.${this.number}`) {
    const sent = body === undefined ? undefined : JSON.stringify(body)
    let last = ''
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await this.http.send(this.who(from), method, path, sent)
      if (answer.cookie) this.cookie = answer.cookie
      if (answer.status === 200) return JSON.parse(answer.text)
      last = `${method} ${path}: ${answer.status} ${answer.text}`
      if (answer.status === 503) throw new Broken(last)
      if (answer.status !== 429) break
      await new Promise((done) => setTimeout(done, 200))
    }
    throw new Refused(last)
  }
}

/** Something that must be possible was refused. */
export class Refused extends Error {}
