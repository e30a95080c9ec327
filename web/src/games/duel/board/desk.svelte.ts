import type {
  DuelAction,
  DuelCity,
  DuelPayment,
  DuelPlace,
  DuelQuestion,
  DuelView,
  GameState,
  Happening,
  SeatInfo,
  SeatLetter,
} from '../../../generated/protocol'
import type { Link } from '../../../lib/link.svelte'
import { seatName } from '../../../lib/seats'

export type Panel = 'score' | 'log' | 'tokens' | 'unseen' | 'discard' | 'hint' | 'keys' | 'piece' | 'city-A' | 'city-B'

/** One way to use a card, legal or not. */
export interface Use {
  kind: 'build' | 'discard' | 'wonder'
  /** What to send; none if it cannot be done now. */
  action?: DuelAction
  wonder?: string
  price?: DuelPayment
}

const turns = new Set(['draft', 'build', 'discard', 'wonder'])

/** What lies on the table as one viewer sees it, and what the viewer points at. */
export class Desk {
  /** The place in the structure whose uses are shown. */
  chosen = $state<number | null>(null)
  /** The wonder of the draft that is looked at. */
  fancied = $state<string | null>(null)
  /** The action under the pointer or the focus: the board shows what it would do. */
  pointed = $state<string | null>(null)
  panel = $state<Panel | null>(null)
  /** The card, wonder or token that the panel explains. */
  piece = $state<string | null>(null)
  /** A hint was asked for and has not come. */
  asking = $state(false)

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
  view = $derived.by((): DuelView => this.game.view)

  /** The viewer's seat; none is a spectator. */
  seat = $derived.by((): SeatLetter | null => this.link.you?.viewer ?? null)
  /** Who lies below: the viewer, or A for a spectator. */
  near = $derived.by((): SeatLetter => this.seat ?? 'A')
  far = $derived.by((): SeatLetter => (this.near === 'A' ? 'B' : 'A'))
  nearIndex = $derived.by(() => indexOf(this.near))
  farIndex = $derived.by(() => indexOf(this.far))

  myTurn = $derived.by(() => this.seat !== null && this.view.ask?.seat === this.seat && !this.game.ending)
  question = $derived.by((): DuelQuestion | null => this.view.ask?.what ?? null)
  /** The viewer has to choose something that is no turn. */
  choosing = $derived.by(() => this.myTurn && this.question !== 'turn' && this.question !== 'draft')
  drafting = $derived.by(() => this.view.offer.length > 0)

  place = $derived.by((): DuelPlace | null => this.view.structure.find(({ slot }) => slot === this.chosen) ?? null)
  /** Places whose card the viewer may take now. */
  playable = $derived.by(() => {
    const slots = this.view.actions.flatMap(({ slot }) => (slot === undefined ? [] : [slot]))
    return new Set(slots)
  })
  /** Places with a use that wins on the spot. */
  winning = $derived.by(() => {
    const wins = this.view.actions.filter(({ effect }) => winsNow(effect.ends))
    return new Set(wins.flatMap(({ slot }) => (slot === undefined ? [] : [slot])))
  })
  uses = $derived.by((): Use[] => (this.place ? this.usesOf(this.place) : []))
  /** The action whose consequences the board shows. */
  preview = $derived.by((): DuelAction | null => {
    const pointed = this.view.actions.find(({ text }) => text === this.pointed)
    return pointed ?? this.uses.find(({ action }) => action)?.action ?? null
  })
  /** Places that the previewed action would free. */
  frees = $derived.by(() => new Set(this.preview?.uncovers ?? []))

  /** The last turn, with all that followed from it. */
  lastTurn = $derived.by((): Happening[] => {
    const log = this.link.log
    let start = log.length - 1
    while (start >= 0 && !(log[start]?.seat && turns.has(log[start]?.event.kind ?? ''))) start--
    return start < 0 ? [] : log.slice(start)
  })
  /** Places turned up since the last turn began. */
  fresh = $derived.by(() => {
    const turned = this.lastTurn.filter(({ event }) => event.kind === 'turned_up')
    return new Set(turned.map(({ event }) => event.slot))
  })

  /** Cards and wonders that came into the city with the last turn. */
  newIn(seat: SeatLetter): Set<string> {
    const mine = this.lastTurn.filter((one) => one.seat === seat && one.event.kind !== 'discard')
    return new Set(mine.flatMap(({ event }) => [event.wonder, event.kind === 'wonder' ? undefined : event.card].flatMap((id) => id ?? [])))
  }

  city(seat: SeatLetter): DuelCity {
    const city = this.view.cities[indexOf(seat)]
    if (!city) throw new Error(`no city ${seat}`)
    return city
  }

  points(seat: SeatLetter): number {
    return this.game.sheet.reduce((sum, { points }) => sum + (points[indexOf(seat)] ?? 0), 0)
  }

  info(seat: SeatLetter): SeatInfo | undefined {
    return this.link.table?.seats.find((one) => one.seat === seat)
  }

  name = (seat: SeatLetter): string => seatName(this.link.table, seat)

  usesOf(place: DuelPlace): Use[] {
    if (!this.playable.has(place.slot) || this.seat === null) return []
    const legal = this.view.actions.filter(({ slot }) => slot === place.slot)
    const uses: Use[] = [
      { kind: 'build', action: legal.find(({ kind }) => kind === 'build'), price: place.prices[this.nearIndex] },
      { kind: 'discard', action: legal.find(({ kind }) => kind === 'discard') },
    ]
    for (const { id, card, price } of this.city(this.seat).wonders) {
      if (card !== null || !price) continue
      uses.push({ kind: 'wonder', wonder: id, price, action: legal.find(({ wonder }) => wonder === id) })
    }
    // What can be done comes first.
    return [...uses.filter(({ action }) => action), ...uses.filter(({ action }) => !action)]
  }

  choose(slot: number | null) {
    this.pointed = null
    this.chosen = slot
  }

  /** While something is on its way nothing else is sent; buttons stay enabled, so that none loses the focus. */
  act(action: DuelAction) {
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

  explain(piece: string) {
    this.piece = piece
    this.panel = 'piece'
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

export function indexOf(seat: SeatLetter): number {
  return seat === 'A' ? 0 : 1
}

/** Supremacy; a civilian ending is decided by points. */
export function winsNow(ends: string | undefined): boolean {
  return ends === 'military' || ends === 'science'
}
