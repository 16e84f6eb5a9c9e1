/** Rules of a Spanish purchase. */
export const spainRules = {
  savings_within_income: {
    message: 'The income from savings is a part of annualTaxableIncome.',
    fields: ['savingsIncome', 'annualTaxableIncome'],
  },
  children_of_large_family: {
    message: 'Children above the number that makes a family a large one need a large family.',
    fields: ['childrenAboveLargeFamily', 'largeFamily'],
  },
} as const
