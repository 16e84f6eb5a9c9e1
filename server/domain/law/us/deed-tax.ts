import { bandOf, bySlices, type Slice } from '../../core/brackets.ts'
import { costLine } from '../../core/cost-line.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import { roundedUpTo, sum, toCents } from '../../core/money.ts'
import type { FeeLine, FeesInput } from '../country.ts'
import {
  deedTaxPayers,
  deedTaxRates,
  districtFirstTimeRate,
  districtRate,
  marylandFirstTimeRate,
  newJerseyAbove,
  newJerseyFee,
  stateRateRanges,
  unreadDeedTaxRates,
  virginiaGrantor,
  washingtonExcise,
} from './parameters/deed-tax.ts'
import { countyStateRates, unreadCountyStateRates } from './parameters/local-tax.ts'

/** A purchase in the United States. */
export type Input = FeesInput<'US'>
type Payer = 'buyer' | 'seller'

/** One tax on the deed before it is shared out. */
export interface DeedTax {
  key: 'stateTransferTax' | 'countyTransferTax' | 'cityTransferTax' | 'mansionTax'
  label: string
  amount: number
  base: number
  rate?: number
  range?: { low: number; high: number }
  basis: readonly [Parameter<unknown>, ...Parameter<unknown>[]]
}

const receivers = {
  stateTransferTax: 'state',
  countyTransferTax: 'municipality',
  cityTransferTax: 'municipality',
  mansionTax: 'state',
} as const

/** Florida rounds the base of its stamps up to this. */
const stampStep = 100

/** A first home by the answers; without an answer it is none. */
export const isFirstHome = ({ firstTimeBuyer, use }: Input): boolean =>
  firstTimeBuyer === true && use === 'mainResidence'

/** Who bears a tax of a state by custom, or the buyer when the contract says so. */
export const payersOf = (law: Law, { region, negotiatedToBuyer }: Input): readonly Payer[] => {
  const custom = law.row(deedTaxPayers, region) ?? ['seller']
  return negotiatedToBuyer ? ['buyer'] : custom
}

/** The lines of a tax: one, or a half each with the odd cent at the buyer. */
export const taxLines = (law: Law, tax: DeedTax, payers: readonly Payer[]): FeeLine[] => {
  const { amount, base, range, ...said } = tax
  const whole = toCents(amount)
  const half = Math.floor(whole * 50 + 1e-6) / 100
  const parts: Record<Payer, number> = { seller: half, buyer: sum([whole, -half]) }
  const isShared = payers.length > 1
  return payers.flatMap(payer =>
    costLine(law, {
      ...said,
      category: 'transferTax',
      nature: 'tax',
      payer,
      dueTo: receivers[tax.key],
      amount: isShared ? parts[payer] : whole,
      base,
      ...(range && { range: isShared ? { low: range.low / 2, high: range.high / 2 } : range }),
    }),
  )
}

const label = 'State tax on the deed'
const key = 'stateTransferTax'

const bySlicesOf = (
  law: Law,
  parameter: Parameter<Readonly<Record<string, readonly Slice[]>>>,
  input: Input,
): DeedTax[] => {
  const rows = law.row(parameter, input.region)
  if (!rows) return []
  const base = input.region === 'US-FL' ? roundedUpTo(stampStep, input.price) : input.price
  const [only] = rows
  const isFlat = rows.length === 1 && only?.rate !== undefined
  return [
    {
      key,
      label,
      amount: bySlices(base, rows),
      base,
      ...(isFlat && { rate: only.rate }),
      basis: [parameter, deedTaxPayers],
    },
  ]
}

/** A rate of which only a range is known: the middle, with both ends. */
export const middleOf = (
  base: number,
  ends: readonly { rate: number }[],
): Pick<DeedTax, 'amount' | 'base' | 'rate' | 'range'> => {
  const [low = 0, high = 0] = ends.map(({ rate }) => rate)
  const rate = (low + high) / 2
  return { amount: base * rate, base, rate, range: { low: base * low, high: base * high } }
}

const ranged = (law: Law, { region, price }: Input): DeedTax[] => {
  const ends = law.row(stateRateRanges, region)
  return ends ? [{ key, label, ...middleOf(price, ends), basis: [stateRateRanges, deedTaxPayers] }] : []
}

