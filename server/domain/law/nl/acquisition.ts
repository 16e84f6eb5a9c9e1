import { atFixedAmount, atRate, charge } from '../../core/charge.ts'
import { lineEntry, noticeEntry, sumOfLines } from '../../core/entries.ts'
import { sumAmounts } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import type { FeesInput, Purchase, PurchaseEntry } from '../country.ts'
import { broker, marketLine, orDefault, priceVat } from '../purchase/entries.ts'
import { dutiableBase, marketValueNotice } from '../purchase/market-value.ts'
import { guaranteeLimit, guaranteePremium } from './parameters/guarantee.ts'
import {
  advice,
  bankGuaranteeRate,
  brokerRate,
  mortgageDeed,
  notaryDeed,
  registry,
  structuralSurvey,
  valuation,
} from './parameters/market.ts'
import { vatRate } from './parameters/transfer-tax.ts'
import { dutchTransferTax } from './transfer-tax.ts'

type Input = FeesInput<'NL'>
type Entries = PurchaseEntry<'NL'>[]

/** Deed and entry of the sale; included in the price of a new build. */
const saleDeed = (law: Law, { newBuild, overrides }: Input): Entries => [
  ...(newBuild && overrides?.notaryDeed === undefined
    ? []
    : marketLine('notaryDeed', atFixedAmount(law(notaryDeed)), overrides)),
  ...(newBuild && overrides?.registryOwnership === undefined
    ? []
    : marketLine('registryOwnership', atFixedAmount(law(registry)), overrides)),
]

/** Costs of a loan: its deed, entry, valuation and advice. */
const dutchLoanCosts = (law: Law, { loanAmount = 0, overrides }: Input): Entries =>
  loanAmount === 0
    ? []
    : [
        ...marketLine('mortgageDeed', atFixedAmount(law(mortgageDeed)), overrides),
        ...marketLine('registryMortgage', atFixedAmount(law(registry)), overrides),
        ...marketLine('valuation', atFixedAmount(law(valuation)), overrides),
        ...marketLine('advice', atFixedAmount(law(advice)), overrides),
      ]

/** Optional lines, added only on request. */
const optional = (law: Law, { structuralSurvey: survey, bankGuarantee, price, overrides }: Input): Entries => {
  const guaranteeRate = law(bankGuaranteeRate)
  const guaranteed = charge({ amount: price * guaranteeRate.value }, [guaranteeRate])
  return [
    ...(survey || overrides?.inspection !== undefined
      ? marketLine('inspection', atFixedAmount(law(structuralSurvey)), overrides)
      : []),
    ...(bankGuarantee || overrides?.bankGuarantee !== undefined
      ? marketLine('bankGuarantee', guaranteed, overrides)
      : []),
  ]
}

/** Premium of the national mortgage guarantee, where the price is within its limit. */
const guarantee = (law: Law, { nhg, loanAmount = 0 }: Input): Entries =>
  nhg ? [lineEntry('loanGuarantee', atRate(loanAmount, law(guaranteePremium), law(guaranteeLimit)))] : []

/** Transfer tax of an existing property, or VAT of a new build. */
const dutchSaleTax = (law: Law, input: Input): Purchase<'NL'> => {
  if (!input.newBuild) return dutchTransferTax(law, input)
  const note = 'New builds are offered with VAT and deed inside the price (vrij op naam).'
  const { value: includesVat, assumptions } = orDefault('priceIncludesVat', input.priceIncludesVat, true, note)
  return {
    entries: [...assumptions, priceVat(input.price, includesVat, law(vatRate))],
    more: { priceIncludesVat: includesVat },
  }
}

/** A whole worth more than the price, which is the base where the whole is bought, and not only a part of it. */
const wholeValueNotice = (law: Law, input: Input): Entries => {
  const { wholeValue = 0, marketValue, newBuild } = input
  const lower = dutiableBase(input)
  if (newBuild || marketValue !== undefined || wholeValue <= lower) return []
  const taxOn = (value: number): number => sumOfLines(dutchTransferTax(law, { ...input, marketValue: value }).entries)
  const message =
    'The tax bears on the value, at least on the price (Wet op belastingen van rechtsverkeer, art. 9): where the whole is bought, send its value as `marketValue`.'
  const amount = sumAmounts([taxOn(wholeValue), -taxOn(lower)])
  return amount > 0 ? [noticeEntry({ code: 'base_is_price', message, field: 'marketValue', amount })] : []
}

/** Costs of buying in the Netherlands: transfer tax or VAT, then notary, register and lender. */
export const dutchPurchase = (law: Law, input: Input): Purchase<'NL'> => {
  const { entries, ...rest } = dutchSaleTax(law, input)
  return {
    ...rest,
    entries: [
      ...entries,
      ...marketValueNotice(input, 'Wet op belastingen van rechtsverkeer, art. 9'),
      ...wholeValueNotice(law, input),
      ...saleDeed(law, input),
      ...dutchLoanCosts(law, input),
      ...optional(law, input),
      ...guarantee(law, input),
      ...broker(law, input, brokerRate),
    ],
  }
}
