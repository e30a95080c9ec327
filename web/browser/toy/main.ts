// The page with the toy at its tables, for tests in a browser: `npm run build:toy`. Nothing in `src` knows of it, so the page
// that people get cannot contain it.

import { known } from '../../src/lib/games'
import { frames } from '../../src/screens/table/games'
import { addCatalogue, say, type Catalogue } from '../../src/lib/text.svelte'
import type { ToyDeed, ToyView } from './types'

const catalogue: Catalogue = {
  en: async () => ({ default: [(await import('./en.ftl?raw')).default] }),
  pl: async () => ({ default: [(await import('./pl.ftl?raw')).default] }),
}

known.toy = { seats: [2, 8], expansions: [], told: {}, catalogue }

frames.toy = {
  board: () => import('./ToyTable.svelte'),
  end: () => import('./ToyEnd.svelte'),
  rules: () => import('./ToyRules.svelte'),
  chapter: ({ view }) => {
    const { age, lots } = view as unknown as ToyView
    return say('toy-chapter', { age: age + 1, round: Math.max(1, lots.length) })
  },
  sound: ({ event }) => (['bid', 'bury'].includes((event as unknown as ToyDeed).kind) ? 'card' : null),
}

// The list of tables on the home page names the game before anybody has opened a table of it. The words of real games for that are always there.
void addCatalogue(catalogue).then(() => import('../../src/main'))
