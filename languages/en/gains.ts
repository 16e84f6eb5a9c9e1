/** The lines of the tax on a sale in Luxembourg. */
export const words = {
  lines: {
    incomeTaxOnGain: 'Income tax on the long-term gain',
    employmentFund: 'Contribution to the employment fund',
    dependencyContribution: 'Dependency insurance contribution',
  },
  incomeTaxOnSpeculativeGain: 'Income tax on the speculative gain',
} as const
