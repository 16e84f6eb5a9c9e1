import type * as z from 'zod'
import type { CountryEntry } from '#contract/propcalc/countries'
import { lastCoveredDay } from '../core/dated.ts'
import { countries } from './index.ts'

type CountryListEntry = z.infer<typeof CountryEntry>

/** Name of the method in `meta`. */
export const countriesMethod = 'country_metadata'

/** Metadata of each country for forms and calculators, in the order of the countries. */
export const countryList: readonly CountryListEntry[] = Object.values(countries).map(({ coverage, form, loans }) => {
  const { mortgage, macro } = loans
  return {
    ...form,
    mortgage: { ...mortgage, ltvLimits: [...mortgage.ltvLimits] },
    macro,
    law: {
      coveredFrom: coverage.coveredFrom,
      coveredUntil: lastCoveredDay(coverage.checkedOn),
      checkedOn: coverage.checkedOn,
    },
  }
})
