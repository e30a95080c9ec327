// The log as people tell it: turn by turn, what the table laid out in one line.

import type { SignName } from '../../../art/signs'
import type { DuelDeed } from '../../../generated/protocol'
import { linesAfter } from '../../../lib/log'
import type { LogLine, LogTurn } from '../../../lib/table-controller.svelte'
import { list, say } from '../../../lib/text.svelte'
import { deedTold, thenTold } from '../words/deeds'
import { ofDuel, type DuelEntry } from '../words/happening'
import { decreeName, giftName, tokenName, wonderName } from '../words/names'
import type { DuelController } from './controller.svelte'
import { deedSigns, toldSigns } from './signs'
import { turnKinds } from './uses'

/** All turns, the first one first. */
export function turnsOf(controller: DuelController): LogTurn[] {
  const turns: LogTurn[] = []
  let age = 0
  for (const { laid, entries } of stretchesOf(ofDuel(controller.connection.log))) {
    if (laid === 'cards') age += 1
    if (laid) turns.push(laidOut(laid, entries, age))
    else for (const entry of entries) tell(controller, entry, turns)
  }
  return turns
}

/** What is laid out one after another and told in one line. */
type Laid = 'tokens' | 'wonders' | 'cards' | 'gifts' | 'decrees'

const laidSigns: Record<Laid, SignName> = { tokens: 'token', wonders: 'wonder', cards: 'card', gifts: 'mythology', decrees: 'decree' }

function laidBy({ kind }: DuelDeed): Laid | null {
  switch (kind) {
    case 'token_laid':
      return 'tokens'
    case 'wonder_offered':
      return 'wonders'
    case 'card_laid':
    case 'back_laid':
      return 'cards'
    case 'gift_laid':
      return 'gifts'
    case 'decree_laid':
      return 'decrees'
    // Whatever else there is has a line of its own.
    default:
      return null
  }
}

/** Entries that follow each other: things of one sort that were laid out, or anything else. */
interface Stretch {
  laid: Laid | null
  entries: DuelEntry[]
}

function stretchesOf(log: DuelEntry[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const entry of log) {
    const laid = laidBy(entry.event.deed)
    const last = stretches.at(-1)
    if (last?.laid === laid) last.entries.push(entry)
    else stretches.push({ laid, entries: [entry] })
  }
  return stretches
}

/** One line for all that was laid out together. */
function laidOut(laid: Laid, entries: DuelEntry[], age: number): LogTurn {
  const deeds = entries.map(({ event }) => event.deed)
  return { key: entries[0]?.index ?? 0, seat: null, sign: laidSigns[laid], text: laidWords(laid, deeds, age), rest: [] }
}

function laidWords(laid: Laid, deeds: DuelDeed[], age: number): string {
  switch (laid) {
    case 'tokens':
      return say('board-log-tokens', { tokens: list(deeds.flatMap((deed) => ('token' in deed ? [tokenName(deed.token)] : []))) })
    case 'wonders':
      return say('board-log-wonders', { wonders: list(deeds.flatMap((deed) => ('wonder' in deed ? [wonderName(deed.wonder)] : []))) })
    case 'cards':
      return say('board-log-age', { age: say(`duel-back-age${age}`) })
    case 'gifts':
      return say('board-log-gifts', { tokens: list(deeds.flatMap((deed) => ('gift' in deed && deed.gift ? [giftName(deed.gift)] : []))) })
    case 'decrees':
      return say('board-log-decrees', { decrees: list(deeds.flatMap((deed) => ('decree' in deed ? [decreeName(deed.decree)] : []))) })
  }
}

/** Adds a deed to the turns: it begins one, or belongs to the last. What followed from it comes below. */
function tell(controller: DuelController, { index, seat, event: { deed, consequences } }: DuelEntry, turns: LogTurn[]) {
  const sign = deedSigns[deed.kind]
  if (sign && !isToldAlready(deed)) {
    const line: LogLine = { key: index, sign, text: deedTold(deed, seat, controller.wordContext) }
    const last = turns.at(-1)
    if (last && !(seat && turnKinds.has(deed.kind))) last.rest.push(line)
    else turns.push({ ...line, seat, rest: [] })
  }
  turns.at(-1)?.rest.push(...linesAfter(index, consequences, toldSigns, (one) => thenTold(one, controller.wordContext)))
}

/** One sentence tells of all cards that were removed in an age. */
const isToldAlready = (deed: DuelDeed) => deed.kind === 'removed_shown_unseen' && deed.number > 1
