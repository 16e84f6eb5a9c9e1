import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import type { FeeLine, FeesInput, Findings } from '../country.ts'
import { answerOr, brokerLine, overridable, priceVatLine } from '../purchase-lines.ts'
import { guaranteePremium } from './parameters/guarantee.ts'
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

/** Deed and entry of the sale; with a new build they are part of the price. */
const saleDeed = (law: Law, { newBuild, overrides }: Input): FeeLine[] => {
  const deed = { key: 'notaryDeed', label: 'Deed of transfer', category: 'notary', dueTo: 'notary' } as const
  const entry = {
    key: 'registryOwnership',
    label: 'Entry of the owner',
    localLabel: 'kadaster',
    category: 'registry',
    dueTo: 'registry',
  } as const
  return [
    ...(newBuild && overrides?.notaryDeed === undefined ? [] : overridable(law, overrides, notaryDeed, deed)),
    ...(newBuild && overrides?.registryOwnership === undefined ? [] : overridable(law, overrides, registry, entry)),
  ]
}

/** What a loan costs: its deed, the entry, the valuation and the advice. */
const loanCosts = (law: Law, { loanAmount = 0, overrides }: Input): FeeLine[] =>
  loanAmount === 0
    ? []
    : [
        ...overridable(law, overrides, mortgageDeed, {
          key: 'mortgageDeed',
          label: 'Mortgage deed',
          localLabel: 'hypotheekakte',
          category: 'mortgage',
          dueTo: 'notary',
        }),
        ...overridable(law, overrides, registry, {
          key: 'registryMortgage',
          label: 'Entry of the mortgage',
          localLabel: 'kadaster',
          category: 'mortgage',
          dueTo: 'registry',
        }),
        ...overridable(law, overrides, valuation, {
          key: 'valuation',
          label: 'Valuation for the lender',
          localLabel: 'taxatie',
          category: 'lender',
          dueTo: 'other',
        }),
        ...overridable(law, overrides, advice, {
          key: 'advice',
          label: 'Mortgage advice and placement',
          localLabel: 'hypotheekadvies en bemiddeling',
          category: 'lender',
          dueTo: 'other',
        }),
      ]

/** Lines that are off until they are asked for. */
const optional = (law: Law, { structuralSurvey: survey, bankGuarantee, price, overrides }: Input): FeeLine[] => [
  ...(survey || overrides?.inspection !== undefined
    ? overridable(law, overrides, structuralSurvey, {
        key: 'inspection',
        label: 'Structural survey',
        localLabel: 'bouwkundige keuring',
        category: 'other',
        dueTo: 'other',
      })
    : []),
  ...(bankGuarantee || overrides?.bankGuarantee !== undefined
    ? overridable(law, overrides, bankGuaranteeRate, {
        key: 'bankGuarantee',
        label: 'Bank guarantee for the deposit',
        localLabel: 'bankgarantie',
        category: 'lender',
        dueTo: 'lender',
        amount: price * law.value(bankGuaranteeRate),
      })
    : []),
]

/** Premium of the national mortgage guarantee. */
const guarantee = (law: Law, { nhg, loanAmount = 0 }: Input): FeeLine[] => {
  if (!nhg) return []
  const rate = law.value(guaranteePremium)
  return costLine(law, {
    key: 'loanGuarantee',
    label: 'National mortgage guarantee',
    localLabel: 'Nationale Hypotheek Garantie',
    category: 'mortgage',
    nature: 'regulatedTariff',
    dueTo: 'other',
    amount: loanAmount * rate,
    base: loanAmount,
    rate,
    basis: [guaranteePremium],
  })
}

const taxed = (law: Law, input: Input): Pick<Findings, 'lines' | 'possibleReliefs' | 'notices' | 'more'> => {
  if (!input.newBuild) {
    const { buyers, ...found } = transferTax(law, input)
    return { ...found, more: { buyers } }
  }
  const note = 'New builds are offered with VAT and deed inside the price (vrij op naam).'
  const includesVat = answerOr(law, 'priceIncludesVat', input.priceIncludesVat, true, note)
  const vat = { price: input.price, includesVat, rate: law.value(vatRate), basis: vatRate }
  return {
    lines: priceVatLine(law, vat, { localLabel: 'btw' }),
    possibleReliefs: [],
    notices: [],
    more: { priceIncludesVat: includesVat },
  }
}

/** Costs of buying in the Netherlands: transfer tax or VAT, then what notaries, register and lenders ask. */
export const acquisition = (law: Law, input: Input): Findings => {
  const { lines, ...found } = taxed(law, input)
  return {
    ...found,
    lines: [
      ...lines,
      ...saleDeed(law, input),
      ...loanCosts(law, input),
      ...optional(law, input),
      ...guarantee(law, input),
      ...brokerLine(law, input, brokerRate),
    ],
  }
}
