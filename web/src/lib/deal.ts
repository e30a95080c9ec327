import type { SeatLetter, TableInfo } from '../generated/protocol'
import { freshKey } from './keys'
import type { Connection } from './connection.svelte'
import { fromHex, sha256, toHex } from './sha256'
import { recall, remember } from './store'

/** What this browser saw and did before the deal of a table. */
interface Kept {
  table: string
  /** The fingerprint of the server's secret, as it was first shown. */
  commitment: string
  /** What this browser added to the deal, and the server took. */
  added: string[]
}

/** Deals that are remembered. */
const MOST = 60

/** What this page knows by itself, where nothing can be stored. */
const here = new Map<string, Kept>()

const all = () => recall<Kept[]>('deals', [])
const keptOf = (table: string) => here.get(table) ?? all().find((deal) => deal.table === table)

function keep(deal: Kept) {
  here.set(deal.table, deal)
  const others = all().filter(({ table }) => table !== deal.table)
  remember('deals', [...others.slice(1 - MOST), deal])
}

/** Keeps the fingerprint that was shown before the deal. What is shown later does not replace it. */
export function keepCommitment(table: string, commitment: string) {
  if (!keptOf(table)) keep({ table, commitment, added: [] })
}

function keepAdded(table: string, added: (before: string[]) => string[]) {
  const deal = keptOf(table)
  if (deal) keep({ ...deal, added: added(deal.added) })
}

/** What is on its way, by table and seat; what was refused stays here and is not tried again. */
const sent = new Map<string, string>()

/** The server has taken this. */
function taken(table: string, place: string, text: string) {
  sent.delete(place)
  keepAdded(table, (added) => (added.includes(text) ? added : [...added, text]))
}

/** Adds randomness of this browser to the deal, for a seat. */
export async function addRandomness(
  table: string,
  seat: SeatLetter,
  send: (command: { do: 'add_randomness'; seat: SeatLetter; text: string }) => Promise<{ refusal: unknown }>,
) {
  const [place, text] = [`${table} ${seat}`, freshKey()]
  sent.set(place, text)
  const { refusal } = await send({ do: 'add_randomness', seat, text })
  if (!refusal) taken(table, place, text)
}

/** In the lobby, whenever it changes: keeps what the table promises, and adds randomness for each of the person's seats. */
export function prepareDeal(connection: Connection) {
  const table = connection.table
  if (table?.stage !== 'lobby') return
  keepCommitment(table.id, table.commitment)
  const shown = table.seats.flatMap(({ contributions }) => contributions)
  // The table shows it before the answer comes.
  for (const [place, text] of sent) if (shown.includes(text)) taken(table.id, place, text)
  // What somebody added goes when they get up.
  if (keptOf(table.id)?.added.some((text) => !shown.includes(text))) {
    keepAdded(table.id, (added) => added.filter((text) => shown.includes(text)))
  }
  for (const { seat, contributions } of table.seats) {
    if (hasAdded(table.id, contributions) || sent.has(`${table.id} ${seat}`) || !connection.you?.seats.includes(seat)) continue
    void addRandomness(table.id, seat, (command) => connection.send(command))
  }
}

/** Tests if one of these texts was added by this browser. */
export function hasAdded(table: string, texts: string[]): boolean {
  const mine = [...(keptOf(table)?.added ?? []), ...sent.values()]
  return texts.some((text) => mine.includes(text))
}

export type Verdict =
  /** Not yet known: the secret is published after the game. */
  | 'open'
  /** The secret is not the one whose fingerprint was shown. */
  | 'wrong'
  /** The fingerprint is not the one that was shown before the deal. */
  | 'replaced'
  /** The server took what this browser added for a seat, and it is not in the deal. */
  | 'dropped'
  /** This browser was not there before the deal. */
  | 'late'
  /** The secret is the one that was promised before the deal. */
  | 'kept'
  /** The same, and what this browser added is in the deal. */
  | 'shared'

/** What this browser can say of a deal by itself, for whoever has these seats. */
export function verdict(table: TableInfo, mine: SeatLetter[]): Verdict {
  const before = keptOf(table.id)
  const shown = table.seats.flatMap(({ contributions }) => contributions)
  if (before && before.commitment !== table.commitment) return 'replaced'
  const dropped = mine.length > 0 && before?.added.some((text) => !shown.includes(text))
  if (table.stage !== 'lobby' && dropped) return 'dropped'
  if (table.secret === null) return 'open'
  const bytes = fromHex(table.secret)
  if (!bytes || toHex(sha256(bytes)) !== table.commitment) return 'wrong'
  if (!before) return 'late'
  return before.added.length > 0 ? 'shared' : 'kept'
}

/** Verdicts that nobody may overlook. */
export const isAlarm = (found: Verdict): found is 'wrong' | 'replaced' | 'dropped' => ['wrong', 'replaced', 'dropped'].includes(found)

/** The fingerprint that this browser kept, for whoever wants to check it elsewhere. */
export const keptCommitment = (table: string) => keptOf(table)?.commitment ?? null
