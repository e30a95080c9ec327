import type {
  DuelAction,
  DuelCity,
  DuelPlace,
  DuelQuestion,
  DuelView,
  SeatLetter,
} from '../../../generated/protocol'
import { indexOf } from '../../../lib/seats'
import { TableController } from '../../../lib/table-controller.svelte'
import { senators } from '../words/components'
import { duelView, ofDuel, type DuelEntry } from '../words/happening'
import { choiceWords } from '../words/deeds'
import { following, wins } from './consequences'
import { turnsOf } from './history'
import { listed } from './spot'
import { concerns, reached, targetsOf, type Tab } from './targets'
import { slotOf, turnKinds, usesOf, type Use } from './uses'

export type { Use } from './uses'

export type Panel =
  'score' | 'log' | 'tokens' | 'unseen' | 'discard' | 'hint' | 'keys' | 'piece' | 'gods' | 'plots' | 'city-A' | 'city-B'

/** Something beside the structure that is looked at: a space of the Pantheon, a chamber, an own conspiracy. */
export type Spot = { kind: 'space'; space: number } | { kind: 'chamber'; chamber: number } | { kind: 'plot'; plot: string }

/** What lies on the table as one viewer sees it, and what the viewer points at. */
export class DuelController extends TableController<Panel> {
  /** The place in the structure whose uses are shown. */
  chosen = $state<number | null>(null)
  /** The wonder of the draft that is looked at. */
  selectedWonder = $state<string | null>(null)
  spot = $state<Spot | null>(null)
  /** What was touched first of two: a god to place, a cube or a decree to move, a card to take for another. */
  held = $state<string | null>(null)
  /** Which board the player has turned to where there is room for one only. */
  turned = $state<Tab | null>(null)
  /** Which of them the player turned to last. */
  beside = $state<Tab>('pantheon')
  /** The card, wonder or token that the panel explains. */
  piece = $state<string | null>(null)
  view = $derived.by((): DuelView => duelView(this.game))
  turns = $derived.by(() => turnsOf(this))

  far = $derived.by((): SeatLetter => (this.near === 'A' ? 'B' : 'A'))
  nearIndex = $derived.by(() => indexOf(this.near))
  farIndex = $derived.by(() => indexOf(this.far))

  question = $derived.by((): DuelQuestion | null => this.view.ask?.what ?? null)
  /** The viewer has to choose something that is no turn. */
  choosing = $derived.by(() => this.myTurn && !['turn', 'go_on', 'draft'].includes(this.question ?? ''))
  drafting = $derived.by(() => this.view.offer.length > 0)
  /** What can be done in a turn that has no place of its own on the table. */
  listed = $derived.by((): DuelAction[] => (this.myTurn && !this.choosing ? listed(this.view) : []))
  expansions = $derived.by(() => this.view.expansions ?? [])

  /** The boards that lie on the table, the one with the cards first. */
  tabs = $derived.by((): Tab[] => [
    ...(this.drafting ? (['draft'] as const) : []),
    ...(this.drafting && !this.view.structure.length ? [] : (['cards'] as const)),
    ...(this.view.pantheon ? (['pantheon'] as const) : []),
    ...(this.view.senate ? (['senate'] as const) : []),
  ])
  /** The board in front: the one that the question is about, unless the player has turned to another. */
  tab = $derived.by((): Tab => {
    const first = this.drafting ? 'draft' : 'cards'
    const asked = this.choosing ? concerns(this.question) : null
    const tab = this.turned ?? asked ?? first
    return this.tabs.includes(tab) ? tab : first
  })

  /** Of two boards that share a place beside the cards: the one in front. */
  aside = $derived.by((): Tab => {
    const asked = this.choosing ? concerns(this.question) : null
    const wanted = this.turned ?? asked ?? (this.spot?.kind === 'chamber' ? 'senate' : this.beside)
    return wanted === 'senate' ? 'senate' : 'pantheon'
  })

  /** What can be touched on the boards and in the cities to make a choice. */
  touchable = $derived.by((): ReadonlySet<string> => {
    const keys = new Set<string>()
    for (const key of this.view.actions.flatMap(targetsOf)) if (reached(this.view.actions, key, this.holding).length) keys.add(key)
    return keys
  })
  /** What is held, or the only thing that can be. */
  holding = $derived.by((): string | null => {
    const firsts = new Set(this.view.actions.map((action) => (targetsOf(action).length > 1 ? targetsOf(action)[0] : undefined)))
    const [only] = firsts
    return this.held ?? (firsts.size === 1 && only ? only : null)
  })

