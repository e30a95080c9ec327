import { afterEach, describe, expect, it, vi } from 'vitest'
import { change, mend, settings } from './settings.svelte'
import { recall } from './store'
import { language } from './text.svelte'

afterEach(() => vi.restoreAllMocks())

describe('the settings', () => {
  it('are mended when nonsense was remembered', () => {
    const mended = mend({ language: 'xx', theme: 7, motion: 99, sound: 'yes', textSize: -1 })
    expect(mended).toMatchObject({ theme: 'auto', sound: false, textSize: 1 })
    expect(['en', 'pl']).toContain(mended.language)
    expect(mended.motion).toBeLessThanOrEqual(1)
  })

  it('stand on the document and are remembered', async () => {
    await change({ language: 'pl', theme: 'dark', motion: 0.5, textSize: 1.2, sound: true })
    const html = document.documentElement
    expect(html.lang).toBe('pl')
    expect(language()).toBe('pl')
    expect(html.dataset.theme).toBe('dark')
    expect(html.style.getPropertyValue('--motion')).toBe('0.5')
    expect(html.style.fontSize).toBe('120%')
    expect(recall('settings', {})).toMatchObject({ language: 'pl', theme: 'dark', sound: true })
    await change({ theme: 'auto' })
    expect(html.dataset.theme).toBeUndefined()
  })

  it('work where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    await change({ language: 'en' })
    expect(settings.language).toBe('en')
  })
})
