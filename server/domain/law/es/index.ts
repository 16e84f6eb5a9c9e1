import type { Country } from '../country.ts'
import { spanishPurchase } from './acquisition.ts'
import { spanishForm } from './form.ts'
import { spanishLines } from './lines.ts'
import { spanishLoans } from './loans.ts'
import { coverage } from './parameters/coverage.ts'
import { spanishReading } from './reading.ts'
import { checkSpanishRules } from './rules.ts'

/** Spain as an entry of the registry of countries. */
export const ES: Country<'ES'> = {
  coverage,
  lines: spanishLines,
  brokenRules: checkSpanishRules,
  purchase: spanishPurchase,
  form: spanishForm,
  loans: spanishLoans,
  reading: spanishReading,
}
