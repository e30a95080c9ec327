import alexandria from './alexandria'
import babylon from './babylon'
import type { Rise } from './draw'
import ephesus from './ephesus'
import giza from './giza'
import halicarnassus from './halicarnassus'
import type { RisingId } from './ids'
import olympia from './olympia'
import rhodes from './rhodes'

/** The drawings of the seven wonders, stage by stage. */
export const rises: Record<RisingId, Rise> = { alexandria, babylon, ephesus, giza, halicarnassus, olympia, rhodes }
