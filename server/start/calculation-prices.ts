import { fileURLToPath } from 'node:url'
import { type PriceCoverage, priceCoverage } from '#domain/estimation/price-coverage'
import { everyLawParameter } from '#domain/law/parameter-list'
import { priceTables } from '../adapters/price-tables/price-tables.ts'
import { once } from '../operations/once.ts'
import type { Prices } from '../routes/calculations.ts'
import { priceViews } from '../routes/price-views.ts'
import { entityTag } from '../services/market/entity-tag.ts'

const dataFolder = fileURLToPath(new URL('../data', import.meta.url))

/** What is made of the tables of prices, and the law as a list. */
export type CalculationPrices = Prices & { priceCoverage: PriceCoverage }

/**
 * What the calculations read of the tables of prices, read from their files once in a process: the files come with the
 * program and change with it alone.
 * @throws Error that names file, line and column of a wrong cell.
 */
export const calculationPrices: () => CalculationPrices = once(() => {
  const tables = priceTables(dataFolder)
  const { estimate, revalue, backTest, selfDescription, officialCommune, places, market } = priceViews(tables, {
    places: entityTag,
    selfDescription: entityTag,
    market: entityTag,
  })
  return {
    estimate,
    revalue,
    backTest,
    selfDescription,
    officialCommune,
    places,
    market,
    law: once(() => {
      const parameters = everyLawParameter()
      return { parameters, tag: entityTag(parameters) }
    }),
    priceCoverage: priceCoverage(tables),
  }
})
