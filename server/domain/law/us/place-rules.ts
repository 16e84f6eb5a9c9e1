import { bySlices } from '../../core/brackets.ts'
import {
  atRate,
  type Charge,
  charge,
  citing,
  halves,
  inBand,
  onSlices,
  rateOfBand,
  together,
} from '../../core/charge.ts'
import { noticeEntry } from '../../core/entries.ts'
import { byMajorFraction, roundUpTo, sumAmounts, toCents } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { nearCliff, noEffect } from '../purchase/entries.ts'
import {
  bandsFor,
  isFirstHome,
  onSteps,
  onTariff,
  payersOf,
  stateTaxByTable,
  stepOfDeedTax,
  taxLines,
  taxLinesAbove,
  taxPlace,
} from './deed-tax.ts'
import {
  deedTaxPayers,
  districtFirstTimeLimits,
  districtFirstTimeRate,
  districtRate,
  marylandFirstTimeRate,
  newJerseyAbove,
  newJerseyFee,
  newJerseyLower,
  vermontRates,
  virginiaGrantor,
  virginiaRecordation,
  virginiaRegionalFees,
  washingtonExcise,
} from './parameters/deed-tax.ts'
import { chicagoRate, chicagoSupplement, losAngelesRate, sanFranciscoRates } from './parameters/local-tax.ts'
import type { places } from './parameters/places.ts'
import {
  coloradoDeedTax,
  coloradoFreePrice,
  coloradoStep,
  delawareDeedTax,
  delawareFirstTime,
  massachusettsDeedTax,
  massachusettsSurtax,
} from './parameters/state-deed-tax.ts'

type Input = FeesInput<'US'>
type Rule = (law: Law, input: Input) => PurchaseEntry<'US'>[]

const [state, city] = ['stateTransferTax', 'cityTransferTax'] as const

/** Notices of the District's limits of the price of a first home and of the income of its household. */
const firstTimeNotices = (law: Law, { price }: Input, saving: number): PurchaseEntry<'US'>[] => {
  const { price: most, incomeOfOne, incomeOfTwo } = law(districtFirstTimeLimits).value
  const ofIncome = `The reduced rate asks for a household income of at most ${incomeOfOne} for one person and ${incomeOfTwo} for two, the last figures known.`
  const above = `Up to ${most} first-time buyers pay a reduced rate; above it they lose all of it.`
  return price > most
    ? [noEffect('firstTimeBuyer', above), ...nearCliff(law, price, most, saving, above)]
    : [noticeEntry({ code: 'surcharge_possible', message: ofIncome, field: 'firstTimeBuyer', amount: saving })]
}

/** The District: recordation of the buyer and transfer of the seller, at the same rate unless it is a first home. */
const districtOfColumbia: Rule = (law, input) => {
  const { price, negotiatedToBuyer } = input
  const transfer = inBand(price, law(districtRate))
  const limits = law(districtFirstTimeLimits)
  const reduced = atRate(price, law(districtFirstTimeRate))
  // Indexing only raises the limits: the last ones known are certain below them, and an estimate above.
  const ofFirstHome = price > limits.value.price ? citing(transfer, limits) : reduced
  const recordation = isFirstHome(input) ? ofFirstHome : transfer
  const saving = toCents(transfer.formula.amount - reduced.formula.amount)
  const lines = negotiatedToBuyer
    ? taxLines(state, together(transfer, recordation), ['buyer'], 'recordationAndTransfer')
    : [...taxLines(state, recordation, ['buyer'], 'recordation'), ...taxLines(state, transfer, ['seller'], 'transfer')]
  return [...lines, ...(isFirstHome(input) ? firstTimeNotices(law, input, saving) : [])]
}

/** Colorado: one cent for each hundred of the price, and for what is left if it is more than a half; nothing up to a limit. */
const colorado: Rule = (law, input) => {
  const custom = law.row(deedTaxPayers, 'US-CO')
  const step = law(coloradoStep)
  const tax = onTariff(byMajorFraction(step.value, input.price), law(coloradoDeedTax), custom, step)
  return taxLinesAbove(law(coloradoFreePrice), input.price, state, tax, payersOf(input, custom.value))
}

