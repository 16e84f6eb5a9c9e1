/** Years in which a valuation date may lie, ends included. */
export const valuationYears = { first: '1900', last: '2199' } as const

export const discountedCashFlowRules = {
  valuation_date_not_month_start: { message: 'Must be the first day of a month.', fields: ['valuationDate'] },
  valuation_date_out_of_range: {
    message: `Must be in the years ${valuationYears.first} to ${valuationYears.last}.`,
    fields: ['valuationDate'],
  },
  lease_end_required: { message: 'Is required, unless the unit is vacant.', fields: ['leaseEnd', 'vacant'] },
  lease_already_ended: {
    message: 'The lease ended before the valuation date; send `vacant`, or the lease that followed.',
    fields: ['leaseEnd', 'breakOptions', 'valuationDate'],
  },
  lease_ends_before_start: {
    message: 'The lease ends before its first day.',
    fields: ['leaseEnd', 'breakOptions', 'leaseStart'],
  },
  cap_below_floor: { message: 'The cap is below the floor.', fields: ['cap', 'floor'] },
  fixed_rate_required: { message: 'Is required with a fixed adjustment.', fields: ['rate', 'type'] },
  amount_or_rate_of_income: {
    message: 'Must have either `annualAmount` or `rateOfIncome`, and not both.',
    fields: ['operatingCosts', 'annualAmount', 'rateOfIncome'],
  },
  capex_after_horizon: { message: 'Lies after the horizon.', fields: ['year', 'horizonYears'] },
  loan_needs_price: { message: 'Is required with a loan.', fields: ['purchasePrice', 'loan'] },
  ltv_and_amount: { message: 'Must not be sent beside `amount`.', fields: ['ltv', 'amount'] },
  loan_amount_required: { message: 'Is required, unless `ltv` is sent.', fields: ['amount', 'ltv'] },
  grace_not_shorter_than_term: { message: 'Must be below the term.', fields: ['graceMonths', 'termMonths'] },
} as const
