import type { Country } from '../country.ts'
import { brokenRules, findings } from './country-fees.ts'
import { metadata } from './metadata.ts'
import { firstDay, lastCheckedOn } from './parameters/coverage.ts'

/** Luxembourg: its own acquisition costs, without the aids. */
export const LU: Country<'LU'> = {
  coverage: { coveredFrom: firstDay, checkedOn: lastCheckedOn },
  metadata,
  brokenRules,
  findings,
}
