import type { Slice } from '../../core/brackets.ts'
import { atRate, type Charge, citing, exempt, halves, onSlices, rateOfBand, withRange } from '../../core/charge.ts'
import type { Parameter } from '../../core/dated.ts'
import { type LineOptions, lineEntry, noticeEntry } from '../../core/entries.ts'
import { roundUpTo, toCents, toFourDecimals } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import {
  codeDeedTaxRates,
  deedTaxPayers,
  furtherDeedTaxRates,
  type Payer,
  type RateRange,
  sectionDeedTaxRates,
  stateRateRanges,
} from './parameters/deed-tax.ts'
import { codeCountyRates, countyRates, localRanges } from './parameters/local-tax.ts'
import { type County, type Place, places, type WholePriceTax } from './parameters/places.ts'
import {
  cityDeedTaxSteps,
  codeDeedTaxSteps,
  deedTaxSteps,
  furtherDeedTaxSteps,
  publishedDeedTaxSteps,
} from './parameters/steps.ts'
import { ofBothParties, taxesOfActs } from './state-taxes.ts'

type Input = FeesInput<'US'>
type TaxKey = 'stateTransferTax' | 'countyTransferTax' | 'cityTransferTax' | 'mansionTax'

/** Whether the answers make it a first home; unanswered counts as no. */
export const isFirstHome = ({ firstTimeBuyer, use }: Input): boolean =>
  firstTimeBuyer === true && use === 'mainResidence'

/** Payers of a tax of the seller, or of other payers by law or custom; the buyer where the contract says so. */
export const payersOf = ({ negotiatedToBuyer }: Input, usual: readonly Payer[] = ['seller']): readonly Payer[] =>
  negotiatedToBuyer ? ['buyer'] : usual

/** Article of a place, replacing those that the source of a table names for several. */
export const byArticle = (article: string | undefined): LineOptions =>
  article === undefined ? {} : { legalReference: article }

/** Lines of a tax on the deed by payer: one line, or a half each with the odd cent for the buyer. */
export const taxLines = (
  key: TaxKey,
  tax: Charge,
  payers: readonly Payer[],
  wording: string | readonly string[] = [],
  article?: string,
): PurchaseEntry<'US'>[] => {
  const { lower, upper } = halves(tax)
  const parts = payers.length > 1 ? { seller: lower, buyer: upper } : { seller: tax, buyer: tax }
  return payers.map(payer => lineEntry(key, parts[payer], { payer, wording, ...byArticle(article) }))
}

/** Lines of a tax on the deed, or one of 0 where the price does not exceed the highest one without the tax. */
export const taxLinesAbove = (
  free: Provision<number> | undefined,
  price: number,
  ...[key, tax, payers, wording = [], article]: Parameters<typeof taxLines>
): PurchaseEntry<'US'>[] => {
  const [payer] = payers
  if (!free || price > free.value) return taxLines(key, tax, payers, wording, article)
  return [lineEntry(key, exempt(tax, free), { ...(payer && { payer }), isShownAtZero: true })]
}

/** Tax rules of the state, overridden by those of the city. */
export const taxPlace = ({ region, city }: Input): Place => ({ ...places[region], ...(city && places[city]) })

/** Rates of a tax on the whole price for the building, with the limit of families where it decides. */
export const bandsFor = (law: Law, { dwellingUnits = 1 }: Input, { bands, larger }: WholePriceTax) => {
  if (!larger || dwellingUnits <= law(larger.above).value) return { table: law(bands), by: [] }
  return { table: law(larger.bands), by: [law(larger.above)] }
}

/** Notice of a part of the law that was not read. */
export const gap = ({ message, field }: { message: string; field: string }): PurchaseEntry<'US'> =>
  noticeEntry({ code: 'contested_rule', message, field })

/** Tax on an amount rounded up to whole steps; on the amount itself where the law has no step. */
export const onSteps = (amount: number, step: Provision<number> | undefined, tax: (base: number) => Charge): Charge =>
  step ? citing(tax(roundUpTo(step.value, amount)), step) : tax(amount)

/** Row of a place in the first of several tables that has it. */
const firstRow = <Row>(
  law: Law,
  tables: readonly Parameter<{ readonly [Name in string]?: Row }>[],
  name: string,
): Provision<Row> | undefined => {
  for (const table of tables) {
    const row = law.row(table, name)
    if (row) return row as Provision<Row>
  }
  return undefined
}

