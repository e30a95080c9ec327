// One of each kind of deed, consequence and question, for tests: the protocol lists them, so that none is forgotten.

import list from '../../generated/wonders-samples.json'
import type { WondersConsequence, WondersDeed, WondersQuestion } from '../../generated/protocol'
import type { Samples } from '../../lib/sample-tests'

export const samples = list as Samples<WondersDeed, WondersConsequence, WondersQuestion>
