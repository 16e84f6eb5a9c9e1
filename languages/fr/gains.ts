import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/gains.ts'

/** The lines of the tax on a sale in Luxembourg. */
export const words = {
  lines: {
    incomeTaxOnGain: 'Impôt sur le revenu sur le bénéfice de cession',
    employmentFund: "Contribution au fonds pour l'emploi",
    dependencyContribution: "Contribution à l'assurance dépendance",
  },
  incomeTaxOnSpeculativeGain: 'Impôt sur le revenu sur le bénéfice de spéculation',
} as const satisfies Translation<typeof source>
