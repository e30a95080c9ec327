import appian_way from './appian_way'
import circus_maximus from './circus_maximus'
import colossus from './colossus'
import curia_julia from './curia_julia'
import divine_theater from './divine_theater'
import great_library from './great_library'
import great_lighthouse from './great_lighthouse'
import hanging_gardens from './hanging_gardens'
import knossos from './knossos'
import mausoleum from './mausoleum'
import piraeus from './piraeus'
import pyramids from './pyramids'
import sanctuary from './sanctuary'
import sphinx from './sphinx'
import statue_of_zeus from './statue_of_zeus'
import temple_of_artemis from './temple_of_artemis'
import type { WonderId } from './ids'

/** Constant SVG markup of the drawings; meant to be imported lazily, as one group. */
export const wonders: Record<WonderId, string> = {
  appian_way,
  circus_maximus,
  colossus,
  great_library,
  great_lighthouse,
  hanging_gardens,
  mausoleum,
  piraeus,
  pyramids,
  sphinx,
  statue_of_zeus,
  temple_of_artemis,
  sanctuary,
  divine_theater,
  curia_julia,
  knossos,
}
