import type { Law } from '../../core/law.ts'
import type { FeesInput, Findings } from '../country.ts'
import { brokerLine } from '../purchase-lines.ts'
import { hessengeld } from './hessengeld.ts'
import { brokerRate } from './parameters/market.ts'
import { loanCosts, notary, register } from './tariff.ts'
import { transferTax } from './transfer-tax.ts'

type Input = FeesInput<'DE'>

const idleNewBuild = ({ newBuild }: Input): Findings['notices'] =>
  newBuild
    ? [
        {
          code: 'no_effect_here',
          message: 'The sale of a new build bears no VAT in Germany; the transfer tax is the same.',
          field: 'newBuild',
        },
      ]
    : []

/** Costs of buying in Germany: the tax of the Land, notary, register, land charge and broker. */
export const acquisition = (law: Law, input: Input): Findings => {
  const { due, lines, possibleReliefs, notices } = transferTax(law, input)
  const costs = [
    ...lines,
    ...notary(law, input),
    ...register(law, input),
    ...loanCosts(law, input),
    ...brokerLine(law, input, brokerRate),
  ]
  const subsidy = hessengeld(law, input, due)
  return {
    lines: [...costs, ...subsidy.lines],
    possibleReliefs: [...possibleReliefs, ...subsidy.possibleReliefs],
    notices: [...notices, ...subsidy.notices, ...idleNewBuild(input)],
  }
}
