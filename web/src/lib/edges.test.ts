import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { edges } from './edges'

/** A box of 100 pixels around so many; happy-dom measures nothing. */
function box(inside: number): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'))
  Object.defineProperty(element, 'clientHeight', { value: 100 })
  Object.defineProperty(element, 'scrollHeight', { get: () => inside, configurable: true })
  return element
}

const marks = (element: HTMLElement) => ({ above: element.hasAttribute('data-above'), below: element.hasAttribute('data-below') })

/** Reports at once, as the real one does after a layout. */
class Observer {
  constructor(readonly report: () => void) {}
  observe() {
    this.report()
  }
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('ResizeObserver', Observer))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('the edges of what scrolls', () => {
  it('are plain where everything is seen', () => {
    const element = box(100)
    edges(element)
    expect(marks(element)).toEqual({ above: false, below: false })
  })

  it('tell where there is more', () => {
    const element = box(250)
    const leave = edges(element)
    expect(marks(element)).toEqual({ above: false, below: true })
    element.scrollTop = 80
    element.dispatchEvent(new Event('scroll'))
    expect(marks(element)).toEqual({ above: true, below: true })
    element.scrollTop = 150
    element.dispatchEvent(new Event('scroll'))
    expect(marks(element)).toEqual({ above: true, below: false })
    leave()
    element.scrollTop = 0
    element.dispatchEvent(new Event('scroll'))
    expect(marks(element)).toEqual({ above: true, below: false })
  })

  it('follow what is put inside', async () => {
    const element = box(100)
    edges(element)
    Object.defineProperty(element, 'scrollHeight', { get: () => 300 })
    element.append(document.createElement('p'))
    await vi.waitFor(() => expect(marks(element).below).toBe(true))
  })
})
