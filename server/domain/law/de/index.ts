import type { Country } from '../country.ts'
import { acquisition } from './acquisition.ts'
import { metadata } from './metadata.ts'
import { coverage } from './parameters/coverage.ts'

/** Germany. */
export const DE: Country<'DE'> = {
  coverage,
  metadata,
  brokenRules: () => [],
  findings: (input, law) => acquisition(law, input),
}
