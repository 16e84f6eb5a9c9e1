/** Smallest rate that is capitalised. */
export const leastRate = 0.0001

/** Smallest net income that is capitalised, in the currency of the property. */
export const leastIncome = 0.01

const incomeFields = [
  'noi',
  'grossRentalIncome',
  'vacancyRate',
  'creditLossRate',
  'operatingCosts',
  'operatingCostRate',
] as const

export const capitalisationRules = {
  field_not_for_method: {
    message: 'Is not a field of the method {method}.',
    fields: ['noi', 'capRate', 'passingRent', 'termYield', 'coreYield', 'method'],
  },
  'field_required_for_method.income': {
    message: 'Send noi, or grossRentalIncome with its losses and costs.',
    fields: ['noi', 'grossRentalIncome', 'method'],
  },
  'field_required_for_method.field': {
    message: 'The method {method} needs it.',
    fields: ['passingRent', 'marketRent', 'yearsToReversion', 'method'],
  },
  noi_or_gross_income: {
    message: 'Send noi, or the fields that make it, not both.',
    fields: incomeFields,
  },
  'noi_not_positive.sent': { message: `Must be above 0, at least ${leastIncome}.`, fields: ['noi'] },
  'noi_not_positive.left': {
    message: 'Losses and costs leave nothing of the gross income.',
    fields: ['grossRentalIncome', 'vacancyRate', 'creditLossRate', 'operatingCosts', 'operatingCostRate'],
  },
  cap_rate_not_positive: {
    message: `Must be above 0, at least ${leastRate}.`,
    fields: ['capRate', 'termYield', 'reversionYield', 'deferralYield', 'coreYield', 'topSliceYield'],
  },
  over_rented_needs_term_and_reversion: {
    message: 'Is above the market rent; use the method termAndReversion.',
    fields: ['passingRent', 'marketRent', 'method'],
  },
} as const
