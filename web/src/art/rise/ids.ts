export const risingIds = ['alexandria', 'babylon', 'ephesus', 'giza', 'halicarnassus', 'olympia', 'rhodes'] as const

export type RisingId = (typeof risingIds)[number]

/** Stages as a bit mask (bit 0 is the first) or as a list of 1…5. */
export type Stages = number | readonly number[]

export const hasStage = (stages: Stages, stage: number) =>
  typeof stages === 'number' ? (stages & (1 << (stage - 1))) !== 0 : stages.includes(stage)
