// Where on the table a choice is made: a deck, a stage or a wonder is touched, and everything else has a button in the list.

import type { ArchitectsAction, ArchitectsDeed, ArchitectsQuestion } from '../../../generated/protocol'

type Place = { at: 'deck'; deck: string } | { at: 'cat' | 'stage' | 'offer' | 'list' }

function placeOf(deed: ArchitectsDeed): Place {
  switch (deed.kind) {
    case 'take':
    case 'extra':
    case 'fetch':
    case 'search':
      return { at: 'deck', deck: deed.deck }
    case 'fetch_centre':
      return { at: 'deck', deck: 'centre' }
    case 'look':
      return { at: 'cat' }
    case 'build':
      return { at: 'stage' }
    case 'pick':
      return { at: 'offer' }
    // Whatever else there is has a button, so that no choice is without one.
    default:
      return { at: 'list' }
  }
}

/** What lies before the player while a question is asked: decks, the stages with their payments, the wonders on offer. */
const lying: Record<ArchitectsQuestion, readonly Place['at'][]> = {
  pick_wonder: ['offer'],
  take: ['deck', 'cat'],
  act: ['deck', 'cat', 'stage'],
  take_token: [],
  any_deck: ['deck', 'cat'],
  search_deck: ['deck', 'cat'],
  keep: [],
  use_effect: [],
}

/** The deck that a deed is about, if it is about one. */
export function deckOf(deed: ArchitectsDeed): string | null {
  const place = placeOf(deed)
  return place.at === 'deck' ? place.deck : null
}

/** What a touch on a deck does: a deck can do one thing at a time. */
export const actionAt = (actions: ArchitectsAction[], deck: string) => actions.find(({ deed }) => deckOf(deed) === deck)

/** The decks that can be touched. */
export const touchable = (actions: ArchitectsAction[]): string[] => actions.flatMap(({ deed }) => deckOf(deed) ?? [])

/** All that has no place of its own on the table now. Only a question about any deck shows more than those at hand. */
export function listed(actions: ArchitectsAction[], question: ArchitectsQuestion | null, atHand: readonly string[]): ArchitectsAction[] {
  const shown = question ? lying[question] : []
  const isShown = (deck: string) => question === 'any_deck' || atHand.includes(deck)
  return actions.filter((action) => {
    const place = placeOf(action.deed)
    if (!shown.includes(place.at)) return true
    return place.at === 'deck' ? !isShown(place.deck) || actionAt(actions, place.deck) !== action : false
  })
}
