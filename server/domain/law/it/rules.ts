import { italyRules } from '#contract/rules/it'
import { ruleIssues } from '../../core/broken-rule.ts'
import type { Law } from '../../core/provision.ts'
import type { RefusedField } from '../../core/refusal.ts'
import type { Input } from './home-case.ts'

/** Rules that the request for an Italian purchase breaks; only the first obstacle to the cadastral value is named. */
export const checkItalianRules = (_law: Law, input: Input): RefusedField[] => {
  const { cadastralValueOption: received, cadastralIncome, newBuild, buyerType } = input
  if (!received) return []
  if (newBuild)
    return ruleIssues(italyRules, 'cadastral_value_not_available.newBuild', true, {
      received,
      allowed: ['with newBuild: false'],
    })
  if (buyerType === 'company')
    return ruleIssues(italyRules, 'cadastral_value_not_available.company', true, {
      received,
      allowed: ['with buyerType: individual'],
    })
  return ruleIssues(italyRules, 'cadastral_value_not_available.income', cadastralIncome === undefined, {
    received,
    allowed: ['with a cadastralIncome'],
  })
}
