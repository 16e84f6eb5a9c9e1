import { atFixedAmount, atRate, charge } from '../../core/charge.ts'
import { lineEntry, sumOfLines } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import type { Purchase, PurchaseEntry } from '../country.ts'
import { broker, marketLine, orDefault, tariffLine } from '../purchase/entries.ts'
import { type HomeCase, homeCase, type Input } from './home-case.ts'
import {
  brokerRate,
  cadastralNotaryRebate,
  mortgageNotaryPart,
  notaryDefault,
  registryItems,
  vatRate,
} from './parameters/market.ts'
import { italianTransferTaxes, loanTax } from './transfer-tax.ts'

type Entries = PurchaseEntry<'IT'>[]

/** Default fee of the notary for a price, before a rebate. */
const notaryFee = (law: Law, price: number): number => {
  const { rate, fixed: sum, lowest, highest } = law(notaryDefault).value
  return Math.min(highest, Math.max(lowest, rate * price + sum))
}

const registry = (law: Law, { newBuild, overrides }: Input): Entries =>
  newBuild || overrides?.registryItems !== undefined
    ? [tariffLine('registryItems', atFixedAmount(law(registryItems)), overrides)]
    : []

const saleNotary = (law: Law, { price, overrides }: Input, { isCadastral }: HomeCase): Entries => {
  // A fee sent by the caller is not reduced.
  const rebates = isCadastral && overrides?.notaryFeeNet === undefined ? [law(cadastralNotaryRebate)] : []
  const part = rebates.reduce((left, rebate) => left - rebate.value, 1)
  const usual = charge({ amount: notaryFee(law, price) * part, base: price }, [law(notaryDefault), ...rebates])
  const wording = isCadastral ? 'cadastralRebate' : []
  const fee = marketLine('notaryFeeNet', usual, overrides, undefined, { wording })
  return [...fee, lineEntry('notaryFeeVat', atRate(sumOfLines(fee), law(vatRate)))]
}

const italianLoanCosts = (law: Law, { price, loanAmount = 0, overrides }: Input, home: HomeCase): Entries => {
  if (loanAmount === 0) return []
  const part = law(mortgageNotaryPart)
  const fee = marketLine(
    'mortgageNotaryFeeNet',
    charge({ amount: notaryFee(law, price) * part.value }, [part, law(notaryDefault)]),
    overrides,
  )
  return [
    ...fee,
    lineEntry('mortgageNotaryFeeVat', atRate(sumOfLines(fee), law(vatRate))),
    lineEntry('mortgageSubstituteTax', loanTax(law, loanAmount, home)),
  ]
}

/** Costs of buying in Italy: register tax or VAT, then notary, loan and broker. */
export const italianPurchase = (law: Law, input: Input): Purchase<'IT'> => {
  const home = homeCase(input)
  const note = 'Prices of builders are usually quoted without VAT.'
  const { value: includesVat, assumptions } = input.newBuild
    ? orDefault('priceIncludesVat', input.priceIncludesVat, false, note)
    : { value: false, assumptions: [] }
  return {
    entries: [
      ...home.assumptions,
      ...assumptions,
      ...italianTransferTaxes(law, input, home, includesVat),
      ...registry(law, input),
      ...saleNotary(law, input, home),
      ...italianLoanCosts(law, input, home),
      ...broker(law, input, brokerRate),
    ],
    ...(input.newBuild && { more: { priceIncludesVat: includesVat } }),
  }
}
