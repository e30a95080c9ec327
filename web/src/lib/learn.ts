// The words of Learn, which few read and nobody at first: they come with the screens that show them.

import { withGameWords } from './games'
import { addCatalogue, type Catalogue } from './text.svelte'

export const learnCatalogue: Catalogue = {
  en: () => import('./catalogue/learn-en'),
  pl: () => import('./catalogue/learn-pl'),
}

/** What Learn says of a game, unless it stands among the common words. */
const ofGames: Partial<Record<string, Catalogue>> = {
  architects: { en: () => import('./catalogue/learn-architects-en'), pl: () => import('./catalogue/learn-architects-pl') },
  wonders: { en: () => import('./catalogue/learn-wonders-en'), pl: () => import('./catalogue/learn-wonders-pl') },
}

/** Catalogues in which names of a game's pieces stand, besides its own. */
export const learnWords = (game: string): readonly Catalogue[] => [ofGames[game] ?? learnCatalogue]

/** What was asked for, once its words are there, too. */
export async function withLearnWords<T>(wanted: Promise<T>, game = 'duel'): Promise<T> {
  const more = ofGames[game]
  const [found] = await Promise.all([withGameWords(game, wanted), addCatalogue(learnCatalogue), more && addCatalogue(more)])
  return found
}
