import { atRate, charge } from '../../../core/charge.ts'
import { lineEntry } from '../../../core/entries.ts'
import type { Law } from '../../../core/provision.ts'
import { dependencyMinimum, dependencyRate } from '../parameters/dependency.ts'
import type { GainEntry } from './sale.ts'

/** Dependency contribution in EUR on a taxable gain; below the yearly minimum it is not collected and is shown as 0. */
export const dependencyContribution = (law: Law, gain: number): GainEntry => {
  const [rate, minimum] = [law(dependencyRate), law(dependencyMinimum)]
  const due = atRate(gain, rate)
  const isCollected = due.formula.amount >= minimum.value
  const charged = isCollected ? due : charge({ ...due.formula, amount: 0 }, [rate, minimum])
  return lineEntry('dependencyContribution', charged, { isShownAtZero: true })
}
