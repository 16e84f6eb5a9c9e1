import type { Habits } from '../../src/derived/languages/figures.ts'
import { type Language, languages, type Source } from '../derived/widget/languages.ts'

/** The shape of the texts of the source language, for other texts. */
type Written<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Written<Texts[Key]> }

/** Everything that the element says in one language, with the spaces of its typography. */
export interface WidgetTexts {
  readonly language: Language
  readonly habits: Habits
  /** What the element itself says. */
  readonly texts: Written<Source['texts']>
  /** What is said of a home; values of fields are written as within a sentence. */
  readonly words: Written<Source['words']>
}

/** Brings the texts of a language; `baseUrl` is the service that the element names. It may fail. */
export type TextSource = (language: Language, baseUrl: string) => Promise<WidgetTexts>

/** The language of a tag like `de-LU`; the first of the list for those that there are no texts of. */
export const languageOf = (tag: string): Language => {
  const code = tag.slice(0, 2).toLowerCase()
  return languages.find(known => known === code) ?? languages[0]
}

const known = new Map<Language, WidgetTexts>()
const underWay = new Map<Language, Promise<WidgetTexts>>()

/** The texts of a language that have come already. */
export const knownTexts = (language: Language): WidgetTexts | undefined => known.get(language)

/** Takes texts that came by another way. */
export const learnTexts = (texts: WidgetTexts): void => void known.set(texts.language, texts)

/** The texts of a language from a source, loaded once however many elements need them; a failure is not cached. */
export const textsFrom = (source: TextSource, language: Language, baseUrl: string): Promise<WidgetTexts> => {
  const coming =
    underWay.get(language) ??
    source(language, baseUrl)
      .then(texts => {
        learnTexts(texts)
        return texts
      })
      .finally(() => underWay.delete(language))
  underWay.set(language, coming)
  return coming
}
