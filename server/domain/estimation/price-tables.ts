import type { CommuneYear } from './prices/history.ts'
import type { HousePrices } from './prices/house-prices.ts'
import type { ReferencePrices } from './reference-prices.ts'

/** Every table that an estimate rests on: names and prices of today, prices over time, and the index. */
export interface PriceTables extends ReferencePrices {
  history: readonly CommuneYear[]
  housePrices: HousePrices
  /** A short name of this state of the tables: the same tables give the same estimates. */
  hash: string
}
