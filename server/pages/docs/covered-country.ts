import type * as z from 'zod'
import type { CountryEntry } from '#contract/propcalc/countries'
import { wordsIn } from '#languages/catalogue'

/** A covered country as the pages read it, in the order of the registry. */
export type CoveredCountry = Pick<z.infer<typeof CountryEntry>, 'code' | 'name' | 'law' | 'mortgage' | 'notCovered'>

/** Its name on pages in English. */
export const englishName = ({ name }: Pick<CoveredCountry, 'name'>): string => wordsIn(name, 'en')
