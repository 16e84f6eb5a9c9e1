import type { Country } from '../country.ts'
import { germanPurchase } from './acquisition.ts'
import { germanForm } from './form.ts'
import { germanLines } from './lines.ts'
import { germanLoans } from './loans.ts'
import { coverage } from './parameters/coverage.ts'
import { germanReading } from './reading.ts'

/** Germany as an entry of the registry of countries. */
export const DE: Country<'DE'> = {
  coverage,
  lines: germanLines,
  brokenRules: () => [],
  purchase: germanPurchase,
  form: germanForm,
  loans: germanLoans,
  reading: germanReading,
}
