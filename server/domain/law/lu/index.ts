import type { Country } from '../country.ts'
import { luxembourgForm } from './form.ts'
import { luxembourgLoans } from './loans.ts'
import { firstDay, lastCheckedOn } from './parameters/coverage.ts'
import { checkLuxembourgRules, luxembourgPurchase } from './purchase/fees.ts'
import { luxembourgLines } from './purchase/lines.ts'
import { luxembourgReading } from './reading.ts'

/** Luxembourg: its own acquisition costs, without the aids. */
export const LU: Country<'LU'> = {
  coverage: { coveredFrom: firstDay, checkedOn: lastCheckedOn },
  lines: luxembourgLines,
  brokenRules: checkLuxembourgRules,
  purchase: luxembourgPurchase,
  form: luxembourgForm,
  loans: luxembourgLoans,
  reading: luxembourgReading,
}
