import type { Country } from '../country.ts'
import { frenchPurchase } from './acquisition.ts'
import { frenchForm } from './form.ts'
import { frenchLines } from './lines.ts'
import { frenchLoans } from './loans.ts'
import { coverage } from './parameters/coverage.ts'
import { frenchReading } from './reading.ts'
import { checkFrenchRules } from './rules.ts'

/** France as an entry of the registry of countries. */
export const FR: Country<'FR'> = {
  coverage,
  lines: frenchLines,
  brokenRules: checkFrenchRules,
  purchase: frenchPurchase,
  form: frenchForm,
  loans: frenchLoans,
  reading: frenchReading,
}
