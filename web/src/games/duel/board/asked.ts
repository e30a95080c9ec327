// Every question of Duel at one table, for tests: what is touched must not depend on which of them a fixture happens to ask.

import type { DuelDeed, DuelQuestion, DuelTrackSide, DuelView } from '../../../generated/protocol'
import type { State } from '../../../lib/fake-connection.svelte'

/** The table with each question asked, and with as many answers as there is room for; which of them are legal does not matter here. */
export function asked(table: State): Record<DuelQuestion, State> {
  const view = table.game?.view as DuelView
  const [mine, theirs] = [view.cities[0]!, view.cities[1]!]
  const coloured = (cards: string[]) => cards.filter((id) => !/^(politician|conspirator)/.test(id))
  const chambers = view.senate!.map(({ chamber }) => chamber)
  const spaces = view.pantheon!.spaces.map(({ space }) => space)
  const open = view.structure.filter(({ covered_by }) => !covered_by.length)
  const each = <T>(all: readonly T[], deed: (one: T) => DuelDeed): DuelDeed[] => all.map(deed)

  const wonders = (kind: 'raise' | 'take_wonder', city = theirs) => each(city.wonders, ({ id }) => ({ kind, wonder: id }))
  const standing = (deed: (wonder: string, card: string) => DuelDeed, city = theirs) => each(city.wonders, ({ id, card }) => deed(id, card ?? 'baths'))
  const cards = (kind: 'destroy' | 'restore' | 'snake' | 'steal' | 'reclaim', ids: string[]) => each(ids, (card) => ({ kind, card }))
  const tokens = (ids: string[]) => each(ids, (token) => ({ kind: 'progress', token }))
  const gods = (kind: 'summon' | 'stack_deck', ids: string[]) => each(ids, (god) => ({ kind, god }))
  const cubes = (kind: 'place_cube' | 'remove_cube') => each(chambers, (chamber) => ({ kind, chamber }))
  const loot = (kind: 'drop_loot' | 'use_loot') => each(view.loot, (one) => ({ kind, side: one.victim === 'A' ? 'own' : 'theirs', loot: one }))
  const taken = (deed: (slot: number, card: string) => DuelDeed) => each(open, ({ slot, card }) => deed(slot, card ?? 'baths'))
  const locked = (place: 'board' | 'opponent' | 'box', ids: string[]) => each(ids, (token) => ({ kind: 'lock', token, place }))
  const sideOf = (track: number): DuelTrackSide => (track === 0 ? 'middle' : track < 0 ? 'own' : 'theirs')

  const ask = (what: DuelQuestion, deeds: DuelDeed[], changed: (view: DuelView) => void = () => {}): State => {
    const state = structuredClone(table)
    const made = state.game!.view as DuelView
    made.ask = { seat: 'A', what }
    made.actions = deeds.map((deed, i) => ({ text: `${deed.kind} ${i}`, deed, consequences: [] }))
    changed(made)
    return state
  }
  const shown = (ids: string[]) => (made: DuelView) => {
    made.pantheon!.shown = ids
  }
  /** Half of the decrees in one chamber. */
  const crowded = (made: DuelView) => {
    for (const from of [4, 6]) made.senate![1]!.decrees.push(...made.senate![from - 1]!.decrees.splice(0))
  }
  const offer = ['pyramids', 'piraeus', 'hanging_gardens', 'statue_of_zeus']
  const drawn = ['strategy', 'theology', 'law']
  const plots = ['treason', 'blackmail']

  return {
    draft: ask('draft', each(offer, (wonder) => ({ kind: 'draft', wonder })), (made) => {
      made.offer = offer
    }),
    turn: structuredClone(table),
    go_on: ask('go_on', [{ kind: 'pass' }]),
    take_token: ask('take_token', tokens(view.board)),
    keep_token: ask('keep_token', tokens(drawn), (made) => {
      made.drawn = drawn
    }),
    destroy: ask('destroy', cards('destroy', coloured(theirs.cards))),
    restore: ask('restore', cards('restore', view.discard.slice(0, 12))),
    starter: ask('starter', [{ kind: 'begin', side: 'own', starter: 'A' }, { kind: 'begin', side: 'theirs', starter: 'B' }]),
    place_god: ask('place_god', ['isis', 'ra'].flatMap((god) => each(spaces, (space) => ({ kind: 'place_god', god, space }))), shown(['isis', 'ra'])),
    take_from_enki: ask('take_from_enki', tokens(drawn.slice(0, 2))),
    consult_deck: ask('consult_deck', each(view.pantheon!.decks, ({ mythology }) => ({ kind: 'consult', mythology }))),
    summon: ask('summon', gods('summon', ['nisaba', 'astarte', 'hades', 'isis', 'minerva']), shown(['nisaba', 'astarte', 'hades', 'isis', 'minerva'])),
    stack_deck: ask('stack_deck', gods('stack_deck', ['astarte', 'baal', 'tanit']), shown(['astarte', 'baal', 'tanit'])),
    lay_snake: ask('lay_snake', cards('snake', coloured(theirs.cards))),
    steal_card: ask('steal_card', cards('steal', coloured(theirs.cards))),
    strike: ask('strike', each(view.structure, ({ slot, card, back, row, column }) =>
      card ? { kind: 'strike', slot, card } : { kind: 'strike_unseen', slot, back, row, column },
    )),
    unbuild: ask('unbuild', standing((wonder, card) => ({ kind: 'unbuild', wonder, card, owner: 'A' }), mine)),
    raise_wonder: ask('raise_wonder', wonders('raise', mine)),
    tuck: ask('tuck', each(view.discard.slice(0, 12), (card) => ({ kind: 'tuck', card, wonder: mine.wonders[0]!.id }))),
    steal_wonder: ask('steal_wonder', wonders('take_wonder')),
    place_minerva: ask('place_minerva', each(Array.from({ length: 19 }, (_, i) => i - 9), (track) => ({ kind: 'minerva', side: sideOf(track), distance: Math.abs(track), track }))),
    drop_loot: ask('drop_loot', loot('drop_loot')),
    use_loot: ask('use_loot', loot('use_loot')),
    politics: ask('politics', [...cubes('place_cube'), ...moves(), { kind: 'pass' }], crowded),
    place_or_plot: ask('place_or_plot', [...cubes('place_cube'), { kind: 'conspire' }]),
    place_cube: ask('place_cube', cubes('place_cube')),
    move_cube: ask('move_cube', moves()),
    remove_cube: ask('remove_cube', cubes('remove_cube')),
    keep_plot: ask('keep_plot', plots.flatMap((plot) => each(['top', 'bottom'] as const, (end) => ({ kind: 'keep_plot', plot, end })))),
    trigger_unprepared: ask('trigger_unprepared', each(plots, (plot) => ({ kind: 'trigger', plot })), (made) => {
      made.cities[0]!.unprepared = plots
    }),
    lock_token: ask('lock_token', [...locked('board', view.board), ...locked('opponent', theirs.tokens), ...locked('box', drawn)]),
    build_from_row: ask('build_from_row', taken((slot, card) => ({ kind: 'claim', slot, card }))),
    build_removed: ask('build_removed', cards('reclaim', view.unseen.slice(0, 6))),
    take_from_box: ask('take_from_box', tokens(drawn)),
    discard_available: ask('discard_available', taken((slot, card) => ({ kind: 'discard', slot, card, coins: 2 }))),
    swap_cards: ask('swap_cards', coloured(theirs.cards).slice(0, 3).flatMap((card) => each(coloured(mine.cards).slice(0, 3), (given) => ({ kind: 'swap', card, given })))),
    move_decree: ask('move_decree', chambers.flatMap((laid) => each(chambers.filter((to) => to !== laid), (to) => moved(laid, to))), crowded),
    destroy_wonder: ask('destroy_wonder', standing((wonder, card) => ({ kind: 'raze', wonder, card }))),
  }

  function moved(laid: number, to: number): DuelDeed {
    const decree = view.senate![laid - 1]!.decrees[0]?.id
    return decree ? { kind: 'move_decree', decree, laid, from: laid, to } : { kind: 'move_decree_unseen', laid, from: laid, to }
  }

  function moves(): DuelDeed[] {
    const held = view.senate!.filter((one) => one.cubes[0]).map(({ chamber }) => chamber)
    return held.flatMap((from) => each(chambers.filter((to) => to !== from), (to) => ({ kind: 'move_cube', from, to })))
  }
}
