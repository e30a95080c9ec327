import type { SignName } from '../art/signs'
import type { GameState, SeatInfo, SeatLetter } from '../generated/protocol'
import type { Connection } from './connection.svelte'
import { inRounds, type LogEntry } from './log'
import { lastDecision, roundOf, takeBack } from './round'
import { seatName, seatShort } from './seats'
import type { WordContext } from './sentences'

/** Something that happened. */
export interface LogLine {
  key: number
  sign: SignName
  text: string
}

/** What somebody did in their turn. */
export interface LogTurn extends LogLine {
  seat: string | null
  /** What followed from it. */
  rest: LogLine[]
  /** A round: what each did who chose at the same time, in the order of seats. */
  together?: LogTurn[]
}

/** The controller behind a board, as far as all games share it: who looks at the table, whose turn it is, and what is sent. */
export abstract class TableController<Panel extends string> {
  /** The action under the pointer or the focus: the board shows what it would do. */
  pointed = $state<string | null>(null)
  panel = $state<Panel | 'hint' | 'keys' | null>(null)
  /** A hint was asked for and has not come. */
  asking = $state(false)

  /** The log as people tell it, the first turn first. */
  abstract readonly turns: LogTurn[]

  /** Nothing is looked at any more. */
  abstract clear(): void

  /** What an action of the viewer does, in a few words. */
  abstract choiceWords(action: string): string

  #connection: () => Connection

  constructor(connection: () => Connection) {
    this.#connection = connection
  }

  get connection(): Connection {
    return this.#connection()
  }

  game = $derived.by((): GameState => {
    const game = this.connection.game
    if (!game) throw new Error('the game has not begun')
    return game
  })

  /** The viewer's seat; none is a spectator. */
  seat = $derived.by((): SeatLetter | null => this.connection.you?.viewer ?? null)
  /** Who lies below: the viewer, or A for a spectator. */
  near = $derived.by((): SeatLetter => this.seat ?? 'A')

  round = $derived.by(() => roundOf(this.connection))
  myTurn = $derived.by(() => this.round.myTurn)
  /** The viewer's answer that waits for those of others, as an action's text. */
  sealed = $derived.by(() => this.round.sealed)

  /** Tests if a seat has to choose and has not. */
  thinks = (seat: SeatLetter): boolean => this.connection.round.to_act.includes(seat)

  /** The log with a round as one turn. */
  paragraphs = $derived.by((): LogTurn[] => inRounds(this.turns, this.connection.log))

  info(seat: SeatLetter): SeatInfo | undefined {
    return this.connection.table?.seats.find((one) => one.seat === seat)
  }

  /** The seats whose people have left. */
  absent = $derived.by((): SeatLetter[] => this.connection.table?.seats.flatMap(({ seat }) => (this.isAway(seat) ? [seat] : [])) ?? [])

  /** A person sits there, and none of their devices is connected. */
  isAway(seat: SeatLetter): boolean {
    const occupant = this.info(seat)?.occupant
    return occupant?.kind === 'person' && !occupant.here
  }

  name = (seat: SeatLetter): string => seatName(this.connection.table, seat)
  /** Without the level of a bot: on the board it is the same all the time. */
  short = (seat: SeatLetter): string => seatShort(this.connection.table, seat)

  /** What sentences about the game need. */
  wordContext = $derived.by((): WordContext => ({ nameOf: this.short, near: this.near }))

  /** The pointer or the focus is on an action, or has left it. */
  point = (action: { text: string } | null | undefined) => {
    this.pointed = action?.text ?? null
  }

  /** Answers the viewer's question, also anew. While something is on its way nothing else is sent; buttons stay enabled, so that none loses the focus. */
  act(action: { text: string }) {
    const { mine } = this.round
    if (this.seat === null || !mine || this.connection.sending) return
    this.pointed = null
    void this.connection.send({ do: 'act', seat: this.seat, question: mine.number, action: action.text })
  }

  /** What stands in the log and would be taken back; before that comes an answer that is only sealed. */
  undoable = $derived.by((): LogEntry | null => (this.sealed === null ? lastDecision(this.connection) : null))

  undo() {
    takeBack(this.connection)
  }

  async hint() {
    if (this.panel === 'hint') {
      this.panel = null
      return
    }
    this.panel = 'hint'
    if (!this.myTurn || this.seat === null || this.connection.hint || this.asking) return
    this.asking = true
    await this.connection.send({ do: 'hint', seat: this.seat })
    this.asking = false
  }
}
