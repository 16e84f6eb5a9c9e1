import { luxembourgPurchaseRules as rules } from '#contract/rules/lu-purchase'
import { ruleIssues } from '../../../core/broken-rule.ts'
import { sumAmounts, toCents, toFifteenDigits } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import type { RefusedField } from '../../../core/refusal.ts'
import { vatBenefitCeiling } from '../parameters/vat.ts'
import { checkDeed, checkValues } from './deed-rules.ts'
import type { PurchaseInput } from './purchase-input.ts'
import { nonHousingShareOf } from './use-parts.ts'

/** Fields that do not belong to the operation. */
const checkOperationFields = (input: PurchaseInput): RefusedField[] => {
  const { operation, resaleClause, renovationWorks, renovationInvoices } = input
  const isExisting = operation === 'existing'
  return [
    ...(['landValue', 'builtValueAtDeed', 'priceIncludes'] as const).flatMap(path => {
      const received = input[path]
      return ruleIssues(rules, 'only_off_plan', operation !== 'offPlan' && received !== undefined, { path, received })
    }),
    ...ruleIssues(rules, 'only_existing', !isExisting && resaleClause, {
      path: 'resaleClause',
      received: resaleClause,
    }),
    ...ruleIssues(rules, 'only_existing', !isExisting && renovationWorks !== undefined, {
      path: 'renovationWorks',
      received: renovationWorks,
    }),
    ...ruleIssues(rules, 'only_existing', !isExisting && renovationInvoices !== undefined, {
      path: 'renovationInvoices',
    }),
  ]
}

/** Areas of the parts that do not make the whole, or invoices that do not make the works. */
const checkSums = ({ areas, renovationWorks, renovationInvoices }: PurchaseInput): RefusedField[] => {
  const parts = areas ? sumAmounts([areas.homeM2, areas.professionalM2 ?? 0, areas.letM2 ?? 0].map(toCents)) : 0
  const total = toCents(areas?.totalM2 ?? 0)
  const sum = sumAmounts((renovationInvoices ?? []).map(toCents))
  const isOther = renovationInvoices !== undefined && renovationWorks !== undefined && toCents(renovationWorks) !== sum
  return [
    ...ruleIssues(
      rules,
      'areas_add_up',
      areas !== undefined && parts !== total,
      { received: parts, allowed: [`parts of ${total} m² together`] },
      { total, parts },
    ),
    ...ruleIssues(
      rules,
      'invoices_add_up',
      isOther,
      { received: renovationWorks, allowed: [`${sum}, or left out`] },
      { sum },
    ),
  ]
}

const checkPriceParts = ({ price, landValue = 0, builtValueAtDeed = 0, operation }: PurchaseInput): RefusedField[] => {
  const isAbove = operation === 'offPlan' && toFifteenDigits(landValue + builtValueAtDeed) > price
  const blamed =
    landValue > price
      ? { path: 'landValue', received: landValue }
      : { path: 'builtValueAtDeed', received: builtValueAtDeed }
  return ruleIssues(rules, 'parts_above_price', isAbove, { ...blamed, allowed: [`together at most ${price}`] })
}

const checkHalfBase = ({ halfBaseEligible, resaleClause, use }: PurchaseInput): RefusedField[] =>
  ruleIssues(rules, 'half_base_excluded', halfBaseEligible && (resaleClause || use === 'other'), {
    received: true,
    allowed: ['false'],
  })

const checkCommune = (input: PurchaseInput): RefusedField[] =>
  ruleIssues(rules, 'commune_required', input.commune === undefined && nonHousingShareOf(input) > 0)

const checkContractDay = (law: Law, { preliminaryContractRegisteredOn: received }: PurchaseInput): RefusedField[] =>
  ruleIssues(rules, 'contract_after_deed', received !== undefined && received > law.lawDay.day, {
    received,
    allowed: [`at most ${law.lawDay.day}`],
  })

const checkSecuredAmount = ({ loanAmount, securedAmount: received }: PurchaseInput): RefusedField[] => {
  if (received === undefined) return []
  return loanAmount === 0
    ? ruleIssues(rules, 'secured_without_loan', true, { received })
    : ruleIssues(rules, 'secured_below_loan', received < loanAmount, { received, allowed: [`at least ${loanAmount}`] })
}

const checkVatBenefit = (law: Law, { vatBenefitUsed: received }: PurchaseInput): RefusedField[] => {
  if (received === undefined) return []
  const ceiling = law(vatBenefitCeiling).value
  const shown = { received, allowed: [`at most ${ceiling}`] }
  return ruleIssues(rules, 'vat_benefit_above_ceiling', received > ceiling, shown, { ceiling })
}

/**
 * Rules between fields that a purchase breaks, in addition to those of every country.
 * @throws Refusal `law_not_covered` when a rule needs the law of a day that is not covered.
 */
export const checkPurchaseRules = (law: Law, input: PurchaseInput): RefusedField[] => [
  ...checkOperationFields(input),
  ...checkDeed(input),
  ...checkValues(law, input),
  ...checkSums(input),
  ...checkPriceParts(input),
  ...checkHalfBase(input),
  ...checkCommune(input),
  ...checkContractDay(law, input),
  ...checkSecuredAmount(input),
  ...checkVatBenefit(law, input),
]
