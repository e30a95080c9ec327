import { egyptian } from './egyptian'
import { gate } from './gate'
import { greek } from './greek'
import type { GodId } from './ids'
import { mesopotamian } from './mesopotamian'
import { phoenician } from './phoenician'
import { roman } from './roman'

/** Constant SVG markup of the drawings; meant to be imported lazily, as one group. */
export const gods: Record<GodId, string> = { ...mesopotamian, ...phoenician, ...greek, ...egyptian, ...roman, gate }
