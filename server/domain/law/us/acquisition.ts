import type { Notice } from '#contract/shared/law'
import { bySlices } from '../../core/brackets.ts'
import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { sum, toCents } from '../../core/money.ts'
import type { FeeLine, FeeRelief, Findings } from '../country.ts'
import { brokerLine, overridable } from '../purchase-lines.ts'
import { type Input, isFirstHome, stateTax } from './deed-tax.ts'
import { localTax } from './local-tax.ts'
import { cliffs, mansionTax } from './mansion-tax.ts'
import { mortgageTax } from './mortgage-tax.ts'
import { deedTaxRates, districtFirstTimeRate, marylandFirstTimeRate, newJerseyAbove } from './parameters/deed-tax.ts'
import {
  brokerRate,
  closingCostRatios,
  floridaRecording,
  floridaTitle,
  inspection,
  lenderTitleRate,
  originationRate,
  ownerTitleRate,
  recording,
  settlement,
  usualRanges,
  valuation,
} from './parameters/market.ts'

const rangeOf = ([low, high]: readonly [number, number], base = 1): { low: number; high: number } => ({
  low: low * base,
  high: high * base,
})

const ownerTitle = (law: Law, { region, price, overrides }: Input): FeeLine[] => {
  const facts = { key: 'ownerTitle', label: "Owner's title insurance", category: 'legal', dueTo: 'insurer' } as const
  if (region === 'US-FL' && overrides?.ownerTitle === undefined)
    return costLine(law, {
      ...facts,
      nature: 'regulatedTariff',
      amount: bySlices(price, law.value(floridaTitle)),
      base: price,
      basis: [floridaTitle],
    })
  return overridable(law, overrides, ownerTitleRate, {
    ...facts,
    amount: price * law.value(ownerTitleRate),
    base: price,
  })
}

const recordingLine = (law: Law, { region, recordingPages, overrides }: Input): FeeLine[] => {
  const facts = { key: 'recording', label: 'Recording', category: 'registry', dueTo: 'registry' } as const
  if (region === 'US-FL' && recordingPages !== undefined && overrides?.recording === undefined)
    return costLine(law, {
      ...facts,
      nature: 'regulatedTariff',
      amount: bySlices(recordingPages, law.value(floridaRecording)),
      basis: [floridaRecording],
    })
  return overridable(law, overrides, recording, { ...facts, range: rangeOf(usualRanges.recording) })
}

const loanFees = (law: Law, { loanAmount = 0, overrides }: Input): FeeLine[] =>
  loanAmount === 0
    ? []
    : [
        ...overridable(law, overrides, originationRate, {
          key: 'originationFee',
          label: 'Origination fee of the lender',
          category: 'lender',
          dueTo: 'lender',
          amount: loanAmount * law.value(originationRate),
          base: loanAmount,
          range: rangeOf(usualRanges.originationRate, loanAmount),
        }),
        ...overridable(law, overrides, valuation, {
          key: 'valuation',
          label: 'Appraisal for the lender',
          category: 'lender',
          dueTo: 'other',
          range: rangeOf(usualRanges.valuation),
        }),
      ]

const market = (law: Law, input: Input): FeeLine[] => {
  const { loanAmount = 0, overrides } = input
  return [
    ...ownerTitle(law, input),
    ...(loanAmount > 0
      ? overridable(law, overrides, lenderTitleRate, {
          key: 'lenderTitle',
          label: "Lender's title insurance",
          category: 'legal',
          dueTo: 'insurer',
          amount: loanAmount * law.value(lenderTitleRate),
          base: loanAmount,
        })
      : []),
    ...overridable(law, overrides, settlement, {
      key: 'settlement',
      label: 'Settlement',
      category: 'legal',
      dueTo: 'other',
      range: rangeOf(usualRanges.settlement),
    }),
    ...loanFees(law, input),
    ...overridable(law, overrides, inspection, {
      key: 'inspection',
      label: 'Inspection',
      category: 'other',
      dueTo: 'other',
      range: rangeOf(usualRanges.inspection),
    }),
    ...recordingLine(law, input),
  ]
}

/** A state without a table: one line from a mean of the market. */
const fallback = (law: Law, { price, overrides, region }: Input): FeeLine[] | undefined => {
  const ratio = law.row(closingCostRatios, region)
  if (ratio === undefined) return undefined
  return overridable(law, overrides, closingCostRatios, {
    key: 'closingCostsEstimate',
    label: 'Closing costs with taxes, mean of the state',
    category: 'other',
    dueTo: 'other',
    amount: price * ratio,
    base: price,
  })
}

