// Which pieces of a drawing stand when so many stages of a wonder are built.

import type { BoardId } from './rises'

/** The five pieces, shared out among two, three or four stages. */
const shares: Record<BoardId, Record<2 | 3 | 4, number[][]>> = {
  alexandria: { 2: [[0, 1], [2, 3, 4]], 3: [[0], [1, 2], [3, 4]], 4: [[0], [1], [2, 3], [4]] },
  babylon: { 2: [[0, 1], [2, 3, 4]], 3: [[0], [1, 2], [3, 4]], 4: [[0], [1], [2, 3], [4]] },
  ephesus: { 2: [[0, 2], [1, 3, 4]], 3: [[0], [1, 2, 3], [4]], 4: [[0], [2], [1, 3], [4]] },
  giza: { 2: [[0, 1, 2], [3, 4]], 3: [[0, 1], [2, 3], [4]], 4: [[0], [1], [2, 3], [4]] },
  halicarnassus: { 2: [[0, 1], [2, 3, 4]], 3: [[0, 1], [2, 3], [4]], 4: [[0], [1], [2, 3], [4]] },
  olympia: { 2: [[0, 1, 2], [3, 4]], 3: [[0], [1, 2], [3, 4]], 4: [[0], [1, 2], [3], [4]] },
  petra: { 2: [[0, 1, 2], [3, 4]], 3: [[0, 1], [2, 3], [4]], 4: [[0], [1], [2, 3], [4]] },
  rhodes: { 2: [[0, 1, 2], [3, 4]], 3: [[0, 1], [2, 3], [4]], 4: [[0, 1], [2], [3], [4]] },
}

const mask = (pieces: readonly number[]) => pieces.reduce((all, i) => all | (1 << i), 0)

/** The pieces of every stage as bit masks, first stage first; a number of stages that no board has is shared out evenly. */
export function piecesOf(id: BoardId, stages: number): number[] {
  if (stages === 2 || stages === 3 || stages === 4) return shares[id][stages].map(mask)
  const count = Math.max(1, Math.min(5, Math.round(stages)))
  const at = (k: number) => Math.round((k * 5) / count)
  return Array.from({ length: count }, (_, k) => mask([0, 1, 2, 3, 4].slice(at(k), at(k + 1))))
}

/** What stands after `built` of them, and what comes next. */
export function risen(id: BoardId, stages: number, built: number): { stands: number; next: number; whole: boolean } {
  const pieces = piecesOf(id, stages)
  const done = Math.max(0, Math.min(pieces.length, Math.floor(built)))
  return { stands: pieces.slice(0, done).reduce((all, one) => all | one, 0), next: pieces[done] ?? 0, whole: done === pieces.length }
}
