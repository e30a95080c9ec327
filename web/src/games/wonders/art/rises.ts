// The wonders that have a board here: those of the base game, whose drawings Architects shares, and the eighth of Armada.

import { rises as shared } from '../../../art/rise'
import type { Rise } from '../../../art/rise/draw'
import { risingIds, type RisingId } from '../../../art/rise/ids'
import petra from './petra'

export type BoardId = RisingId | 'petra'

export const boardIds: readonly BoardId[] = [...risingIds, 'petra']

export const rises: Record<BoardId, Rise> = { ...shared, petra }
