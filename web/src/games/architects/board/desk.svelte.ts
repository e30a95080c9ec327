import type {
  ArchitectsAction,
  ArchitectsCity,
  ArchitectsDeck,
  ArchitectsQuestion,
  ArchitectsView,
  SeatLetter,
} from '../../../generated/protocol'
import { TableDesk } from '../../../lib/desk.svelte'
import type { ArchitectsHappening, Scene } from '../words/events'

export type Panel = 'score' | 'log' | 'tokens' | 'decks' | 'hint' | 'keys' | `city-${string}`

/** What lies on the table as one viewer sees it, and what the viewer points at. */
export class Desk extends TableDesk<Panel> {
  /** The wonder on offer that is looked at. */
  fancied = $state<string | null>(null)
  /** The stage for which every way to pay is shown. */
  opened = $state<string | null>(null)

  view = $derived.by((): ArchitectsView => {
    const { view } = this.game
    if (view.game !== 'architects') throw new Error(`a game of ${view.game} on the table of Architects`)
    return view
  })
  log = $derived.by(() => this.link.log as ArchitectsHappening[])

  question = $derived.by((): ArchitectsQuestion | null => this.view.ask?.what ?? null)
  /** Wonders are being chosen. */
  drafting = $derived.by(() => this.view.ask?.what === 'pick_wonder')
  /** The viewer has to choose something that is not a card from a deck at hand. */
  choosing = $derived.by(() => this.myTurn && !['take', 'pick_wonder'].includes(this.question ?? ''))

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

  scene = $derived.by(
    (): Scene => ({
      nameOf: this.name,
      tokens: this.view.conflict_tokens,
      wonderOf: (seat) => this.city(seat).wonder ?? '',
    }),
  )

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
    return this.view.actions.find((action) => action.deck === deck && ['take', 'extra', 'fetch', 'search'].includes(action.kind))
  }

  /** Nothing is looked at any more. */
  clear() {
    this.fancied = null
    this.opened = null
    this.pointed = null
  }
}

export function indexOf(seat: SeatLetter): number {
  return seat.charCodeAt(0) - 'A'.charCodeAt(0)
}
