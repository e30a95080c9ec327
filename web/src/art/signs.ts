// One family of signs on a 24 × 24 grid with one stroke.
// A plain string is a stroked line; a pair is filled and stroked; a triple ending in 0 is filled only.
// Fills: 'ink' is the text colour, 'soft' a veil of it, any other name the token --sign-<name>.

export type Shape = string | [fill: string, d: string] | [fill: string, d: string, stroke: 0]

const num = (n: number) => +n.toFixed(2)

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

function ellipse(x: number, y: number, rx: number, ry: number, turn: number): string {
  const [dx, dy] = [num(rx * Math.cos((turn * Math.PI) / 180)), num(rx * Math.sin((turn * Math.PI) / 180))]
  return `M${x - dx} ${y - dy}a${rx} ${ry} ${turn} 1 0 ${2 * dx} ${2 * dy}a${rx} ${ry} ${turn} 1 0 ${-2 * dx} ${-2 * dy}z`
}

function dot(x: number, y: number, r = 1.2): Shape {
  return ['ink', circle(x, y, r), 0]
}

/** A closed star or cog: corners at alternating radii. */
function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const a = (i / points) * Math.PI - Math.PI / 2
    const r = i % 2 ? inner : outer
    return `${num(x + r * Math.cos(a))} ${num(y + r * Math.sin(a))}`
  })
  return `M${corners.join('L')}z`
}

function cog(teeth: number, outer: number, inner: number): string {
  const at = (r: number, a: number) => `${num(12 + r * Math.cos(a))} ${num(12 + r * Math.sin(a))}`
  const step = (2 * Math.PI) / teeth
  const corners = Array.from({ length: teeth }, (_, i) => {
    const a = i * step - Math.PI / 2
    return [at(inner, a - step * 0.3), at(outer, a - step * 0.17), at(outer, a + step * 0.17), at(inner, a + step * 0.3)]
  })
  return `M${corners.flat().join('L')}z`
}

/** A leaf from root to tip, w wide. */
function leaf(x1: number, y1: number, x2: number, y2: number, w: number): string {
  const [mx, my, l] = [(x1 + x2) / 2, (y1 + y2) / 2, Math.hypot(x2 - x1, y2 - y1)]
  const [nx, ny] = [(-(y2 - y1) / l) * w, ((x2 - x1) / l) * w]
  return `M${num(x1)} ${num(y1)}Q${num(mx + nx)} ${num(my + ny)} ${num(x2)} ${num(y2)}Q${num(mx - nx)} ${num(my - ny)} ${num(x1)} ${num(y1)}z`
}

