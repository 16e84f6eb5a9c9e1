import type { Country } from '../country.ts'
import { americanPurchase } from './acquisition.ts'
import { americanForm } from './form.ts'
import { americanLines } from './lines.ts'
import { americanLoans } from './loans.ts'
import { coverage } from './parameters/coverage.ts'
import { americanReading } from './reading.ts'
import { checkAmericanRules } from './rules.ts'

/** The United States as an entry of the registry of countries. */
export const US: Country<'US'> = {
  coverage,
  lines: americanLines,
  brokenRules: checkAmericanRules,
  purchase: americanPurchase,
  form: americanForm,
  loans: americanLoans,
  reading: americanReading,
}
