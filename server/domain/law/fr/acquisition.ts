import type { Law } from '../../core/provision.ts'
import type { FeesInput, Purchase } from '../country.ts'
import { broker } from '../purchase/entries.ts'
import { dutiableBase, marketValueNotice } from '../purchase/market-value.ts'
import { contribution } from './contribution.ts'
import { frenchLoanCosts } from './loan.ts'
import { frenchNewBuild, type Taxed } from './new-build.ts'
import { frenchNotary } from './notary.ts'
import { brokerRate } from './parameters/market.ts'
import { transferDuty } from './transfer-duty.ts'

type Input = FeesInput<'FR'>

const existingDwelling = (law: Law, input: Input): Taxed => {
  const { price, movables = 0 } = input
  const base = dutiableBase(input)
  return { entries: transferDuty(law, input, base), base, priceWithVat: price, dwelling: price - movables }
}

/** Costs of buying in France: duties or VAT, then register, notary and the security of the loan. */
export const frenchPurchase = (law: Law, input: Input): Purchase<'FR'> => {
  const { entries, more, base, priceWithVat, dwelling } = (input.newBuild ? frenchNewBuild : existingDwelling)(
    law,
    input,
  )
  return {
    entries: [
      ...entries,
      ...marketValueNotice(input, 'CGI art. 666'),
      contribution(law, input, base),
      ...frenchNotary(law, input, priceWithVat, dwelling),
      ...frenchLoanCosts(law, input),
      ...broker(law, input, brokerRate),
    ],
    ...(more && { more }),
  }
}
