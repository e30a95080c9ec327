// Between two faults everybody plays; around a fault everybody waits here.

export class Gate {
  constructor() {
    this.closed = true
    this.workers = 0
    /** @type {(() => void)[]} */
    this.waiting = []
    /** @type {(() => void) | null} */
    this.onQuiet = null
  }

  /** Runs work that passes the gate again and again, and waits for it at every fault.
   * @param {() => Promise<void>} work */
  async join(work) {
    this.workers += 1
    try {
      await work()
    } finally {
      this.workers -= 1
      this.#tell()
    }
  }

  /** Waits for other work that passes the gate; meanwhile nobody waits for who waits.
   * @param {Promise<void>} work */
  async rest(work) {
    this.workers -= 1
    this.#tell()
    try {
      await work
    } finally {
      this.workers += 1
    }
  }

  /** Goes on at once, or when the gate opens. */
  async pass() {
    if (!this.closed) return
    await new Promise((/** @type {(value?: undefined) => void} */ done) => {
      this.waiting.push(done)
      this.#tell()
    })
  }

  close() {
    this.closed = true
  }

  open() {
    this.closed = false
    for (const go of this.waiting.splice(0)) go()
  }

  /** Comes back when everybody waits. */
  async quiet() {
    await new Promise((/** @type {(value?: undefined) => void} */ done) => {
      this.onQuiet = done
      this.#tell()
    })
    this.onQuiet = null
  }

  #tell() {
    if (this.closed && this.waiting.length === this.workers) this.onQuiet?.()
  }
}
