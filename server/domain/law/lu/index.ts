import type { Country } from '../country.ts'
import { form } from './form.ts'
import { loans } from './loans.ts'
import { firstDay, lastCheckedOn } from './parameters/coverage.ts'
import { brokenRules, purchase } from './purchase/fees.ts'
import { lines } from './purchase/lines.ts'

/** Luxembourg: its own acquisition costs, without the aids. */
export const LU: Country<'LU'> = {
  coverage: { coveredFrom: firstDay, checkedOn: lastCheckedOn },
  lines,
  brokenRules,
  purchase,
  form,
  loans,
}
