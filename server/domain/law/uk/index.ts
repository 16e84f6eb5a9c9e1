import type { Country } from '../country.ts'
import { britishPurchase } from './acquisition.ts'
import { britishForm } from './form.ts'
import { britishLines } from './lines.ts'
import { britishLoans } from './loans.ts'
import { coverage } from './parameters/coverage.ts'
import { britishReading } from './reading.ts'

/** The United Kingdom as an entry of the registry of countries. */
export const UK: Country<'UK'> = {
  coverage,
  lines: britishLines,
  brokenRules: () => [],
  purchase: britishPurchase,
  form: britishForm,
  loans: britishLoans,
  reading: britishReading,
}
