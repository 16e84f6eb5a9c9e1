import type { Law } from '../../core/law.ts'
import type { Findings } from '../country.ts'
import { brokerLine } from '../purchase-lines.ts'
import { loanCosts } from './mortgage.ts'
import { newBuild } from './new-build.ts'
import { honorariumRelief, notary } from './notary.ts'
import { brokerRate } from './parameters/market.ts'
import { type Input, transferTax } from './transfer-tax.ts'

const idleAgreement = ({ region, agreementDate }: Input): Findings['notices'] =>
  region !== 'BE-BRU' && agreementDate !== undefined
    ? [
        {
          code: 'no_effect_here',
          message: 'Outside Brussels the day of the deed decides.',
          field: 'agreementDate',
        },
      ]
    : []

/** Costs of buying in Belgium: the duty of the region or VAT, then notary, register and loan. */
export const acquisition = (law: Law, input: Input): Findings => {
  const found: Findings = input.newBuild ? newBuild(law, input) : transferTax(law, input)
  const after = [...notary(law, input), ...loanCosts(law, input), ...brokerLine(law, input, brokerRate)]
  return {
    ...found,
    lines: [...found.lines, ...after],
    possibleReliefs: [...found.possibleReliefs, ...honorariumRelief(law, input)],
    notices: [...found.notices, ...idleAgreement(input)],
  }
}