const contested = (message: string, field?: string): Notice => ({
  code: 'contested_rule',
  message,
  ...(field !== undefined && { field }),
})

/** What a case leaves open. */
const gaps = (law: Law, { region, price, city, county, loanAmount = 0, use, dwellingUnits = 1 }: Input): Notice[] => [
  ...(region === 'US-NJ' && price <= law.value(newJerseyAbove)
    ? [
        contested(
          'The realty transfer fee of New Jersey at or below 350 000 was not read; the line is missing.',
          'price',
        ),
      ]
    : []),
  ...(region === 'US-NY' && loanAmount > 0 && city === undefined && !['Westchester', 'Rockland'].includes(county ?? '')
    ? [contested('The mortgage tax of this county of New York was not read; the line is missing.', 'county')]
    : []),
  ...(city === 'Philadelphia' || city === 'Pittsburgh'
    ? [contested(`${city} has a higher local tax, which was not read; the usual 1 % is taken.`, 'city')]
    : []),
  ...(region === 'US-VT' && use !== 'mainResidence'
    ? [contested('Vermont taxes second homes higher since 2024; that rate was not read.', 'use')]
    : []),
  ...(region === 'US-FL' && county === 'Miami-Dade' && dwellingUnits > 1
    ? [
        contested(
          'Miami-Dade has another rate for several dwellings, which was not read; that of the state is taken.',
          'dwellingUnits',
        ),
      ]
    : []),
  ...(city === 'Los Angeles' ? [contested('Measure ULA faced a ballot and a court challenge in 2026.', 'city')] : []),
]

/** Reliefs of a first home in three states. */
const reliefs = (law: Law, input: Input, lines: readonly FeeLine[]): FeeRelief[] => {
  const { region, price, firstTimeBuyer, use } = input
  if (firstTimeBuyer !== undefined || use !== 'mainResidence') return []
  const paid = sum(
    lines.flatMap(({ key, payer, amount }) => (key === 'stateTransferTax' && payer === 'buyer' ? [amount] : [])),
  )
  const facts = {
    key: 'firstTimeBuyer',
    label: 'Relief of first-time buyers',
    condition: 'The buyers would have to buy a first home and live in it.',
    fields: ['firstTimeBuyer'],
  } as const
  const said = (parameter: typeof districtFirstTimeRate, saving: number): FeeRelief[] => [
    { ...facts, fields: [...facts.fields], saving, basis: [parameter.id], certainty: law.version(parameter).certainty },
  ]
  if (region === 'US-DC')
    return said(districtFirstTimeRate, toCents(paid - toCents(price * law.value(districtFirstTimeRate))))
  if (region === 'US-MD') return said(marylandFirstTimeRate, paid)
  if (region !== 'US-DE') return []
  const condition = 'Delaware has a relief of the state part for first homes, whose figures were not read.'
  return [{ ...facts, condition, fields: [], saving: null, basis: [deedTaxRates.id], certainty: 'unverified' }]
}

/** Costs of buying in the United States: taxes of state, county and city by payer, then title, lender and recording. */
export const acquisition = (law: Law, input: Input): Findings => {
  const broker = (): FeeLine[] => brokerLine(law, input, brokerRate)
  const estimate = fallback(law, input)
  if (estimate) {
    const message =
      'No table of this state was read: one line from a mean of the market, taxes included, whoever pays them.'
    return {
      lines: [...broker(), ...estimate],
      possibleReliefs: [],
      notices: [{ code: 'fallback_ratio_used', message, field: 'region' }],
    }
  }
  const lines = [
    ...stateTax(law, input),
    ...localTax(law, input),
    ...mansionTax(law, input),
    ...mortgageTax(law, input),
    ...market(law, input),
    ...broker(),
  ]
  const idle: Notice[] =
    isFirstHome(input) && !['US-DC', 'US-MD', 'US-DE'].includes(input.region)
      ? [
          {
            code: 'no_effect_here',
            message: 'This state has no relief of first homes in the table.',
            field: 'firstTimeBuyer',
          },
        ]
      : []
  return {
    lines,
    possibleReliefs: reliefs(law, input, lines),
    notices: [...cliffs(law, input), ...gaps(law, input), ...idle],
  }
}
