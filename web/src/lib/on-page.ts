// What the tests of all tables share: somebody who looks at the page and touches it.

import { tick } from 'svelte'

export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`nothing matches ${selector}`)
  return found
}

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

export async function touch(selector: string) {
  find(selector).click()
  await tick()
}

export async function press(key: string, on: Element | Window = document.activeElement ?? window) {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await tick()
  await tick()
}
