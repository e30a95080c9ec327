// A pattern of its own behind the sign of every colour, on a field of 100 × 120 around (50, 60).

import type { CardColor } from './kinds'

const n = (x: number) => +x.toFixed(1)
const times = (count: number, f: (i: number) => string) => Array.from({ length: count }, (_, i) => f(i)).join('')

export const grounds: Record<CardColor, string> = {
  // dressed blocks
  grey: times(9, (y) => `M0 ${8 + y * 13}h100` + times(5, (x) => `M${n((y % 2 ? 10 : 0) + x * 22)} ${-5 + y * 13}v13`)),
  // rays
  yellow: times(24, (i) => {
    const a = (i * Math.PI) / 12
    return `M${n(50 + 40 * Math.sin(a))} ${n(60 - 40 * Math.cos(a))}L${n(50 + 90 * Math.sin(a))} ${n(60 - 90 * Math.cos(a))}`
  }),
  // fluted shafts
  blue: times(9, (i) => `M${6 + i * 11} 0v120`) + 'M0 10h100M0 16h100M0 104h100M0 110h100',
  // orbits
  green: [46, 58, 70, 82].map((r) => `M${50 - r} 60a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`).join(''),
  // spearheads
  red: times(9, (i) => `M-10 ${4 + i * 17}L50 ${-14 + i * 17} 110 ${4 + i * 17}`),
}
