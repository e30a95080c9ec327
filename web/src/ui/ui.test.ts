import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '../lib/text.svelte'
import CopyField from './CopyField.svelte'
import Dialog from './Dialog.svelte'
import Menu from './Menu.svelte'
import QrCode from './QrCode.svelte'
import Segmented from './Segmented.svelte'
import Slider from './Slider.svelte'
import Toasts from './Toasts.svelte'
import { dismiss, toast, toasts } from './toasts.svelte'

beforeAll(() => setLanguage('en'))
afterEach(cleanup)

const words = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }))

describe('a dialog', () => {
  it('is modal, says its title first and gives the focus back', async () => {
    const before = document.createElement('button')
    document.body.append(before)
    before.focus()
    const onclose = vi.fn()
    const { unmount } = render(Dialog, { title: 'Question', onclose, children: words('why?') })
    const dialog = screen.getByRole('dialog') as HTMLDialogElement
    expect(dialog.open).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Question' }))
    await fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(onclose).toHaveBeenCalledTimes(1)
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onclose).toHaveBeenCalledTimes(2)
    unmount()
    before.remove()
  })

  it('without a way to close it stays', async () => {
    render(Dialog, { title: 'Question', children: words('why?') })
    expect(screen.queryByRole('button')).toBeNull()
    const cancel = new Event('cancel', { cancelable: true })
    await fireEvent(screen.getByRole('dialog'), cancel)
    expect(cancel.defaultPrevented).toBe(true)
  })
})

describe('a menu', () => {
  const items = [
    { text: 'One', sign: 'chat' as const, act: vi.fn() },
    { text: 'Two', sign: 'log' as const, act: vi.fn(), disabled: true },
    { text: 'Three', sign: 'help' as const, act: vi.fn() },
  ]

  it('is worked with the keys alone', async () => {
    render(Menu, { label: 'Menu', items })
    const button = screen.getByRole('button', { name: 'Menu' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await fireEvent.click(button)
    expect(document.activeElement?.textContent).toContain('One')
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toContain('Three')
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toContain('One')
    await fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('does what is chosen and closes', async () => {
    render(Menu, { label: 'Menu', items })
    await fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await fireEvent.click(screen.getByRole('menuitem', { name: 'Three' }))
    expect(items[2]!.act).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('small parts', () => {
  it('a choice of one names itself and tells the change', async () => {
    const onchange = vi.fn()
    render(Segmented, { label: 'Level', options: [{ value: 'a', text: 'A' }, { value: 'b', text: 'B' }], value: 'a', onchange })
    expect(screen.getByRole('group', { name: 'Level' })).toBeTruthy()
    await fireEvent.click(screen.getByRole('radio', { name: 'B' }))
    expect(onchange).toHaveBeenCalledWith('b')
  })

  it('a slider says its value in words', async () => {
    const onchange = vi.fn()
    render(Slider, { label: 'Motion', value: 1, least: 0, most: 2, step: 0.5, words: 'normal', onchange })
    const slider = screen.getByRole('slider', { name: 'Motion' })
    expect(slider.getAttribute('aria-valuetext')).toBe('normal')
    await fireEvent.input(slider, { target: { value: '2' } })
    expect(onchange).toHaveBeenCalledWith(2)
  })

  it('a link is copied and the copying is told', async () => {
    const writeText = vi.fn(async () => {})
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
    render(CopyField, { label: 'Link', text: 'http://x/t/1' })
    await fireEvent.click(screen.getByRole('button', { name: /Copy/ }))
    expect(writeText).toHaveBeenCalledWith('http://x/t/1')
    await vi.waitFor(() => expect(toasts().at(-1)?.text).toBe('Copied.'))
    vi.restoreAllMocks()
  })

  it('a code is drawn', async () => {
    const { container } = render(QrCode, { text: 'http://x/t/1', label: 'Code' })
    await vi.waitFor(() => expect(container.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500))
  })

  it('toasts are read politely and go when dismissed', async () => {
    for (const { id } of toasts()) dismiss(id)
    render(Toasts)
    toast('first')
    toast('first')
    toast('second', 'warning')
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('second'))
    expect(toasts()).toHaveLength(2)
    await fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
    expect(toasts().map(({ text }) => text)).toEqual(['second'])
  })
})
