import type { Estimate } from './apartment.ts'
import type { Place } from './commune-name.ts'
import { forwardIndex } from './parameters/adjustments.ts'
import type { Commune, Price, PriceMethod } from './reference-prices.ts'

/** The price that an estimate starts from. */
export interface ChosenPrice {
  price: Price
  segment: Estimate['reference']['segment']
  /** A new build was asked for, and the price of existing apartments is used instead. */
  isNewPriceImputed: boolean
}

/** The published price of new builds for a new build, else that of existing apartments. */
export const chosenPrice = (commune: Commune, isNewBuild: boolean): ChosenPrice =>
  isNewBuild && commune.newBuild
    ? { price: commune.newBuild, segment: 'newBuild', isNewPriceImputed: false }
    : { price: commune.existing, segment: 'existing', isNewPriceImputed: isNewBuild }

/** EUR per m² before any adjustment, carried on to today. */
export const basePriceM2 = ({ price }: ChosenPrice): number => price.priceM2 * forwardIndex.factor

const kinds: Record<PriceMethod, Estimate['reference']['kind']> = {
  published: 'published',
  published_2026q1: 'published',
  indexed: 'indexed',
  imputed_adverts: 'imputed',
  imputed_canton: 'imputed',
}

/** The price, and where it comes from, as answers show it. Sales are counted where they make the price. */
export const shownReference = (place: Place, chosen: ChosenPrice): Estimate['reference'] => ({
  commune: place.commune.name,
  quartier: place.quartier?.name ?? null,
  basePriceM2: basePriceM2(chosen),
  kind: kinds[chosen.price.method],
  method: chosen.price.method,
  segment: chosen.segment,
  period: chosen.price.period,
  salesCount: chosen.price.method === 'published' ? chosen.price.sales2025 : null,
  source: chosen.price.source,
})
