// Outlines that several signs share, on their grid of 24 × 24.

export type Shape = string | [fill: string, d: string] | [fill: string, d: string, stroke: 0]

const num = (n: number) => +n.toFixed(2)

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

export function ellipse(x: number, y: number, rx: number, ry: number, turn: number): string {
  const [dx, dy] = [num(rx * Math.cos((turn * Math.PI) / 180)), num(rx * Math.sin((turn * Math.PI) / 180))]
  return `M${x - dx} ${y - dy}a${rx} ${ry} ${turn} 1 0 ${2 * dx} ${2 * dy}a${rx} ${ry} ${turn} 1 0 ${-2 * dx} ${-2 * dy}z`
}

export function dot(x: number, y: number, r = 1.2): Shape {
  return ['ink', circle(x, y, r), 0]
}

/** A closed star or cog: corners at alternating radii. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const a = (i / points) * Math.PI - Math.PI / 2
    const r = i % 2 ? inner : outer
    return `${num(x + r * Math.cos(a))} ${num(y + r * Math.sin(a))}`
  })
  return `M${corners.join('L')}z`
}

export function cog(teeth: number, outer: number, inner: number): string {
  const at = (r: number, a: number) => `${num(12 + r * Math.cos(a))} ${num(12 + r * Math.sin(a))}`
  const step = (2 * Math.PI) / teeth
  const corners = Array.from({ length: teeth }, (_, i) => {
    const a = i * step - Math.PI / 2
    return [at(inner, a - step * 0.3), at(outer, a - step * 0.17), at(outer, a + step * 0.17), at(inner, a + step * 0.3)]
  })
  return `M${corners.flat().join('L')}z`
}

/** A leaf from root to tip, w wide. */
export function leaf(x1: number, y1: number, x2: number, y2: number, w: number): string {
  const [mx, my, l] = [(x1 + x2) / 2, (y1 + y2) / 2, Math.hypot(x2 - x1, y2 - y1)]
  const [nx, ny] = [(-(y2 - y1) / l) * w, ((x2 - x1) / l) * w]
  return `M${num(x1)} ${num(y1)}Q${num(mx + nx)} ${num(my + ny)} ${num(x2)} ${num(y2)}Q${num(mx - nx)} ${num(my - ny)} ${num(x1)} ${num(y1)}z`
}

/** Both branches of the wreath, open at the top, with room for a number inside. */
export function wreath(): string {
  const parts: string[] = []
  for (const side of [-1, 1]) {
    const at = (a: number, r = 7.4): [number, number] => {
      const t = (a * Math.PI) / 180
      return [num(12 - side * r * Math.cos(t)), num(11.6 + r * Math.sin(t))]
    }
    // drawn in the same direction on both sides, as the leaves are, so that overlaps stay filled
    const [from, to] = side < 0 ? [at(86), at(214)] : [at(214), at(86)]
    const [out, back] = side < 0 ? [7.8, 6.8] : [6.8, 7.8]
    parts.push(`M${from}A${out} ${out} 0 0 1 ${to}A${back} ${back} 0 0 0 ${from}z`)
    for (let i = 0; i < 5; i++) {
      const a = 104 + i * 27
      parts.push(leaf(...at(a), ...at(a + 34, 10.6), 2.8))
      if (i < 4) parts.push(leaf(...at(a + 8), ...at(a + 36, 5.5), 2.1))
    }
    parts.push(leaf(...at(208), ...at(246, 8.6), 2.4))
  }
  return parts.join('')
}
