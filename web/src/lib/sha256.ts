/** SHA-256 (FIPS 180-4). Browsers have it on https only (crypto.subtle), and friends meet on plain http. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6)
  padded.set(message)
  padded[message.length] = 0x80
  const bits = new DataView(padded.buffer)
  bits.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  bits.setUint32(padded.length - 4, message.length << 3)

  const hash = Uint32Array.from(FIRST)
  const words = new Uint32Array(64)
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = bits.getUint32(block + 4 * i)
    for (let i = 16; i < 64; i++) {
      const [w2, w7, w15, w16] = [at(words, i - 2), at(words, i - 7), at(words, i - 15), at(words, i - 16)]
      words[i] = w16 + (turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3)) + w7 + (turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10))
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(words, i)) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash[i] = at(hash, i) + value
  }
  const digest = new Uint8Array(32)
  for (const [i, value] of hash.entries()) new DataView(digest.buffer).setUint32(4 * i, value)
  return digest
}

const at = (numbers: Uint32Array, index: number) => numbers[index] ?? 0
const turn = (value: number, by: number) => (value >>> by) | (value << (32 - by))

/** The first 32 bits of the fractional part of a number. */
const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32)

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n)
  return found
}

// The standard takes its constants from the roots of the first primes.
const FIRST = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))
const ROUNDS = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))

/** Bytes as hexadecimal digits. */
export const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes that hexadecimal digits stand for; none if they are something else. */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 || !/^[0-9a-f]*$/i.test(text)) return null
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16))
}
