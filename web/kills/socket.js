// A WebSocket client as RFC 6455 has it: text messages, no extensions.

import { createHash, randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { Broken } from './http.js'

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const TIMEOUT = 20_000
const [CONTINUED, TEXT, CLOSE, PING, PONG] = [0, 1, 8, 9, 10]

export class Socket {
  /** @param {import('node:net').Socket} stream
   * @param {(text: string) => void} onMessage
   * @param {(code: number | null) => void} onClose */
  constructor(stream, onMessage, onClose) {
    this.stream = stream
    this.open = true
    /** @type {Buffer} */
    this.buffer = Buffer.alloc(0)
    /** @type {Buffer[]} */
    this.fragments = []
    /** @type {number | null} */
    this.code = null
    this.onMessage = onMessage
    stream.on('data', (part) => this.#read(part))
    stream.on('error', () => stream.destroy())
    stream.on('close', () => {
      this.open = false
      onClose(this.code)
    })
  }

  /** Connects and shakes hands.
   * @param {number} port
   * @param {string} path
   * @param {Record<string, string>} headers
   * @param {(text: string) => void} onMessage
   * @param {(code: number | null) => void} onClose
   * @returns {Promise<Socket>} */
  static connect(port, path, headers, onMessage, onClose) {
    return new Promise((done, fail) => {
      const key = randomBytes(16).toString('base64')
      const stream = connect({ port, host: '127.0.0.1', noDelay: true })
      /** @type {Buffer} */
      let head = Buffer.alloc(0)
      /** @param {string} why */
      const broken = (why) => {
        stream.destroy()
        fail(new Broken(`WebSocket: ${why}`))
      }
      const late = setTimeout(() => broken('no handshake'), TIMEOUT)
      const ended = () => broken('closed in the handshake')
      stream.once('error', ended)
      stream.once('close', ended)
      stream.once('connect', () => {
        const all = { Host: `127.0.0.1:${port}`, Connection: 'Upgrade', Upgrade: 'websocket', ...headers }
        const lines = Object.entries({ ...all, 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': key })
        stream.write(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
      })
      /** @param {Buffer} part */
      const read = (part) => {
        head = Buffer.concat([head, part])
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        clearTimeout(late)
        const text = head.subarray(0, end).toString('latin1')
        const accept = createHash('sha1').update(key + MAGIC).digest('base64')
        if (!/^HTTP\/1\.1 101 /.test(text) || !text.includes(accept)) return broken(text.split('\r\n')[0] ?? '')
        stream.off('data', read).off('error', ended).off('close', ended)
        const socket = new Socket(stream, onMessage, onClose)
        done(socket)
        socket.#read(head.subarray(end + 4))
      }
      stream.on('data', read)
    })
  }

  /** @param {string} text */
  send(text) {
    this.#write(TEXT, Buffer.from(text, 'utf8'))
  }

  close() {
    if (this.open) this.#write(CLOSE, Buffer.from([0x03, 0xe8]))
    this.stream.end()
  }

  /** What a client sends is masked.
   * @param {number} kind
   * @param {Buffer} payload */
  #write(kind, payload) {
    if (!this.open) throw new Broken('WebSocket: closed')
    const short = payload.length < 126
    const head = Buffer.alloc(short ? 2 : 4)
    head[0] = 0x80 | kind
    head[1] = 0x80 | (short ? payload.length : 126)
    if (!short) head.writeUInt16BE(payload.length, 2)
    const mask = randomBytes(4)
    const masked = Buffer.from(payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0)))
    this.stream.write(Buffer.concat([head, mask, masked]))
  }

  /** @param {Buffer} part */
  #read(part) {
    this.buffer = this.buffer.length ? Buffer.concat([this.buffer, part]) : part
    for (;;) {
      const frame = this.#frame()
      if (!frame) return
      const { kind, last, payload } = frame
      if (kind === PING && this.open) this.#write(PONG, payload)
      if (kind === CLOSE) {
        this.code = payload.length >= 2 ? payload.readUInt16BE(0) : null
        this.stream.end()
      }
      if (kind !== TEXT && kind !== CONTINUED) continue
      this.fragments.push(payload)
      if (!last) continue
      const text = Buffer.concat(this.fragments).toString('utf8')
      this.fragments = []
      this.onMessage(text)
    }
  }

  /** The next whole frame, taken from what has come. */
  #frame() {
    const from = this.buffer
    if (from.length < 2) return null
    const [first, second] = [from.readUInt8(0), from.readUInt8(1) & 0x7f]
    const start = second < 126 ? 2 : second === 126 ? 4 : 10
    if (from.length < start) return null
    const length = second < 126 ? second : second === 126 ? from.readUInt16BE(2) : Number(from.readBigUInt64BE(2))
    if (from.length < start + length) return null
    this.buffer = from.subarray(start + length)
    return { kind: first & 0x0f, last: first >= 0x80, payload: from.subarray(start, start + length) }
  }
}
