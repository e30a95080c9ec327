import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fromHex, sha256, toHex } from './sha256'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('SHA-256', () => {
  it('gives what the standard gives', () => {
    const vectors: [string, string][] = [
      ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
      ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
      ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
      ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
    ]
    for (const [text, digest] of vectors) expect(toHex(sha256(bytes(text)))).toBe(digest)
  })

  it('agrees with another implementation at every length', () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256)
      expect(toHex(sha256(message)), `${length}`).toBe(createHash('sha256').update(message).digest('hex'))
    }
  })

  it('fits the commitments of the server', () => {
    const secret = fromHex('cfc5d07f6f03c29bbf424132963fe08d19a37d5757aaf520bf08119f05cd56d6')
    expect(toHex(sha256(secret!))).toBe('f703dcbac5ef335c0e2264bb36031923978bf510cd10de11d195c20baa589760')
  })

  it('reads hexadecimal digits and nothing else', () => {
    expect(fromHex('00ffA1')).toEqual(Uint8Array.of(0, 255, 161))
    for (const wrong of ['0', 'xy', '0x12', '12 ']) expect(fromHex(wrong)).toBeNull()
  })
})
