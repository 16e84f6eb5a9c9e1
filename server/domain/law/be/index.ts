import type { Country } from '../country.ts'
import { belgianPurchase } from './acquisition.ts'
import { belgianForm } from './form.ts'
import { belgianLines } from './lines.ts'
import { belgianLoans } from './loans.ts'
import { coverage } from './parameters/coverage.ts'
import { belgianReading } from './reading.ts'
import { checkBelgianRules } from './rules.ts'

/** Belgium as an entry of the registry of countries. */
export const BE: Country<'BE'> = {
  coverage,
  lines: belgianLines,
  brokenRules: checkBelgianRules,
  purchase: belgianPurchase,
  form: belgianForm,
  loans: belgianLoans,
  reading: belgianReading,
}
