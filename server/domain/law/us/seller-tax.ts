import type { Slice } from '../../core/brackets.ts'
import { atLeast, type Charge, halves, inBand, onSlices } from '../../core/charge.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { taxLines, taxLinesAbove } from './deed-tax.ts'
import {
  hawaiianFreePrice,
  hawaiianLeast,
  hawaiianTax,
  iowaTax,
  kentuckyTax,
  maineTax,
  nebraskaTax,
  oklahomaTax,
  rhodeIslandTax,
  southCarolinaCountyTax,
  southCarolinaTax,
  southDakotaTax,
  westVirginiaCountyTax,
  westVirginiaTax,
  wisconsinTax,
} from './parameters/seller-tax.ts'

type Input = FeesInput<'US'>
type Rule = (law: Law, input: Input) => Charge

/** Taxes that are amounts for each step of the price, by state. */
type ByState = { readonly [State in Input['region']]?: Parameter<readonly Slice[]> }

const stateTaxes: ByState = {
  'US-IA': iowaTax,
  'US-KY': kentuckyTax,
  'US-NE': nebraskaTax,
  'US-OK': oklahomaTax,
  'US-RI': rhodeIslandTax,
  'US-SC': southCarolinaTax,
  'US-SD': southDakotaTax,
  'US-WI': wisconsinTax,
  'US-WV': westVirginiaTax,
}
const countyTaxes: ByState = { 'US-SC': southCarolinaCountyTax, 'US-WV': westVirginiaCountyTax }

/** Rules of the states whose tax is a rate on the whole price, or is not the seller's alone. */
const rules: { readonly [State in Input['region']]?: Rule } = {
  'US-HI': (law, { price, use }) =>
    atLeast(inBand(price, law.row(hawaiianTax, use === 'mainResidence' ? 'ownHome' : 'otherHome')), law(hawaiianLeast)),
  'US-ME': (law, { price }) => halves(onSlices(price, law(maineTax))).lower,
}

/** Highest prices without the tax, by state. */
const freePrices: { readonly [State in Input['region']]?: Parameter<number> } = { 'US-HI': hawaiianFreePrice }

/**
 * Taxes on the deed that the act of the state charges to the seller, where every other cost is a mean of the market;
 * none where the contract charges them to the buyer, whose mean contains them.
 */
export const sellerTaxLines = (law: Law, input: Input): PurchaseEntry<'US'>[] => {
  const { region, price, negotiatedToBuyer } = input
  if (negotiatedToBuyer) return []
  const [state, county] = [stateTaxes[region], countyTaxes[region]]
  const tax = rules[region]?.(law, input) ?? (state && onSlices(price, law(state)))
  const freePrice = freePrices[region]
  const free = freePrice && law(freePrice)
  return [
    ...(tax ? taxLinesAbove(free, price, 'stateTransferTax', tax, ['seller']) : []),
    ...(county ? taxLines('countyTransferTax', onSlices(price, law(county)), ['seller']) : []),
  ]
}
