// What Armada prints on its pieces, as the program lists it, and its names.

import type { ArmadaLoss, ArmadaSpace, ArmadaStanding, ArmadaStep, ArmadaVoyage, SeatLetter } from '../../../generated/protocol'
import { attribute, list, say, signed } from '../../../lib/text.svelte'
import type { Fleet } from '../art/FleetShip.svelte'

export const islandName = (id: string) => say(`wonders-island-${id}`)
export const islandHelp = (id: string) => attribute(`wonders-island-${id}`, 'help')
export const fleetName = (fleet: string) => say(`wonders-fleet-${fleet}`)
export const shipyardName = (id: string) => say(`wonders-shipyard-${id}`)
export const levelName = (level: number | string) => say(`wonders-level-${level}`)

/** What a space of a track gives, in words. */
export function spaceWords({ shields, commerce, coins, tax, points, explores }: ArmadaSpace): string {
  const parts = [
    shields ? say('won-naval-shields', { n: shields }) : '',
    commerce ? say('won-commerce', { level: commerce }) : '',
    coins ? say('wonders-coins', { n: coins }) : '',
    tax ? say('won-tax', { n: tax }) : '',
    points ? say('wonders-points', { n: points }) : '',
    explores ? say('won-explores', { level: explores }) : '',
  ].filter(Boolean)
  return parts.length ? list(parts) : say('won-nothing')
}

/** Who loses how much: Bartek 2 coins, Celina 1 coin; nothing if nobody does. */
export const lossWords = (losses: readonly ArmadaLoss[], nameOf: (seat: SeatLetter) => string): string | null =>
  losses.length ? losses.map(({ seat, coins }) => say('wonders-loss', { seat: nameOf(seat), coins })).join(', ') : null

/** How everybody stands at sea. */
export const standingWords = (standings: readonly ArmadaStanding[], nameOf: (seat: SeatLetter) => string): string =>
  standings.map(({ seat, shields, token, out }) => say('wonders-standing', { seat: nameOf(seat), shields, token: out ? 'out' : token ? signed(token) : 'none' })).join(', ')

const sails = (id: 'step' | 'free', { fleet, space }: ArmadaStep) => say(`wonders-voyage-${id}`, { fleet: fleetName(fleet), space })

/** Ships that move with a card or a stage. */
export const voyageWords = ({ step, free }: ArmadaVoyage): string | null => [...(step ? [sails('step', step)] : []), ...(free ? [sails('free', free)] : [])].join(', ') || null

/** Ships that move for nothing. */
export const shipsWords = (ships: readonly ArmadaStep[]): string => ships.map((ship) => sails('step', ship)).join(', ')

/** Every move of a voyage, the paid one first. */
export const movesOf = (voyage: ArmadaVoyage | undefined): { fleet: Fleet; space: number; free: boolean }[] => [
  ...(voyage?.step ? [{ fleet: voyage.step.fleet as Fleet, space: voyage.step.space, free: false }] : []),
  ...(voyage?.free ? [{ fleet: voyage.free.fleet as Fleet, space: voyage.free.space, free: true }] : []),
]