  place = $derived.by((): DuelPlace | null => this.view.structure.find(({ slot }) => slot === this.chosen) ?? null)
  /** Places whose card the viewer may take now. */
  playable = $derived.by(() => new Set(this.view.actions.map(({ deed }) => slotOf(deed))))
  /** Places with a use that wins on the spot. */
  winning = $derived.by(() => new Set(this.view.actions.filter(wins).map(({ deed }) => slotOf(deed))))
  canWin = $derived.by(() => this.view.actions.some(wins))
  uses = $derived.by((): Use[] => (this.place ? this.usesOf(this.place) : []))
  /** The action whose consequences the board shows. */
  preview = $derived.by((): DuelAction | null => {
    const pointed = this.view.actions.find(({ text }) => text === this.pointed)
    return pointed ?? this.uses.find(({ action }) => action)?.action ?? null
  })
  /** Places that the previewed action would free. */
  frees = $derived.by(() => new Set(following(this.preview, 'uncovers').flatMap(({ slots }) => slots)))

  /** The last turn, with all that followed from it. */
  lastTurn = $derived.by((): DuelEntry[] => {
    const log = ofDuel(this.connection.log)
    const start = log.findLastIndex(({ seat, event }) => seat !== null && turnKinds.has(event.deed.kind))
    return start < 0 ? [] : log.slice(start)
  })
  /** Places turned up since the last turn began. */
  fresh = $derived.by(() => new Set(this.lastTurn.flatMap(({ event: { deed } }) => (deed.kind === 'turned_up' ? [deed.slot] : []))))

  /** Cards and wonders that came into the city with the last turn. */
  newIn(seat: SeatLetter): Set<string> {
    const mine = this.lastTurn.filter((one) => one.seat === seat).map(({ event }) => event.deed)
    // A card that goes under a wonder is not seen any more.
    return new Set(mine.flatMap((deed) => ('wonder' in deed ? [deed.wonder] : 'card' in deed && deed.kind !== 'discard' ? [deed.card] : [])))
  }

  city(seat: SeatLetter): DuelCity {
    const city = this.view.cities[indexOf(seat)]
    if (!city) throw new Error(`no city ${seat}`)
    return city
  }

  points(seat: SeatLetter): number {
    return this.game.sheet.reduce((sum, { points }) => sum + (points[indexOf(seat)] ?? 0), 0)
  }

  usesOf(place: DuelPlace): Use[] {
    if (!this.playable.has(place.slot) || this.seat === null) return []
    return usesOf(place, this.view.actions, {
      city: this.city(this.seat),
      price: place.prices[this.nearIndex],
      senator: senators.has(place.card ?? ''),
      turn: !this.choosing,
    })
  }

  /** Coins that can be spent: those of the treasury and those on Astarte. */
  purse(seat: SeatLetter): number {
    const { coins, protected: safe = 0 } = this.city(seat)
    return coins + safe
  }

  choose(slot: number | null) {
    this.pointed = null
    this.chosen = slot
    this.spot = null
  }

  look(spot: Spot | null) {
    this.choose(null)
    this.selectedWonder = null
    this.spot = spot
  }

  choiceWords(text: string): string {
    const action = this.view.actions.find((one) => one.text === text)
    if (!action) throw new Error(`"${text}" is not offered`)
    return choiceWords(action.deed, this.wordContext)
  }

  /** Nothing is looked at or held any more. */
  clear() {
    this.look(null)
    this.held = null
  }

  turn(tab: Tab) {
    this.turned = tab
    if (tab === 'pantheon' || tab === 'senate') this.beside = tab
    this.choose(null)
    this.selectedWonder = null
  }

  /** The action that a touch would send; none if more has to be touched. */
  aim(key: string): DuelAction | null {
    const actions = reached(this.view.actions, key, this.holding)
    const last = actions.filter((action) => targetsOf(action).length === 1 || (this.holding !== null && targetsOf(action).includes(this.holding)))
    return last.length === 1 && actions.length === 1 ? (last[0] ?? null) : null
  }

  /** A touch on the board: it chooses, or takes up the first thing of two. Whether it meant anything. */
  touch(key: string): boolean {
    if (!this.choosing || !this.touchable.has(key)) return false
    const action = this.aim(key)
    if (action) this.act(action)
    else this.held = this.held === key ? null : key
    return true
  }

  override act(action: DuelAction) {
    if (!this.connection.sending) this.held = null
    super.act(action)
  }

  explain(piece: string) {
    this.piece = piece
    this.panel = 'piece'
  }
}