const stepTables = [deedTaxSteps, furtherDeedTaxSteps, codeDeedTaxSteps, cityDeedTaxSteps, publishedDeedTaxSteps]
const stateTables = [furtherDeedTaxRates, codeDeedTaxRates, sectionDeedTaxRates]
const countyTables = [countyRates, codeCountyRates]

/** Step of the tax on deeds of a state or a city. */
export const stepOfDeedTax = (law: Law, place: string): Provision<number> | undefined =>
  firstRow(law, stepTables, place)

/** County of a purchase, where it has rates of its own. */
export const countyOf = ({ region, county }: Input): County | undefined =>
  places[region]?.counties?.find(({ name }) => name === county)

/** Middle of a rate known only as a range, with the amounts at both ends. */
const atMiddle = (base: number, ends: Provision<RateRange>, ...also: Provision[]): Charge => {
  const [low, high] = ends.value
  const middle = { ...ends, value: (low.rate + high.rate) / 2 }
  return withRange(atRate(base, middle, ...also), base * low.rate, base * high.rate)
}

/** Tax by a tariff of slices; a single rate for every price is shown as a rate. */
export const onTariff = (base: number, tariff: Provision<readonly Slice[]>, ...also: Provision[]): Charge => {
  const [only, second] = tariff.value
  return only?.rate !== undefined && !second
    ? atRate(base, { ...tariff, value: only.rate }, ...also)
    : onSlices(base, tariff, ...also)
}

/** Rate of a county, replacing that of the state, for buildings that have it; and the limit of those. */
const countyRate = (law: Law, input: Input): { rate: Provision<number>; by: Provision[] } | undefined => {
  const { dwellingUnits = 1 } = input
  const { name = '', deedRates, dwellingsMax, largerDeedRates } = countyOf(input) ?? {}
  const most = dwellingsMax && law.row(dwellingsMax, name)
  const rates = dwellingUnits > (most?.value ?? dwellingUnits) ? largerDeedRates : deedRates
  const rate = rates && law.row(rates, name)
  return rate ? { rate, by: most ? [most] : [] } : undefined
}

/**
 * Notice of the additional tax in counties with a higher rate, while the county is unanswered; no listed city is in
 * one.
 */
export const higherInCounties = (
  law: Law,
  { region, county, city }: Input,
  rates: 'deedRates' | 'loanRates',
  { formula: { base = 0, rate: usual = 0 } }: Charge,
): PurchaseEntry<'US'>[] => {
  const isOpen = county === undefined && city === undefined
  const counties = isOpen ? (places[region]?.counties ?? []) : []
  const higher = counties.flatMap(({ name, [rates]: table }) => {
    const rate = table && law.row(table, name)
    return rate && rate.value > usual ? [{ name, amount: toCents(base * (rate.value - usual)) }] : []
  })
  const amount = Math.max(0, ...higher.map(one => one.amount))
  if (amount === 0) return []
  const tax = rates === 'deedRates' ? 'deed' : 'loan'
  const message = `The tax on the ${tax} is higher in ${higher.map(({ name }) => name).join(' and ')}.`
  return [noticeEntry({ code: 'surcharge_possible', message, field: 'county', amount })]
}

/** Tax by the rate of the price, or by the table that has the state: a tariff, or a range of rates. */
const byTable = (law: Law, input: Input, custom: Provision): ((base: number) => Charge) | undefined => {
  const { region, price } = input
  const { stateWholePrice } = taxPlace(input)
  if (stateWholePrice) {
    const { table, by } = bandsFor(law, input, stateWholePrice)
    return base => atRate(base, rateOfBand(table, price), custom, ...by)
  }
  const ofAct = taxesOfActs[region]
  const tariff = ofAct ? law(ofAct) : firstRow<readonly Slice[]>(law, stateTables, region)
  if (tariff) return base => onTariff(base, tariff, custom)
  const ends = law.row(stateRateRanges, region)
  return ends && (base => atMiddle(base, ends, custom))
}

