// What Learn has to know of a game: its rules in short, its pieces, and a few pictures.

import type { Component } from 'svelte'
import type { SignName } from '../../art/signs'
import type { Catalogue, Language, TextArgs } from '../../lib/text.svelte'

/** A line of a list: its sign, perhaps a name in bold, and what is said of it. */
export interface RulesLine {
  sign?: SignName
  color?: string
  name?: string
  text: string
}

export interface Section {
  id: string
  /** The base game or an expansion. */
  set: string
  title: string
  text: readonly string[]
  /** Stands after one of the paragraphs. */
  list?: { after: number; lines: readonly RulesLine[] }
  /** Stands before one of the paragraphs. */
  example?: { before: number; text: string }
  /** Only where all of these are on the table. */
  needs?: readonly string[]
}

export interface RulesBook {
  sections: readonly Section[]
  /** The base game first. */
  sets: readonly string[]
  setName: (set: string) => string
  /** The picture of a section, if it has one. */
  Figure: Component<{ section: string }>
}

export interface Piece {
  kind: string
  id: string
}

/** The names of pieces in every language. */
export type Names = ReadonlyMap<string, Record<Language, string>>

/** What one may ask of some kinds of pieces. */
export interface Filter {
  id: string
  label: string
  /** What there is to choose from in a box, or in all of them. */
  values: (set: string | undefined) => readonly string[]
  name: (value: string) => string
  /** The values are colours of cards. */
  colors?: boolean
  /** What a piece answers to; it may be several. */
  of: (piece: Piece) => string | readonly string[] | undefined
}

export interface PieceBox {
  pieces: readonly Piece[]
  /** In the order in which they are shown. */
  kinds: readonly string[]
  sets: readonly string[]
  /** One, or all it is in. */
  setOf: (piece: Piece) => string | readonly string[]
  /** What the sets are called, unless they are boxes. */
  setLabel?: string
  setName: (set: string) => string
  kindName: (kind: string) => string
  kindOf: (id: string) => string | undefined
  /** The kind that the filters are about. */
  filtered: string
  filters: readonly Filter[]
  /** Where its name stands. */
  nameMessage: (piece: Piece) => { message: string; args?: TextArgs }
  name: (piece: Piece) => string
  /** For readers: the name and what it does. */
  label: (piece: Piece) => string
  /** All that can be said of it in the language of the page, as a text to search. */
  said: (piece: Piece) => string
  /** The catalogues with the names. */
  catalogues: readonly Catalogue[]
  Face: Component<{ piece: Piece; large?: boolean; chosen?: boolean }>
  Detail: Component<{ piece: Piece; names: Names; onpick: (id: string) => void }>
  /** The width of a place in the grid, where it is not that of a card. */
  widths: Readonly<Record<string, string>>
}

export interface LearnGame {
  rules: RulesBook
  box: PieceBox
  Signs: Component
  /** A few cards, held like a fan. */
  Fan: Component
  /** Pictures of the door to the signs. */
  signs: readonly SignName[]
}

/** Whether what a piece has includes what is asked for. */
export const includes = (has: string | readonly string[] | undefined, wanted: string) => (typeof has === 'string' ? has === wanted : (has?.includes(wanted) ?? false))

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
