import type { Law } from '../../core/provision.ts'
import type { Purchase } from '../country.ts'
import { broker } from '../purchase/entries.ts'
import { belgianLoanCosts } from './mortgage.ts'
import { belgianNewBuild } from './new-build.ts'
import { belgianNotary, honorariumRelief } from './notary.ts'
import { brokerRate } from './parameters/market.ts'
import type { Input } from './sole-own-home.ts'
import { agreementDateNotice, belgianTransferTax } from './transfer-tax.ts'

/** Costs of buying in Belgium: the duty of the region or VAT, then notary, register and loan. */
export const belgianPurchase = (law: Law, input: Input): Purchase<'BE'> => {
  const { entries, ...rest } = input.newBuild ? belgianNewBuild(law, input) : belgianTransferTax(law, input)
  return {
    entries: [
      ...entries,
      ...belgianNotary(law, input),
      ...belgianLoanCosts(law, input),
      ...broker(law, input, brokerRate),
      ...honorariumRelief(law, input),
      ...agreementDateNotice(law, input),
    ],
    ...rest,
  }
}