/** Both branches of the wreath, open at the top, with room for a number inside. */
function wreath(): string {
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

const ring = circle(12, 12, 9)
const cardShape = 'M7 3h10a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 17 21H7a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 7 3z'
const tag = 'M3.5 11.6V5A1.5 1.5 0 0 1 5 3.5h6.6L21 12.9 12.9 21z'
const crescent = 'M20.2 14.6A8.75 8.75 0 1 1 9.4 3.8a7 7 0 0 0 10.8 10.8z'
const cityWall = 'M3.5 20.5V8.5h3V11H9V4.5h6V11h2.5V8.5h3v12z'
const bust = 'M4 20.5c0-4.5 3.2-7 8-7s8 2.5 8 7z'
const speaker: Shape = ['soft', 'M3.5 9.5h3.75L12 5v14l-4.75-4.5H3.5z']

const shapes = {
  // Resources and pieces
  clay: [
    ['clay', 'M7.5 5h9v7h-9z'],
    ['clay', 'M3 12h9v7H3z'],
    ['clay', 'M12 12h9v7h-9z'],
  ],
  wood: [
    ['wood', 'M4.4 11.5l9.5-7a4.9 4.9 0 0 1 5.9 7.9l-9.5 7z'],
    'M12.9 13.3l4-2.9M8.7 8.3L7.2 4.6l3.4 2.3',
    ['wood-light', circle(7.4, 15.4, 4.9)],
    dot(7.4, 15.4, 1.7),
  ],
  stone: [
    ['stone', 'M2.8 18.5L4.5 11l5-6.25 6.5 1.5 5.25 6.5-1.5 5.75z'],
    ['stone-dark', 'M11 12.5l-.5 6h9.25l1.5-5.75L16 6.25z', 0],
    'M4.5 11l6.5 1.5 5-6.25M11 12.5l-.5 6M2.8 18.5L4.5 11l5-6.25 6.5 1.5 5.25 6.5-1.5 5.75z',
  ],
  glass: [
    ['glass', 'M9.75 3v5.3C6.8 9.4 4.75 11.8 4.75 15c0 3.7 2.7 6.25 7.25 6.25s7.25-2.55 7.25-6.25c0-3.2-2.05-5.6-5-6.7V3z'],
    ['glass-dark', 'M5.7 13.75h12.6c.7 4-1.9 6.6-6.3 6.6s-7-2.6-6.3-6.6z', 0],
    'M8.25 3h7.5',
  ],
  papyrus: [
    ['papyrus', 'M6 6h12v12H6z'],
    ['papyrus-dark', 'M5 2.9h14a1.7 1.7 0 0 1 0 3.85H5a1.7 1.7 0 0 1 0-3.85z'],
    ['papyrus-dark', 'M5 17.25h14a1.7 1.7 0 0 1 0 3.85H5a1.7 1.7 0 0 1 0-3.85z'],
    'M9 10.25h6M9 13.75h4',
  ],
  coin: [
    ['coin', ring],
    ['coin-dark', star(12, 12.2, 5, 5.6, 2.5), 0],
  ],
  shield: [
    ['shield', 'M12 2.75c2.6 1.6 5.3 2.3 8 2.4v6.35c0 5-3.2 8.2-8 9.75-4.8-1.55-8-4.75-8-9.75V5.15c2.7-.1 5.4-.8 8-2.4z'],
    ['shield-light', 'M12 6.5l4.75 3.3v3.1L12 9.7l-4.75 3.2V9.8zM12 11.8l4.2 2.9c-.5.9-1.2 1.7-2 2.4L12 15.5l-2.2 1.6c-.8-.7-1.5-1.5-2-2.4z', 0],
  ],
  laurel: [['laurel', wreath(), 0]],
  capital: [['soft', cityWall], 'M10 20.5v-3.25a2 2 0 0 1 4 0v3.25M12 4.5V2M12 7.5v.5'],
  pawn: [
    ['soft', circle(12, 6.5, 3.75)],
    ['soft', 'M9.5 12.25h5c0 3 .8 4.5 3 6.25V21h-11v-2.5c2.2-1.75 3-3.25 3-6.25z'],
    'M8 12.25h8',
  ],
  loot: [
    ['coin', 'M9.25 8C5.5 10.3 3.5 13.6 3.5 16.5c0 3.2 2.3 4.5 8.5 4.5s8.5-1.3 8.5-4.5c0-2.9-2-6.2-5.75-8.5z'],
    'M9.25 8L7.5 3.5l2.75 1L12 3l1.75 1.5 2.75-1L14.75 8M9 14.75h6',
  ],

  // Science
  wheel: [ring, ['ink', circle(12, 12, 2.5), 0], 'M12 3v18M3 12h18M5.64 5.64l12.72 12.72M18.36 5.64L5.64 18.36'],
  mortar: [['soft', 'M3.25 10.5h17.5c0 4.3-2 6.7-5 8h-7.5c-3-1.3-5-3.7-5-8z'], 'M7 21.25h10M9.5 18.5l-.6 2.5M14.5 18.5l.6 2.5', ['ink', 'M11.25 10.25L16.8 2.6c.6-.8 1.5-.9 2.2-.4.7.5.9 1.5.3 2.3l-4.55 5.75z', 0]],
  quill: [['soft', 'M7.25 16.5C6.5 9.5 11.5 4 20.75 3.25c0 7.75-4 13.25-11.5 13.25z'], 'M3.5 21C6.5 15 10 11 15.5 8M13.25 9.5v3.25'],
  plumb_bob: [['soft', 'M7.5 9.75h9V13L12 21.5 7.5 13z'], 'M5.5 2.9h13M12 2.9v6.85M7.5 13h9'],
  armillary_sphere: [
    circle(12, 10.5, 7.25),
    ellipse(12, 10.5, 7.25, 2.6, -25),
    ellipse(12, 10.5, 2.6, 7.25, -25),
    'M8.9 3.9L8 2M15.1 17.1l.9 1.9M12 17.75v3.5M8 21.25h8',
  ],
  sundial: [['soft', 'M2.75 18a9.25 9.25 0 0 1 18.5 0z'], 'M2.75 21.25h18.5M5.8 13.5l1.4.9M12 5.25V3M18.2 13.5l-1.4.9M7.6 11l.9 1.2', ['ink', 'M11.25 18V9.25L17.5 18z', 0]],
  law: ['M4.5 6.25h15M12 3v17.75M7.5 21h9', ['soft', 'M1.9 14.25L5.25 6.5l3.35 7.75a3.35 3.35 0 0 1-6.7 0z'], ['soft', 'M15.4 14.25l3.35-7.75 3.35 7.75a3.35 3.35 0 0 1-6.7 0z']],

  // Chain links
  horseshoe: [['soft', 'M5 20.75C3.6 17.8 3 15 3 12.25a9 9 0 0 1 18 0c0 2.75-.6 5.55-2 8.5h-3.75c1.15-3 1.65-5.6 1.65-8a4.9 4.9 0 0 0-9.8 0c0 2.4.5 5 1.65 8z']],
  sword: [['soft', 'M20.75 3.25l-.9 4.5-9.6 9.6-3.6-3.6 9.6-9.6z'], 'M4.75 12.75l6.5 6.5M8.25 15.75L5 19M10.5 13.5L16 8', dot(4, 20, 1.75)],
  tower: [['soft', 'M5.5 3.25H9v2.25h1.5V3.25h3v2.25H15V3.25h3.5V9.5l-2 1.75v9.5h-9v-9.5l-2-1.75z'], 'M12 12.5v3M7.5 11.25h9'],
  book: [['soft', 'M12 6.5C10 4.75 7 4.25 2.75 4.5v13.75c4.25-.25 7.25.25 9.25 2 2-1.75 5-2.25 9.25-2V4.5C17 4.25 14 4.75 12 6.5z'], 'M12 6.5v13.75M5.75 8.6c1.3 0 2.4.2 3.4.6M5.75 12.6c1.3 0 2.4.2 3.4.6M18.25 8.6c-1.3 0-2.4.2-3.4.6M18.25 12.6c-1.3 0-2.4.2-3.4.6'],
  gear: [['soft', cog(8, 9.6, 7)], circle(12, 12, 2.75)],
  mask: [['soft', 'M3.75 4.25c5.2 1.6 11.3 1.6 16.5 0 1 9.2-2 15.2-8.25 16.75C5.75 19.45 2.75 13.45 3.75 4.25z'], ['ink', 'M6.3 10c1.3-1.5 3-1.5 4.2 0-1.2 1.2-3 1.2-4.2 0zM13.5 10c1.2-1.5 2.9-1.5 4.2 0-1.2 1.2-3 1.2-4.2 0zM7.75 13.5c2.7 1 5.8 1 8.5 0-.5 2.75-2 4.25-4.25 4.25S8.25 16.25 7.75 13.5z', 0]],
  moon: [['soft', crescent]],
  water_drop: [['soft', 'M12 2.75c3.7 4.7 6.5 8.1 6.5 11.9a6.5 6.5 0 0 1-13 0c0-3.8 2.8-7.2 6.5-11.9z'], 'M9 15a3.1 3.1 0 0 0 2.6 2.9'],
  amphora: [['soft', 'M10 3v4.6C7.4 8.9 6 11 6 13.5c0 3.2 1.9 5.5 4.5 7.75h3c2.6-2.25 4.5-4.55 4.5-7.75 0-2.5-1.4-4.6-4-5.9V3z'], 'M8.5 3h7M10 4.75C5.3 4.25 3.75 8 6.5 11M14 4.75c4.7-.5 6.25 3.25 3.5 6.25'],
  target: [ring, circle(12, 12, 5.25), dot(12, 12, 2)],
  helmet: [['soft', 'M5 13a7 7 0 0 1 14 0v6l-4.25 2.25v-5.5l2.25-3h-3.4L12 17.25l-1.6-4.5H7l2.25 3v5.5L5 19z'], ['ink', 'M12 6.25c-2.5 0-4.5.9-6 2.5 0-3.75 2.3-6.5 6-6.5s6 2.75 6 6.5c-1.5-1.6-3.5-2.5-6-2.5z', 0]],
  lyre: ['M5.75 3.25c-.5 1.5-2 3-2 6.5 0 4.5 2.5 7.75 5.5 8.75h5.5c3-1 5.5-4.25 5.5-8.75 0-3.5-1.5-5-2-6.5', 'M4.25 7.25h15.5M9.25 7.25V18M12 7.25V18M14.75 7.25V18', ['ink', 'M8.75 18h6.5v3.25h-6.5z', 0]],
  lamp: [['soft', 'M2.75 10.75c2.7.5 4.5.4 6.5-.5 4-1.75 10 .1 10 3.65 0 3-3 4.85-7 4.85-5 0-7.5-4-9.5-8z'], 'M8.5 21.25h7M18.8 12c2.7-1.2 3.2 2.7.2 3.25', ['ink', 'M3.25 8.75C1.5 6.5 3.25 5 3.5 2.5 5.75 4.5 5.75 7.25 3.25 8.75z', 0]],
  column: [['soft', 'M8 7.5h8V18H8z'], 'M4.5 3.25h15M6 21h12M7 18h10M12 10.5v4.5', 'M6.25 7.5h11.5a2 2 0 0 0 1.75-2c0-1.25-.75-2.25-2-2.25h-11c-1.25 0-2 1-2 2.25a2 2 0 0 0 1.75 2z'],
  sun: [['ink', star(12, 12, 12, 10.4, 7) + circle(12, 12, 5.5), 0], ['soft', circle(12, 12, 3.6)]],
  greek_temple: [['soft', 'M12 2.75L21.25 8.5H2.75z'], 'M2.75 20.75h18.5M5.25 11v7.5M9.75 11v7.5M14.25 11v7.5M18.75 11v7.5'],
  barrel: [['soft', 'M7 3h10c2.6 5.5 2.6 12.5 0 18H7c-2.6-5.5-2.6-12.5 0-18z'], 'M5.6 8h12.8M5.6 16h12.8M10 3c-.6 5.5-.6 12.5 0 18M14 3c.6 5.5.6 12.5 0 18'],

  // Card colours
  color_brown: [['soft', 'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9z']],
  color_grey: [['soft', 'M12 2.75L20.25 12 12 21.25 3.75 12z']],
  color_blue: [['soft', 'M3.5 6h17v12h-17z']],
  color_green: [['soft', 'M12 3.5l9.5 16.25h-19z']],
  color_yellow: [['soft', circle(12, 12, 8.75)]],
  color_red: [['soft', 'M8 3.25l4 4.75 4-4.75L20.75 8 16 12l4.75 4L16 20.75 12 16l-4 4.75L3.25 16 8 12 3.25 8z']],
  color_purple: [['soft', star(12, 12.75, 5, 10, 4.3)]],

  // Progress tokens (the eighth, law, is a science symbol too)
  agriculture: ['M12 21.5V7', ['soft', leaf(12, 8, 12, 1.8, 3.4)], ...[8, 12.5, 17].flatMap((y): Shape[] => [['soft', leaf(12, y + 2, 5.5, y - 2.5, 3)], ['soft', leaf(12, y + 2, 18.5, y - 2.5, 3)]])],
  architecture: [['soft', circle(12, 4.75, 2)], 'M11 6.6L5.5 21M13 6.6L18.5 21M12 2.75V1.5', 'M4 14.5c4.5 3.7 11.5 3.7 16 0'],
  economy: [['soft', ellipse(9, 18.5, 6, 2.5, 0)], 'M3 18.5v-4M15 18.5v-4', ['soft', ellipse(9, 14.5, 6, 2.5, 0)], 'M3 14.5v-4M15 14.5v-4', ['soft', ellipse(9, 10.5, 6, 2.5, 0)], 'M18.75 20V5M15.5 8l3.25-3.5L22 8'],
  masonry: [['soft', 'M3 9.25L9.25 3l6.5 6.5-6.25 6.25z'], 'M13 13l7.75 7.75', ['ink', 'M21.25 2.75c.7.7.7 1.5 0 2.2L18 8.2 15.8 6l3.25-3.25c.7-.7 1.5-.7 2.2 0zM8.5 14.75l.9.9L6 19l-3.75 2.75L5 18z', 0]],
  mathematics: [['soft', 'M3 20.5h18L3 4z'], 'M3 17h3.5v3.5M12 12.25c2.3 1.8 3 4.8 2.5 8.25', circle(17.5, 6, 2.75)],
  philosophy: [['soft', 'M4 3c2.5 1.7 5 2.2 8 2.2S17.5 4.7 20 3c1 3.3 1 7 0 10.5-1 4-4 7.5-8 7.5s-7-3.5-8-7.5C3 10 3 6.3 4 3z'], circle(8.4, 10, 2.75), circle(15.6, 10, 2.75), dot(8.4, 10, 1.1), dot(15.6, 10, 1.1), ['ink', 'M12 11.5l1.6 2.5L12 16.75 10.4 14z', 0]],
  strategy: [['soft', 'M12 2.75c2.6 1.6 5.3 2.3 8 2.4v6.35c0 5-3.2 8.2-8 9.75-4.8-1.55-8-4.75-8-9.75V5.15c2.7-.1 5.4-.8 8-2.4z'], 'M12 7.25V13M8.75 14h6.5M12 14v3', ['ink', 'M10.75 13V8L12 5.75 13.25 8v5z', 0]],
  theology: [['soft', 'M6 14h12l-1.5 3h-9z'], 'M9.5 17L8.5 21h7l-1-4M6.5 21.25h11', ['ink', 'M12 12.5c-3.6-1-4.3-4.2-2-6.5.2 1.2.8 1.6 1.3 1.5-.3-2 .2-4 1.7-5.5 0 2.5 3.5 4 3.5 7 0 2-1.8 3.2-4.5 3.5z', 0], 'M3.5 6l1.75.9M2.75 11h2M20.5 6l-1.75.9M21.25 11h-2'],
  urbanism: [['soft', 'M2.5 20.75v-7.25l3.75-3.25 3 2.6v7.9z'], ['soft', 'M15.75 20.75V12.5l2.75-2.25 3 2.5v8z'], ['soft', 'M8.5 20.75V7.5l4-4.25 4 4.25v13.25z'], 'M11 20.5v-4a1.5 1.5 0 0 1 3 0v4M12.5 9v1.5M1.75 20.75h20.5'],

  // Effects
  extra_turn: ['M20.5 12a8.5 8.5 0 1 1-2.6-6.1l2.6 2.6M20.5 3v5.5H15', ['ink', star(12, 12.2, 5, 4.6, 2), 0]],
  destroy: [['soft', 'M10.5 3H6a1.5 1.5 0 0 0-1.5 1.5v15A1.5 1.5 0 0 0 6 21h3l1.25-4.5L7.5 13l3.5-3.5L9 6.5z'], ['soft', 'M15 3h3a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 18 21h-4.5l1.25-4.5L12 13l3.5-3.5-2-3z']],
  restore: ['M3.25 15.5v4a1.5 1.5 0 0 0 1.5 1.5h14.5a1.5 1.5 0 0 0 1.5-1.5v-4', ['soft', 'M7.5 17.5V4.5A1.5 1.5 0 0 1 9 3h6a1.5 1.5 0 0 1 1.5 1.5v13z'], 'M12 14V7M9.25 9.5L12 6.75l2.75 2.75'],
  library: [['soft', circle(6.75, 16, 4.25)], ['soft', circle(17.25, 16, 4.25)], ['ink', circle(12, 7, 4.75), 0]],
  fixed_price: [['soft', tag], dot(7.5, 7.5, 1.4), 'M11.25 12.25l1.75-.25v5'],
  trade: [['coin', circle(12, 12, 3.4)], 'M3 4.5h16.5M16.75 1.75l2.75 2.75-2.75 2.75M21 19.5H4.5M7.25 16.75L4.5 19.5l2.75 2.75'],
  discount: [['soft', tag], dot(7.5, 7.5, 1.4), 'M9.75 13.75h5.5'],
  wonder: [['soft', 'M2.5 20.5L12 7l9.5 13.5z'], 'M12 7l2.5 13.5M12 4V2.25M7.6 5.6L6.4 4.4M16.4 5.6l1.2-1.2'],
  token: [['soft', ring], 'M7.75 12.25L12 8l4.25 4.25M7.75 16.5L12 12.25l4.25 4.25'],
  guild: [['soft', 'M5 4.5h14v16l-7-4-7 4z'], 'M3 4.5h18', ['ink', star(12, 10.4, 5, 4, 1.7), 0]],
  card: [['soft', cardShape], ['ink', 'M5.5 8.5v-4A1.5 1.5 0 0 1 7 3h10a1.5 1.5 0 0 1 1.5 1.5v4z', 0]],
  any_raw: [['clay', 'M12 12L4.2 7.5 12 3l7.8 4.5z'], ['wood', 'M12 12v9l-7.8-4.5v-9z'], ['stone', 'M12 12v9l7.8-4.5v-9z']],
  any_manufactured: [['glass-dark', 'M12 2.75v18.5L3.75 12z'], ['papyrus', 'M12 2.75v18.5L20.25 12z']],
  opponent_loses: [['soft', circle(8.5, 7, 3.75)], ['soft', 'M2.25 20.5c0-4.3 2.3-6.75 6.25-6.75s6.25 2.45 6.25 6.75z'], ['coin', circle(17.5, 16.5, 4.5)], 'M15.75 16.5h3.5'],

  // Interface
  menu: ['M4 6.5h16M4 12h16M4 17.5h16'],
  close: ['M5.5 5.5l13 13M18.5 5.5l-13 13'],
  back: ['M20 12H4.5M11 5.25L4.25 12 11 18.75'],
  forward: ['M4 12h15.5M13 5.25L19.75 12 13 18.75'],
  undo: ['M8.5 4.5L4 9l4.5 4.5M4 9h10.25a5.75 5.75 0 0 1 0 11.5H8'],
  hint: [['soft', 'M8.5 16.5C6 15 5 12.5 5 10a7 7 0 0 1 14 0c0 2.5-1 5-3.5 6.5V18h-7z'], 'M9.5 21.25h5M12 14v-3.5M10 9l2 1.5L14 9'],
  chat: [['soft', 'M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9.5a1.5 1.5 0 0 1-1.5 1.5H12l-5 4v-4H4.5A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5z'], 'M7.5 9h9M7.5 12.75h5.5'],
  log: ['M9 6h11.5M9 12h11.5M9 18h11.5', dot(4.5, 6), dot(4.5, 12), dot(4.5, 18)],
  help: [['soft', ring], 'M9.25 9.5a2.8 2.8 0 1 1 4.2 2.4c-1 .6-1.45 1.1-1.45 2.1', dot(12, 17, 1.2)],
  settings: ['M3.5 7h4M12.5 7h8M3.5 17h8M16.5 17h4', ['soft', circle(10, 7, 2.5)], ['soft', circle(14, 17, 2.5)]],
  sound: [speaker, 'M15.5 9a4.25 4.25 0 0 1 0 6M18 6.25a8.1 8.1 0 0 1 0 11.5'],
  mute: [speaker, 'M16 9.5l5 5M21 9.5l-5 5'],
  link: ['M10 14a4.25 4.25 0 0 0 6.2.2l3-3a4.25 4.25 0 0 0-6-6l-1.45 1.4M14 10a4.25 4.25 0 0 0-6.2-.2l-3 3a4.25 4.25 0 0 0 6 6l1.45-1.4'],
  qr: ['M3.5 3.5h6.5V10H3.5zM14 3.5h6.5V10H14zM3.5 14H10v6.5H3.5zM14 14h2.5v2.5H14zM20.5 14v2M20.5 20.5H19M14 20.5h2', dot(6.75, 6.75), dot(17.25, 6.75), dot(6.75, 17.25)],
  share: [['soft', circle(18, 5.5, 2.75)], ['soft', circle(6, 12, 2.75)], ['soft', circle(18, 18.5, 2.75)], 'M8.4 10.7l7.2-3.9M8.4 13.3l7.2 3.9'],
  copy: [['soft', 'M10 8.5h9A1.5 1.5 0 0 1 20.5 10v9.5A1.5 1.5 0 0 1 19 21h-9a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 10 8.5z'], 'M5.5 15.5H5A1.5 1.5 0 0 1 3.5 14V4.5A1.5 1.5 0 0 1 5 3h9.5A1.5 1.5 0 0 1 16 4.5V5'],
  clock: [['soft', ring], 'M12 6.75V12l3.5 2.5'],
  person: [['soft', circle(12, 7.25, 4)], ['soft', bust]],
  bot: [['soft', 'M6 8h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z'], 'M12 8V4.5M1.75 12.5v3M22.25 12.5v3M9.5 16.5h5', dot(12, 3.6, 1.5), dot(8.75, 12.5, 1.4), dot(15.25, 12.5, 1.4)],
  eye: [['soft', 'M2 12c2.5-4.3 5.8-6.5 10-6.5s7.5 2.2 10 6.5c-2.5 4.3-5.8 6.5-10 6.5S4.5 16.3 2 12z'], dot(12, 12, 3)],
  check: ['M4.5 12.75l5 5L19.75 6.5'],
  warning: [['soft', 'M12 3.25L22 20H2z'], 'M12 9.5v4.5', dot(12, 17, 1.2)],
  offline: ['M2.5 9.25A14 14 0 0 1 8 6.2M12.5 5.5a14 14 0 0 1 9 3.75M6 13a9 9 0 0 1 4-2.2M15 11.25A9 9 0 0 1 18 13M4 3.5l16 17', dot(12, 18, 1.75)],
  play: [['soft', 'M6.5 3.75L20 12 6.5 20.25z']],
  pause: [['soft', 'M6 4.5h3.75v15H6z'], ['soft', 'M14.25 4.5H18v15h-3.75z']],
  replay: ['M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.5M3.5 3v5.5H9', ['ink', 'M10 8.5l5.75 3.5L10 15.5z', 0]],
  sun_theme: [['soft', circle(12, 12, 4.25)], 'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4'],
  moon_theme: [['soft', 'M19.5 16A8.75 8.75 0 1 1 9 4.5 7 7 0 0 0 19.5 16z'], ['ink', star(17.5, 6.5, 4, 3.4, 1.1), 0]],
  language: [['soft', ring], 'M3 12h18M12 3c-5 5.4-5 12.6 0 18 5-5.4 5-12.6 0-18z'],
  plus: ['M12 4.5v15M4.5 12h15'],
  minus: ['M4.5 12h15'],
  search: [['soft', circle(10.5, 10.5, 6.75)], 'M15.5 15.5l5.25 5.25'],
  home: [['soft', 'M5 10.5V20.5h14V10.5'], 'M2.5 12L12 3.5l9.5 8.5M10 20.5v-5.75h4v5.75'],
  crown: [['soft', 'M4 18L2.75 7.5 8 11.25 12 4.5l4 6.75 5.25-3.75L20 18z'], 'M4.5 21h15'],
  trophy: [['soft', 'M7 3.5h10V10a5 5 0 0 1-10 0z'], 'M7 5.5H3.5c0 3.25 1.3 5.25 4 5.75M17 5.5h3.5c0 3.25-1.3 5.25-4 5.75M12 15v5M8 20.75h8'],
  swap: ['M7 20V4.5M3.25 8.25L7 4.25l3.75 4M17 4v15.5M13.25 15.75l3.75 4 3.75-4'],
  discard: ['M3.25 15.5v4a1.5 1.5 0 0 0 1.5 1.5h14.5a1.5 1.5 0 0 0 1.5-1.5v-4', 'M12 3v12M7.5 10.75L12 15.25l4.5-4.5'],
  hourglass: [['soft', 'M6.5 3c0 5 2 6.5 4.5 9-2.5 2.5-4.5 4-4.5 9h11c0-5-2-6.5-4.5-9 2.5-2.5 4.5-4 4.5-9z'], 'M5 3h14M5 21h14', ['ink', 'M8.5 20c.3-2 1.7-3.5 3.5-3.5s3.2 1.5 3.5 3.5zM9 7.5h6L12 11z', 0]],
  lock: [['soft', 'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5V12a1.5 1.5 0 0 1 1.5-1.5z'], 'M8 10.5V7.25a4 4 0 0 1 8 0v3.25M12 14.5v2.5'],
} satisfies Record<string, Shape[]>

export type SignName = keyof typeof shapes

export const signs: Record<SignName, Shape[]> = shapes
