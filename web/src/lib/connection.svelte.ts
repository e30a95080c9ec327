import type {
  ChatLine,
  Command,
  GameState,
  Happening,
  HintLine,
  Message,
  Refusal,
  Reply,
  Request,
  Round,
  SeatLetter,
  TableInfo,
  You,
} from '../generated/protocol'
import { address } from './base'
import { freshKey } from './keys'
import { eventCount } from './log'

export type ConnectionStatus = 'connecting' | 'online' | 'offline' | 'gone'

/** A table as the page knows it. Everything that is read here is reactive. */
export interface Connection {
  readonly id: string
  readonly status: ConnectionStatus
  readonly you: You | null
  readonly table: TableInfo | null
  readonly game: GameState | null
  /** Who is asked to choose now, and what the viewer is asked. */
  readonly round: Round
  readonly log: Happening[]
  readonly chat: ChatLine[]
  /** The last hint, while it is about the game as it stands, and for the seat through which one looks. */
  readonly hint: { version: number; lines: HintLine[] } | null
  /** Something that changes the table is on its way. */
  readonly sending: boolean
  /** Why the last command was refused; none after a success. */
  readonly refusal: Refusal | null
  /** By this device's clock (performance.now()), when `table` arrived: `table.now` is the server's. */
  readonly received: number
  send(command: Command): Promise<Reply>
  look(seat: SeatLetter | null): Promise<Reply>
  /** Connects anew, for example because the server should learn the person's name. */
  reconnect(): void
  close(): void
}

/** What a connection needs of a WebSocket. */
export interface Socket {
  readonly readyState: number
  send(text: string): void
  close(): void
  onopen: ((event: never) => unknown) | null
  onmessage: ((event: never) => unknown) | null
  onclose: ((event: never) => unknown) | null
}

export interface ConnectionOptions {
  open?: (url: string) => Socket
  /** The status with which the server answers for the table; 404 ends the connection for good. */
  probe?: () => Promise<number>
  /** The person has ended this device elsewhere; the connection goes on as a stranger's. */
  loggedOut?: () => void
  random?: () => number
}

interface Waiting {
  request: Request
  answer: (reply: Reply) => void
  /** Sent over the present connection already. */
  sent: boolean
}

/** Nobody is asked anything: the game has not begun, or is over. */
export const NOBODY: Round = { asked: [], to_act: [], question: null, secret: false }

const OPEN = 1
const FIRST_PAUSE = 300
const LONGEST_PAUSE = 10_000
/** A connection that answers nothing for so long is dead, whatever the browser says. */
const TIMEOUT = 12_000
/** After so long a silence the page asks whether anybody is there. */
const SILENCE = 45_000

/** The code with which the server closes the connections of a device that is logged out. */
const LOGGED_OUT = 4401

const quiet = new Set<Command['do']>(['look', 'hint', 'say', 'add_randomness'])
/** What the page asks by itself: nobody waits for it, and nobody is told when it is refused. */
const unasked = new Set<Command['do']>(['look', 'add_randomness'])

export class TableConnection implements Connection {
  status = $state<ConnectionStatus>('connecting')
  you = $state.raw<You | null>(null)
  table = $state.raw<TableInfo | null>(null)
  game = $state.raw<GameState | null>(null)
  round = $state.raw<Round>(NOBODY)
  log = $state.raw<Happening[]>([])
  chat = $state.raw<ChatLine[]>([])
  hint = $state.raw<{ version: number; lines: HintLine[] } | null>(null)
  #hintFor: SeatLetter | null = null
  sending = $state(false)
  refusal = $state<Refusal | null>(null)
  received = $state(0)
  /** How often a command was refused: the same reason twice is news twice. */
  refusals = $state(0)

