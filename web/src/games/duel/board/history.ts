// The log as people tell it: turn by turn, what the table laid out in one line.

import type { SignName } from '../../../art/signs'
import type { DuelKind } from '../../../generated/protocol'
import type { LogLine, LogTurn } from '../../../lib/table-controller.svelte'
import { list, say } from '../../../lib/text.svelte'
import { ofDuel, type DuelEntry } from '../words/happening'
import { decreeName, eventSentence, tokenName, wonderName } from '../words/words'
import type { DuelController } from './controller.svelte'
import { giftName } from './place'
import { turnKinds } from './uses'

const signs: Record<DuelKind, SignName> = {
  draft: 'wonder',
  build: 'card',
  discard: 'discard',
  wonder: 'wonder',
  progress: 'token',
  destroy: 'destroy',
  restore: 'restore',
  begin: 'play',
  token_laid: 'token',
  wonder_offered: 'wonder',
  card_laid: 'card',
  back_laid: 'card',
  turned_up: 'eye',
  drawn: 'library',
  // Pantheon
  activate: 'god',
  place_god: 'god',
  consult: 'god',
  summon: 'god',
  stack_deck: 'god',
  snake: 'snake',
  steal: 'steal',
  strike: 'bolt',
  unbuild: 'unbuild',
  raise: 'raise',
  tuck: 'raise',
  take_wonder: 'steal_wonder',
  minerva: 'minerva',
  drop_loot: 'trident',
  use_loot: 'trident',
  gift_laid: 'mythology',
  god_drawn: 'god',
  god_shown: 'god',
  token_on_enki: 'token',
  for_enki: 'token',
  unearthed: 'eye',
  // Agora
  recruit: 'senator',
  spare: 'card',
  prepare: 'prepared',
  trigger: 'trigger',
  place_cube: 'cube_place',
  move_cube: 'cube_move',
  remove_cube: 'cube_remove',
  conspire: 'conspiracy',
  keep_plot: 'conspiracy',
  lock: 'lock',
  claim: 'card',
  reclaim: 'card',
  swap: 'steal',
  move_decree: 'decree',
  raze: 'raze',
  pass: 'check',
  decree_laid: 'decree',
  decree_turned: 'decree',
  plot_drawn: 'conspiracy',
  removed_shown: 'eye',
}

type Laid = 'tokens' | 'wonders' | 'cards' | 'gifts' | 'decrees'

const laid: Partial<Record<DuelKind, Laid>> = {
  token_laid: 'tokens',
  wonder_offered: 'wonders',
  card_laid: 'cards',
  back_laid: 'cards',
  gift_laid: 'gifts',
  decree_laid: 'decrees',
}

function dealt(what: Laid, events: DuelEntry[], age: number): string {
  if (what === 'tokens') return say('board-log-tokens', { tokens: list(events.map(({ event }) => tokenName(event.token ?? ''))) })
  if (what === 'wonders') return say('board-log-wonders', { wonders: list(events.map(({ event }) => wonderName(event.wonder ?? ''))) })
  if (what === 'gifts') return say('board-log-gifts', { tokens: list(events.flatMap(({ event }) => (event.gift ? [giftName(event.gift)] : []))) })
  if (what === 'decrees') return say('board-log-decrees', { decrees: list(events.map(({ event }) => decreeName(event.decree ?? null))) })
  return say('board-log-age', { age: say(`duel-back-age${age}`) })
}

/** All turns, the first one first. */
export function turnsOf(controller: DuelController): LogTurn[] {
  const made: LogTurn[] = []
  const log = ofDuel(controller.connection.log)
  let age = 0
  for (let i = 0; i < log.length; i++) {
    const one = log[i] as DuelEntry
    const { index, seat, event } = one
    const what = laid[event.kind]
    if (what) {
      const start = i
      while (i + 1 < log.length && laid[(log[i + 1] as DuelEntry).event.kind] === what) i++
      if (what === 'cards') age++
      made.push({ key: index, seat: null, sign: signs[event.kind], text: dealt(what, log.slice(start, i + 1), age), rest: [] })
      continue
    }
    const line: LogLine = { key: index, sign: signs[event.kind], text: eventSentence(one, controller.short) }
    const last = made.at(-1)
    if (seat !== null && (turnKinds.has(event.kind) || !last)) made.push({ ...line, seat, rest: [] })
    else if (last) last.rest.push(line)
    else made.push({ ...line, seat: null, rest: [] })
  }
  return made
}
