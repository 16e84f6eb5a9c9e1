import { netherlandsRules } from '#contract/rules/nl'
import { broken } from '../../core/broken-rule.ts'
import { isCarriedForward } from '../../core/dated.ts'
import { yearOf } from '../../core/days.ts'
import { cleaned } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import type { RefusedField } from '../../core/refusal.ts'
import type { FeesInput } from '../country.ts'
import { guaranteeLimit } from './parameters/guarantee.ts'

type Input = FeesInput<'NL'>

/**
 * A guarantee that is not available: without a loan, for no own home, or above the limit; the first reason is named.
 */
const unavailableGuarantee = (
  law: Law,
  { nhg: received, loanAmount = 0, use, price, appraisedValue = price }: Input,
): RefusedField[] => {
  if (!received) return []
  if (loanAmount === 0)
    return broken(netherlandsRules, 'nhg_not_available.loan', true, {
      received,
      allowed: ['with a loanAmount above 0'],
    })
  if (use !== 'mainResidence')
    return broken(netherlandsRules, 'nhg_not_available.use', true, { received, allowed: ['with use: mainResidence'] })
  const { value: limit, parameter, version } = law(guaranteeLimit)
  // A limit of another year is not said to be that of the day.
  const isOfEarlierYear = isCarriedForward(parameter, version)
  const unknown = isOfEarlierYear ? `; the limit of ${yearOf(version.day)} is not known yet` : ''
  const shown = { received, allowed: [`a price or an appraisedValue of at most ${limit}${unknown}`] }
  return broken(netherlandsRules, 'nhg_not_available.limit', Math.min(price, appraisedValue) > limit, shown, {
    limit,
    day: isOfEarlierYear ? version.from : version.day,
  })
}

const smallWhole = ({ wholeValue: received, price, movables = 0 }: Input): RefusedField[] => {
  const least = cleaned(price - movables)
  const shown = { received, allowed: [`at least ${least}`] }
  return broken(netherlandsRules, 'whole_value_below_price', received !== undefined && received < least, shown)
}

/** Rules of a Dutch purchase that a request breaks. */
export const brokenRules = (law: Law, input: Input): RefusedField[] => [
  ...unavailableGuarantee(law, input),
  ...smallWhole(input),
]
