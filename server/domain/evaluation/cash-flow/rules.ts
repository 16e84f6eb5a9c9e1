import type { DiscountedCashFlowInput, discountedCashFlowRules } from '#contract/evaluation/discounted-cash-flow-input'
import type { RefusedField } from '../../core/refusal.ts'

interface BrokenRule extends RefusedField {
  code: (typeof discountedCashFlowRules)[number]['code']
}

type Tenant = DiscountedCashFlowInput['tenants'][number]

const [firstYear, lastYear] = ['1900', '2199']

const onDate = ({ valuationDate }: DiscountedCashFlowInput): BrokenRule[] => {
  const field = { path: 'valuationDate', received: valuationDate }
  const year = valuationDate.slice(0, 4)
  return [
    ...(valuationDate.endsWith('-01')
      ? []
      : [
          {
            ...field,
            code: 'valuation_date_not_month_start' as const,
            message: 'Must be the first day of a month.',
            allowed: [`${valuationDate.slice(0, 8)}01`],
          },
        ]),
    ...(year >= firstYear && year <= lastYear
      ? []
      : [
          {
            ...field,
            code: 'valuation_date_out_of_range' as const,
            message: `Must lie in the years ${firstYear} to ${lastYear}.`,
            allowed: [`${firstYear}-01-01 to ${lastYear}-12-01`],
          },
        ]),
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

const tooEarly = ({ path, day }: End, valuationDate: string, leaseStart: string): BrokenRule[] => {
  if (day < valuationDate) {
    const message = 'The lease ended before the valuation date; send `vacant`, or the lease that followed.'
    return [{ path, code: 'lease_already_ended', message, received: day, allowed: [`${valuationDate} or later`] }]
  }
  if (day >= leaseStart) return []
  const message = 'The lease ends before its first day.'
  return [{ path, code: 'lease_ends_before_start', message, received: day, allowed: [`${leaseStart} or later`] }]
}

const onLease = (tenant: Tenant, path: string, valuationDate: string): BrokenRule[] => {
  if (tenant.vacant) return []
  if (tenant.leaseEnd === undefined) {
    return [
      {
        path: `${path}.leaseEnd`,
        code: 'lease_end_required',
        message: 'Is required, unless the unit is vacant.',
        allowed: [`${valuationDate} or later`],
      },
    ]
  }
  return endsOf(tenant, path).flatMap(end => tooEarly(end, valuationDate, tenant.leaseStart ?? valuationDate))
}

const onIndexation = ({ indexation }: Tenant, path: string): BrokenRule[] => {
  const { type, rate, cap, floor } = indexation ?? {}
  return [
    ...(cap !== undefined && floor !== undefined && cap < floor
      ? [
          {
            path: `${path}.indexation.cap`,
            code: 'cap_below_floor' as const,
            message: 'The cap is below the floor.',
            received: cap,
            allowed: [`at least ${floor}`],
          },
        ]
      : []),
    ...(type === 'fixed' && rate === undefined
      ? [
          {
            path: `${path}.indexation.rate`,
            code: 'fixed_rate_required' as const,
            message: 'Is required with a fixed adjustment.',
          },
        ]
      : []),
  ]
}

const onCosts = ({ operatingCosts = [] }: DiscountedCashFlowInput): BrokenRule[] =>
  operatingCosts.flatMap(({ annualAmount, rateOfIncome }, index) =>
    (annualAmount === undefined) === (rateOfIncome === undefined)
      ? [
          {
            path: `operatingCosts[${index}]`,
            code: 'amount_or_rate_of_income',
            message: 'Must have either `annualAmount` or `rateOfIncome`, and not both.',
            allowed: ['annualAmount', 'rateOfIncome'],
          },
        ]
      : [],
  )

const onCapex = ({ capex = [], horizonYears = 10 }: DiscountedCashFlowInput): BrokenRule[] =>
  capex.flatMap(({ year }, index) =>
    year > horizonYears
      ? [
          {
            path: `capex[${index}].year`,
            code: 'capex_after_horizon',
            message: 'Lies after the horizon.',
            received: year,
            allowed: [`1 to ${horizonYears}`],
          },
        ]
      : [],
  )

const loanRule = (code: BrokenRule['code'], path: string, message: string, received?: unknown): BrokenRule => ({
  path,
  code,
  message,
  ...(received !== undefined && { received }),
})

const onLoan = ({ loan, purchasePrice }: DiscountedCashFlowInput): BrokenRule[] => {
  if (!loan) return []
  const { amount, ltv, graceMonths = 0, termMonths } = loan
  const broken: BrokenRule[] = []
  if (purchasePrice === undefined)
    broken.push(loanRule('loan_needs_price', 'purchasePrice', 'Is required with a loan.'))
  if (amount !== undefined && ltv !== undefined) {
    broken.push(loanRule('ltv_and_amount', 'loan.ltv', 'Must not be sent beside `amount`.', ltv))
  }
  if (amount === undefined && ltv === undefined) {
    broken.push(loanRule('loan_amount_required', 'loan.amount', 'Is required, unless `ltv` is sent.'))
  }
  if (graceMonths >= termMonths) {
    const rule = loanRule('grace_not_shorter_than_term', 'loan.graceMonths', 'Must be below the term.', graceMonths)
    broken.push({ ...rule, allowed: [`less than ${termMonths}`] })
  }
  return broken
}

/** Every rule between fields that a request breaks. */
export const brokenRules = (input: DiscountedCashFlowInput): BrokenRule[] => [
  ...onDate(input),
  ...input.tenants.flatMap((tenant, index) => [
    ...onLease(tenant, `tenants[${index}]`, input.valuationDate),
    ...onIndexation(tenant, `tenants[${index}]`),
  ]),
  ...onCosts(input),
  ...onCapex(input),
  ...onLoan(input),
]
