import { bandOf } from '../../core/brackets.ts'
import type { Law } from '../../core/law.ts'
import { roundedUpTo, sum, toCents } from '../../core/money.ts'
import type { FeeLine } from '../country.ts'
import { type DeedTax, type Input, middleOf, payersOf, taxLines } from './deed-tax.ts'
import { deedTaxPayers, unreadDeedTaxRates } from './parameters/deed-tax.ts'
import {
  chicagoRates,
  countyRates,
  localRanges,
  losAngelesRate,
  newYorkCityRate,
  pennsylvaniaLocalRate,
  virginiaLocalThird,
} from './parameters/local-tax.ts'

/** Los Angeles rounds the base of its tax up to this. */
const cityStep = 500

const label = 'County and local tax on the deed'
const key = 'countyTransferTax'

/** The rate that holds in the whole state, the usual one of Pennsylvania, or a third of Virginia's own. */
const fixed = (law: Law, { region, price }: Input): DeedTax[] => {
  if (region === 'US-PA') {
    const rate = law.value(pennsylvaniaLocalRate)
    return [{ key, label, amount: price * rate, base: price, rate, basis: [pennsylvaniaLocalRate] }]
  }
  if (region === 'US-VA') {
    const [slice] = law.row(unreadDeedTaxRates, region) ?? []
    const rate = (slice?.rate ?? 0) * law.value(virginiaLocalThird)
    return [{ key, label, amount: price * rate, base: price, rate, basis: [virginiaLocalThird, unreadDeedTaxRates] }]
  }
  const rate = law.row(countyRates, region)
  return rate === undefined
    ? []
    : [{ key, label, amount: price * rate, base: price, rate, basis: [countyRates, deedTaxPayers] }]
}

const ranged = (law: Law, { region, price }: Input): DeedTax[] => {
  const ends = law.row(localRanges, region)
  return ends ? [{ key, label, ...middleOf(price, ends), basis: [localRanges, deedTaxPayers] }] : []
}

const city = 'cityTransferTax'

const newYorkCity = (law: Law, { price }: Input): DeedTax => {
  const rate = bandOf(price, law.value(newYorkCityRate))?.rate ?? 0
  return {
    key: city,
    label: 'Transfer tax of New York City',
    amount: price * rate,
    base: price,
    rate,
    basis: [newYorkCityRate],
  }
}

const losAngeles = (law: Law, { price }: Input): DeedTax => {
  const base = roundedUpTo(cityStep, price)
  const rate = law.value(losAngelesRate)
  return { key: city, label: 'Transfer tax of Los Angeles', amount: base * rate, base, rate, basis: [losAngelesRate] }
}

const sanFrancisco = (law: Law, { price }: Input): DeedTax => ({
  key: city,
  label: 'Transfer tax of San Francisco',
  ...middleOf(price, law.row(localRanges, 'San Francisco') ?? []),
  basis: [localRanges],
})

const chicago = (law: Law, input: Input): FeeLine[] => {
  const { price, negotiatedToBuyer } = input
  const rates = { buyer: law.row(chicagoRates, 'buyer') ?? 0, seller: law.row(chicagoRates, 'seller') ?? 0 }
  const tax = (rate: number): DeedTax => ({
    key: city,
    label: 'Transfer tax of Chicago',
    amount: price * rate,
    base: price,
    rate,
    basis: [chicagoRates],
  })
  if (!negotiatedToBuyer)
    return [...taxLines(law, tax(rates.buyer), ['buyer']), ...taxLines(law, tax(rates.seller), ['seller'])]
  const amount = sum([toCents(price * rates.buyer), toCents(price * rates.seller)])
  return taxLines(law, { ...tax(rates.buyer + rates.seller), amount }, ['buyer'])
}

const cityTax = (law: Law, input: Input): FeeLine[] => {
  const made = { 'New York City': newYorkCity, 'Los Angeles': losAngeles, 'San Francisco': sanFrancisco }
  if (input.city === 'Chicago') return chicago(law, input)
  if (input.city === undefined || !(input.city in made)) return []
  // The two cities of Pennsylvania have no tax of their own here; a notice says so.
  const tax = made[input.city as keyof typeof made](law, input)
  return taxLines(law, tax, input.negotiatedToBuyer ? ['buyer'] : ['seller'])
}

/** Taxes of county and city on the deed, by payer; Virginia's are the buyer's. */
export const localTax = (law: Law, input: Input): FeeLine[] => [
  ...[...fixed(law, input), ...ranged(law, input)].flatMap(tax => taxLines(law, tax, payersOf(law, input))),
  ...cityTax(law, input),
]
