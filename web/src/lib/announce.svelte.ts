let line = $state({ text: '', turn: 0 })

/** Tells a screen reader something, politely. The same text twice is told twice. */
export function announce(text: string) {
  line = { text, turn: line.turn + 1 }
}

export function announced(): { text: string; turn: number } {
  return line
}
