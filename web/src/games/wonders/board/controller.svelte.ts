import type { SeatLetter, WondersAction, WondersCity, WondersConflict, WondersConsequence, WondersDeed, WondersQuestion, WondersView } from '../../../generated/protocol'
import { entriesOf } from '../../../lib/log'
import { indexOf } from '../../../lib/seats'
import { TableController } from '../../../lib/table-controller.svelte'
import { faceOf, boardOf } from '../words/components'
import { choiceWords, type PayContext, type WondersHappening } from '../words/deeds'
import { turnsOf } from './history'

export type Panel = 'score' | 'log' | 'hands' | 'hint' | 'keys' | 'islands' | `city-${string}`

/** What a seat did in the last turn that was opened. */
export interface Played {
  /** The place of the turn in the log. */
  key: number
  deed: WondersDeed
  /** Coins that came and went, all in all. */
  coins: number
}

type Conflicts = Extract<WondersConsequence, { kind: 'conflicts' }>
type NavalConflict = Extract<WondersConsequence, { kind: 'naval_conflict' }>

/** The card of the hand that an action uses; none if it is about something else. */
function cardOf({ deed }: WondersAction): string | null {
  switch (deed.kind) {
    case 'build':
    case 'build_chain':
    case 'build_free':
    case 'stage':
    case 'discard':
    case 'discard_to_move':
      return deed.card
    default:
      return null
  }
}

/** What lies on the table as one viewer sees it, and what the viewer points at. */
export class WondersController extends TableController<Panel> {
  /** The card of the hand, of the pile, or the wonder on offer that is looked at. */
  held = $state<string | null>(null)
  /** Where the card lies in the hand that was touched last: a hand can have two that are alike. */
  #touched = $state(-1)

  view = $derived.by((): WondersView => {
    const { view } = this.game
    if (view.game !== 'wonders') throw new Error(`a game of ${view.game} on the table of 7 Wonders`)
    return view
  })
  log = $derived.by(() => entriesOf(this.connection.log) as WondersHappening[])
  turns = $derived.by(() => turnsOf(this))

  override wordContext = $derived.by((): PayContext => ({ nameOf: this.short, near: this.near, seats: this.view.cities.length }))

  question = $derived.by((): WondersQuestion | null => this.view.ask ?? null)
  /** The viewer may choose, also again while others think. */
  asked = $derived.by(() => this.round.mine !== null && this.view.actions.length > 0)
  /** Wonders or their sides are being chosen. */
  drafting = $derived.by(() => this.question === 'pick_wonder' || this.question === 'choose_side')

  /** Who gets the viewer's hand after this turn; nobody unless hands go on. */
  next = $derived.by((): SeatLetter | null => {
    if (this.question !== 'choose_card') return null
    const [card] = this.view.hand
    // Whoever watches has no hand that tells.
    if (card) return card.passed_on?.to ?? null
    return this.view.passes === 'left' ? this.left : this.right
  })

  /** Which way the hands go in this age, also while something else is asked. */
  passesTo = $derived.by((): SeatLetter | null => {
    if (this.next !== null || this.question === null || this.drafting || this.question === 'choose_card') return this.next
    return this.view.turn > 0 && this.view.turn < this.turnsOfAge ? (this.view.passes === 'left' ? this.left : this.right) : null
  })

  seats = $derived.by((): SeatLetter[] => this.view.cities.map(({ seat }) => seat))
  /** The others in the order of seats: the first sits on the left, the last on the right. */
  others = $derived.by((): SeatLetter[] => {
    const mine = this.seats.indexOf(this.near)
    return [...this.seats.slice(mine + 1), ...this.seats.slice(0, mine)]
  })
  left = $derived.by((): SeatLetter => this.others[0] ?? this.near)
  right = $derived.by((): SeatLetter => this.others.at(-1) ?? this.near)
  /** Those who are neither the viewer nor a neighbour. */
  far = $derived.by((): SeatLetter[] => this.others.slice(1, -1))

