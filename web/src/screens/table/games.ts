import type { Component } from 'svelte'
import type { ArchitectsDeed, Deed, DuelDeed, GameState } from '../../generated/protocol'
import { withGameWords, type GameId } from '../../lib/games'
import { withLearnWords } from '../../lib/learn'
import type { Connection } from '../../lib/connection.svelte'
import type { Sound } from '../../lib/sound'
import { has, say } from '../../lib/text.svelte'

type Board = Component<{ connection: Connection }>

/** What the frame has to know of a game: its board, its end, its rules, and a few words. */
export interface GameFrame {
  board: () => Promise<{ default: Board }>
  end: () => Promise<{ default: Board }>
  /** The rules in short, to read beside the board. */
  rules: () => Promise<{ default: Component<{ expansions?: readonly string[] }> }>
  /** How far the game has come, for the top bar. */
  chapter: (game: GameState) => string
  /** What a deed sounds like. */
  sound: (deed: Deed) => Sound | null
}

/** Deeds that move no piece. */
const silent: { duel: readonly DuelDeed['kind'][]; architects: readonly ArchitectsDeed['kind'][] } = {
  duel: ['begin', 'consult', 'conspire', 'pass'],
  architects: ['look', 'use', 'decline', 'no_extra', 'end'],
}

const duel: GameFrame = {
  board: () => import('../../games/duel/DuelTable.svelte'),
  end: () => import('../../games/duel/end/DuelEnd.svelte'),
  rules: () => withLearnWords(import('../learn/duel/Rules.svelte')),
  chapter: ({ view }) => (view.game !== 'duel' ? '' : view.offer.length > 0 ? say('board-chapter-draft') : say(`duel-back-age${view.age}`)),
  sound: ({ seat, event }) => {
    if (event.game !== 'duel') return null
    if (event.deed.kind === 'discard') return 'coin'
    return seat !== null && !silent.duel.includes(event.deed.kind) ? 'card' : null
  },
}

const architects: GameFrame = {
  board: () => withGameWords('architects', import('../../games/architects/ArchitectsTable.svelte')),
  end: () => withGameWords('architects', import('../../games/architects/end/ArchitectsEnd.svelte')),
  rules: () => withLearnWords(import('../learn/architects/Rules.svelte'), 'architects'),
  chapter: ({ view }) => {
    // Its words come with its board.
    if (view.game !== 'architects' || !has('arch-chapter')) return ''
    if (view.ask?.what === 'pick_wonder') return say('board-chapter-draft')
    const stages = Math.max(...view.cities.map((city) => city.stages.filter(({ state }) => state === 'built').length))
    return say('arch-chapter', { stages })
  },
  sound: ({ seat, event }) => {
    if (event.game !== 'architects') return null
    if (event.consequences.some(({ kind }) => kind === 'horns' || kind === 'battle')) return 'horn'
    return seat !== null && !silent.architects.includes(event.deed.kind) ? 'card' : null
  },
}

const wonders: GameFrame = {
  board: () => withGameWords('wonders', import('../../games/wonders/WondersTable.svelte')),
  end: () => withGameWords('wonders', import('../../games/wonders/end/WondersEnd.svelte')),
  rules: () => withLearnWords(import('../learn/wonders/Rules.svelte'), 'wonders'),
  chapter: ({ view }) => {
    if (view.game !== 'wonders' || !has('won-chapter')) return ''
    if (view.ask === 'pick_wonder' || view.ask === 'choose_side') return say('board-chapter-draft')
    return say('won-chapter', { age: say(`wonders-age-${view.age}`), turn: view.turn })
  },
  sound: ({ seat, event }) => {
    if (event.game !== 'wonders') return null
    if (event.consequences.some(({ kind }) => kind === 'conflicts')) return 'horn'
    if (event.deed.kind === 'discard' || event.deed.kind === 'discard_hidden') return 'coin'
    return seat !== null && event.deed.kind !== 'decline' ? 'card' : null
  },
}

/** By game. The page of the browser tests adds the toy. */
export const frames: Record<string, GameFrame> = { duel, architects, wonders } satisfies Record<GameId, GameFrame>

export function frameOf(game: string): GameFrame {
  return frames[game] ?? duel
}
