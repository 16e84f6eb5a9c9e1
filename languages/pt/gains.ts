import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/gains.ts'

/**
 * The lines of the tax on a sale in Luxembourg, in Portuguese.
 *
 * Screen: lines of the tax in report, calculators and answers. Reader: everyone. Length: none.
 */
export const words = {
  lines: {
    incomeTaxOnGain: 'Imposto sobre o rendimento, mais-valia de longo prazo',
    employmentFund: 'Contribuição para o fundo de emprego',
    dependencyContribution: 'Contribuição para o seguro de dependência',
  },
  incomeTaxOnSpeculativeGain: 'Imposto sobre o rendimento, mais-valia especulativa',
} as const satisfies Translation<typeof source>
