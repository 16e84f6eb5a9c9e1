import type { Country } from '../country.ts'
import { acquisition } from './acquisition.ts'
import { metadata } from './metadata.ts'
import { coverage } from './parameters/coverage.ts'
import { brokenRules } from './rules.ts'

/** Belgium. */
export const BE: Country<'BE'> = {
  coverage,
  metadata,
  brokenRules,
  findings: (input, law) => acquisition(law, input),
}
