import type * as z from 'zod'
import type { CountryEntry } from '#contract/propcalc/countries'
import { coveredUntil } from '../core/dated.ts'
import { countries } from './index.ts'

type Entry = z.infer<typeof CountryEntry>

/** Name of the method in `meta`. */
export const countriesMethod = 'country_metadata'

/** Everything that a form or a calculator needs to know of each country, in their order. */
export const countryList: readonly Entry[] = Object.values(countries).map(({ coverage, form, loans }) => {
  const { mortgage, macro } = loans
  return {
    ...form,
    mortgage: { ...mortgage, ltvLimits: [...mortgage.ltvLimits] },
    macro,
    law: {
      coveredFrom: coverage.coveredFrom,
      coveredUntil: coveredUntil(coverage.checkedOn),
      checkedOn: coverage.checkedOn,
    },
  }
})
