import { MediaQuery } from 'svelte/reactivity'

const phone = new MediaQuery('(max-width: 699px)', false)
const desktop = new MediaQuery('(min-width: 1180px)', true)

/** How much room there is. Most of the layout is plain CSS; this is for what is not drawn at all on a small screen. */
export const screen = {
  get phone() {
    return phone.current
  },
  get desktop() {
    return desktop.current
  },
}
