import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/gains.ts'

/**
 * The lines of the tax on a sale in Luxembourg.
 *
 * Screen: lines of the tax in report, calculators and answers. Reader: everyone. Length: none.
 */
export const words = {
  lines: {
    incomeTaxOnGain: 'Einkommensteuer auf den langfristigen Veräußerungsgewinn',
    employmentFund: 'Beitrag zum Beschäftigungsfonds',
    dependencyContribution: 'Beitrag zur Pflegeversicherung',
  },
  incomeTaxOnSpeculativeGain: 'Einkommensteuer auf den Spekulationsgewinn',
} as const satisfies Translation<typeof source>
