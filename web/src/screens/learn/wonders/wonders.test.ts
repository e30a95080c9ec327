import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import base from '../../../../../i18n/en/wonders.ftl?raw'
import armada from '../../../../../i18n/en/wonders-armada.ftl?raw'
import ofBase from '../../../../../i18n/en/learn-wonders.ftl?raw'
import ofArmada from '../../../../../i18n/en/learn-wonders-armada.ftl?raw'
import { withLearnWords } from '../../../lib/learn'
import { has, setLanguage, type Language } from '../../../lib/text.svelte'
import CardBrowser from '../CardBrowser.svelte'
import Learn from '../Learn.svelte'
import { bookOf } from '../games'
import { loadNames, search } from '../search'
import { wordsFor } from '../told'
import wonders from './book'
import { powerOf } from '../../../games/wonders/words/names'
import { notes, powerNotes } from './notes'
import PieceDetail from './PieceDetail.svelte'
import { cardIn, cardOf, colors, editionsOf, elsewhere, kindOf, pieces, seatsWith, things, wonderOf } from './pieces'
import { cardPrintings, components, editions, faceOf, wonderPrintings } from '../../../games/wonders/words/components'
import Rules from './Rules.svelte'
import { colorLines, sections } from './rules'
import Signs from './Signs.svelte'

// Large drawings, which have tests of their own.
vi.mock('../../../games/wonders/art/WonderScene.svelte', () => ({ default: () => {} }))

const languages: Language[] = ['en', 'pl']
const catalogue = base + armada
const learn = ofBase + ofArmada
const { box } = wonders
const ids = (found: { id: string }[]) => found.map(({ id }) => id)

beforeAll(() => withLearnWords(Promise.resolve(), 'wonders'))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the pieces of 7 Wonders', () => {
  it('have a page each, whatever the edition', () => {
    expect(new Set(ids([...pieces])).size).toBe(pieces.length)
    const shown = pieces.map((piece) => cardOf(piece) ?? wonderOf(piece)).filter(Boolean)
    for (const printing of [...cardPrintings, ...wonderPrintings]) expect(shown).toContain(printing)
    const boards = components.filter(({ kind }) => kind === 'wonder')
    expect(wonderPrintings.flatMap(({ sides }) => sides)).toHaveLength(boards.length)
    // Guilds are cards of which some are drawn.
    const others = new Set(components.map(({ kind }) => kind).filter((kind) => !['card', 'wonder', 'guilds', 'island', 'shipyard', 'benefit'].includes(kind)))
    // The raid token has no figures of its own.
    expect([...others, 'raid'].map((kind) => kind.replace(/_tokens?$/, '')).sort()).toEqual([...things].sort())
    for (const kind of ['island', 'shipyard'] as const) expect(pieces.filter((piece) => piece.kind === kind)).toHaveLength(components.filter((one) => one.kind === kind).length)
    expect(kindOf('nothing')).toBeUndefined()
  })

  it('lead from one edition to the other where they differ', () => {
    for (const piece of pieces) {
      const other = elsewhere(piece)
      if (!other) continue
      expect(editionsOf(piece), piece.id).toHaveLength(1)
      expect(editionsOf({ kind: piece.kind, id: other })).not.toEqual(editionsOf(piece))
      expect(elsewhere({ kind: piece.kind, id: other })).toBe(piece.id)
    }
    const inBoth = faceOf('first', 'altar').id
    expect(cardIn(inBoth, ['second'])).toBe('altar-second')
    expect(cardIn(inBoth, ['first', 'second'])).toBe('altar')
  })

  it('have chains that lead both ways within an edition', () => {
    for (const { face, editions: own } of cardPrintings) {
      for (const edition of own) {
        for (const id of face.to) expect(faceOf(edition, id).from, `${face.id} → ${id}`).toContain(face.id)
        for (const id of face.from) expect(faceOf(edition, id).to, `${id} → ${face.id}`).toContain(face.id)
      }
    }
  })

  it.each(languages)('are found by names of both languages while the page speaks %s', async (language) => {
    await setLanguage(language)
    const names = await loadNames(box)
    expect(ids(search(box, { words: 'halikarnas' }, names))).toContain('halicarnassus')
    expect(ids(search(box, { words: 'Oltarz' }, names))).toEqual(expect.arrayContaining(['altar', 'altar-second']))
    for (const { id } of pieces) {
      for (const name of Object.values(names.get(id) ?? {})) {
        expect(name, id).not.toBe('')
        expect(ids(search(box, { words: name }, names))).toContain(id)
      }
    }
  }, 60_000)

  it('are filtered by age, colour, edition and number of players', async () => {
    await setLanguage('en')
    const names = await loadNames(box)
    const find = (filters: Record<string, string>, set?: string) => search(box, { words: '', set, kind: 'card', filters }, names)
    for (const color of colors) for (const piece of find({ color })) expect(cardOf(piece)?.face.color).toBe(color)
    for (const age of ['1', '2', '3']) for (const piece of find({ age })) expect(String(cardOf(piece)?.face.age)).toBe(age)
    expect(find({ age: '1', color: 'purple' })).toEqual([])
    for (const edition of editions) {
      const found = find({}, edition)
      for (const piece of found) expect(editionsOf(piece)).toContain(edition)
      // No card is there twice: one printing of each.
      expect(new Set(found.map((piece) => cardOf(piece)?.face.id)).size).toBe(found.length)
    }
    const few = find({ seats: '3' }, 'first')
    expect(few.length).toBeLessThan(find({ seats: '7' }, 'first').length)
    for (const piece of few) expect(seatsWith(piece)).toContain('3')
    expect(search(box, { words: '', kind: 'wonder', set: 'second' }, names)).toHaveLength(8)
  })

  it.each(languages)('are explained in %s', async (language) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await setLanguage(language)
    const names = await loadNames(box)
    for (const piece of pieces) {
      const { container, unmount } = render(PieceDetail, { piece, names, onpick: () => {} })
      expect(container.textContent, piece.id).not.toMatch(/page-|learn-|wonders-|undefined|NaN/)
      expect(container.querySelectorAll('dd, .notes li').length, piece.id).toBeGreaterThan(1)
      unmount()
    }
    expect(complaint).not.toHaveBeenCalled()
  }, 120_000)

  it('use every note and have words for every power', async () => {
    await setLanguage('en')
    const used = new Set([...pieces.flatMap(notes), ...wonderPrintings.flatMap((one) => powerNotes(one).flat().flatMap((power) => power.notes))])
    const written = [...learn.matchAll(/^learn-wonders-note-[\w-]+ = (.+)$/gm)].map(([, text]) => text ?? '')
    expect(written.filter((text) => !used.has(text))).toEqual([])
    const powers = wonderPrintings.flatMap(({ sides }) => sides.flatMap(({ stages }) => stages.flatMap(({ effects }) => effects.flatMap((effect) => powerOf(effect) ?? []))))
    expect([...new Set(powers)].sort()).toEqual(wordsFor(catalogue, 'wonders-power-'))
  })

  it('lead from a card to what it makes free, and to the other edition', async () => {
    await setLanguage('en')
    const onshow = vi.fn()
    render(CardBrowser, { box, onshow })
    expect(screen.getByRole('group', { name: 'Edition' })).toBeTruthy()
    await fireEvent.click(screen.getByText(/^Scriptorium;/))
    await fireEvent.click(screen.getByText('Library', { selector: 'dialog button' }))
    expect(onshow).toHaveBeenLastCalledWith('library')
    await fireEvent.click(screen.getByText(/^The Pyramids of Giza;.*First edition/))
    expect(document.querySelectorAll('dialog .stages')).toHaveLength(2)
    await fireEvent.click(screen.getByText('Second edition', { selector: 'dialog button' }))
    expect(onshow).toHaveBeenLastCalledWith('giza-second')
  }, 60_000)
})

