import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(resolve('src/theme/theme.css'), 'utf8')

type Tokens = Record<string, string>

const tokens: Tokens = Object.fromEntries([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2]]))

/** What the tokens are in one theme: `light-dark(a, b)` is a by day and b by night. */
function themed(night: boolean): Tokens {
  const pair = /light-dark\(((?:rgb\([^)]*\)|[^(),])+), ((?:rgb\([^)]*\)|[^(),])+)\)/g
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, value.replace(pair, night ? '$2' : '$1')]))
}

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

const cards = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple', 'white']
const surfaces = ['--bg', '--surface', '--surface-raised', '--surface-sunk', '--surface-hover', '--card-face']
const texts = ['--text', '--text-muted', '--text-accent', '--text-danger', '--text-success', '--text-gold']
const fills = ['--lapis', '--terracotta', '--olive', '--bronze', '--basalt', '--papyrus', '--gold']
const softs = ['--lapis-soft', '--terracotta-soft', '--olive-soft', '--bronze-soft']

describe('theme', () => {
  it('gives every colour once, for both themes', () => {
    const names = [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name)
    expect(names.filter((name, i) => name !== '--motion' && names.indexOf(name) !== i)).toEqual([])
    for (const night of [false, true]) expect(Object.values(themed(night)).join()).not.toContain('light-dark')
    expect(themed(true)['--bg']).not.toBe(themed(false)['--bg'])
  })

  it('leaves the choice of the theme to one property', () => {
    for (const file of ['theme', 'base']) expect(readFileSync(resolve(`src/theme/${file}.css`), 'utf8')).not.toContain('prefers-color-scheme')
    for (const theme of ['light', 'dark']) expect(css).toContain(`[data-theme='${theme}'] {\n  color-scheme: ${theme};\n}`)
  })

  for (const [name, theme] of [['light', themed(false)], ['dark', themed(true)]] as const) {
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
