import { join } from 'node:path'
import { createDayPrices } from '#domain/estimation/prices/day-prices'
import { systemOf } from '#domain/estimation/prices/solved-paths'
import { readPriceTables } from '#server/adapters/price-tables/price-tables'
import { readModelMeasures } from '#server/adapters/price-tables/read-model-measures'

const folder = join(import.meta.dirname, '../../../../server/data')

/** Every table of prices that the service ships. */
export const tables = readPriceTables(folder)

/** What was measured on them when they were built. */
export const measures = readModelMeasures(folder, tables.hash)

/** The starting prices of any day on these tables. */
export const dayPrices = createDayPrices(tables)

/** The system of prices that these tables are solved from. */
export const system = () => systemOf(tables)

/** A municipality of the tables. */
export const communeNamed = (name: string) => {
  const commune = tables.communes.find(each => each.name === name)
  if (!commune) throw new Error(`No municipality is called ${name}.`)
  return commune
}
