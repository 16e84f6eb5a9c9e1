/**
 * The lines of the tax on a sale in Luxembourg.
 *
 * Screen: lines of the tax in report, calculators and answers. Reader: everyone. Length: none.
 */
export const words = {
  lines: {
    incomeTaxOnGain: 'Income tax on the long-term gain',
    employmentFund: 'Contribution to the employment fund',
    dependencyContribution: 'Dependency insurance contribution',
  },
  incomeTaxOnSpeculativeGain: 'Income tax on the speculative gain',
} as const
