import type { Habits } from '../../src/derived/languages/figures.ts'
import type { Typography } from '../../src/derived/languages/typography.ts'
import type { Source } from '../derived/calculators/source.ts'
import type { Language } from '../derived/widget/languages.ts'

/** The shape of the texts of the source language, for other texts. */
type Written<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Written<Texts[Key]> }

/** Everything that the calculators say in one language. */
export interface CalculatorTexts {
  readonly language: Language
  readonly habits: Habits & { readonly typography: Pick<Typography, 'firstOfMonth'> }
  /** What the calculators themselves say. */
  readonly texts: Written<Source['texts']>
  /** The lines of costs and taxes, by the keys of the service. */
  readonly lines: Written<Source['lines']>
}

/** Brings the texts of a language; `baseUrl` is the service that the element names. It may fail. */
export type CalculatorTextSource = (language: Language, baseUrl: string) => Promise<CalculatorTexts>

/** Each entry says where its texts come from, before an element can stand in a page. */
export const textSource = {} as { bring: CalculatorTextSource }

const known = new Map<Language, CalculatorTexts>()
const underWay = new Map<Language, Promise<CalculatorTexts>>()

/** The texts of a language that have come already. */
export const knownTexts = (language: Language): CalculatorTexts | undefined => known.get(language)

/** Loads the texts of a language once, however many elements need them; a failure is not kept. */
export const textsOf = (language: Language, baseUrl: string): Promise<CalculatorTexts> => {
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
