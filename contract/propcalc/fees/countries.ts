import { belgium } from './be.ts'
import type { CountryContract } from './country-contract.ts'
import { germany } from './de.ts'
import { spain } from './es.ts'
import { france } from './fr.ts'
import { italy } from './it.ts'
import { luxembourg } from './lu.ts'
import { netherlands } from './nl.ts'
import { portugal } from './pt.ts'
import { unitedKingdom } from './uk.ts'
import { unitedStates } from './us.ts'

/** The registry: every country whose costs of buying are covered, in the order of all lists. */
export const feesCountries = {
  LU: luxembourg,
  FR: france,
  DE: germany,
  BE: belgium,
  NL: netherlands,
  IT: italy,
  ES: spain,
  PT: portugal,
  UK: unitedKingdom,
  US: unitedStates,
} as const satisfies Record<string, CountryContract>

export type CountryCode = keyof typeof feesCountries

/** Contract of the fees of any country. */
type FeesCountry = (typeof feesCountries)[CountryCode]

/** The codes of the countries, in the order of the registry. */
export const countryCodes = Object.keys(feesCountries) as [CountryCode, ...CountryCode[]] // the registry is never empty

/** Maps every country, in the order of the registry. */
export const mapCountries = <Value>(read: (country: FeesCountry) => Value): [Value, ...Value[]] =>
  Object.values(feesCountries).map(read) as [Value, ...Value[]] // the registry is never empty
