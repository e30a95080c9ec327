// The games of the family: what the page knows of them before anything of theirs is loaded.

import { addCatalogue, type Catalogue } from './text.svelte'

/** In the order in which they are offered. */
export const gameIds = ['duel', 'architects', 'wonders'] as const

export type GameId = (typeof gameIds)[number]

interface Known {
  /** The fewest and the most seats. */
  seats: readonly [least: number, most: number]
  expansions: readonly string[]
  /** Options that a table always tells of, and their usual values. */
  told: Readonly<Record<string, string>>
  /** All choose at the same time: nobody begins, and who sits beside whom is what counts. */
  together?: true
  /** Options that mean something with an even number of seats only. */
  even?: readonly string[]
  /** Words that come with the game; without it they are there at once. */
  catalogue?: Catalogue
}

const duel: Known = { seats: [2, 2], expansions: ['pantheon', 'agora'], told: { wonders: 'draft' } }

/** By game. The page of the browser tests adds the toy. */
export const known: Record<string, Known> = {
  duel,
  architects: {
    seats: [2, 7],
    expansions: [],
    told: { wonders: 'random' },
    catalogue: { en: () => import('./catalogue/architects-en'), pl: () => import('./catalogue/architects-pl') },
  },
  wonders: {
    seats: [3, 7],
    expansions: ['armada'],
    told: { edition: 'first', wonders: 'random' },
    even: ['teams'],
    together: true,
    catalogue: { en: () => import('./catalogue/wonders-en'), pl: () => import('./catalogue/wonders-pl') },
  },
} satisfies Record<GameId, Known>

export function isGame(word: string | undefined): word is GameId {
  return gameIds.some((game) => game === word)
}

/** What is known of a game; of Duel if there is no such game. */
export function knownOf(game: string): Known {
  return known[game] ?? duel
}

/** What was asked for, once the words of the game are there, too. */
export async function withGameWords<T>(game: string, wanted: Promise<T>): Promise<T> {
  const { catalogue } = knownOf(game)
  const [found] = await Promise.all([wanted, catalogue && addCatalogue(catalogue)])
  return found
}
