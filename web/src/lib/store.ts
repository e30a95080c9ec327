/** What this browser remembers. Storage may be missing, full or forbidden; then nothing is remembered. */
export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`pharos.${key}`)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

export function remember(key: string, value: unknown) {
  try {
    localStorage.setItem(`pharos.${key}`, JSON.stringify(value))
  } catch {
    // Private windows: the choice lasts as long as the page.
  }
}