  #options: ConnectionOptions
  #socket: Socket | null = null
  #number = -1
  /** Something was missed: updates mean nothing until the whole state has come. */
  #gap = false
  #waiting = new Map<string, Waiting>()
  /** Who the person is from the next state on: it shows what another seat may know, so both change together. */
  #next: You | null = null
  /** Through whose eyes a person of several seats looks, until they choose others; the server would choose anew for each connection. */
  #eyes: SeatLetter | null | undefined = undefined
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    readonly id: string,
    options: ConnectionOptions = {},
  ) {
    this.#options = options
    addEventListener('online', this.#wake)
    addEventListener('pagehide', this.#leave)
    document.addEventListener('visibilitychange', this.#wake)
    this.#connect()
  }

  send(command: Command): Promise<Reply> {
    const request: Request = { key: freshKey(), command }
    if (this.#closed) return Promise.resolve(this.#nothing(request.key, this.status === 'gone' ? 'not_found' : 'stopping'))
    return new Promise((answer) => {
      this.#waiting.set(request.key, { request, answer, sent: false })
      this.#count()
      this.#flush()
    })
  }

  look(seat: SeatLetter | null): Promise<Reply> {
    this.#eyes = seat
    return this.send({ do: 'look', seat })
  }

  reconnect() {
    this.#drop()
    this.#pause = FIRST_PAUSE
    this.#connect()
  }

  close() {
    this.#end('stopping')
  }

  #end(refusal: Refusal) {
    this.#closed = true
    removeEventListener('online', this.#wake)
    removeEventListener('pagehide', this.#leave)
    document.removeEventListener('visibilitychange', this.#wake)
    this.#drop()
    for (const [key, { answer }] of this.#waiting) answer(this.#nothing(key, refusal))
    this.#waiting.clear()
    this.#count()
  }

  #nothing(key: string, refusal: Refusal): Reply {
    return { key, refusal, version: this.game?.version ?? 0, table: null }
  }

  #connect() {
    clearTimeout(this.#timer)
    if (this.#closed) return
    const url = address(`api/tables/${encodeURIComponent(this.id)}/ws`)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    const open = this.#options.open ?? ((where) => new WebSocket(where) as Socket)
    const socket = open(url.href)
    let opened = false
    this.#socket = socket
    socket.onopen = () => {
      opened = true
      this.#gap = true
      this.#flush()
    }
    socket.onmessage = ({ data }: { data: unknown }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as Message)
    }
    socket.onclose = (event: { code?: number } | null) => {
      if (socket !== this.#socket) return
      if (event?.code === LOGGED_OUT) this.#options.loggedOut?.()
      this.#drop()
      this.status = 'offline'
      if (opened) this.#later()
      else void this.#ask()
    }
    this.#watchReply()
  }

  /** The connection was refused: a WebSocket does not say why, an ordinary request does. */
  async #ask() {
    const status = await (this.#options.probe ?? (() => probe(this.id)))().catch(() => 0)
    if (this.#closed || this.#socket) return
    if (status === 404) {
      this.status = 'gone'
      this.#end('not_found')
    } else this.#later()
  }

  #later() {
    clearTimeout(this.#timer)
    const random = this.#options.random ?? Math.random
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.5 + random() / 2))
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  #drop() {
    clearTimeout(this.#timer)
    clearTimeout(this.#watch)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    // What got no answer is sent again, with the same key, by the next connection.
    for (const waiting of this.#waiting.values()) waiting.sent = false
  }

  /** Browsers may keep a page that was left, with its connection; the others would wait for somebody who is not there. */
  #leave = () => {
    this.#drop()
    this.status = 'offline'
  }

  #wake = () => {
    if (document.visibilityState === 'hidden') return this.#watchReply()
    if (!this.#socket) this.reconnect()
    // An open connection may be dead after a sleep; a question finds out.
    else if (this.status === 'online') void this.send({ do: 'look', seat: this.you?.viewer ?? null })
  }

  #flush() {
    if (this.#socket?.readyState !== OPEN) return
    for (const waiting of this.#waiting.values()) {
      if (waiting.sent) continue
      waiting.sent = true
      this.#socket.send(JSON.stringify(waiting.request))
    }
    this.#watchReply()
  }

  /** A connection may die without a word: whoever waits for an answer, or hears nothing for long, finds out. */
  #watchReply() {
    clearTimeout(this.#watch)
    const socket = this.#socket
    if (!socket) return
    const asked = this.status !== 'online' || this.#waiting.size > 0
    this.#watch = setTimeout(() => {
      if (socket !== this.#socket) return
      if (!asked) return this.#wake()
      this.#drop()
      this.status = 'offline'
      this.#later()
    }, asked ? TIMEOUT : SILENCE)
  }

  #hear(message: Message) {
    switch (message.type) {
      case 'you': {
        const { type: _, ...you } = message
        this.#next = you
        break
      }
      case 'state':
        if (this.#looksElsewhere()) break
        this.you = this.#next ?? this.you
        this.#next = null
        this.#number = message.number
        this.#gap = false
        this.#pause = FIRST_PAUSE
        this.status = 'online'
        this.#seeTable(message.table)
        this.#seeGame(message.game)
        this.round = message.round
        this.log = message.log
        this.chat = message.chat
        break
      case 'update':
        this.#update(message)
        break
      case 'reply':
        this.#reply(message)
        break
      case 'hint':
        this.#seeHint(message)
        break
    }
    this.#watchReply()
  }

  #update(message: Extract<Message, { type: 'update' }>) {
    if (this.#gap || message.number <= this.#number) return
    if (message.number !== this.#number + 1 || message.log_keep > eventCount(this.log)) {
      this.#gap = true
      void this.send({ do: 'look', seat: this.you?.viewer ?? null })
      return
    }
    this.#number = message.number
    this.#seeTable(message.table)
    // A sealed answer changes the round and leaves the game as it is.
    this.round = message.round
    if (message.game) {
      this.#seeGame(message.game)
      this.log = [...this.log.filter(({ index }) => index < message.log_keep), ...message.log]
    }
    if (message.chat) this.chat = [...this.chat, message.chat]
  }

  #reply(message: Extract<Message, { type: 'reply' }>) {
    const waiting = this.#waiting.get(message.key)
    if (!waiting) return
    // A server about to stop has done nothing: the next one shall.
    if (message.refusal === 'stopping') {
      this.#drop()
      this.status = 'offline'
      this.#later()
      return
    }
    this.#waiting.delete(message.key)
    this.#count()
    const { type: _, ...reply } = message
    // The current state follows a stale command by itself, and says more than a message.
    if (!unasked.has(waiting.request.command.do) && reply.refusal !== 'stale') {
      this.refusal = reply.refusal
      if (reply.refusal) this.refusals++
    }
    waiting.answer(reply)
  }

  #seeTable(table: TableInfo) {
    this.table = table
    this.received = performance.now()
  }

  /** Several seats of one device may be asked in the same version of the game: what one is advised is not for another. */
  #seeHint({ key, version, lines }: Extract<Message, { type: 'hint' }>) {
    const asked = this.#waiting.get(key)?.request.command
    if (asked?.do !== 'hint' || asked.seat !== this.you?.viewer || version !== this.game?.version) return
    this.hint = { version, lines }
    this.#hintFor = asked.seat
  }

  #seeGame(game: GameState | null) {
    this.game = game
    if (game && this.you && this.you.seats.length > 1) this.#eyes ??= this.you.viewer
    if (this.hint && (this.hint.version !== game?.version || this.#hintFor !== this.you?.viewer)) this.hint = null
  }

  /** A new connection shows what another seat knows: at a shared device nobody may see that, so the own eyes are asked for. */
  #looksElsewhere(): boolean {
    const you = this.#next ?? this.you
    if (this.#eyes === undefined || !you || you.viewer === this.#eyes) return false
    if (this.#eyes !== null && !you.seats.includes(this.#eyes)) {
      this.#eyes = undefined
      return false
    }
    this.#gap = true
    if (![...this.#waiting.values()].some(({ request }) => request.command.do === 'look')) void this.look(this.#eyes)
    return true
  }

  #count() {
    this.sending = [...this.#waiting.values()].some(({ request }) => !quiet.has(request.command.do))
  }
}

async function probe(id: string): Promise<number> {
  const response = await fetch(address(`api/tables/${encodeURIComponent(id)}`), { credentials: 'same-origin' })
  return response.status
}