/** Massachusetts: an excise on the deed, and a surtax on the excise. */
const massachusetts: Rule = (law, input) => {
  const custom = law.row(deedTaxPayers, 'US-MA')
  const excise = onSlices(input.price, law(massachusettsDeedTax), custom)
  const surtax = atRate(excise.formula.amount, law(massachusettsSurtax))
  return taxLines(state, together(excise, surtax), payersOf(input, custom.value))
}

/** What a county of Delaware leaves a first-time buyer is not calculated: its ordinance was not read. */
const delawareCounty =
  'A county of Delaware must exempt first-time buyers from its own tax, to a limit at least (Delaware Code on counties, § 8102(a)); its ordinance was not read, and its tax is charged in full.'

/** Delaware: both parties bear half each; the part of a first-time buyer is lower. */
const delaware: Rule = (law, input) => {
  const custom = law.row(deedTaxPayers, 'US-DE')
  if (!isFirstHome(input)) return stateTaxByTable(law, input)
  const whole = onTariff(input.price, law(delawareDeedTax), custom)
  const { lower, upper } = halves(whole)
  const less = onSlices(input.price, law(delawareFirstTime))
  const reduced = ({ formula: { base, amount }, by }: Charge): Charge =>
    charge({ ...(base !== undefined && { base }), amount: sumAmounts([amount, -toCents(less.formula.amount)]) }, [
      ...by,
      ...less.by,
    ])
  const lines = input.negotiatedToBuyer
    ? taxLines(state, reduced(together(whole)), ['buyer'])
    : [...taxLines(state, lower, ['seller']), ...taxLines(state, reduced(upper), ['buyer'])]
  return [...lines, noticeEntry({ code: 'contested_rule', message: delawareCounty, field: 'firstTimeBuyer' })]
}

/** Maryland: the seller alone owes the tax on a first home, whatever the contract says. */
const marylandDeedTax: Rule = (law, input) =>
  isFirstHome(input)
    ? taxLines(state, atRate(input.price, law(marylandFirstTimeRate)), ['seller'])
    : stateTaxByTable(law, input)

/** New Jersey: a scale of the seller, and a lower one for prices up to a limit. */
const newJersey: Rule = (law, input) => {
  const { price } = input
  const limit = law(newJerseyAbove)
  const [lower, higher] = [law(newJerseyLower), law(newJerseyFee)]
  const passing = bySlices(price, higher.value) - bySlices(limit.value, lower.value)
  const message = 'The higher ladder of the realty transfer fee is due on the whole price.'
  return [
    ...taxLines(
      state,
      onSlices(price, price > limit.value ? higher : lower, limit),
      payersOf(input),
      'realtyTransferFee',
    ),
    ...nearCliff(law, price, limit.value, toCents(passing), message),
  ]
}

/** Notice of the additional tax of the seller in two regions of Virginia. */
const regionalFees = (law: Law, { price }: Input): PurchaseEntry<'US'>[] => {
  const { value: fees } = law(virginiaRegionalFees)
  const base = roundUpTo(stepOfDeedTax(law, 'US-VA')?.value ?? 1, price)
  const ofEach = Object.entries(fees).map(([name, rate]) => ({ name, amount: toCents(base * rate) }))
  const named = ofEach.map(({ name, amount }) => `${amount} in ${name}`).join(', ')
  const message = `The seller owes regional fees on the deed as well: ${named}.`
  const amount = Math.max(...ofEach.map(one => one.amount))
  return [noticeEntry({ code: 'surcharge_possible', message, field: 'county', amount })]
}

/** Virginia: recordation of the buyer, and the tax of the seller. */
const virginia: Rule = (law, input) => {
  const { price, negotiatedToBuyer } = input
  const recordation = onSteps(price, stepOfDeedTax(law, 'US-VA'), base => atRate(base, law(virginiaRecordation)))
  const custom = law.row(deedTaxPayers, 'US-VA')
  const grantor = onSteps(price, stepOfDeedTax(law, 'Virginia grantor'), base => atRate(base, law(virginiaGrantor)))
  const lines = negotiatedToBuyer
    ? taxLines(state, together(recordation, grantor), ['buyer'], 'recordationAndGrantor')
    : [
        ...taxLines(state, citing(recordation, custom), ['buyer'], 'recordation'),
        ...taxLines(state, grantor, ['seller'], 'grantor'),
      ]
  return [...lines, ...regionalFees(law, input)]
}

