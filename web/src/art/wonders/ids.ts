export const wonderIds = [
  'appian_way',
  'circus_maximus',
  'colossus',
  'great_library',
  'great_lighthouse',
  'hanging_gardens',
  'mausoleum',
  'piraeus',
  'pyramids',
  'sphinx',
  'statue_of_zeus',
  'temple_of_artemis',
  'sanctuary',
  'divine_theater',
  'curia_julia',
  'knossos',
] as const

export type WonderId = (typeof wonderIds)[number]
