import {
  type BetaLanguage,
  type CompleteLanguage,
  type Language,
  languages,
  rowOf,
  type sourceLanguage,
} from './registry.ts'
import type { Gaps } from './text.ts'

/** Texts by key, in groups where that helps: a leaf is a text. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** The texts of a language for a table of the source language: where one is missing, that of another language is read. */
export type Translation<Source extends Texts> = {
  readonly [Key in keyof Source]?: Source[Key] extends Texts ? Translation<Source[Key]> : string
}

/** The same with every text, as it is read. */
export type CompleteTranslation<Source extends Texts> = {
  readonly [Key in keyof Source]: Source[Key] extends Texts ? CompleteTranslation<Source[Key]> : string
}

/** Rules of a translation, text by text: never empty, with the gaps of its source. A text that is not becomes a type that names the fault. */
export type Checked<Source, Own> = {
  readonly [Key in keyof Own]: Key extends keyof Source
    ? Source[Key] extends string
      ? Own[Key] extends ''
        ? { readonly fault: 'an empty text' }
        : Own[Key] extends string
          ? [Gaps<Own[Key]>, Gaps<Source[Key]>] extends [Gaps<Source[Key]>, Gaps<Own[Key]>]
            ? Own[Key]
            : { readonly fault: 'other gaps than the source' }
          : never
      : Checked<Source[Key], Own[Key]>
    : never
}

/** The texts of every language: those of a table of the source language, as other texts. */
export type Catalogue<Source extends Texts> = Readonly<Record<Language, CompleteTranslation<Source>>>

/** The tables of one subject as each language wrote it: any but the source may lack texts, or all of them. */
export type Tables<Source extends Texts> = {
  readonly [Code in Language]?: Translation<Source>
} & { readonly [Code in typeof sourceLanguage]: CompleteTranslation<Source> }

/** One text of some languages. */
type Own = Partial<Record<Language, string | Texts>>

const isGroup = (entry: string | Texts | undefined): entry is Texts => typeof entry === 'object'

const spacedIn = (language: Language, entry: string | Texts): string | Texts =>
  isGroup(entry)
    ? Object.fromEntries(Object.entries(entry).map(([key, below]) => [key, spacedIn(language, below)]))
    : rowOf(language).typography.spaced(entry)

/** The texts of a language, and where it has none those of the first other one in the order of the registry. */
const completed = (language: Language, own: Own): string | Texts => {
  const order = [language, ...languages.filter(other => other !== language)]
  const found = order.flatMap(code => (own[code] === undefined ? [] : [own[code]]))
  if (!found.some(isGroup)) return found[0] ?? ''
  // Keys in the order of the last table, then those that only others have.
  const keys = new Set(
    found
      .toReversed()
      .filter(isGroup)
      .flatMap(entry => Object.keys(entry)),
  )
  return Object.fromEntries(
    [...keys].map(key => {
      const below = Object.entries(own).flatMap(([code, entry]) =>
        isGroup(entry) && entry[key] !== undefined ? [[code, entry[key]]] : [],
      )
      return [key, completed(language, Object.fromEntries(below))]
    }),
  )
}

const allSpaced = (tables: Own): Own =>
  Object.fromEntries(
    Object.entries(tables).map(([code, table]) => [code, spacedIn(code as Language, table)]), // keys of `Own` are codes
  )

/** The texts of one language of a subject, spaced; where it has none, those of the other tables, in the order of the registry. */
export const textsOf = <Source extends Texts>(
  language: Language,
  tables: { readonly [Code in Language]?: Translation<Source> },
): CompleteTranslation<Source> => completed(language, allSpaced(tables as Own)) as CompleteTranslation<Source>

/**
 * Joins the tables of one subject in all languages, with the spaces of each language's typography. What a language lacks
 * falls back in the order of the registry, text by text.
 */
export const catalogue = <
  const Source extends Texts,
  const Others extends { readonly [Code in Language]?: Translation<Source> },
>(
  _source: Source,
  tables: Others & { [Code in keyof Others]: Checked<Source, Others[Code]> },
): Catalogue<Source> => {
  const spaced = allSpaced(tables as Own)
  return Object.fromEntries(languages.map(code => [code, completed(code, spaced)])) as Catalogue<Source>
}

/** The same words in every complete language, and in those beta languages that have them as their own. */
export type Words = Readonly<Record<CompleteLanguage, string>> & {
  readonly [Code in BetaLanguage]?: string | undefined
}

/** The words of an answer as a reader of a language has them, with plain spaces; where it has none, those of the first other language. */
export const plainWordsIn = (words: Words, language: Language): string => completed(language, words as Own) as string // one text, no group

/** The same for print and pages, with the spaces of the language that they are in. */
export const wordsIn = (words: Words, language: Language): string =>
  completed(language, allSpaced(words as Own)) as string // one text, no group
