import type { Country } from '../country.ts'
import { dutchPurchase } from './acquisition.ts'
import { dutchForm } from './form.ts'
import { dutchLines } from './lines.ts'
import { dutchLoans } from './loans.ts'
import { coverage } from './parameters/coverage.ts'
import { dutchReading } from './reading.ts'
import { checkDutchRules } from './rules.ts'

/** The Netherlands as an entry of the registry of countries. */
export const NL: Country<'NL'> = {
  coverage,
  lines: dutchLines,
  brokenRules: checkDutchRules,
  purchase: dutchPurchase,
  form: dutchForm,
  loans: dutchLoans,
  reading: dutchReading,
}
