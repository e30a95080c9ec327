// Things of the protocol that have a tag, in words. Whatever the game: the message follows from the tag, its values are the fields.

import type { TextArgs } from './text.svelte'
import { language } from './text.svelte'

type Field<U> = U extends unknown ? Exclude<keyof U, 'kind'> : never
type ValueOf<U, F> = U extends unknown ? (F extends keyof U ? Exclude<U[F], undefined> : never) : never

/** How every field that some kind has is put into words, so that a new field is missed by the compiler. */
export type Vocabulary<U, S> = { [F in Field<U>]-?: (value: ValueOf<U, F>, context: S) => string | number }

/** What the message about a tagged thing asks for. */
export function valuesOf<U extends { kind: string }, S>(tagged: U, vocabulary: Vocabulary<U, S>, context: S): TextArgs {
  const words = vocabulary as Record<string, (value: unknown, context: S) => string | number>
  const values: TextArgs = {}
  for (const [field, value] of Object.entries(tagged)) {
    if (field !== 'kind' && value !== undefined) values[field] = words[field]?.(value, context) ?? ''
  }
  return values
}

/** With a capital letter in front, as it stands on a button. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1)
