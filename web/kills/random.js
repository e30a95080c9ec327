// Chance that can be repeated: the same seed makes the same choices as long as the server answers in the same order.

/** A source of numbers (mulberry32). */
export class Random {
  /** @param {number} seed */
  constructor(seed) {
    this.state = seed >>> 0
  }

  /** A number of at least 0 and less than 1. */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = this.state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }

  /** A whole number from `low` to `high`, both possible.
   * @param {number} low
   * @param {number} high */
  between(low, high) {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** @param {number} share */
  chance(share) {
    return this.next() < share
  }

  /** One of several.
   * @template T
   * @param {readonly T[]} list
   * @returns {T} */
  of(list) {
    const found = list[Math.floor(this.next() * list.length)]
    if (found === undefined) throw new Error('nothing to choose from')
    return found
  }

  /** A source of its own for a part of the work, so that parts do not disturb each other. */
  fork() {
    return new Random(Math.floor(this.next() * 0x1_0000_0000))
  }
}
