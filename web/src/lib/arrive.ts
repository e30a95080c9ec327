let arrivals = 0

/** The heading of a screen: takes the focus when the screen is reached from another one, so that a reader starts there. */
export function arrive(heading: HTMLElement) {
  heading.tabIndex = -1
  if (arrivals++ > 0) heading.focus({ preventScroll: true })
}
