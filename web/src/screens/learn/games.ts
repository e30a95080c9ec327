// Each game's part of Learn comes when somebody wants to read about that game.

import type { GameId } from '../../lib/games'
import { withLearnWords } from '../../lib/learn'
import type { LearnGame } from './book'

const books: Record<GameId, () => Promise<{ default: LearnGame }>> = {
  duel: () => import('./duel/book'),
  architects: () => import('./architects/book'),
  wonders: () => import('./wonders/book'),
}

export async function bookOf(game: GameId): Promise<LearnGame> {
  return (await withLearnWords(books[game](), game)).default
}
