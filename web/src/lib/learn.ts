// The words of Learn, which few read and nobody at first: they come with the screens that show them.

import { addCatalogue, type Catalogue } from './text.svelte'

export const learnCatalogue: Catalogue = {
  en: () => import('./catalogue/learn-en'),
  pl: () => import('./catalogue/learn-pl'),
}

/** What was asked for, once its words are there, too. */
export async function withLearnWords<T>(wanted: Promise<T>): Promise<T> {
  const [found] = await Promise.all([wanted, addCatalogue(learnCatalogue)])
  return found
}
