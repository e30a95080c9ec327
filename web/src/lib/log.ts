import type { Deed, Happening } from '../generated/protocol'
import type { SignName } from '../art/signs'
import type { LogLine, LogTurn } from './table-controller.svelte'

/** A deed with its place among all events of the game. */
export interface LogEntry extends Deed {
  index: number
}

/** Every deed of a log, one after another; those of one round in the order of seats. */
export function entriesOf(log: readonly Happening[]): LogEntry[] {
  return log.flatMap(({ index, deeds }) => deeds.map((deed, place) => ({ ...deed, index: index + place })))
}

/** How many events a log has. */
export function eventCount(log: readonly Happening[]): number {
  const last = log.at(-1)
  return last ? last.index + last.deeds.length : 0
}

/** What followed from the event of that index: a line for each consequence that has a sign. */
export function linesAfter<C extends { kind: string }>(index: number, consequences: readonly C[], signs: Record<C['kind'], SignName | null>, told: (one: C) => string): LogLine[] {
  return consequences.flatMap((one, place) => {
    const sign = signs[one.kind as C['kind']]
    // Between this event and the next.
    return sign ? [{ key: index + (place + 1) / 64, sign, text: told(one) }] : []
  })
}

/** The turns of a game, told with those of one round together: they happened at the same time. */
export function inRounds(turns: readonly LogTurn[], log: readonly Happening[]): LogTurn[] {
  const roundOf = new Map(log.filter(({ deeds }) => deeds.length > 1).flatMap(({ index, deeds }) => deeds.map((_, place) => [index + place, index])))
  const told: LogTurn[] = []
  for (const turn of turns) {
    const round = roundOf.get(turn.key)
    const last = told.at(-1)
    if (round === undefined) told.push(turn)
    else if (last?.together && roundOf.get(last.key) === round) told[told.length - 1] = asOne([...last.together, turn])
    else told.push(asOne([turn]))
  }
  return told
}

function asOne(together: LogTurn[]): LogTurn {
  const [first] = together
  if (!first) throw new Error('a round without a deed')
  return { ...first, seat: null, text: together.map(({ text }) => text).join(' · '), rest: [], together }
}
