import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Language = 'en' | 'pl'
export type TextArgs = Record<string, FluentVariable>

export const languages: readonly Language[] = ['en', 'pl']

export type Catalogue = Record<Language, () => Promise<{ default: string[] }>>

export const mainCatalogue: Catalogue = {
  en: () => import('./catalogue/en'),
  pl: () => import('./catalogue/pl'),
}

/** Those that somebody has needed so far. */
const catalogues = [mainCatalogue]

// Replaced as a whole when another language is chosen; whoever has called say() is then drawn again.
let current = $state.raw<{ language: Language; bundle: FluentBundle }>({ language: 'en', bundle: bundle('en', []) })
const complained = new Set<string>()

function bundle(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) {
    for (const error of made.addResource(new FluentResource(text))) complain(`catalogue ${language}: ${error.message}`)
  }
  return made
}

function complain(what: string) {
  if (complained.has(what)) return
  complained.add(what)
  console.error(what)
}

/** Loads a language's catalogues, then speaks it. The last one asked for wins. */
let asked = 0
let latest: Language = 'en'
export async function setLanguage(language: Language): Promise<void> {
  const turn = ++asked
  latest = language
  const texts = (await Promise.all(catalogues.map((catalogue) => catalogue[language]()))).flatMap((found) => found.default)
  if (turn === asked) current = { language, bundle: bundle(language, texts) }
}

const adding = new Map<Catalogue, Promise<void>>()

/** Words that not everybody needs: from now on they are there in every language. */
export function addCatalogue(catalogue: Catalogue): Promise<void> {
  const under = adding.get(catalogue)
  if (under) return under
  const now = add(catalogue)
  adding.set(catalogue, now)
  now.catch(() => adding.delete(catalogue))
  return now
}

async function add(catalogue: Catalogue): Promise<void> {
  // Only one that can be reached counts: otherwise no language could be spoken any more.
  await catalogue[latest]()
  catalogues.push(catalogue)
  await setLanguage(latest)
}

export function language(): Language {
  return current.language
}

export function has(id: string): boolean {
  return current.bundle.hasMessage(id)
}

function format(id: string, pattern: Parameters<FluentBundle['formatPattern']>[0] | null | undefined, args?: TextArgs) {
  if (pattern == null) {
    complain(`message ${id} is missing`)
    return id
  }
  const errors: Error[] = []
  const text = current.bundle.formatPattern(pattern, args, errors)
  for (const error of errors) complain(`message ${id}: ${error.message}`)
  return text
}

/** The message in the language of the page. */
export function say(id: string, args?: TextArgs): string {
  return format(id, current.bundle.getMessage(id)?.value, args)
}

/** An attribute of a message, such as `.short`. */
export function attribute(id: string, name: string, args?: TextArgs): string {
  return format(`${id}.${name}`, current.bundle.getMessage(id)?.attributes[name], args)
}

/** As attribute(), but the message itself where it has no such attribute. */
export function attributeOr(id: string, name: string, args?: TextArgs): string {
  return current.bundle.getMessage(id)?.attributes[name] ? attribute(id, name, args) : say(id, args)
}

export function number(n: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(current.language, options).format(n)
}

/** With the sign that is printed, not typed. */
export const figure = (n: number): string => number(n).replace('-', '−')

/** A change: with a sign in front, unless there is none. */
export const signed = (n: number): string => number(n, { signDisplay: 'exceptZero' }).replace('-', '−')

/** A moment, in milliseconds since 1970, as people write it. */
export function dateTime(ms: number): string {
  return new Intl.DateTimeFormat(current.language, { dateStyle: 'medium', timeStyle: 'short' }).format(ms)
}

/** A day, in milliseconds since 1970, as people write it. */
export function date(ms: number): string {
  return new Intl.DateTimeFormat(current.language, { dateStyle: 'medium' }).format(ms)
}

/** How many days ago a moment was: today, yesterday, 3 days ago. */
export function daysAgo(ms: number, now = Date.now()): string {
  // By the calendar of this place, where a day may have 23 or 25 hours.
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0)
  const days = Math.min(0, Math.round((midnight(ms) - midnight(now)) / 86_400_000))
  return new Intl.RelativeTimeFormat(current.language, { numeric: 'auto' }).format(days, 'day')
}

/** How long ago a moment was. */
export function ago(ms: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(current.language, { numeric: 'auto', style: 'long' })
  const seconds = Math.min(0, (ms - now) / 1000)
  if (seconds > -60) return words.format(0, 'second')
  if (seconds > -3600) return words.format(Math.round(seconds / 60), 'minute')
  if (seconds > -86400) return words.format(Math.round(seconds / 3600), 'hour')
  return words.format(Math.round(seconds / 86400), 'day')
}

/** Several things in one sentence: A, B and C. */
export function list(things: string[]): string {
  return new Intl.ListFormat(current.language, { type: 'conjunction' }).format(things)
}
