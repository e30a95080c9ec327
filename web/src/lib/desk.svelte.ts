import type { SignName } from '../art/signs'
import type { GameState, Happening, SeatInfo, SeatLetter } from '../generated/protocol'
import type { Link } from './link.svelte'
import { seatName, seatShort } from './seats'

/** Something that happened. */
export interface Line {
  key: number
  sign: SignName
  text: string
}

/** What somebody did in their turn. */
export interface Turn extends Line {
  seat: string | null
  /** What followed from it. */
  rest: Line[]
}

/** What the boards of all games share: who looks at the table, whose turn it is, and what is sent from here. */
export abstract class TableDesk<Panel extends string> {
  /** The action under the pointer or the focus: the board shows what it would do. */
  pointed = $state<string | null>(null)
  panel = $state<Panel | 'hint' | 'keys' | null>(null)
  /** A hint was asked for and has not come. */
  asking = $state(false)

  /** The log as people tell it, the first turn first. */
  abstract readonly turns: Turn[]

  /** Nothing is looked at any more. */
  abstract clear(): void

  #link: () => Link

  constructor(link: () => Link) {
    this.#link = link
  }

  get link(): Link {
    return this.#link()
  }

  game = $derived.by((): GameState => {
    const game = this.link.game
    if (!game) throw new Error('the game has not begun')
    return game
  })

  /** The viewer's seat; none is a spectator. */
  seat = $derived.by((): SeatLetter | null => this.link.you?.viewer ?? null)
  /** Who lies below: the viewer, or A for a spectator. */
  near = $derived.by((): SeatLetter => this.seat ?? 'A')
  myTurn = $derived.by(() => this.seat !== null && this.game.view.ask?.seat === this.seat && !this.game.ending)

  info(seat: SeatLetter): SeatInfo | undefined {
    return this.link.table?.seats.find((one) => one.seat === seat)
  }

  /** The seats whose people have left. */
  absent = $derived.by((): SeatLetter[] => this.link.table?.seats.flatMap(({ seat }) => (this.isAway(seat) ? [seat] : [])) ?? [])

  /** A person sits there, and none of their devices is connected. */
  isAway(seat: SeatLetter): boolean {
    const occupant = this.info(seat)?.occupant
    return occupant?.kind === 'person' && !occupant.here
  }

  name = (seat: SeatLetter): string => seatName(this.link.table, seat)
  /** Without the level of a bot: on the board it is the same all the time. */
  short = (seat: SeatLetter): string => seatShort(this.link.table, seat)

  /** The pointer or the focus is on an action, or has left it. */
  point = (action: { text: string } | null | undefined) => {
    this.pointed = action?.text ?? null
  }

  /** While something is on its way nothing else is sent; buttons stay enabled, so that none loses the focus. */
  act(action: { text: string }) {
    if (this.seat === null || this.link.sending) return
    this.pointed = null
    void this.link.send({ do: 'act', seat: this.seat, version: this.game.version, action: action.text })
  }

  /** The last decision that was made from here: it can be taken back, perhaps with the consent of the others. */
  undoable = $derived.by((): Happening | null => {
    const mine = this.link.you?.seats ?? []
    if (this.game.ending) return null
    return this.link.log.findLast(({ seat }) => seat !== null && mine.includes(seat)) ?? null
  })

  undo() {
    const seat = this.undoable?.seat
    if (!seat || this.link.sending) return
    void this.link.send({ do: 'undo', seat, version: this.game.version })
  }

  async hint() {
    if (this.panel === 'hint') {
      this.panel = null
      return
    }
    this.panel = 'hint'
    if (!this.myTurn || this.seat === null || this.link.hint || this.asking) return
    this.asking = true
    await this.link.send({ do: 'hint', seat: this.seat })
    this.asking = false
  }
}
