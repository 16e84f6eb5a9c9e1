import type { Country } from '../country.ts'
import { italianPurchase } from './acquisition.ts'
import { italianForm } from './form.ts'
import { italianLines } from './lines.ts'
import { italianLoans } from './loans.ts'
import { coverage } from './parameters/coverage.ts'
import { italianReading } from './reading.ts'
import { checkItalianRules } from './rules.ts'

/** Italy as an entry of the registry of countries. */
export const IT: Country<'IT'> = {
  coverage,
  lines: italianLines,
  brokenRules: checkItalianRules,
  purchase: italianPurchase,
  form: italianForm,
  loans: italianLoans,
  reading: italianReading,
}
