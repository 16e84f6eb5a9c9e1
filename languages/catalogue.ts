import {
  type BetaLanguage,
  type CompleteLanguage,
  getLanguageRow,
  type Language,
  languages,
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

const isTextGroup = (entry: string | Texts | undefined): entry is Texts => typeof entry === 'object'

const applyTypography = (language: Language, entry: string | Texts): string | Texts =>
  isTextGroup(entry)
    ? Object.fromEntries(Object.entries(entry).map(([key, below]) => [key, applyTypography(language, below)]))
    : getLanguageRow(language).typography.spaced(entry)

/** The texts of a language; missing ones are taken from the first other one in the order of the registry. */
const completeTexts = (language: Language, own: Own): string | Texts => {
  const order = [language, ...languages.filter(other => other !== language)]
  const found = order.flatMap(code => (own[code] === undefined ? [] : [own[code]]))
  if (!found.some(isTextGroup)) return found[0] ?? ''
  // Keys in the order of the last table, then those that only others have.
  const keys = new Set(
    found
      .toReversed()
      .filter(isTextGroup)
      .flatMap(entry => Object.keys(entry)),
  )
  return Object.fromEntries(
    [...keys].map(key => {
      const below = Object.entries(own).flatMap(([code, entry]) =>
        isTextGroup(entry) && entry[key] !== undefined ? [[code, entry[key]]] : [],
      )
      return [key, completeTexts(language, Object.fromEntries(below))]
    }),
  )
}

const applyAllTypographies = (tables: Own): Own =>
  Object.fromEntries(
    Object.entries(tables).map(([code, table]) => [code, applyTypography(code as Language, table)]), // keys of `Own` are codes
  )

/** The texts of one language of a subject, spaced; where it has none, those of the other tables, in the order of the registry. */
export const getTexts = <Source extends Texts>(
  language: Language,
  tables: { readonly [Code in Language]?: Translation<Source> },
): CompleteTranslation<Source> =>
  completeTexts(language, applyAllTypographies(tables as Own)) as CompleteTranslation<Source>

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
  const spaced = applyAllTypographies(tables as Own)
  return Object.fromEntries(languages.map(code => [code, completeTexts(code, spaced)])) as Catalogue<Source>
}

/** The same words in every complete language, and in the beta languages that have them. */
export type Words = Readonly<Record<CompleteLanguage, string>> & {
  readonly [Code in BetaLanguage]?: string | undefined
}

/** The words of an answer in a language, with plain spaces; missing ones come from the first other language. */
export const getPlainWords = (words: Words, language: Language): string =>
  completeTexts(language, words as Own) as string // one text, no group

/** The same for print and pages, with the spaces of the language that they are in. */
export const getWords = (words: Words, language: Language): string =>
  completeTexts(language, applyAllTypographies(words as Own)) as string // one text, no group
