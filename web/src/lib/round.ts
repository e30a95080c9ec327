// Whose turn it is, worked out from the round in one place: everything else in the page asks here.

import type { Question, SeatLetter } from '../generated/protocol'
import type { Connection } from './connection.svelte'
import { entriesOf, type LogEntry } from './log'
import { list, say, type TextArgs } from './text.svelte'

/** A round as the viewer sees it. */
export interface MyRound {
  /** What the viewer is asked, answered or not. */
  mine: Question | null
  /** The viewer is asked and has not answered. */
  myTurn: boolean
  /** The viewer's answer, which may be changed until the last of all has answered. */
  sealed: string | null
  /** The others who have not answered. */
  thinking: SeatLetter[]
  /** Several choose at the same time. */
  together: boolean
  /** Whose turn it is at a shared device when the viewer has nothing left to answer: the next of the person's own seats. */
  handTo: SeatLetter | null
}

export function roundOf({ round, you }: Pick<Connection, 'round' | 'you'>): MyRound {
  const viewer = you?.viewer ?? null
  const myTurn = viewer !== null && round.to_act.includes(viewer)
  const thinking = round.to_act.filter((seat) => seat !== viewer)
  const own = viewer === null || myTurn ? [] : thinking.filter((seat) => you?.seats.includes(seat))
  return {
    mine: round.question,
    myTurn,
    sealed: myTurn ? null : (round.question?.sealed ?? null),
    thinking,
    together: round.asked.length > 1,
    // On round the table, as the device is passed.
    handTo: own.find((seat) => viewer !== null && seat > viewer) ?? own[0] ?? null,
  }
}

/** More names than this are a number. */
const MOST_NAMES = 3

/** Who still thinks while several choose at the same time, and what the viewer has chosen. */
export function waitingWords(seats: readonly SeatLetter[], nameOf: (seat: SeatLetter) => string, answer?: string): string {
  const many = seats.length > MOST_NAMES
  const who: TextArgs = many ? { count: seats.length } : { names: list(seats.map(nameOf)) }
  if (answer === undefined) return say(many ? 'page-waiting-count' : 'page-waiting-names', who)
  return say(many ? 'page-chosen-count' : 'page-chosen-names', { answer, ...who })
}

type Table = Pick<Connection, 'round' | 'you' | 'log' | 'game' | 'sending' | 'send'>

/** The last decision that was made from here: it can be taken back, perhaps with the consent of the others. */
export function lastDecision({ log, game, you }: Table): LogEntry | null {
  const mine = you?.seats ?? []
  if (!game || game.ending) return null
  return entriesOf(log).findLast(({ seat }) => seat !== null && mine.includes(seat)) ?? null
}

export const canTakeBack = (connection: Table): boolean => !connection.sending && (roundOf(connection).sealed !== null || lastDecision(connection) !== null)

/** Takes a sealed answer out of the round, which costs nobody anything; without one, takes the last decision back. */
export function takeBack(connection: Table) {
  if (connection.sending) return
  const { mine, sealed } = roundOf(connection)
  const seat = sealed === null ? lastDecision(connection)?.seat : connection.you?.viewer
  if (!seat || !connection.game) return
  if (sealed !== null && mine) void connection.send({ do: 'withdraw', seat, question: mine.number })
  else void connection.send({ do: 'undo', seat, version: connection.game.version })
}
