import type {
  ArchitectsAction,
  ArchitectsCity,
  ArchitectsDeck,
  ArchitectsQuestion,
  ArchitectsView,
  SeatLetter,
} from '../../../generated/protocol'
import { entriesOf } from '../../../lib/log'
import { indexOf } from '../../../lib/seats'
import { TableController } from '../../../lib/table-controller.svelte'
import { choiceWords, type ArchitectsHappening } from '../words/deeds'
import { turnsOf } from './history'
import { actionAt, listed } from './places'

export type Panel = 'score' | 'log' | 'tokens' | 'decks' | 'hint' | 'keys' | `city-${string}`

interface News {
  /** The card that came last. */
  card: string | null
  /** A stage was built. */
  built: boolean
}

/** What lies on the table as one viewer sees it, and what the viewer points at. */
export class ArchitectsController extends TableController<Panel> {
  /** The wonder on offer that is looked at. */
  selectedWonder = $state<string | null>(null)
  /** The stage for which every way to pay is shown. */
  opened = $state<string | null>(null)

  view = $derived.by((): ArchitectsView => {
    const { view } = this.game
    if (view.game !== 'architects') throw new Error(`a game of ${view.game} on the table of Architects`)
    return view
  })
  log = $derived.by(() => entriesOf(this.connection.log) as ArchitectsHappening[])
  turns = $derived.by(() => turnsOf(this))

  question = $derived.by((): ArchitectsQuestion | null => this.view.ask?.what ?? null)
  /** Wonders are being chosen. */
  drafting = $derived.by(() => this.view.ask?.what === 'pick_wonder')
  /** The viewer has to choose something that is not a card from a deck at hand. */
  choosing = $derived.by(() => this.myTurn && (this.listed.length > 0 || !['take', 'pick_wonder'].includes(this.question ?? '')))
  /** What can be done that has no place of its own on the table. */
  listed = $derived.by((): ArchitectsAction[] => listed(this.view.actions, this.question, this.atHand.map(({ deck }) => deck)))

  /** The others in turn order: the first sits on the left, the last on the right. */
  others = $derived.by((): SeatLetter[] => {
    const seats = this.view.cities.map(({ seat }) => seat)
    const mine = seats.indexOf(this.near)
    return [...seats.slice(mine + 1), ...seats.slice(0, mine)]
  })
  /** With whom shields are compared: one of two players, both neighbours of more. */
  neighbours = $derived.by((): SeatLetter[] => [...new Set([this.others[0], this.others.at(-1)])].flatMap((seat) => seat ?? []))

  /** The decks at hand, as they lie. */
  atHand = $derived.by(() => {
    const { left, right } = this.city(this.near)
    return [
      { side: 'left', deck: left },
      { side: 'centre', deck: 'centre' },
      { side: 'right', deck: right },
    ] as const
  })

  /** The action whose consequences the board shows. */
  preview = $derived.by((): ArchitectsAction | null => this.view.actions.find(({ text }) => text === this.pointed) ?? null)

  /** What each of the others has got and built since the viewer's last turn: many may have moved since. */
  news = $derived.by(() => {
    const news = new Map<SeatLetter, News>()
    let active: SeatLetter | null = null
    for (const { seat, event } of this.log) {
      active = seat ?? active
      if (active && active !== this.near) {
        const { card, built } = news.get(active) ?? { card: null, built: false }
        const came = event.consequences.findLast((one) => one.kind === 'card')?.card
        news.set(active, { card: came ?? card, built: built || event.deed.kind === 'build' })
      }
      if (!event.consequences.some(({ kind }) => kind === 'turn')) continue
      if (active === this.near) news.clear()
      active = null
    }
    return news
  })

  city(seat: SeatLetter): ArchitectsCity {
    const city = this.view.cities[indexOf(seat)]
    if (!city) throw new Error(`no city ${seat}`)
    return city
  }

  deck(id: string): ArchitectsDeck | undefined {
    return this.view.decks.find(({ deck }) => deck === id)
  }

  /** The wonder to which a deck belongs; none is the central one. */
  wonderOf(deck: string): string | undefined {
    return deck === 'centre' ? undefined : (this.view.cities.find(({ seat }) => seat === deck)?.wonder ?? undefined)
  }

  /** What a touch on a deck does: take its top, or look through it. */
  actionAt(deck: string): ArchitectsAction | undefined {
    return actionAt(this.view.actions, deck)
  }

  choiceWords(text: string): string {
    const action = this.view.actions.find((one) => one.text === text)
    if (!action) throw new Error(`"${text}" is not offered`)
    return choiceWords(action.deed, this.wordContext)
  }

  /** Nothing is looked at any more. */
  clear() {
    this.selectedWonder = null
    this.opened = null
    this.pointed = null
  }
}
