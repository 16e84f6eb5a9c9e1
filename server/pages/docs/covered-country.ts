import type * as z from 'zod'
import type { CountryEntry } from '#contract/propcalc/countries'
import { getWords } from '#languages/catalogue'

/** A covered country, in the order of the registry. */
export type CoveredCountry = Pick<z.infer<typeof CountryEntry>, 'code' | 'name' | 'law' | 'mortgage' | 'notCovered'>

/** Name of a country on English pages. */
export const getEnglishName = ({ name }: Pick<CoveredCountry, 'name'>): string => getWords(name, 'en')
