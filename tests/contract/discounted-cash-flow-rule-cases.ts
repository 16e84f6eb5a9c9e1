import type { RuleCase } from './rule-case.ts'

const unit = { passingRent: 12_000, leaseEnd: '2030-12-31' }
const building = { valuationDate: '2026-01-01', tenants: [unit], discountRate: 0.06, exitYield: 0.05 }
const loan = { annualRate: 0.03, termMonths: 240, amount: 100_000 }
const priced = { ...building, purchasePrice: 200_000 }

const withUnit = (fields: object) => ({ ...building, tenants: [unit, { ...unit, ...fields }] })

/** Bodies of the discounted cash flow, each of which breaks one rule of `x-rules` and nothing else. */
export const discountedCashFlowRuleCases: readonly RuleCase[] = [
  {
    description: 'a valuation date within a month',
    code: 'valuation_date_not_month_start',
    path: 'valuationDate',
    body: { ...building, valuationDate: '2026-01-02' },
  },
  {
    description: 'a valuation date that nobody can reach',
    code: 'valuation_date_out_of_range',
    path: 'valuationDate',
    body: { ...building, valuationDate: '2200-01-01', tenants: [{ ...unit, leaseEnd: '2230-12-31' }] },
  },
  {
    description: 'a let unit without the end of its lease',
    code: 'lease_end_required',
    path: 'tenants[1].leaseEnd',
    body: { ...building, tenants: [unit, { passingRent: 12_000 }] },
  },
  {
    description: 'a lease that ended the day before',
    code: 'lease_already_ended',
    path: 'tenants[1].leaseEnd',
    body: withUnit({ leaseEnd: '2025-12-31' }),
  },
  {
    description: 'a break that was exercised before the valuation date',
    code: 'lease_already_ended',
    path: 'tenants[1].breakOptions[1].date',
    body: withUnit({ breakOptions: [{ date: '2024-12-31' }, { date: '2025-06-30', exercised: true }] }),
  },
  {
    description: 'a lease that ends before it begins',
    code: 'lease_ends_before_start',
    path: 'tenants[1].leaseEnd',
    body: withUnit({ leaseStart: '2027-01-01', leaseEnd: '2026-12-31' }),
  },
  {
    description: 'a cap below the floor',
    code: 'cap_below_floor',
    path: 'tenants[1].indexation.cap',
    body: withUnit({ indexation: { type: 'cpi', cap: 0.01, floor: 0.03 } }),
  },
  {
    description: 'a fixed adjustment without its rate',
    code: 'fixed_rate_required',
    path: 'tenants[1].indexation.rate',
    body: withUnit({ indexation: { type: 'fixed' } }),
  },
  {
    description: 'a cost that is a sum and a share',
    code: 'amount_or_rate_of_income',
    path: 'operatingCosts[0]',
    body: { ...building, operatingCosts: [{ name: 'a', annualAmount: 1, rateOfIncome: 0.1 }] },
  },
  {
    description: 'a cost that is neither',
    code: 'amount_or_rate_of_income',
    path: 'operatingCosts[1]',
    body: { ...building, operatingCosts: [{ name: 'a', annualAmount: 1 }, { name: 'b' }] },
  },
  {
    description: 'works after the horizon',
    code: 'capex_after_horizon',
    path: 'capex[0].year',
    body: { ...building, capex: [{ year: 11, amount: 1 }] },
  },
  {
    description: 'a loan without a price',
    code: 'loan_needs_price',
    path: 'purchasePrice',
    body: { ...building, loan },
  },
  {
    description: 'a loan with an amount and a loan-to-value',
    code: 'ltv_and_amount',
    path: 'loan.ltv',
    body: { ...priced, loan: { ...loan, ltv: 0.5 } },
  },
  {
    description: 'a loan with neither',
    code: 'loan_amount_required',
    path: 'loan.amount',
    body: { ...priced, loan: { annualRate: 0.03, termMonths: 240 } },
  },
  {
    description: 'interest only until the end',
    code: 'grace_not_shorter_than_term',
    path: 'loan.graceMonths',
    body: { ...priced, loan: { ...loan, graceMonths: 240 } },
  },
]
