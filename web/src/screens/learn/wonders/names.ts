// Names of the editions.

import { say } from '../../../lib/text.svelte'

export const editionName = (edition: string) => say(`learn-wonders-edition-${edition}`)
/** The edition, or both. */
export const editionsName = (editions: readonly string[]) => (editions.length > 1 ? say('learn-wonders-edition-both') : editions.map(editionName).join())
