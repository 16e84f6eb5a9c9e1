import type { Law } from '../../core/provision.ts'
import type { Purchase } from '../country.ts'
import { broker } from '../purchase/entries.ts'
import { loanCosts } from './mortgage.ts'
import { newBuild } from './new-build.ts'
import { honorariumRelief, notary } from './notary.ts'
import { brokerRate } from './parameters/market.ts'
import type { Input } from './sole-own-home.ts'
import { transferTax, unreadAgreement } from './transfer-tax.ts'

/** Costs of buying in Belgium: the duty of the region or VAT, then notary, register and loan. */
export const acquisition = (law: Law, input: Input): Purchase<'BE'> => {
  const { entries, ...rest } = input.newBuild ? newBuild(law, input) : transferTax(law, input)
  return {
    entries: [
      ...entries,
      ...notary(law, input),
      ...loanCosts(law, input),
      ...broker(law, input, brokerRate),
      ...honorariumRelief(law, input),
      ...unreadAgreement(law, input),
    ],
    ...rest,
  }
}
