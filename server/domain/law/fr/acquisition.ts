import type { Law } from '../../core/law.ts'
import type { FeesInput, Findings } from '../country.ts'
import { brokerLine } from '../purchase-lines.ts'
import { loanCosts } from './loan.ts'
import { newBuild } from './new-build.ts'
import { contribution, notary } from './notary.ts'
import { brokerRate } from './parameters/market.ts'
import { transferDuty } from './transfer-duty.ts'

type Input = FeesInput<'FR'>

/** Duties or VAT, with the base of the land-registry contribution and the price that the notary counts. */
const taxed = (law: Law, input: Input): Findings & { base: number; priceWithVat: number } =>
  input.newBuild
    ? newBuild(law, input)
    : { ...transferDuty(law, input), base: input.price - (input.movables ?? 0), priceWithVat: input.price }

/** Costs of buying in France: duties or VAT, then register, notary and the security of the loan. */
export const acquisition = (law: Law, input: Input): Findings => {
  const { lines, base, priceWithVat, ...found } = taxed(law, input)
  return {
    ...found,
    lines: [
      ...lines,
      ...contribution(law, base),
      ...notary(law, input, priceWithVat),
      ...loanCosts(law, input),
      ...brokerLine(law, input, brokerRate),
    ],
  }
}
