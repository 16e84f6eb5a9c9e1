import type { Country } from '../country.ts'
import { acquisition } from './acquisition.ts'
import { metadata } from './metadata.ts'
import { coverage } from './parameters/coverage.ts'

/** The United Kingdom. */
export const UK: Country<'UK'> = {
  coverage,
  metadata,
  brokenRules: () => [],
  findings: (input, law) => acquisition(law, input),
}
