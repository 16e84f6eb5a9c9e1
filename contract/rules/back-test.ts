export const backTestRules = {
  too_few_sales: {
    message: 'A back-test needs at least 30 sales that can be estimated; {count} of {sent} can.',
    fields: ['sales'],
  },
} as const
