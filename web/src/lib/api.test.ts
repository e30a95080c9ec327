import { afterEach, describe, expect, it, vi } from 'vitest'
import { create, endDevice, enter, logAddress, me, setName } from './api'

function answer(status: number, body: unknown) {
  const fake = vi.fn(async (_url: URL, _init: RequestInit) => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fake)
  return fake
}

afterEach(() => vi.unstubAllGlobals())

describe('the server as the page asks it', () => {
  it('knows nobody without a name', async () => {
    answer(200, null)
    expect(await me()).toBeNull()
  })

  it('takes nobody for a stranger because the answer cannot be read', async () => {
    answer(200, 'the page of a proxy')
    await expect(me()).rejects.toMatchObject({ refusal: 'internal' })
  })

  it('sends JSON and takes JSON', async () => {
    const fake = answer(200, { id: 'p', name: 'Ania' })
    expect(await setName('Ania')).toEqual({ id: 'p', name: 'Ania' })
    const [url, init] = fake.mock.calls[0]!
    expect(url.pathname).toBe('/api/me')
    expect(init.method).toBe('PUT')
    expect(init.body).toBe('{"name":"Ania"}')
  })

  it('tells why it was refused', async () => {
    answer(429, { refusal: 'too_many' })
    await expect(create({} as never)).rejects.toMatchObject({ refusal: 'too_many', status: 429 })
  })

  it('tells a missing network from a broken server', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('failed')
    })
    await expect(enter('x')).rejects.toMatchObject({ refusal: 'offline' })
    answer(502, 'bad gateway')
    await expect(enter('x')).rejects.toMatchObject({ refusal: 'offline' })
    answer(500, 'oops')
    await expect(enter('x')).rejects.toMatchObject({ refusal: 'internal' })
  })

  it('ends a device by its number alone', async () => {
    const fake = answer(200, { devices: [] })
    await endDevice('a/../b')
    const [url, init] = fake.mock.calls[0]!
    expect(url.pathname).toBe('/api/me/devices/a%2F..%2Fb')
    expect([init.method, init.body]).toEqual(['DELETE', undefined])
  })

  it('knows where a log lies', () => {
    expect(logAddress('a b')).toMatch(/\/api\/tables\/a%20b\/log$/)
  })
})
