import type {
  Command,
  CreateTable,
  Created,
  DeviceLink,
  Devices,
  Enter,
  Games,
  Me,
  Refusal,
  Reply,
  Request,
  SetName,
  Tables,
} from '../generated/protocol'
import { address } from './base'
import { freshKey } from './keys'

/** Why the server did not do it; `offline` if it was not reached. */
export class ApiError extends Error {
  constructor(
    readonly refusal: Refusal | 'offline',
    readonly status = 0,
  ) {
    super(refusal)
    this.name = 'ApiError'
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(address(`api/${path}`), {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? { accept: 'application/json' } : { accept: 'application/json', 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new ApiError('offline')
  }
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer as T
  const refusal = (answer as { refusal?: Refusal } | null | undefined)?.refusal
  // A proxy without its server answers in its own words.
  throw new ApiError(refusal ?? (response.status >= 502 && response.status <= 504 ? 'offline' : 'internal'), response.status)
}

/** The person of this browser; none without a name. */
export const me = () => call<Me | null>('GET', 'me')
export const setName = (name: string) => call<Me>('PUT', 'me', { name } satisfies SetName)
export const deviceLink = () => call<DeviceLink>('POST', 'me/link')
export const enter = (token: string) => call<Me>('POST', 'enter', { token } satisfies Enter)
export const devices = () => call<Devices>('GET', 'me/devices')
export const endDevice = (id: string) => call<Devices>('DELETE', `me/devices/${encodeURIComponent(id)}`)
export const endOtherDevices = () => call<Devices>('DELETE', 'me/devices')
export const games = () => call<Games>('GET', 'games')
export const tables = () => call<Tables>('GET', 'tables')
export const create = (table: CreateTable) => call<Created>('POST', 'tables', table)

/** Asks something of a table without a connection to it. */
export const ask = (table: string, command: Command) =>
  call<Reply>('POST', `tables/${encodeURIComponent(table)}/commands`, { key: freshKey(), command } satisfies Request)

/** Where the log of a finished game lies. */
export const logAddress = (table: string) => address(`api/tables/${encodeURIComponent(table)}/log`).href
