import type { Country } from '../country.ts'
import { acquisition } from './acquisition.ts'
import { metadata } from './metadata.ts'
import { coverage } from './parameters/coverage.ts'
import { brokenRules } from './rules.ts'

/** Italy. */
export const IT: Country<'IT'> = {
  coverage,
  metadata,
  brokenRules: input => brokenRules(input),
  findings: (input, law) => acquisition(law, input),
}
