// The log as people tell it: turn by turn, what the table laid out in one line.

import type { ArchitectsDeed, SeatLetter } from '../../../generated/protocol'
import { linesAfter } from '../../../lib/log'
import type { LogTurn } from '../../../lib/table-controller.svelte'
import { list, say } from '../../../lib/text.svelte'
import { deedTold, thenTold, type ArchitectsHappening } from '../words/deeds'
import { cardName, tokenName, wonderName } from '../words/names'
import type { ArchitectsController } from './controller.svelte'
import { deedSigns, toldSigns } from './signs'

type Kind = ArchitectsDeed['kind']
type Deed<K extends Kind> = Extract<ArchitectsDeed, { kind: K }>

/** The table is laid before the first turn. */
function laid(log: ArchitectsHappening[]): LogTurn[] {
  const made: LogTurn[] = []
  const line = <K extends Kind>(kind: K, sign: LogTurn['sign'], text: (found: Deed<K>[]) => string) => {
    const found = log.flatMap(({ index, event }) => (event.deed.kind === kind ? [{ index, deed: event.deed as Deed<K> }] : []))
    if (found[0]) made.push({ key: found[0].index, seat: null, sign, text: text(found.map(({ deed }) => deed)), rest: [] })
  }
  line('wonder_offered', 'wonder', (found) => say('arch-log-offer', { wonders: list(found.map(({ wonder }) => wonderName(wonder))) }))
  line('token_laid', 'token', (found) => say('architects-heading-tokens', { tokens: list(found.map(({ token }) => tokenName(token))) }))
  return made
}

/** All turns, the first one first. */
export function turnsOf(controller: ArchitectsController): LogTurn[] {
  const log = controller.log
  const made: LogTurn[] = laid(log)
  let active: SeatLetter | null = null
  let begun = false
  for (const [i, { index, seat, event }] of log.entries()) {
    const sign = deedSigns[event.deed.kind]
    // Cards that are looked through are told together, with the first of them.
    if (sign && !(isLook(log[i]) && isLook(log[i - 1]))) {
      const text = isLook(log[i]) ? cardsShown(log.slice(i)) : deedTold(event.deed, seat, controller.wordContext)
      const line = { key: index, sign, text }
      const last = made.at(-1)
      if (seat !== null && seat !== active) {
        active = seat
        made.push({ ...line, seat, rest: [] })
      } else if (last && begun) last.rest.push(line)
      else made.push({ ...line, seat: null, rest: [] })
    }
    made.at(-1)?.rest.push(...linesAfter(index, event.consequences, toldSigns, (one) => thenTold(one, controller.wordContext)))
    if (event.consequences.some(({ kind }) => kind === 'turn')) [active, begun] = [null, true]
  }
  return made
}

const isLook = (one: ArchitectsHappening | undefined) => one?.event.deed.kind === 'shown' || one?.event.deed.kind === 'shown_hidden'

/** What one look through a deck showed, and how many cards of it others may not know. The log begins with the first of them. */
function cardsShown(log: ArchitectsHappening[]): string {
  const end = log.findIndex((one) => !isLook(one))
  const looks = end < 0 ? log : log.slice(0, end)
  const names = looks.flatMap(({ event }) => (event.deed.kind === 'shown' ? [cardName(event.deed.card)] : []))
  const hidden = looks.length - names.length
  const told = [
    ...(names.length ? [say('architects-heading-searched', { cards: names.join(', ') })] : []),
    ...(hidden ? [say('arch-log-secret', { count: hidden })] : []),
  ]
  return told.join('; ')
}
