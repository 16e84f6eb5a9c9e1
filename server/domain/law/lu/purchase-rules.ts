import type { luxembourgPurchaseRules } from '#contract/shared/luxembourg-purchase'
import type { Law } from '../../core/law.ts'
import type { RefusedField } from '../../core/refusal.ts'
import { vatBenefitCeiling } from './parameters/vat.ts'
import type { PurchaseInput } from './purchase.ts'

/** A rule between fields that a request breaks. */
export interface BrokenPurchaseRule extends RefusedField {
  code: (typeof luxembourgPurchaseRules)[number]['code']
}

/** Fields that were sent although the operation does not know them. */
const strayFields = (input: PurchaseInput): BrokenPurchaseRule[] => {
  const stray = (path: keyof PurchaseInput, code: 'only_off_plan' | 'only_existing', operation: string) => ({
    path,
    code,
    message: `Stands with operation ${operation} only.`,
    received: input[path],
  })
  const { operation, resaleClause } = input
  const offPlan = (['landValue', 'builtValueAtDeed', 'priceIncludes'] as const).filter(
    path => input[path] !== undefined,
  )
  return [
    ...(operation === 'offPlan' ? [] : offPlan.map(path => stray(path, 'only_off_plan', 'offPlan'))),
    ...(operation !== 'existing' && resaleClause ? [stray('resaleClause', 'only_existing', 'existing')] : []),
    ...(operation !== 'existing' && input.renovationWorks !== undefined
      ? [stray('renovationWorks', 'only_existing', 'existing')]
      : []),
  ]
}

const brokenParts = ({ price, landValue = 0, builtValueAtDeed = 0, operation }: PurchaseInput): BrokenPurchaseRule[] =>
  operation === 'offPlan' && Number((landValue + builtValueAtDeed).toPrecision(15)) > price
    ? [
        {
          path: landValue > price ? 'landValue' : 'builtValueAtDeed',
          code: 'parts_above_price',
          message: 'Land and standing construction must stay within the price.',
          received: landValue > price ? landValue : builtValueAtDeed,
          allowed: [`together at most ${price}`],
        },
      ]
    : []

const brokenHalfBase = ({ halfBaseEligible, resaleClause, use }: PurchaseInput): BrokenPurchaseRule[] =>
  halfBaseEligible && (resaleClause || use === 'other')
    ? [
        {
          path: 'halfBaseEligible',
          code: 'half_base_excluded',
          message: 'A purchase to resell or of no dwelling never has the halved base.',
          received: true,
          allowed: ['false'],
        },
      ]
    : []

const missingCommune = ({ commune, nonHousingShare, use }: PurchaseInput): BrokenPurchaseRule[] =>
  commune === undefined && (nonHousingShare ?? (use === 'other' ? 1 : 0)) > 0
    ? [{ path: 'commune', code: 'commune_required', message: 'Is required where a part is not housing.' }]
    : []

const brokenContract = (law: Law, { preliminaryContractRegisteredOn: day }: PurchaseInput): BrokenPurchaseRule[] =>
  day !== undefined && day > law.day
    ? [
        {
          path: 'preliminaryContractRegisteredOn',
          code: 'contract_after_deed',
          message: 'Must not be after the deed.',
          received: day,
          allowed: [`at most ${law.day}`],
        },
      ]
    : []

const brokenLoan = ({ loanAmount, securedAmount }: PurchaseInput): BrokenPurchaseRule[] => {
  if (securedAmount === undefined) return []
  const path = 'securedAmount'
  if (loanAmount === 0)
    return [{ path, code: 'secured_without_loan', message: 'Needs a loanAmount.', received: securedAmount }]
  if (securedAmount >= loanAmount) return []
  const message = 'Must hold the loan.'
  return [{ path, code: 'secured_below_loan', message, received: securedAmount, allowed: [`at least ${loanAmount}`] }]
}

const brokenVatBenefit = (law: Law, { vatBenefitUsed }: PurchaseInput): BrokenPurchaseRule[] => {
  if (vatBenefitUsed === undefined) return []
  const ceiling = law.value(vatBenefitCeiling)
  if (vatBenefitUsed <= ceiling) return []
  const message = `Must be at most the ceiling of the day, ${ceiling}.`
  return [
    {
      path: 'vatBenefitUsed',
      code: 'vat_benefit_above_ceiling',
      message,
      received: vatBenefitUsed,
      allowed: [`at most ${ceiling}`],
    },
  ]
}

/**
 * Every rule between fields that a purchase breaks, beside those of every country.
 * @throws Refusal `law_not_covered` when a rule needs the law of a day that is not covered.
 */
export const brokenOwnRules = (law: Law, input: PurchaseInput): BrokenPurchaseRule[] => [
  ...strayFields(input),
  ...brokenParts(input),
  ...brokenHalfBase(input),
  ...missingCommune(input),
  ...brokenContract(law, input),
  ...brokenLoan(input),
  ...brokenVatBenefit(law, input),
]
