// The page with the toy, served in front of the program, which has another one inside.

import { existsSync } from 'node:fs'
import { preview } from 'vite'

export interface Front {
  address: string
  close(): Promise<void>
}

export async function serveToyPage(program: string): Promise<Front> {
  if (!existsSync('dist-toy/index.html')) throw new Error('the page with the toy was not built: run `npm run build:toy` first')
  const proxy = { '/api': { target: program, ws: true } }
  const front = await preview({ mode: 'toy', logLevel: 'silent', preview: { host: '127.0.0.1', port: 0, strictPort: true, proxy } })
  const bound = front.httpServer.address()
  if (bound === null || typeof bound === 'string') throw new Error('the page with the toy has no port')
  return { address: `http://127.0.0.1:${bound.port}/`, close: () => front.close() }
}
