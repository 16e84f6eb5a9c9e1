import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import type { FeeLine, Findings } from '../country.ts'
import { answerOr, brokerLine, overridable, overridableTariff, vatLine } from '../purchase-lines.ts'
import {
  brokerRate,
  cadastralNotaryRebate,
  mortgageNotaryPart,
  notaryDefault,
  registryItems,
  vatRate,
} from './parameters/market.ts'
import { substituteTaxRates } from './parameters/transfer-tax.ts'
import { type Case, caseOf, type Input, transferTax } from './transfer-tax.ts'

/** Default fee of the notary for a price, before a rebate. */
const notaryFee = (law: Law, price: number): number => {
  const { rate, fixed, lowest, highest } = law.value(notaryDefault)
  return Math.min(highest, Math.max(lowest, rate * price + fixed))
}

const registry = (law: Law, { newBuild, overrides }: Input): FeeLine[] =>
  newBuild || overrides?.registryItems !== undefined
    ? overridableTariff(law, overrides, registryItems, {
        key: 'registryItems',
        label: 'Stamp and small items of the registers',
        localLabel: 'bollo, registrazione, voltura',
        category: 'registry',
        dueTo: 'registry',
        amount: law.value(registryItems),
      })
    : []

const saleNotary = (law: Law, { price, overrides }: Input, { isCadastral }: Case): FeeLine[] => {
  const part = isCadastral ? 1 - law.value(cadastralNotaryRebate) : 1
  const fee = overridable(law, overrides, notaryDefault, {
    key: 'notaryFeeNet',
    label: isCadastral ? 'Notary, with the rebate for the cadastral value' : 'Notary',
    localLabel: 'onorario del notaio',
    category: 'notary',
    dueTo: 'notary',
    amount: notaryFee(law, price) * part,
    base: price,
  })
  return [
    ...fee,
    ...vatLine(law, fee[0], { key: 'notaryFeeVat', label: 'VAT on the notary fee', localLabel: 'IVA', rate: vatRate }),
  ]
}

const loanCosts = (law: Law, { price, loanAmount = 0, overrides }: Input, { isMainHome }: Case): FeeLine[] => {
  if (loanAmount === 0) return []
  const rate = law.row(substituteTaxRates, isMainHome ? 'mainHome' : 'otherHome') ?? 0
  const fee = overridable(law, overrides, mortgageNotaryPart, {
    key: 'mortgageNotaryFeeNet',
    label: 'Notary, deed of the loan',
    localLabel: 'onorario del notaio, mutuo',
    category: 'mortgage',
    dueTo: 'notary',
    amount: notaryFee(law, price) * law.value(mortgageNotaryPart),
  })
  return [
    ...fee,
    ...vatLine(law, fee[0], {
      key: 'mortgageNotaryFeeVat',
      label: 'VAT on the notary fee for the loan',
      localLabel: 'IVA',
      rate: vatRate,
    }),
    ...costLine(law, {
      key: 'mortgageSubstituteTax',
      label: 'Substitute tax on the loan',
      localLabel: 'imposta sostitutiva',
      category: 'mortgage',
      nature: 'tax',
      dueTo: 'state',
      amount: loanAmount * rate,
      base: loanAmount,
      rate,
      basis: [substituteTaxRates],
    }),
  ]
}

/** Costs of buying in Italy: register tax or VAT, then notary, loan and broker. */
export const acquisition = (law: Law, input: Input): Findings => {
  const facts = caseOf(law, input)
  const note = 'Prices of builders are usually quoted without VAT.'
  const includesVat = input.newBuild ? answerOr(law, 'priceIncludesVat', input.priceIncludesVat, false, note) : false
  const { lines, possibleReliefs, notices } = transferTax(law, input, facts, includesVat)
  return {
    lines: [
      ...lines,
      ...registry(law, input),
      ...saleNotary(law, input, facts),
      ...loanCosts(law, input, facts),
      ...brokerLine(law, input, brokerRate),
    ],
    possibleReliefs,
    notices,
    ...(input.newBuild && { more: { priceIncludesVat: includesVat } }),
  }
}
