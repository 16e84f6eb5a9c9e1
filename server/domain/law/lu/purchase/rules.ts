import { luxembourgPurchaseRules as rules } from '#contract/rules/lu-purchase'
import { broken } from '../../../core/broken-rule.ts'
import { cleaned } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import type { RefusedField } from '../../../core/refusal.ts'
import { vatBenefitCeiling } from '../parameters/vat.ts'
import type { PurchaseInput } from './purchase.ts'

/** Fields that were sent although the operation does not know them. */
const unexpectedFields = (input: PurchaseInput): RefusedField[] => {
  const { operation, resaleClause, renovationWorks } = input
  const isExisting = operation === 'existing'
  return [
    ...(['landValue', 'builtValueAtDeed', 'priceIncludes'] as const).flatMap(path => {
      const received = input[path]
      return broken(rules, 'only_off_plan', operation !== 'offPlan' && received !== undefined, { path, received })
    }),
    ...broken(rules, 'only_existing', !isExisting && resaleClause, { path: 'resaleClause', received: resaleClause }),
    ...broken(rules, 'only_existing', !isExisting && renovationWorks !== undefined, {
      path: 'renovationWorks',
      received: renovationWorks,
    }),
  ]
}

const brokenParts = ({ price, landValue = 0, builtValueAtDeed = 0, operation }: PurchaseInput): RefusedField[] => {
  const isAbove = operation === 'offPlan' && cleaned(landValue + builtValueAtDeed) > price
  const blamed =
    landValue > price
      ? { path: 'landValue', received: landValue }
      : { path: 'builtValueAtDeed', received: builtValueAtDeed }
  return broken(rules, 'parts_above_price', isAbove, { ...blamed, allowed: [`together at most ${price}`] })
}

const brokenHalfBase = ({ halfBaseEligible, resaleClause, use }: PurchaseInput): RefusedField[] =>
  broken(rules, 'half_base_excluded', halfBaseEligible && (resaleClause || use === 'other'), {
    received: true,
    allowed: ['false'],
  })

const missingCommune = ({ commune, nonHousingShare, use }: PurchaseInput): RefusedField[] =>
  broken(rules, 'commune_required', commune === undefined && (nonHousingShare ?? (use === 'other' ? 1 : 0)) > 0)

const brokenContract = (law: Law, { preliminaryContractRegisteredOn: received }: PurchaseInput): RefusedField[] =>
  broken(rules, 'contract_after_deed', received !== undefined && received > law.lawDay.day, {
    received,
    allowed: [`at most ${law.lawDay.day}`],
  })

const brokenLoan = ({ loanAmount, securedAmount: received }: PurchaseInput): RefusedField[] => {
  if (received === undefined) return []
  return loanAmount === 0
    ? broken(rules, 'secured_without_loan', true, { received })
    : broken(rules, 'secured_below_loan', received < loanAmount, { received, allowed: [`at least ${loanAmount}`] })
}

const brokenVatBenefit = (law: Law, { vatBenefitUsed: received }: PurchaseInput): RefusedField[] => {
  if (received === undefined) return []
  const ceiling = law(vatBenefitCeiling).value
  const shown = { received, allowed: [`at most ${ceiling}`] }
  return broken(rules, 'vat_benefit_above_ceiling', received > ceiling, shown, { ceiling })
}

/**
 * Every rule between fields that a purchase breaks, beside those of every country.
 * @throws Refusal `law_not_covered` when a rule needs the law of a day that is not covered.
 */
export const brokenOwnRules = (law: Law, input: PurchaseInput): RefusedField[] => [
  ...unexpectedFields(input),
  ...brokenParts(input),
  ...brokenHalfBase(input),
  ...missingCommune(input),
  ...brokenContract(law, input),
  ...brokenLoan(input),
  ...brokenVatBenefit(law, input),
]
