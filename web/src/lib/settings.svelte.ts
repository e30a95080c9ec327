import { recall, remember } from './store'
import { languages, setLanguage, type Language } from './text.svelte'

export type Theme = 'auto' | 'light' | 'dark'

export interface Settings {
  language: Language
  theme: Theme
  /** 0 = none, 1 = normal, 2 = slow. */
  motion: number
  sound: boolean
  /** Times the browser's own size. */
  textSize: number
}

export const themes: readonly Theme[] = ['auto', 'light', 'dark']
export const textSizes = { least: 0.9, most: 1.4, step: 0.1 }
export const motions = { least: 0, most: 2, step: 0.25 }

function asksForStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function clamp(value: unknown, least: number, most: number, fallback: number): number {
  return typeof value === 'number' && value >= least && value <= most ? value : fallback
}

/** Whatever was remembered, made sound. */
export function mend(found: Partial<Record<keyof Settings, unknown>>): Settings {
  const speaks = navigator.languages?.some((tag) => tag.toLowerCase().startsWith('pl')) ? 'pl' : 'en'
  return {
    language: languages.find((l) => l === found.language) ?? speaks,
    theme: themes.find((t) => t === found.theme) ?? 'auto',
    motion: clamp(found.motion, motions.least, motions.most, asksForStillness() ? 0 : 1),
    sound: found.sound === true,
    textSize: clamp(found.textSize, textSizes.least, textSizes.most, 1),
  }
}

const chosen = $state<Settings>(mend(recall('settings', {})))

export const settings: Readonly<Settings> = chosen

/** Whether nothing shall move: the person, or the system, has said so. */
export function isStill(): boolean {
  return settings.motion === 0 || asksForStillness()
}

/** Changes, applies and remembers. */
export async function change(what: Partial<Settings>): Promise<void> {
  Object.assign(chosen, mend({ ...$state.snapshot(chosen), ...what }))
  remember('settings', $state.snapshot(chosen))
  await apply()
}

/** Puts the settings on the document; the language is there when the answer comes. */
export async function apply(): Promise<void> {
  const html = document.documentElement
  if (chosen.theme === 'auto') delete html.dataset.theme
  else html.dataset.theme = chosen.theme
  html.style.setProperty('--motion', String(chosen.motion))
  html.style.fontSize = `${Math.round(chosen.textSize * 100)}%`
  html.lang = chosen.language
  await setLanguage(chosen.language)
}
