import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import { settings } from './settings.svelte'

/** Large text makes the window smaller: it is measured in rem, as the layout is. */
const rem = $derived.by(() => {
  void settings.textSize
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
})

export const room = {
  get width() {
    return (innerWidth.current ?? 390) / rem
  },
  get height() {
    return (innerHeight.current ?? 844) / rem
  },
  get phone() {
    return this.width < 43.75
  },
  /** There is a column to spare beside what is looked at. */
  get wide() {
    return this.width >= 73.75
  },
}
