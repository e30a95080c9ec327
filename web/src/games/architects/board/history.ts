// The log as people tell it: turn by turn, what the table laid out in one line.

import type { SignName } from '../../../art/signs'
import type { ArchitectsKind, SeatLetter } from '../../../generated/protocol'
import type { Turn } from '../../../lib/desk.svelte'
import { list, say } from '../../../lib/text.svelte'
import { consequences, deedSentence, type ArchitectsHappening, type Told } from '../words/events'
import { cardName, tokenName, wonderName } from '../words/names'
import type { Desk } from './desk.svelte'

const signs: Record<ArchitectsKind | Told['kind'], SignName> = {
  pick: 'wonder',
  look: 'eye',
  take: 'card',
  extra: 'plus',
  build: 'wonder',
  exchange: 'gear',
  token: 'token',
  blind: 'token',
  fetch: 'card',
  search: 'search',
  keep: 'card',
  use: 'check',
  pass: 'close',
  end: 'check',
  wonder_dealt: 'wonder',
  wonder_offered: 'wonder',
  turned_up: 'card',
  token_laid: 'token',
  drawn: 'card',
  seen: 'eye',
  token_drawn: 'token',
  shown: 'search',
  both_sides: 'card',
  cat: 'cat',
  extra_card: 'plus',
  horn: 'horn',
  battle: 'war',
  victory: 'victory',
  complete: 'crown',
}

/** The table is laid before the first turn. */
function laid(log: ArchitectsHappening[]): Turn[] {
  const made: Turn[] = []
  const line = (kind: ArchitectsKind, text: (found: ArchitectsHappening[]) => string) => {
    const found = log.filter(({ event }) => event.kind === kind)
    if (found[0]) made.push({ key: found[0].index, seat: null, sign: signs[kind], text: text(found), rest: [] })
  }
  line('wonder_offered', (found) => say('arch-log-offer', { wonders: list(found.map(({ event }) => wonderName(event.wonder ?? ''))) }))
  line('token_laid', (found) => say('architects-heading-tokens', { tokens: list(found.map(({ event }) => tokenName(event.token ?? ''))) }))
  return made
}

/** Whether what the table revealed is told at all, and what follows it in the same line. */
const silent: readonly ArchitectsKind[] = ['wonder_offered', 'turned_up']

/** All turns, the first one first. */
export function turnsOf(desk: Desk): Turn[] {
  const log = desk.log
  const first = log.findIndex(({ seat, event }) => seat !== null && event.kind !== 'pick')
  const setup = first < 0 ? log : log.slice(0, first)
  const made: Turn[] = laid(setup)
  let active: SeatLetter | null = null
  let flipped = 0
  let asked: string | undefined
  for (let i = 0; i < log.length; i++) {
    const one = log[i] as ArchitectsHappening
    const { index, seat, event } = one
    const begun = i < setup.length ? false : true
    if (!silent.includes(event.kind) && (begun || event.kind !== 'token_laid')) {
      // Cards that are looked through are told together.
      const found = event.kind === 'shown' ? cardsShown(log, i) : null
      const text = found?.text ?? deedSentence(one, desk.scene, asked === 'use_effect')
      if (found) i = found.last
      const line = { key: index, sign: signs[event.kind], text }
      if (seat !== null && seat !== active) {
        active = seat
        made.push({ ...line, seat, rest: [] })
      } else if (text) {
        const last = made.at(-1)
        if (last && begun) last.rest.push(line)
        else made.push({ ...line, seat: null, rest: [] })
      }
    }
    flipped += event.effect.horns ?? 0
    const told = consequences(event, active, flipped, desk.scene)
    made.at(-1)?.rest.push(...told.map(({ kind, text }, n) => ({ key: index + (n + 1) / 16, sign: signs[kind], text })))
    if (event.effect.battle?.fought) flipped = 0
    if (event.effect.turn) active = null
    asked = event.effect.then
  }
  return made
}

/** What one look through a deck showed, and how many cards of it others may not know. */
function cardsShown(log: ArchitectsHappening[], from: number): { text: string; last: number } {
  let last = from
  while (log[last + 1]?.event.kind === 'shown') last++
  const names = log.slice(from, last + 1).flatMap(({ event }) => (event.card ? [cardName(event.card)] : []))
  const hidden = last + 1 - from - names.length
  const told = [
    ...(names.length ? [say('architects-heading-searched', { cards: names.join(', ') })] : []),
    ...(hidden ? [say('arch-log-secret', { count: hidden })] : []),
  ]
  return { text: told.join('; '), last }
}
