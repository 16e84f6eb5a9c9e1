import type { Law } from '../../core/provision.ts'
import type { FeesInput, Purchase, PurchaseEntry } from '../country.ts'
import { broker, noEffect } from '../purchase/entries.ts'
import { subsidy } from './hessengeld.ts'
import { brokerRate } from './parameters/market.ts'
import { germanLoanCosts, germanNotary, germanRegisterFees } from './tariff.ts'
import { germanTransferTax, germanTransferTaxRemarks } from './transfer-tax.ts'

type Input = FeesInput<'DE'>

const germanNewBuildNotice = ({ newBuild }: Input): PurchaseEntry<'DE'>[] =>
  newBuild
    ? [noEffect('newBuild', 'The sale of a new build bears no VAT in Germany; the transfer tax is the same.')]
    : []

/** Costs of buying in Germany: the tax of the Land, notary, register, land charge and broker. */
export const germanPurchase = (law: Law, input: Input): Purchase<'DE'> => {
  const tax = germanTransferTax(law, input)
  return {
    entries: [
      tax,
      ...germanTransferTaxRemarks(law, input, tax.amount),
      ...germanNotary(law, input),
      ...germanRegisterFees(law, input),
      ...germanLoanCosts(law, input),
      ...broker(law, input, brokerRate),
      ...subsidy(law, input, tax.amount),
      ...germanNewBuildNotice(input),
    ],
  }
}
