import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type PriceCoverage, priceCoverage } from '#domain/estimation/price-coverage'
import { countryList } from '#domain/law/country-list'
import { everyLawParameter } from '#domain/law/parameter-list'
import { readForecasts } from '../adapters/price-tables/forecast-file.ts'
import { readPriceTables } from '../adapters/price-tables/price-tables.ts'
import { readModelMeasures } from '../adapters/price-tables/read-model-measures.ts'
import { memoize } from '../operations/once.ts'
import type { CalculationDependencies } from '../routes/calculations.ts'
import { createPriceViews } from '../routes/price-views.ts'
import { computeEntityTag } from '../services/market/entity-tag.ts'

const dataFolder = fileURLToPath(new URL('../data', import.meta.url))

/** Views of the price tables, and the law as a list. */
export type CalculationPrices = CalculationDependencies & { priceCoverage: PriceCoverage }

/**
 * Views of the price tables for calculations, read once per process: the files ship with the program and change only
 * with it.
 * @throws Error that names file, line and column of an invalid cell.
 */
export const getCalculationPrices: () => CalculationPrices = memoize(() => {
  const tables = readPriceTables(dataFolder)
  const { estimate, revalue, backTest, selfDescription, officialCommune, places, market } = createPriceViews(
    { tables, measures: readModelMeasures(dataFolder, tables.hash) },
    { places: computeEntityTag, selfDescription: computeEntityTag, market: computeEntityTag },
    () => readForecasts(join(dataFolder, 'forecasts')),
    () => setImmediate(),
  )
  return {
    estimate,
    revalue,
    backTest,
    selfDescription,
    officialCommune,
    places,
    market,
    law: memoize(() => {
      const parameters = everyLawParameter()
      return { parameters, tag: computeEntityTag(parameters), countriesTag: computeEntityTag(countryList) }
    }),
    priceCoverage: priceCoverage(tables),
  }
})
