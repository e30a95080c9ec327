export const godIds = [
  'enki',
  'ishtar',
  'nisaba',
  'astarte',
  'baal',
  'tanit',
  'aphrodite',
  'hades',
  'zeus',
  'anubis',
  'isis',
  'ra',
  'mars',
  'minerva',
  'neptune',
  'gate',
] as const

export type GodId = (typeof godIds)[number]
