import type { Law } from '../../core/provision.ts'
import type { Purchase } from '../country.ts'
import { broker } from '../purchase/entries.ts'
import { dutiableBase, marketValueNotice } from '../purchase/market-value.ts'
import { belgianLoanCosts } from './mortgage.ts'
import { belgianNewBuild } from './new-build.ts'
import { belgianNotary, honorariumRelief } from './notary.ts'
import { brokerRate } from './parameters/market.ts'
import type { Input } from './sole-own-home.ts'
import { agreementDateNotice, belgianTransferTax } from './transfer-tax.ts'

/** Articles by which the duty bears on the market value at least. */
const valueArticles: Readonly<Record<Input['region'], string>> = {
  'BE-VLG': 'Vlaamse Codex Fiscaliteit',
  'BE-WAL': 'C. enreg. art. 46',
  'BE-BRU': 'C. enreg. art. 46',
}

/** Costs of buying in Belgium: the duty of the region or VAT, then notary, register and loan. */
export const belgianPurchase = (law: Law, input: Input): Purchase<'BE'> => {
  const { entries, ...rest } = input.newBuild
    ? belgianNewBuild(law, input)
    : belgianTransferTax(law, { ...input, price: dutiableBase(input) })
  return {
    entries: [
      ...entries,
      ...marketValueNotice(input, valueArticles[input.region]),
      ...belgianNotary(law, input),
      ...belgianLoanCosts(law, input),
      ...broker(law, input, brokerRate),
      ...honorariumRelief(law, input),
      ...agreementDateNotice(law, input),
    ],
    ...rest,
  }
}
