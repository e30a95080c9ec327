// Things of the protocol that have a tag, in words. Whatever the game: the message follows from the tag, its values are the fields.

import type { SeatLetter } from '../generated/protocol'
import { attribute, attributeOr, language, say, type TextArgs } from './text.svelte'

type Tagged = { kind: string }
type Field<U> = U extends unknown ? Exclude<keyof U, 'kind'> : never
type ValueOf<U, F> = U extends unknown ? (F extends keyof U ? Exclude<U[F], undefined> : never) : never

/** What the sentences need besides what they are about. */
export interface WordContext {
  nameOf: (seat: SeatLetter) => string
  /** Who reads: figures by seat are theirs. */
  near: SeatLetter
}

/** How every field that some kind has is put into words, so that a new field is missed by the compiler. */
export type Vocabulary<U> = { [F in Field<U>]-?: (value: ValueOf<U, F>, context: WordContext) => string | number }

/** What a game calls its messages. */
interface MessageIds {
  deed: (tag: string) => string
  then: (tag: string) => string
}

/** The sentences about the deeds `D` and the consequences `C` of a game. */
export function sentencesOf<D extends Tagged, C extends Tagged>(ids: MessageIds, vocabulary: Vocabulary<D | C>) {
  const valuesOf = (tagged: Tagged, context: WordContext): TextArgs => {
    const words = vocabulary as Record<string, (value: unknown, context: WordContext) => string | number>
    const fields = Object.entries(tagged).filter(([field, value]) => field !== 'kind' && value !== undefined)
    return Object.fromEntries(fields.map(([field, value]) => [field, words[field]?.(value, context) ?? '']))
  }
  return {
    /** A choice, as it stands on a button. */
    choiceWords: (deed: D, context: WordContext): string => capital(say(ids.deed(tagOf(deed)), valuesOf(deed, context))),
    /** What somebody did or the table revealed, as a sentence. */
    deedTold(deed: D, seat: SeatLetter | null, context: WordContext): string {
      const values = valuesOf(deed, context)
      return attribute(ids.deed(tagOf(deed)), 'told', seat === null ? values : { ...values, name: context.nameOf(seat) })
    },
    /** What a choice would bring, in full. */
    thenWords: (one: C, context: WordContext): string => say(ids.then(tagOf(one)), valuesOf(one, context)),
    /** The same in a word or two; some are as short in full. */
    thenMark: (one: C, context: WordContext): string => attributeOr(ids.then(tagOf(one)), 'mark', valuesOf(one, context)),
    /** What followed, as a sentence. */
    thenTold: (one: C, context: WordContext): string => attribute(ids.then(tagOf(one)), 'told', valuesOf(one, context)),
  }
}

/** What names the message: the kind, with the side and the question where there are any. */
function tagOf(tagged: Tagged & { side?: string; question?: string }): string {
  return [tagged.kind, tagged.side, tagged.question].filter((part) => part !== undefined).join('-')
}

/** With a capital letter in front, as it stands on a button. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1)
