import type { Law } from '../../core/provision.ts'
import type { FeesInput, Purchase, PurchaseEntry } from '../country.ts'
import { broker, noEffect } from '../purchase/entries.ts'
import { subsidy } from './hessengeld.ts'
import { brokerRate } from './parameters/market.ts'
import { loanCosts, notary, register } from './tariff.ts'
import { besideTransferTax, transferTax } from './transfer-tax.ts'

type Input = FeesInput<'DE'>

const ofNewBuild = ({ newBuild }: Input): PurchaseEntry<'DE'>[] =>
  newBuild
    ? [noEffect('newBuild', 'The sale of a new build bears no VAT in Germany; the transfer tax is the same.')]
    : []

/** Costs of buying in Germany: the tax of the Land, notary, register, land charge and broker. */
export const acquisition = (law: Law, input: Input): Purchase<'DE'> => {
  const tax = transferTax(law, input)
  return {
    entries: [
      tax,
      ...besideTransferTax(law, input, tax.amount),
      ...notary(law, input),
      ...register(law, input),
      ...loanCosts(law, input),
      ...broker(law, input, brokerRate),
      ...subsidy(law, input, tax.amount),
      ...ofNewBuild(input),
    ],
  }
}
