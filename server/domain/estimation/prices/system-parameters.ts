import { northernCantons, priceSystem } from '../parameters/price-system.ts'
import { tablePrice } from '../parameters/prices.ts'

/** Figures of the system of prices that can be changed to see what follows from them. */
export interface SystemParameters {
  readonly sale: number
  readonly saleNorth: number
  readonly cantonMovement: number
  readonly communeMovement: number
  readonly communeLevel: number
  readonly cantonLevel: number
  readonly growth: number
  readonly growthCorrelation: number
  readonly indexNoise: number
  readonly indexMovement: number
  readonly openLevel: number
  /** Deviation of a price that was imputed from adverts. */
  readonly adverts: number
  /** Deviation of a price that was carried on and never published. */
  readonly indexed: number
}

/** The figures that the tables are calculated with. */
export const shippedParameters: SystemParameters = {
  sale: priceSystem.sale.value,
  saleNorth: priceSystem.saleNorth.value,
  cantonMovement: priceSystem.cantonMovement.value,
  communeMovement: priceSystem.communeMovement.value,
  communeLevel: priceSystem.communeLevel.value,
  cantonLevel: priceSystem.cantonLevel.value,
  growth: priceSystem.growth.value,
  growthCorrelation: priceSystem.growthCorrelation.value,
  indexNoise: priceSystem.indexNoise.value,
  indexMovement: priceSystem.indexMovement.value,
  openLevel: priceSystem.openLevel.value,
  adverts: tablePrice.deviation.imputed_adverts,
  indexed: tablePrice.deviation.indexed,
}

/** Standard deviation of one sale around its municipality, by canton. */
export const saleDeviation = (canton: string, { sale, saleNorth } = shippedParameters): number =>
  northernCantons.includes(canton) ? saleNorth : sale
