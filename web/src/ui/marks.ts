import type { SignName } from '../art/signs'
import type { Mark } from './Marks.svelte'

/** How a consequence is marked. */
export interface Look {
  sign: SignName
  tone: Mark['tone']
}

const rank: Record<Mark['tone'], number> = { great: 0, good: 1, bad: 2, plain: 3 }

interface MarkWords<C> {
  mark: (one: C) => string
  words: (one: C) => string
}

/** What follows from an action as marks, the best first; none where there is no look. */
export function marksOf<C>(consequences: readonly C[], lookOf: (one: C) => Look | null, { mark, words }: MarkWords<C>): Mark[] {
  const made = consequences.flatMap((one) => {
    const look = lookOf(one)
    return look ? [{ ...look, text: mark(one), words: words(one) }] : []
  })
  return made.sort((a, b) => rank[a.tone] - rank[b.tone])
}
