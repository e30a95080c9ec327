// One of each kind of deed, consequence and question, for tests: the protocol lists them, so that none is forgotten.

import list from '../../generated/architects-samples.json'
import type { ArchitectsConsequence, ArchitectsDeed, ArchitectsDuty, ArchitectsQuestion } from '../../generated/protocol'

type Sample<T> = { sample: T; told: boolean }

export const choices = list.choices as ArchitectsDeed[]
export const outcomes = list.outcomes as Sample<ArchitectsDeed>[]
export const consequences = list.consequences as Sample<ArchitectsConsequence>[]
export const questions = list.questions as ArchitectsQuestion[]
export const duties = list.duties as ArchitectsDuty[]
