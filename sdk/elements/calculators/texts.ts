import type { Habits } from '../../src/derived/languages/figures.ts'
import type { Typography } from '../../src/derived/languages/typography.ts'
import type { Source } from '../derived/calculators/source.ts'
import type { Language } from '../derived/widget/languages.ts'

/** Shape of the texts of the source language, for other languages. */
type Written<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Written<Texts[Key]> }

/** All texts of the calculators in one language. */
export interface CalculatorTexts {
  readonly language: Language
  readonly habits: Habits & { readonly typography: Pick<Typography, 'firstOfMonth'> }
  /** Texts of the calculators themselves. */
  readonly texts: Written<Source['texts']>
  /** Names of the lines of costs and taxes, by the keys of the service. */
  readonly lines: Written<Source['lines']>
}

/** Loads the texts of a language; `baseUrl` is the service that the element names. It may fail. */
export type CalculatorTextSource = (language: Language, baseUrl: string) => Promise<CalculatorTexts>

/** Set by each entry before an element can be in a page. */
export const textSource = {} as { bring: CalculatorTextSource }

const known = new Map<Language, CalculatorTexts>()
const underWay = new Map<Language, Promise<CalculatorTexts>>()

/** Returns the texts of a language that are already loaded. */
export const getLoadedCalculatorTexts = (language: Language): CalculatorTexts | undefined => known.get(language)

/** Loads the texts of a language once for all elements; a failure is not cached. */
export const loadCalculatorTexts = (language: Language, baseUrl: string): Promise<CalculatorTexts> => {
  const coming =
    underWay.get(language) ??
    textSource
      .bring(language, baseUrl)
      .then(texts => {
        known.set(language, texts)
        return texts
      })
      .finally(() => underWay.delete(language))
  underWay.set(language, coming)
  return coming
}
