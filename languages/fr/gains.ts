import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/gains.ts'

/**
 * The lines of the tax on a sale in Luxembourg.
 *
 * Screen: lines of the tax in report, calculators and answers. Reader: everyone. Length: none.
 */
export const words = {
  lines: {
    incomeTaxOnGain: 'Impôt sur le revenu sur le bénéfice de cession',
    employmentFund: 'Contribution au fonds pour l’emploi',
    dependencyContribution: 'Contribution à l’assurance dépendance',
  },
  incomeTaxOnSpeculativeGain: 'Impôt sur le revenu sur le bénéfice de spéculation',
} as const satisfies Translation<typeof source>