const district = (law: Law, input: Input): FeeLine[] => {
  const { price, negotiatedToBuyer } = input
  const rate = bandOf(price, law.value(districtRate))?.rate ?? 0
  const seller: DeedTax = { key, label: 'Transfer tax', amount: price * rate, base: price, rate, basis: [districtRate] }
  const isFirst = isFirstHome(input)
  const ownRate = isFirst ? law.value(districtFirstTimeRate) : rate
  const buyer: DeedTax = {
    key,
    label: 'Recordation tax',
    amount: price * ownRate,
    base: price,
    rate: ownRate,
    basis: isFirst ? [districtFirstTimeRate] : [districtRate],
  }
  if (!negotiatedToBuyer) return [...taxLines(law, buyer, ['buyer']), ...taxLines(law, seller, ['seller'])]
  const both = {
    key,
    label: 'Recordation and transfer tax',
    amount: toCents(buyer.amount) + toCents(seller.amount),
  } as const
  return taxLines(law, { ...both, base: price, basis: [districtRate, ...(isFirst ? [districtFirstTimeRate] : [])] }, [
    'buyer',
  ])
}

const maryland = (law: Law, input: Input): FeeLine[] => {
  if (!isFirstHome(input))
    return bySlicesOf(law, deedTaxRates, input).flatMap(tax => taxLines(law, tax, payersOf(law, input)))
  const rate = law.value(marylandFirstTimeRate)
  const tax: DeedTax = {
    key,
    label,
    amount: input.price * rate,
    base: input.price,
    rate,
    basis: [marylandFirstTimeRate],
  }
  return taxLines(law, tax, input.negotiatedToBuyer ? ['buyer'] : ['seller'])
}

const virginia = (law: Law, input: Input): FeeLine[] => {
  const recordation = bySlicesOf(law, unreadDeedTaxRates, input).map(tax => ({ ...tax, label: 'Recordation tax' }))
  const rate = law.value(virginiaGrantor)
  const grantor: DeedTax = {
    key,
    label: 'Grantor tax',
    amount: input.price * rate,
    base: input.price,
    rate,
    basis: [virginiaGrantor],
  }
  if (!input.negotiatedToBuyer)
    return [...recordation.flatMap(tax => taxLines(law, tax, ['buyer'])), ...taxLines(law, grantor, ['seller'])]
  const amount = sum([...recordation, grantor].map(tax => toCents(tax.amount)))
  return taxLines(
    law,
    {
      key,
      label: 'Recordation and grantor tax',
      amount,
      base: input.price,
      basis: [unreadDeedTaxRates, virginiaGrantor],
    },
    ['buyer'],
  )
}

const newJersey = (law: Law, { price }: Input): DeedTax[] =>
  price > law.value(newJerseyAbove)
    ? [
        {
          key,
          label: 'Realty transfer fee',
          amount: bySlices(price, law.value(newJerseyFee)),
          base: price,
          basis: [newJerseyFee, newJerseyAbove],
        },
      ]
    : []

const washington = (law: Law, { price }: Input): DeedTax[] => [
  {
    key,
    label: 'Real estate excise tax',
    amount: bySlices(price, law.value(washingtonExcise)),
    base: price,
    basis: [washingtonExcise],
  },
]

/** A county whose homes pay another rate of the state's tax. */
const ofCounty = (law: Law, { region, county, price, dwellingUnits = 1 }: Input): DeedTax[] => {
  const isMiami = region === 'US-FL' && county === 'Miami-Dade' && dwellingUnits === 1
  const isClark = region === 'US-NV' && county === 'Clark'
  if (!county || !(isMiami || isClark)) return []
  const rates = isMiami ? countyStateRates : unreadCountyStateRates
  const rate = law.row(rates, county) ?? 0
  const base = isMiami ? roundedUpTo(stampStep, price) : price
  return [{ key, label, amount: base * rate, base, rate, basis: [rates] }]
}

const alone: Partial<Record<Input['region'], (law: Law, input: Input) => FeeLine[]>> = {
  'US-DC': district,
  'US-MD': maryland,
  'US-VA': virginia,
}

const own: Partial<Record<Input['region'], (law: Law, input: Input) => DeedTax[]>> = {
  'US-NJ': newJersey,
  'US-WA': washington,
}

const ofState = (law: Law, input: Input): DeedTax[] => [
  ...bySlicesOf(law, deedTaxRates, input),
  ...bySlicesOf(law, unreadDeedTaxRates, input),
  ...ranged(law, input),
]

/** The state's part of the tax on the deed, by payer. */
export const stateTax = (law: Law, input: Input): FeeLine[] => {
  const { region } = input
  const special = alone[region]
  if (special) return special(law, input)
  const county = ofCounty(law, input)
  const found = own[region]?.(law, input) ?? (county.length > 0 ? county : ofState(law, input))
  return found.flatMap(tax => taxLines(law, tax, payersOf(law, input)))
}
