export interface ToastLine {
  id: number
  text: string
  kind: 'note' | 'warning'
}

let lines = $state.raw<ToastLine[]>([])
let next = 0

export function toasts(): ToastLine[] {
  return lines
}

/** Shows a short message for a while; a screen reader hears it politely. */
export function toast(text: string, kind: ToastLine['kind'] = 'note') {
  const id = next++
  lines = [...lines.filter((line) => line.text !== text), { id, text, kind }].slice(-3)
  setTimeout(() => dismiss(id), 4000 + text.length * 60)
}

export function dismiss(id: number) {
  lines = lines.filter((line) => line.id !== id)
}
