import { spainRules } from '#contract/rules/es'
import { ruleIssues } from '../../core/broken-rule.ts'
import type { Law } from '../../core/provision.ts'
import type { RefusedField } from '../../core/refusal.ts'
import { checkOnlyWithNewBuild } from '../purchase/shared-rules.ts'
import type { Input } from './conditions.ts'

const checkSavings = ({ savingsIncome: received = 0, annualTaxableIncome: income }: Input): RefusedField[] =>
  ruleIssues(spainRules, 'savings_within_income', income !== undefined && received > income, {
    received,
    allowed: [`at most ${income}`],
  })

/** Children beyond a large family where the family is stated not to be one; unanswered is allowed. */
const checkLargeFamilyChildren = ({ childrenAboveLargeFamily: received = 0, largeFamily }: Input): RefusedField[] =>
  ruleIssues(spainRules, 'children_of_large_family', largeFamily === false && received > 0, {
    received,
    allowed: ['0, or largeFamily: true'],
  })

/** Rules that the request for a Spanish purchase breaks. */
export const checkSpanishRules = (_law: Law, input: Input): RefusedField[] => [
  ...checkOnlyWithNewBuild('protectedHousing', input.protectedHousing, input.newBuild),
  ...checkSavings(input),
  ...checkLargeFamilyChildren(input),
]