/** Vermont: a tariff by use; a home let for short stays counts as a second home. */
const vermont: Rule = (law, input) => {
  const { price, use } = input
  const custom = law.row(deedTaxPayers, 'US-VT')
  const tax = onTariff(price, law.row(vermontRates, use), custom)
  const ofSecondHome = onTariff(price, law.row(vermontRates, 'secondHome'))
  const amount = toCents(ofSecondHome.formula.amount - tax.formula.amount)
  const message = 'Vermont taxes a home that is let for short stays as a second home.'
  return [
    ...taxLines(state, tax, payersOf(input, custom.value)),
    ...(use === 'rental' && amount > 0
      ? [noticeEntry({ code: 'surcharge_possible', message, field: 'use', amount })]
      : []),
  ]
}

/** San Francisco: the rate of the price, on the price rounded up to whole steps. */
const sanFrancisco: Rule = (law, input) => {
  const rate = rateOfBand(law(sanFranciscoRates), input.price)
  const tax = onSteps(input.price, stepOfDeedTax(law, 'San Francisco'), base => atRate(base, rate))
  return taxLines(city, tax, payersOf(input), 'San Francisco')
}

/** Chicago: a part of the buyer and a part of the seller. */
const chicago: Rule = (law, { price, negotiatedToBuyer }) => {
  const [buyer, seller] = [law(chicagoRate), law(chicagoSupplement)]
  const at = (rate: Provision<number>, ...also: Provision[]): Charge =>
    onSteps(price, stepOfDeedTax(law, 'Chicago'), base => atRate(base, rate, ...also))
  return negotiatedToBuyer
    ? taxLines(city, at({ ...buyer, value: buyer.value + seller.value }, seller), ['buyer'], 'Chicago')
    : [...taxLines(city, at(buyer), ['buyer'], 'Chicago'), ...taxLines(city, at(seller), ['seller'], 'Chicago')]
}

/** New York City: a rate on the whole price, higher for a larger building, which the act on the tax of the state does not name. */
const newYorkCity: Rule = (law, input) => {
  const { wholePrice } = taxPlace(input)
  if (!wholePrice) return []
  const { table, by } = bandsFor(law, input, wholePrice)
  const message =
    'A building of more families than a house is taxed as other property, by the state too, whose act counts any home; the higher tax of the city on its loan was not read.'
  return [
    ...taxLines(city, inBand(input.price, table, ...by), payersOf(input), 'New York City'),
    ...(by.length > 0 ? [noticeEntry({ code: 'contested_rule', message, field: 'dwellingUnits' })] : []),
  ]
}

/** Deed tax rules of the states and cities that have their own. */
const rules: { readonly [Place in keyof typeof places]?: Rule } = {
  'US-CO': colorado,
  'US-DC': districtOfColumbia,
  'US-DE': delaware,
  'US-MA': massachusetts,
  'US-MD': marylandDeedTax,
  'US-NJ': newJersey,
  'US-VA': virginia,
  'US-VT': vermont,
  'US-WA': (law, input) => taxLines(state, onSlices(input.price, law(washingtonExcise)), payersOf(input), 'excise'),
  'New York City': newYorkCity,
  'Los Angeles': (law, input) => {
    const tax = onSteps(input.price, stepOfDeedTax(law, 'Los Angeles'), base => atRate(base, law(losAngelesRate)))
    return taxLines(city, tax, payersOf(input), 'Los Angeles')
  },
  'San Francisco': sanFrancisco,
  Chicago: chicago,
}

/** Tax of the state on the deed, by payer. */
export const stateTax: Rule = (law, input) => (rules[input.region] ?? stateTaxByTable)(law, input)

/** Tax of a city on the deed, by payer. */
export const cityTax: Rule = (law, input) => (input.city && rules[input.city]?.(law, input)) ?? []
