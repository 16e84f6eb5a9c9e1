import { spainRules } from '#contract/rules/es'
import { broken } from '../../core/broken-rule.ts'
import type { Law } from '../../core/provision.ts'
import type { RefusedField } from '../../core/refusal.ts'
import { onlyWithNewBuild } from '../purchase/shared-rules.ts'
import type { Input } from './conditions.ts'

const largeSavings = ({ savingsIncome: received = 0, annualTaxableIncome: income }: Input): RefusedField[] =>
  broken(spainRules, 'savings_within_income', income !== undefined && received > income, {
    received,
    allowed: [`at most ${income}`],
  })

/** Children beyond a large family of a family that is none; a family that is not said to be one is left open. */
const childrenOfNoLargeFamily = ({ childrenAboveLargeFamily: received = 0, largeFamily }: Input): RefusedField[] =>
  broken(spainRules, 'children_of_large_family', largeFamily === false && received > 0, {
    received,
    allowed: ['0, or largeFamily: true'],
  })

/** Rules of a Spanish purchase that a request breaks. */
export const brokenRules = (_law: Law, input: Input): RefusedField[] => [
  ...onlyWithNewBuild('protectedHousing', input.protectedHousing, input.newBuild),
  ...largeSavings(input),
  ...childrenOfNoLargeFamily(input),
]
