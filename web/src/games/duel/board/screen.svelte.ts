import { room } from '../../../lib/room.svelte'

/**
 * How much room there is. Most of the layout is plain CSS, by the size of the container `room` (DuelTable.svelte);
 * this is for what is not drawn at all on a small screen.
 */
export const screen = {
  get phone() {
    return room.phone
  },
  /** On its side: cards and uses fill the screen, the cities lie below. */
  get lying() {
    return room.width >= 35 && room.width < 73.75 && room.height < 37.5
  },
  /** What is chosen gets all the room there is. */
  get tight() {
    return this.phone || this.lying
  },
  /** A phone with few lines: it is small, or its text is large. */
  get low() {
    return this.phone && !this.lying && room.height < 46.25
  },
  /** Fewer still: of the cities only the names and sums are drawn. */
  get lowest() {
    return this.low && room.height < 37.5
  },
  /** There is no room for the boards of the expansions beside the cards: one is shown at a time. */
  get tabbed() {
    return !this.desktop && (this.phone || room.height < 60)
  },
  /** A desktop window with few lines: two boards beside the cards share one place. */
  get shallow() {
    return this.desktop && room.height < 53
  },
  get desktop() {
    return room.wide
  },
}
