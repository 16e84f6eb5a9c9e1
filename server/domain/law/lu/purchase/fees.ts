import { luxembourgFeesRules } from '#contract/rules/lu-purchase'
import { ruleIssues } from '../../../core/broken-rule.ts'
import type { Law } from '../../../core/provision.ts'
import type { RefusedField } from '../../../core/refusal.ts'
import type { FeesInput, Purchase } from '../../country.ts'
import { paidPriceOf } from './deed-value.ts'
import { purchaseFindings } from './findings.ts'
import type { PurchaseInput } from './purchase-input.ts'
import { checkPurchaseRules } from './rules.ts'

type Input = FeesInput<'LU'>

/** Purchase in the terms of Luxembourg's own route: a new build is one off plan. */
const luxembourgPurchaseInput = ({ newBuild, operation, ...input }: Input): PurchaseInput => ({
  ...input,
  operation: operation ?? (newBuild ? 'offPlan' : 'existing'),
})

const checkNewBuildAnswer = ({ newBuild, operation }: Input): RefusedField[] => {
  const isOffPlan = operation === 'offPlan'
  const isBroken = newBuild !== undefined && operation !== undefined && newBuild !== isOffPlan
  const shown = { received: newBuild, allowed: [String(isOffPlan), 'left out'] }
  return ruleIssues(luxembourgFeesRules, 'new_build_is_off_plan', isBroken, shown)
}

/** Rules of a purchase in Luxembourg broken by a request to the route of all countries. */
export const checkLuxembourgRules = (law: Law, input: Input): RefusedField[] => {
  const issues = checkNewBuildAnswer(input)
  // Rules on the operation would blame other fields for a contradiction between these two.
  return issues.length > 0 ? issues : checkPurchaseRules(law, luxembourgPurchaseInput(input))
}

/** Purchase in Luxembourg in the shape of the other countries' answers; `commune` is the official name. */
export const luxembourgPurchase = (law: Law, input: Input): Purchase<'LU'> => {
  const sent = luxembourgPurchaseInput(input)
  const { entries, more, alsoCited } = purchaseFindings(law, sent, input.commune)
  const { constructionPrice: besidesPrice = 0 } = input
  const paidPrice = paidPriceOf(sent)
  return { entries, more: { ...more, newBuild: sent.operation === 'offPlan' }, besidesPrice, paidPrice, alsoCited }
}