  /** The table is played with Armada. */
  naval = $derived.by((): boolean => this.view.armada !== undefined)
  /** Those who play together, by any of their seats. */
  teamOf = (seat: SeatLetter) => this.view.armada?.teams?.find(({ seats }) => seats.includes(seat))
  isPartner = (seat: SeatLetter): boolean => seat !== this.near && (this.teamOf(this.near)?.seats.includes(seat) ?? false)
  /** Turns of an age: eight seats share the cards of seven. */
  turnsOfAge = $derived.by((): number => (this.naval && this.seats.length < 8 ? 7 : 6))

  city(seat: SeatLetter): WondersCity {
    const city = this.view.cities[indexOf(seat)]
    if (!city) throw new Error(`no city ${seat}`)
    return city
  }

  face = (card: string) => faceOf(this.view.edition, card)
  board = ({ wonder, side }: Pick<WondersCity, 'wonder' | 'side'>) => boardOf(this.view.edition, wonder, side)

  /** A seat is asked and has answered; nobody knows what. */
  hasSealed = (seat: SeatLetter): boolean => this.round.together && this.connection.round.asked.includes(seat) && !this.thinks(seat)

  /** The age whose conflicts have been looked at. */
  #seenAge = $state(0)
  conflictsShown = $derived.by((): boolean => this.conflicts !== null && this.conflicts.age !== this.#seenAge)

  /** Makes room for what comes next: the conflicts of the last age have been looked at. */
  seeConflicts() {
    if (this.question !== null) this.#seenAge = this.conflicts?.age ?? 0
  }

  /** Looks at the card that lies there in the hand, or at none. */
  hold(place: number | null) {
    this.seeConflicts()
    this.held = place === null ? null : (this.view.hand[place]?.card ?? null)
    if (place !== null) this.#touched = place
  }

  /** Where a card lies in the hand, of two alike the one that was touched; -1 if it is not there. */
  placeOf(card: string | null): number {
    return this.view.hand[this.#touched]?.card === card ? this.#touched : this.view.hand.findIndex((one) => one.card === card)
  }

  /** What can be done with a card. */
  usesOf = (card: string | null): WondersAction[] => this.view.actions.filter((action) => card !== null && cardOf(action) === card)
  uses = $derived.by((): WondersAction[] => this.usesOf(this.held))
  /** What can be done that is not about the hand. */
  listed = $derived.by((): WondersAction[] => this.view.actions.filter((action) => !this.view.hand.some(({ card }) => card === cardOf(action))))
  /** The hand is what is asked about. */
  playing = $derived.by(() => this.asked && (this.question === 'choose_card' || this.question === 'last_card'))

  /** The card of the hand whose uses are shown. */
  opened = $derived.by((): string | null => (this.playing && this.uses.length ? this.held : null))

  /** The card of the viewer that lies face down until all have chosen. */
  sealedAction = $derived.by((): WondersAction | null => this.view.actions.find(({ text }) => text === this.sealed) ?? null)
  /** The action whose consequences the board shows. */
  preview = $derived.by((): WondersAction | null => this.view.actions.find(({ text }) => text === this.pointed) ?? null)

  /** What each seat did in the last turn that was opened, by seat. */
  played = $derived.by((): Map<SeatLetter, Played> => {
    const found = new Map<SeatLetter, Played>()
    const last = this.connection.log.findLast(({ deeds }) => deeds.some(({ seat }) => seat !== null))
    const entries = this.log.filter(({ index, seat }) => last && seat !== null && index >= last.index)
    for (const { seat, event } of entries) {
      if (seat === null) continue
      found.set(seat, { key: last?.index ?? 0, deed: event.deed, coins: this.#coins(seat, event.deed) })
    }
    for (const { event } of entries) {
      for (const one of event.consequences) {
        const to = one.kind === 'sold' || one.kind === 'card_coins' || one.kind === 'stage_coins' || one.kind === 'ship_coins' || one.kind === 'construction_coins' || one.kind === 'coins_lost' ? found.get(one.seat) : undefined
        if (to && 'coins' in one) to.coins += one.kind === 'coins_lost' ? -one.coins : one.coins
      }
    }
    return found
  })

  /** The turn that was opened last, by its place in the log. */
  opening = $derived.by((): number | null => this.played.values().next().value?.key ?? null)

  /** Coins that went from one neighbour to another in that turn. */
  sales = $derived.by(() => {
    const last = this.connection.log.findLast(({ deeds }) => deeds.some(({ seat }) => seat !== null))
    const entries = this.log.filter(({ index, seat }) => last && seat !== null && index >= last.index)
    return entries.flatMap(({ event }) => event.consequences.flatMap((one) => (one.kind === 'sold' ? [one] : [])))
  })

  /** The conflicts that ended the last age, until the first turn of the next one is over. */
  conflicts = $derived.by((): Conflicts | null => this.#ofLastAge((one) => (one.kind === 'conflicts' ? one : null)))
  /** The naval one, likewise. */
  navalConflict = $derived.by((): NavalConflict | null => this.#ofLastAge((one) => (one.kind === 'naval_conflict' ? one : null)))

  #ofLastAge<C extends { age: number }>(find: (one: WondersConsequence) => C | null): C | null {
    const { turn, age } = this.view
    if (turn > 1 && this.question !== null) return null
    const last = this.log.flatMap(({ event }) => event.consequences.flatMap((one) => find(one) ?? [])).at(-1)
    return last && (this.question === null || last.age === age - 1) ? last : null
  }

  /** The conflict with a neighbour as it would end now; while a choice is pointed at that brings shields, as it would then. */
  conflictWith(side: 'left' | 'right'): WondersConflict | null {
    const pair = [this.near, side === 'left' ? this.left : this.right]
    const isTheirs = ({ seats }: WondersConflict) => pair.every((seat) => seats.includes(seat))
    const then = this.preview?.consequences?.find((one) => one.kind === 'shields')
    if (then && then.seat === this.near) return then[side]
    const onLand = this.preview?.consequences?.find((one) => one.kind === 'land_shields')
    // Partners have no conflict with each other.
    return (onLand?.seat === this.near ? onLand.conflicts.find(isTheirs) : undefined) ?? this.view.conflicts.find(isTheirs) ?? null
  }

  /** What the choice that is pointed at would do to a city: coins it loses by taxes and pirates, and a raid. */
  blowTo(seat: SeatLetter): { coins: number; raid: boolean } | null {
    let [coins, raid] = [0, false]
    for (const one of this.preview?.consequences ?? []) {
      if ('losses' in one) coins += one.losses.reduce((sum, loss) => sum + (loss.seat === seat ? loss.coins : 0), 0)
      if (one.kind === 'raid') raid ||= one.target === seat
    }
    return coins || raid ? { coins, raid } : null
  }

  /** How everybody stands at sea, or would after the choice that is pointed at. */
  standings = $derived.by(() => {
    const then = this.preview?.consequences?.find((one) => one.kind === 'naval_shields')
    return then?.standings ?? this.view.armada?.naval ?? []
  })

  #coins(_seat: SeatLetter, deed: WondersDeed): number {
    if (deed.kind === 'discard' || deed.kind === 'discard_hidden') return deed.coins
    if ('payment' in deed && deed.payment) {
      const { bank, left, right, far_left: farLeft = 0, far_right: farRight = 0 } = deed.payment
      return -(bank + left + right + farLeft + farRight)
    }
    return 0
  }

  choiceWords(text: string): string {
    const action = this.view.actions.find((one) => one.text === text)
    if (!action) throw new Error(`"${text}" is not offered`)
    return choiceWords(action.deed, this.wordContext)
  }

  /** Nothing is looked at any more. */
  clear() {
    this.held = null
    this.pointed = null
  }
}
