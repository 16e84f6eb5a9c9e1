import { atRate, charge, fixed } from '../../core/charge.ts'
import { line } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import type { FeesInput, Purchase, PurchaseEntry } from '../country.ts'
import { broker, marketLine, orDefault, priceVat } from '../purchase/entries.ts'
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
import { transferTax } from './transfer-tax.ts'

type Input = FeesInput<'NL'>
type Entries = PurchaseEntry<'NL'>[]

/** Deed and entry of the sale; with a new build they are part of the price. */
const saleDeed = (law: Law, { newBuild, overrides }: Input): Entries => [
  ...(newBuild && overrides?.notaryDeed === undefined
    ? []
    : marketLine('notaryDeed', fixed(law(notaryDeed)), overrides)),
  ...(newBuild && overrides?.registryOwnership === undefined
    ? []
    : marketLine('registryOwnership', fixed(law(registry)), overrides)),
]

/** What a loan costs: its deed, the entry, the valuation and the advice. */
const loanCosts = (law: Law, { loanAmount = 0, overrides }: Input): Entries =>
  loanAmount === 0
    ? []
    : [
        ...marketLine('mortgageDeed', fixed(law(mortgageDeed)), overrides),
        ...marketLine('registryMortgage', fixed(law(registry)), overrides),
        ...marketLine('valuation', fixed(law(valuation)), overrides),
        ...marketLine('advice', fixed(law(advice)), overrides),
      ]

/** Optional lines, which are only added on request. */
const optional = (law: Law, { structuralSurvey: survey, bankGuarantee, price, overrides }: Input): Entries => {
  const guaranteeRate = law(bankGuaranteeRate)
  const guaranteed = charge({ amount: price * guaranteeRate.value }, [guaranteeRate])
  return [
    ...(survey || overrides?.inspection !== undefined
      ? marketLine('inspection', fixed(law(structuralSurvey)), overrides)
      : []),
    ...(bankGuarantee || overrides?.bankGuarantee !== undefined
      ? marketLine('bankGuarantee', guaranteed, overrides)
      : []),
  ]
}

/** Premium of the national mortgage guarantee, which its limit left open. */
const guarantee = (law: Law, { nhg, loanAmount = 0 }: Input): Entries =>
  nhg ? [line('loanGuarantee', atRate(loanAmount, law(guaranteePremium), law(guaranteeLimit)))] : []

/** Transfer tax of an existing property, or VAT of a new build. */
const taxed = (law: Law, input: Input): Purchase<'NL'> => {
  if (!input.newBuild) return transferTax(law, input)
  const note = 'New builds are offered with VAT and deed inside the price (vrij op naam).'
  const { value: includesVat, assumptions } = orDefault('priceIncludesVat', input.priceIncludesVat, true, note)
  return {
    entries: [...assumptions, priceVat(input.price, includesVat, law(vatRate))],
    more: { priceIncludesVat: includesVat },
  }
}

/** Costs of buying in the Netherlands: transfer tax or VAT, then what notaries, register and lenders ask. */
export const acquisition = (law: Law, input: Input): Purchase<'NL'> => {
  const { entries, ...rest } = taxed(law, input)
  return {
    ...rest,
    entries: [
      ...entries,
      ...saleDeed(law, input),
      ...loanCosts(law, input),
      ...optional(law, input),
      ...guarantee(law, input),
      ...broker(law, input, brokerRate),
    ],
  }
}
