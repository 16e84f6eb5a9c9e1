import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/gains.ts'

/**
 * The lines of the tax on a sale in Luxembourg.
 *
 * Screen: lines of the tax in report, calculators and answers. Reader: everyone. Length: none.
 */
export const words = {
  lines: {
    incomeTaxOnGain: 'Akommessteier op de laangfristege Gewënn',
    employmentFund: 'Bäitrag zum Beschäftegungsfong',
    dependencyContribution: 'Bäitrag fir d’Fleegeversécherung',
  },
  incomeTaxOnSpeculativeGain: 'Akommessteier op de Spekulatiounsgewënn',
} as const satisfies Translation<typeof source>
