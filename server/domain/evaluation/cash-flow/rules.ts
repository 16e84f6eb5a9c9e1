import type { DiscountedCashFlowInput } from '#contract/evaluation/discounted-cash-flow-input'
import { discountedCashFlowRules as rules, valuationYears as years } from '#contract/rules/discounted-cash-flow'
import { ruleIssues } from '../../core/broken-rule.ts'
import type { RefusedField } from '../../core/refusal.ts'

type Tenant = DiscountedCashFlowInput['tenants'][number]

const onDate = ({ valuationDate: received }: DiscountedCashFlowInput): RefusedField[] => {
  const year = received.slice(0, 4)
  return [
    ...ruleIssues(rules, 'valuation_date_not_month_start', !received.endsWith('-01'), {
      received,
      allowed: [`${received.slice(0, 8)}01`],
    }),
    ...ruleIssues(rules, 'valuation_date_out_of_range', year < years.first || year > years.last, {
      received,
      allowed: [`${years.first}-01-01 to ${years.last}-12-01`],
    }),
  ]
}

/** A day that ends a lease, with the field that holds it. */
interface End {
  path: string
  day: string
}

const endsOf = ({ leaseEnd, breakOptions = [] }: Tenant, path: string): End[] => [
  ...(leaseEnd === undefined ? [] : [{ path: `${path}.leaseEnd`, day: leaseEnd }]),
  ...breakOptions.flatMap(({ date, exercised }, index) =>
    exercised ? [{ path: `${path}.breakOptions[${index}].date`, day: date }] : [],
  ),
]

const tooEarly = ({ path, day }: End, valuationDate: string, leaseStart: string): RefusedField[] =>
  day < valuationDate
    ? ruleIssues(rules, 'lease_already_ended', true, { path, received: day, allowed: [`${valuationDate} or later`] })
    : ruleIssues(rules, 'lease_ends_before_start', day < leaseStart, {
        path,
        received: day,
        allowed: [`${leaseStart} or later`],
      })

const onLease = (tenant: Tenant, path: string, valuationDate: string): RefusedField[] => {
  if (tenant.vacant) return []
  if (tenant.leaseEnd === undefined) {
    const shown = { path: `${path}.leaseEnd`, allowed: [`${valuationDate} or later`] }
    return ruleIssues(rules, 'lease_end_required', true, shown)
  }
  return endsOf(tenant, path).flatMap(end => tooEarly(end, valuationDate, tenant.leaseStart ?? valuationDate))
}

const onIndexation = ({ indexation }: Tenant, path: string): RefusedField[] => {
  const { type, rate, cap, floor } = indexation ?? {}
  return [
    ...ruleIssues(rules, 'cap_below_floor', cap !== undefined && floor !== undefined && cap < floor, {
      path: `${path}.indexation.cap`,
      received: cap,
      allowed: [`at least ${floor}`],
    }),
    ...ruleIssues(rules, 'fixed_rate_required', type === 'fixed' && rate === undefined, {
      path: `${path}.indexation.rate`,
    }),
  ]
}

const onCosts = ({ operatingCosts = [] }: DiscountedCashFlowInput): RefusedField[] =>
  operatingCosts.flatMap(({ annualAmount, rateOfIncome }, index) =>
    ruleIssues(rules, 'amount_or_rate_of_income', (annualAmount === undefined) === (rateOfIncome === undefined), {
      path: `operatingCosts[${index}]`,
      allowed: ['annualAmount', 'rateOfIncome'],
    }),
  )

const onCapex = ({ capex = [], horizonYears = 10 }: DiscountedCashFlowInput): RefusedField[] =>
  capex.flatMap(({ year }, index) =>
    ruleIssues(rules, 'capex_after_horizon', year > horizonYears, {
      path: `capex[${index}].year`,
      received: year,
      allowed: [`1 to ${horizonYears}`],
    }),
  )

const onLoan = ({ loan, purchasePrice }: DiscountedCashFlowInput): RefusedField[] => {
  if (!loan) return []
  const { amount, ltv, graceMonths = 0, termMonths } = loan
  return [
    ...ruleIssues(rules, 'loan_needs_price', purchasePrice === undefined),
    ...ruleIssues(rules, 'ltv_and_amount', amount !== undefined && ltv !== undefined, {
      path: 'loan.ltv',
      received: ltv,
    }),
    ...ruleIssues(rules, 'loan_amount_required', amount === undefined && ltv === undefined, { path: 'loan.amount' }),
    ...ruleIssues(rules, 'grace_not_shorter_than_term', graceMonths >= termMonths, {
      path: 'loan.graceMonths',
      received: graceMonths,
      allowed: [`less than ${termMonths}`],
    }),
  ]
}

/** Every broken rule between the fields of a request. */
export const cashFlowIssues = (input: DiscountedCashFlowInput): RefusedField[] => [
  ...onDate(input),
  ...input.tenants.flatMap((tenant, index) => [
    ...onLease(tenant, `tenants[${index}]`, input.valuationDate),
    ...onIndexation(tenant, `tenants[${index}]`),
  ]),
  ...onCosts(input),
  ...onCapex(input),
  ...onLoan(input),
]
