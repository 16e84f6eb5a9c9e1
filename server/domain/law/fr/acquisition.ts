import type { Law } from '../../core/provision.ts'
import type { FeesInput, Purchase } from '../country.ts'
import { broker } from '../purchase/entries.ts'
import { contribution } from './contribution.ts'
import { loanCosts } from './loan.ts'
import { newBuild, type Taxed } from './new-build.ts'
import { notary } from './notary.ts'
import { brokerRate } from './parameters/market.ts'
import { transferDuty } from './transfer-duty.ts'

type Input = FeesInput<'FR'>

const existing = (law: Law, input: Input): Taxed => {
  const { price, movables = 0 } = input
  const base = price - movables
  return { entries: transferDuty(law, input, base), base, priceWithVat: price, dwelling: base }
}

/** Costs of buying in France: duties or VAT, then register, notary and the security of the loan. */
export const acquisition = (law: Law, input: Input): Purchase<'FR'> => {
  const { entries, more, base, priceWithVat, dwelling } = (input.newBuild ? newBuild : existing)(law, input)
  return {
    entries: [
      ...entries,
      contribution(law, input, base),
      ...notary(law, input, priceWithVat, dwelling),
      ...loanCosts(law, input),
      ...broker(law, input, brokerRate),
    ],
    ...(more && { more }),
  }
}
