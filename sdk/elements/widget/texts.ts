import type { Habits } from '../../src/derived/languages/figures.ts'
import { type Language, languages, type Source } from '../derived/widget/languages.ts'

/** Shape of the texts of the source language, for other languages. */
type Written<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Written<Texts[Key]> }

/** All texts of the element in one language, with the spaces of its typography. */
export interface WidgetTexts {
  readonly language: Language
  readonly habits: Habits
  /** Texts of the element itself. */
  readonly texts: Written<Source['texts']>
  /** Words about a home; values of fields are written for use within a sentence. */
  readonly words: Written<Source['words']>
}

/** File of a language as served: the texts that the built script says by position, and the others by their keys. */
export interface PackedTexts extends Omit<WidgetTexts, 'texts'> {
  readonly texts: readonly string[]
  readonly named: Readonly<Record<string, string>>
}

/** Unpacks a served file; the keys of the built script are the positions of the list, and the names. */
export const unpackTexts = ({ texts, named, ...rest }: PackedTexts): WidgetTexts => ({
  ...rest,
  // Our own build wrote both the file and the keys of the script.
  texts: { ...texts, ...named } as unknown as WidgetTexts['texts'],
})

/** Loads the texts of a language; `baseUrl` is the service that the element names. It may fail. */
export type TextSource = (language: Language, baseUrl: string) => Promise<WidgetTexts>

/** Returns the language of a tag such as `de-LU`; the first of the list when there are no texts for it. */
export const toWidgetLanguage = (tag: string): Language => {
  const code = tag.slice(0, 2).toLowerCase()
  return languages.find(known => known === code) ?? languages[0]
}

const known = new Map<Language, WidgetTexts>()
const underWay = new Map<Language, Promise<WidgetTexts>>()

/** Returns the texts of a language that are already loaded. */
export const getLoadedWidgetTexts = (language: Language): WidgetTexts | undefined => known.get(language)

/** Adds texts that were loaded otherwise. */
export const addWidgetTexts = (texts: WidgetTexts): void => void known.set(texts.language, texts)

/** Loads the texts of a language from a source once for all elements; a failure is not cached. */
export const loadWidgetTexts = (source: TextSource, language: Language, baseUrl: string): Promise<WidgetTexts> => {
  const coming =
    underWay.get(language) ??
    source(language, baseUrl)
      .then(texts => {
        addWidgetTexts(texts)
        return texts
      })
      .finally(() => underWay.delete(language))
  underWay.set(language, coming)
  return coming
}
