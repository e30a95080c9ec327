import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(resolve('src/theme/theme.css'), 'utf8')

type Tokens = Record<string, string>

function tokens(after: string): Tokens {
  const start = css.indexOf(after)
  expect(start, after).toBeGreaterThanOrEqual(0)
  const body = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2]]))
}

const shared = tokens(':root {\n  --font-title')
const light = tokens(':root {\n  color-scheme: light')
const dark = tokens('[data-theme=dark] {')
const system = tokens(':root:not([data-theme=light]) {')

function luminance(hex: string | undefined): number {
  const m = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(hex ?? '')
  if (!m) throw new Error(`not a plain colour: ${hex}`)
  const [r, g, b] = m.slice(1).map((x) => {
    const v = parseInt(x, 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string | undefined, b: string | undefined): number {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number]
  return (x + 0.05) / (y + 0.05)
}

const cards = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple']
const surfaces = ['--bg', '--surface', '--surface-raised', '--surface-sunk', '--surface-hover', '--card-face']
const texts = ['--text', '--text-muted', '--text-accent', '--text-danger', '--text-success', '--text-gold']
const fills = ['--lapis', '--terracotta', '--olive', '--bronze', '--basalt', '--papyrus', '--gold']
const softs = ['--lapis-soft', '--terracotta-soft', '--olive-soft', '--bronze-soft']

describe('theme', () => {
  it('has the same tokens in both themes', () => {
    expect(Object.keys(dark)).toEqual(Object.keys(light))
    expect(system).toEqual(dark)
    expect(Number(shared['--motion'])).toBe(1)
  })

  for (const [name, theme] of [['light', light], ['dark', dark]] as const) {
    const pairs: [string, string, number][] = [
      ...surfaces.flatMap((s) => texts.map((t): [string, string, number] => [t, s, 4.5])),
      ...surfaces.flatMap((s) => cards.map((c): [string, string, number] => [`--${c}-text`, s, 4.5])),
      ...cards.map((c): [string, string, number] => [`--${c}-ink`, `--${c}-band`, 4.5]),
      ...fills.map((f): [string, string, number] => [`${f}-ink`, f, 4.5]),
      ['--lapis-ink', '--lapis-hover', 4.5],
      ...softs.map((s): [string, string, number] => ['--text', s, 4.5]),
      ...surfaces.map((s): [string, string, number] => ['--focus', s, 3]),
      ...surfaces.map((s): [string, string, number] => ['--line-strong', s, 3]),
    ]
    it(`${name}: text and signs have enough contrast`, () => {
      const poor = pairs
        .map(([ink, on, least]) => ({ ink, on, least, ratio: contrast(theme[ink], theme[on]) }))
        .filter((p) => p.ratio < p.least)
        .map((p) => `${p.ink} on ${p.on}: ${p.ratio.toFixed(2)}`)
      expect(poor).toEqual([])
    })
  }
})