/** Tax of the state on deeds by the table that has the state, or at the rate of the county. */
export const stateTaxByTable = (law: Law, input: Input): PurchaseEntry<'US'>[] => {
  const { region, price, loanAmount = 0 } = input
  const taxed = taxPlace(input).deedTaxAboveLoan ? Math.max(0, price - loanAmount) : price
  const custom = law.row(deedTaxPayers, region)
  // Without a known custom of payment there is no tax.
  if (!custom) return []
  const ofCounty = countyRate(law, input)
  const levy = ofCounty ? (base: number) => atRate(base, ofCounty.rate, ...ofCounty.by) : byTable(law, input, custom)
  const tax = levy && ofBothParties(law, region, onSteps(taxed, stepOfDeedTax(law, region), levy))
  const { articles } = (ofCounty ? countyOf(input) : places[region]) ?? {}
  const { freePrice } = taxPlace(input)
  const free = freePrice && law(freePrice)
  return [
    ...(tax
      ? taxLinesAbove(free, price, 'stateTransferTax', tax, payersOf(input, custom.value), [], articles?.deed)
      : []),
    ...(tax ? higherInCounties(law, input, 'deedRates', tax) : []),
  ]
}

/**
 * Local part: the rate of the city or a usual one, a part of the state's, the rate of the whole state, or the middle of
 * a range.
 */
const localCharge = (law: Law, input: Input, custom: Provision): Charge | undefined => {
  const { region, price, city } = input
  const { localPart, localRate, cityLocalRates, isCounty } = taxPlace(input)
  if (isCounty) return undefined
  if (localRate) return atRate(price, law((city && cityLocalRates?.[city]) ?? localRate))
  if (localPart) {
    const [part, state] = [law(localPart.part), law(localPart.ofDeedTax)]
    const both = { ...part, value: state.value * part.value }
    return onSteps(price, stepOfDeedTax(law, region), base => atRate(base, both, state))
  }
  const rate = firstRow<number>(law, countyTables, region)
  const ends = law.row(localRanges, region)
  if (rate) return onSteps(price, stepOfDeedTax(law, region), base => atRate(base, rate, custom))
  return ends && atMiddle(price, ends, custom)
}

/** Notice of cities above the usual local rate, while the city is unknown. */
const higherInCities = (law: Law, input: Input): PurchaseEntry<'US'>[] => {
  const { cityLocalRates = {}, listedLocalRates } = taxPlace(input)
  if (!listedLocalRates || input.city !== undefined) return []
  const ofCities = Object.entries(cityLocalRates).map(([name, rate]) => ({ name, rate: law(rate) }))
  const listed = law(listedLocalRates)
  const rates = [...ofCities.map(({ name, rate }) => [name, rate.value] as const), ...Object.entries(listed.value)]
  const named = rates.map(([name, rate]) => `${name} ${toFourDecimals(rate * 100)} %`).join(', ')
  const message = `The local part is higher in some cities: ${named}; the usual rate is taken.`
  return [
    noticeEntry({ code: 'surcharge_possible', message, field: 'city' }, ...ofCities.map(({ rate }) => rate), listed),
  ]
}

/** Notice of an additional tax that the act allows to some municipalities. */
const furtherInMunicipalities = (law: Law, input: Input): PurchaseEntry<'US'>[] => {
  const { furtherLocal, localFreePrice } = taxPlace(input)
  if (!furtherLocal || (localFreePrice && input.price <= law(localFreePrice).value)) return []
  const rate = law(furtherLocal.rate)
  const amount = toCents(input.price * rate.value)
  const message = `${furtherLocal.places} may add up to ${toFourDecimals(rate.value * 100)} per cent.`
  return [noticeEntry({ code: 'surcharge_possible', message, field: 'region', amount }, rate)]
}

/** Taxes of counties and cities on the deed that are due in the whole state. */
export const localTax = (law: Law, input: Input): PurchaseEntry<'US'>[] => {
  const { firstHomePayers, localFreePrice } = taxPlace(input)
  const ofFirstHome = firstHomePayers && isFirstHome(input) ? law(firstHomePayers) : undefined
  const custom = ofFirstHome ?? law.row(deedTaxPayers, input.region)
  const tax = custom && localCharge(law, input, custom)
  const free = localFreePrice && law(localFreePrice)
  return [
    ...(tax ? taxLinesAbove(free, input.price, 'countyTransferTax', tax, payersOf(input, custom.value)) : []),
    ...higherInCities(law, input),
    ...furtherInMunicipalities(law, input),
  ]
}
