import type { Component } from 'svelte'
import type { GameState, Happening } from '../../generated/protocol'
import type { Link } from '../../lib/link.svelte'
import type { Sound } from '../../lib/sound'
import { say } from '../../lib/text.svelte'

type Board = Component<{ link: Link }>

/** What the frame has to know of a game: its board, its end, its rules, and a few words. */
export interface GameFrame {
  board: () => Promise<{ default: Board }>
  end: () => Promise<{ default: Board }>
  /** The rules in short, to read beside the board. */
  rules: () => Promise<{ default: Component }>
  /** How far the game has come, for the top bar. */
  chapter: (game: GameState) => string
  /** What a happening sounds like. */
  sound: (happening: Happening) => Sound | null
}

const duel: GameFrame = {
  board: () => import('../../games/duel/DuelTable.svelte'),
  end: () => import('../../games/duel/end/DuelEnd.svelte'),
  rules: () => import('../learn/RulesHelp.svelte'),
  chapter: ({ view }) => (view.offer.length > 0 ? say('board-chapter-draft') : say(`duel-back-age${view.age}`)),
  sound: ({ event }) => {
    if (event.kind === 'discard') return 'coin'
    return ['draft', 'build', 'wonder', 'progress', 'destroy', 'restore'].includes(event.kind) ? 'card' : null
  },
}

const frames: Record<string, GameFrame> = { duel }

export function frameOf(game: string): GameFrame {
  return frames[game] ?? duel
}
