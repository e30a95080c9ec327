/** Marks what scrolls with where there is more of it, `data-above` and `data-below`: those edges fade (base.css). */
export function edges(box: HTMLElement) {
  const mark = () => {
    box.toggleAttribute('data-above', box.scrollTop > 1)
    box.toggleAttribute('data-below', box.scrollTop + box.clientHeight < box.scrollHeight - 1)
  }
  // It reports after the layout, when measuring costs nothing; what has just been put inside is reported, too.
  const sizes = new ResizeObserver(mark)
  const watch = () => {
    sizes.disconnect()
    for (const one of [box, ...box.children]) sizes.observe(one)
  }
  const contents = new MutationObserver(watch)
  contents.observe(box, { childList: true })
  box.addEventListener('scroll', mark, { passive: true })
  watch()
  return () => {
    sizes.disconnect()
    contents.disconnect()
    box.removeEventListener('scroll', mark)
  }
}
