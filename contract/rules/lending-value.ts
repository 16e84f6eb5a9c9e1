/** Smallest net income that is capitalised, in the currency of the property. */
export const leastNetIncome = 0.01

export const lendingValueRules = {
  noi_not_positive: {
    message: `Must be below the rent, so that at least ${leastNetIncome} is left.`,
    fields: ['managementCosts', 'grossAnnualRent'],
  },
} as const
