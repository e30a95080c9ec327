// What is demanded of every game: whatever its protocol can say has words in both languages, a sign where a log tells it, and marks.

import { cleanup } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { SignName } from '../art/signs'
import type { GameEvent, Happening, SeatLetter } from '../generated/protocol'
import type { Mark } from '../ui/Marks.svelte'
import type { sentencesOf, WordContext } from './sentences'
import type { LogTurn } from './table-controller.svelte'
import { languages, setLanguage } from './text.svelte'

type Tagged = { kind: string }

interface Sample<T> {
  sample: T
  told: boolean
}

/** One of each kind, as the protocol lists them. */
export interface Samples<D, C, Q> {
  choices: D[]
  outcomes: Sample<D>[]
  consequences: Sample<C>[]
  questions: Q[]
}

interface Page<D extends Tagged, C extends Tagged> {
  sentences: ReturnType<typeof sentencesOf<D, C>>
  deedSigns: Record<string, SignName | null>
  toldSigns: Record<string, SignName | null>
  marks: (consequences: C[]) => Mark[]
  /** Consequences without a mark: what the board shows, or what another mark says. */
  unmarked: C['kind'][]
}

const context: WordContext = { nameOf: (seat) => (seat === 'A' ? 'Ania' : 'Bot 2'), near: 'A' }

/** Looks at everything in both languages; nothing may be missing. */
export async function inBoth(look: () => void | Promise<void>) {
  const complaints = vi.spyOn(console, 'error')
  try {
    for (const language of languages) {
      await setLanguage(language)
      await look()
      cleanup()
    }
    expect(complaints).not.toHaveBeenCalled()
  } finally {
    complaints.mockRestore()
    await setLanguage('en')
  }
}

/** Every deed as it happens: by A if it can be chosen, by the table or another seat if not. */
export function logOf<D, C>({ choices, outcomes }: Samples<D, C, unknown>, other: SeatLetter | null, event: (deed: D) => GameEvent): Happening[] {
  const deeds = [...choices.map((deed) => ({ deed, seat: 'A' as SeatLetter | null })), ...outcomes.map(({ sample }) => ({ deed: sample, seat: other }))]
  return deeds.map(({ deed, seat }, index) => ({ index, deeds: [{ seat, event: event(deed) }] }))
}

/** All lines of a log. */
export const linesOf = (turns: LogTurn[]): string[] => turns.flatMap((turn) => [turn.text, ...turn.rest.map(({ text }) => text)])

/** A sentence, or a part of one, without anything that only a program reads. */
function expectWords(text: string, what: unknown) {
  expect(text, JSON.stringify(what)).toMatch(/\p{L}{2}/u)
  expect(text, JSON.stringify(what)).not.toMatch(/[{}]|undefined|NaN|[a-z]-do-|[a-z]-then-/)
}

export function describeSamples<D extends Tagged, C extends Tagged>({ choices, outcomes, consequences }: Samples<D, C, unknown>, page: Page<D, C>) {
  const { choiceWords, deedTold, thenTold } = page.sentences

  describe('whatever can be chosen', () => {
    it('stands on a button with a capital letter, and has its player in front when it is told', () =>
      inBoth(() => {
        for (const deed of choices) {
          expectWords(choiceWords(deed, context), deed)
          expect(choiceWords(deed, context)).toMatch(/^\p{Lu}\p{Ll}/u)
          expectWords(deedTold(deed, 'A', context), deed)
          expect(deedTold(deed, 'A', context)).toMatch(/^Ania \p{Ll}/u)
        }
      }))

    it('has a sign', () => {
      for (const { kind } of choices) expect(page.deedSigns[kind], kind).not.toBeNull()
    })

    it('is marked with what it brings', () =>
      inBoth(() => {
        for (const { sample } of consequences) {
          const made = page.marks([sample])
          expect(made.length, JSON.stringify(sample)).toBe(page.unmarked.includes(sample.kind) ? 0 : 1)
          for (const { text, words } of made) {
            expect(text, JSON.stringify(sample)).toMatch(/^[^{}]+$/)
            expectWords(words, sample)
          }
        }
      }))
  })

  describe('whatever happens', () => {
    it('has a sign and a sentence exactly if a log tells it', () =>
      inBoth(() => {
        for (const { sample, told } of outcomes) {
          expect(page.deedSigns[sample.kind] !== null, sample.kind).toBe(told)
          if (told) expectWords(deedTold(sample, 'A', context), sample)
        }
        for (const { sample, told } of consequences) {
          expect(page.toldSigns[sample.kind] !== null, sample.kind).toBe(told)
          if (told) expectWords(thenTold(sample, context), sample)
        }
      }))
  })
}
