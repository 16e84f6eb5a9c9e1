import type { CountryCode } from '#contract/shared/country'
import { countries } from './index.ts'
import type { CountryDefaults } from './loan-defaults.ts'

/** Usual loans, inflation and growth by country, for calculations that need nothing else of its law. */
export const countryDefaults = Object.fromEntries(
  Object.entries(countries).map(([code, { loans }]) => [code, loans]),
) as Readonly<Record<CountryCode, CountryDefaults>> // the countries are a record of the codes
