import type { Country } from '../country.ts'
import { portuguesePurchase } from './acquisition.ts'
import { portugueseForm } from './form.ts'
import { portugueseLines } from './lines.ts'
import { portugueseLoans } from './loans.ts'
import { coverage } from './parameters/coverage.ts'
import { portugueseReading } from './reading.ts'

/** Portugal as an entry of the registry of countries. */
export const PT: Country<'PT'> = {
  coverage,
  lines: portugueseLines,
  brokenRules: () => [],
  purchase: portuguesePurchase,
  form: portugueseForm,
  loans: portugueseLoans,
  reading: portugueseReading,
}