describe('the rules of 7 Wonders', () => {
  it('tell of every colour and every row of the score sheet', () => {
    expect(colorLines.map(({ color }) => color).sort()).toEqual(wordsFor(catalogue, 'wonders-color-'))
    const rows = sections.flatMap(({ list }) => list?.lines.flatMap(({ name }) => (name?.startsWith('wonders-row-') ? [name] : [])) ?? [])
    expect(rows.map((name) => name.replace('wonders-row-', '')).sort(), 'a line in learn/wonders/rules.ts').toEqual(wordsFor(catalogue, 'wonders-row-'))
  })

  it.each(languages)('and its signs have all their words in %s', async (language) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    await setLanguage(language)
    const rules = render(Rules)
    const of = (set: string) => sections.filter((section) => section.set === set).length
    expect(rules.container.querySelectorAll('section')).toHaveLength(of('base'))
    expect(rules.container.textContent?.split(/\s+/).length ?? 0).toBeGreaterThan(600)
    rules.unmount()
    // A table with Armada leads to its chapter.
    const armada = render(Rules, { expansions: ['armada'], section: 'harbour' })
    expect(armada.container.querySelectorAll('section')).toHaveLength(of('armada'))
    render(Signs)
    expect(document.body.textContent).not.toMatch(/page-|learn-|wonders-|undefined/)
    for (const { title, text } of sections) for (const id of [title, ...text]) expect(has(id), id).toBe(true)
    expect(complaint).not.toHaveBeenCalled()
  }, 20_000)

  it('are reached by choosing the game', async () => {
    vi.stubGlobal('fetch', async () => new Response('null'))
    await setLanguage('en')
    render(Learn, { game: 'wonders', book: await bookOf('wonders') })
    expect(screen.getByRole('link', { name: '7 Wonders' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: /All cards and pieces/ }).getAttribute('href')).toBe('/learn/wonders/cards')
  })
})
