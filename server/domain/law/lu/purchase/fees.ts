import { luxembourgFeesRules } from '#contract/rules/lu-purchase'
import { broken } from '../../../core/broken-rule.ts'
import type { Law } from '../../../core/provision.ts'
import type { RefusedField } from '../../../core/refusal.ts'
import type { FeesInput, Purchase } from '../../country.ts'
import { purchaseFindings } from './findings.ts'
import type { PurchaseInput } from './purchase.ts'
import { brokenOwnRules } from './rules.ts'

type Input = FeesInput<'LU'>

/** The purchase as Luxembourg's own route has it: a new build is one off plan. */
const purchaseOf = ({ newBuild, operation, ...input }: Input): PurchaseInput => ({
  ...input,
  operation: operation ?? (newBuild ? 'offPlan' : 'existing'),
})

const disagreement = ({ newBuild, operation }: Input): RefusedField[] => {
  const isOffPlan = operation === 'offPlan'
  const isBroken = newBuild !== undefined && operation !== undefined && newBuild !== isOffPlan
  const shown = { received: newBuild, allowed: [String(isOffPlan), 'left out'] }
  return broken(luxembourgFeesRules, 'new_build_is_off_plan', isBroken, shown)
}

/** Rules of a purchase in Luxembourg that a request among the countries breaks. */
export const brokenRules = (law: Law, input: Input): RefusedField[] => {
  const issues = disagreement(input)
  // Rules on the operation would blame other fields for a contradiction between these two.
  return issues.length > 0 ? issues : brokenOwnRules(law, purchaseOf(input))
}

/** A purchase in Luxembourg as the other countries answer it; `commune` is the official name. */
export const purchase = (law: Law, input: Input): Purchase<'LU'> => {
  const sent = purchaseOf(input)
  const { entries, more, alsoCited } = purchaseFindings(law, sent, input.commune)
  return { entries, more: { ...more, newBuild: sent.operation === 'offPlan' }, alsoCited }
}
