import { netherlandsRules } from '#contract/rules/nl'
import { ruleIssues } from '../../core/broken-rule.ts'
import { isCarriedForward } from '../../core/dated.ts'
import { yearOf } from '../../core/days.ts'
import type { Law } from '../../core/provision.ts'
import type { RefusedField } from '../../core/refusal.ts'
import type { FeesInput } from '../country.ts'
import { dutiableBase } from '../purchase/market-value.ts'
import { guaranteeLimit } from './parameters/guarantee.ts'

type Input = FeesInput<'NL'>

/**
 * Refuses a guarantee that is not available: without a loan, for a home not owner-occupied, or above the limit; only
 * the first reason is named.
 */
const checkGuarantee = (
  law: Law,
  { nhg: received, loanAmount = 0, use, price, appraisedValue = price }: Input,
): RefusedField[] => {
  if (!received) return []
  if (loanAmount === 0)
    return ruleIssues(netherlandsRules, 'nhg_not_available.loan', true, {
      received,
      allowed: ['with a loanAmount above 0'],
    })
  if (use !== 'mainResidence')
    return ruleIssues(netherlandsRules, 'nhg_not_available.use', true, {
      received,
      allowed: ['with use: mainResidence'],
    })
  const { value: limit, parameter, version } = law(guaranteeLimit)
  // The limit of another year is not presented as that of the day.
  const isOfEarlierYear = isCarriedForward(parameter, version)
  const unknown = isOfEarlierYear ? `; the limit of ${yearOf(version.day)} is not known yet` : ''
  const shown = { received, allowed: [`a price or an appraisedValue of at most ${limit}${unknown}`] }
  return ruleIssues(netherlandsRules, 'nhg_not_available.limit', Math.min(price, appraisedValue) > limit, shown, {
    limit,
    day: isOfEarlierYear ? version.from : version.day,
  })
}

const checkWholeValue = (input: Input): RefusedField[] => {
  const { wholeValue: received } = input
  const least = dutiableBase(input)
  const shown = { received, allowed: [`at least ${least}`] }
  return ruleIssues(netherlandsRules, 'whole_value_below_price', received !== undefined && received < least, shown)
}

/** Rules that the request for a Dutch purchase breaks. */
export const checkDutchRules = (law: Law, input: Input): RefusedField[] => [
  ...checkGuarantee(law, input),
  ...checkWholeValue(input),
]
