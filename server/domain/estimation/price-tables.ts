import type { CommunePeriod } from './prices/history.ts'
import type { HousePrices } from './prices/house-prices.ts'
import type { PricePaths } from './prices/path-table.ts'
import type { ReferencePrices } from './reference-prices.ts'

/** The tables that are published or made by hand: names and prices, registered sales over time, and the index. */
export interface SourceTables extends ReferencePrices {
  history: readonly CommunePeriod[]
  housePrices: HousePrices
  /** A short name of this state of the tables: the same tables give the same estimates. */
  hash: string
}

/** Every table that an estimate rests on: the published ones, and the prices that were calculated from them. */
export interface PriceTables extends SourceTables {
  paths: PricePaths
}
