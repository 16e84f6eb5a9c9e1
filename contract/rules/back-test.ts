export const backTestRules = {
  too_few_sales: {
    message: 'A back-test needs at least 30 sales that can be estimated; {count} of {sent} can.',
    fields: ['sales'],
  },
  prices_far_from_estimates: {
    message:
      '{suspected} of {count} prices lie below a quarter or above four times the estimate, or far from the others: send prices in EUR, of the whole apartment.',
    fields: ['sales'],
  },
} as const
