import { room } from '../../../lib/room.svelte'

/** How much room there is, for what plain CSS cannot decide. */
export const screen = {
  /** A phone on its side. */
  get lying() {
    return !room.wide && room.height < 37.5
  },
  /** A desktop window with few lines. */
  get shallow() {
    return room.wide && room.height < 50
  },
}
