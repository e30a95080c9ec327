import type { BoardId } from '../rises'
import alexandria from './alexandria'
import babylon from './babylon'
import type { Sides } from './draw'
import ephesus from './ephesus'
import giza from './giza'
import halicarnassus from './halicarnassus'
import olympia from './olympia'
import petra from './petra'
import rhodes from './rhodes'

/** The land around each wonder: by day on side A, by night on side B. */
export const scenes: Record<BoardId, Sides> = { alexandria, babylon, ephesus, giza, halicarnassus, olympia, petra, rhodes }
