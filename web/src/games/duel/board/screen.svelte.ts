import { MediaQuery } from 'svelte/reactivity'
import { innerHeight } from 'svelte/reactivity/window'
import { settings } from '../../../lib/settings.svelte'

const phone = new MediaQuery('(max-width: 699px)', false)
const desktop = new MediaQuery('(min-width: 1180px)', true)

/** How much room there is. Most of the layout is plain CSS; this is for what is not drawn at all on a small screen. */
export const screen = {
  get phone() {
    return phone.current
  },
  /** A phone with few lines: it is small, or its text is large. */
  get low() {
    return phone.current && (innerHeight.current ?? 844) / settings.textSize < 740
  },
  get desktop() {
    return desktop.current
  },
}
