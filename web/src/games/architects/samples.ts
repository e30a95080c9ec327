// One of each kind of deed, consequence and question, for tests: the protocol lists them, so that none is forgotten.

import list from '../../generated/architects-samples.json'
import type { ArchitectsConsequence, ArchitectsDeed, ArchitectsDuty, ArchitectsQuestion } from '../../generated/protocol'
import type { Samples } from '../../lib/sample-tests'

export const samples = list as Samples<ArchitectsDeed, ArchitectsConsequence, ArchitectsQuestion> & { duties: ArchitectsDuty[] }
