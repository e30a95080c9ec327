// What the tests of Learn share: what the program has a word for, the rules have to tell of.

/** What the messages of a catalogue with this beginning are about; the sum of the score sheet needs no explanation. */
export function wordsFor(catalogue: string, prefix: string): string[] {
  const found = [...catalogue.matchAll(new RegExp(`^${prefix}(\\w+) =`, 'gm'))].flatMap(([, id]) => id ?? [])
  return found.filter((id) => id !== 'total').sort()
}
