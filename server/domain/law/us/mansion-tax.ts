import type { Notice } from '#contract/shared/law'
import { type Band, bandOf } from '../../core/brackets.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import { toCents } from '../../core/money.ts'
import type { FeeLine } from '../country.ts'
import { nearCliff } from '../purchase-lines.ts'
import { type Input, taxLines } from './deed-tax.ts'
import { districtRate } from './parameters/deed-tax.ts'
import { newYorkCityRate } from './parameters/local-tax.ts'
import {
  losAngelesUla,
  newJerseyMansionPayer,
  newJerseyMansionTax,
  newYorkCityMansionTax,
  newYorkMansionTax,
} from './parameters/mansion-tax.ts'

interface MansionTax {
  label: string
  bands: Parameter<readonly Band[]>
  payers: readonly ('buyer' | 'seller')[]
  basis: readonly Parameter<unknown>[]
}

const mansionTaxOf = (law: Law, { region, city }: Input): MansionTax | undefined => {
  if (region === 'US-NY') {
    const bands = city === 'New York City' ? newYorkCityMansionTax : newYorkMansionTax
    return { label: 'Mansion tax', bands, payers: ['buyer'], basis: [] }
  }
  if (region === 'US-NJ') {
    const payers = law.value(newJerseyMansionPayer)
    return { label: 'Graduated percent fee', bands: newJerseyMansionTax, payers, basis: [newJerseyMansionPayer] }
  }
  if (city === 'Los Angeles') return { label: 'Measure ULA', bands: losAngelesUla, payers: ['seller'], basis: [] }
  return undefined
}

/** Taxes on dear homes, one rate on the whole price. */
export const mansionTax = (law: Law, input: Input): FeeLine[] => {
  const tax = mansionTaxOf(law, input)
  if (!tax) return []
  const { label, bands, payers, basis } = tax
  const { price, negotiatedToBuyer } = input
  const rate = bandOf(price, law.value(bands))?.rate ?? 0
  return taxLines(
    law,
    { key: 'mansionTax', label, amount: price * rate, base: price, rate, basis: [bands, ...basis] },
    negotiatedToBuyer ? ['buyer'] : payers,
  )
}

/** The limit below a price in a whole-price table, and what passing it costs. */
const cliffOf = (price: number, bands: readonly Band[], says: string): Notice[] => {
  const index = bands.findIndex(({ upTo }) => upTo === null || price <= upTo)
  const below = bands[index - 1]
  if (!below?.upTo) return []
  const cost = price * ((bands[index]?.rate ?? 0) - (below.rate ?? 0))
  return nearCliff(price, below.upTo, toCents(cost), says)
}

/** Notices of prices that are just above a limit of a whole-price tax. */
export const cliffs = (law: Law, input: Input): Notice[] => {
  const { price, region, city } = input
  const mansion = mansionTaxOf(law, input)?.bands
  return [
    ...(mansion ? cliffOf(price, law.value(mansion), 'The tax on dear homes is due on the whole price.') : []),
    ...(city === 'New York City'
      ? cliffOf(price, law.value(newYorkCityRate), 'The tax of the city is due on the whole price.')
      : []),
    ...(region === 'US-DC'
      ? cliffOf(price, law.value(districtRate), 'The rate of the District is due on the whole price.')
      : []),
  ]
}
