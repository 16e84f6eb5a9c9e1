import { fileURLToPath } from 'node:url'
import { communeFinder } from '#domain/estimation/commune-finder'
import { estimator } from '#domain/estimation/estimate'
import { places } from '#domain/estimation/places'
import { type PriceCoverage, priceCoverage } from '#domain/estimation/price-coverage'
import { everyLawParameter } from '#domain/law/parameter-list'
import { referencePrices } from '../adapters/price-tables/reference-prices.ts'
import type { Prices } from '../routes/calculations.ts'
import type { LawView } from '../routes/law.ts'
import { entityTag } from '../services/market/entity-tag.ts'

const dataFolder = fileURLToPath(new URL('../data', import.meta.url))

/** The law as a list, made when it is first asked for. */
const lawView = (): LawView => {
  let made: ReturnType<LawView> | undefined
  return () => {
    if (made) return made
    const parameters = everyLawParameter()
    made = { parameters, tag: entityTag(parameters) }
    return made
  }
}

/** What is made of the tables of reference prices. */
export type CalculationPrices = Prices & { priceCoverage: PriceCoverage }

const made = (): CalculationPrices => {
  const prices = referencePrices(dataFolder)
  const data = places(prices)
  const offered = { data, tag: entityTag(data) }
  return {
    estimate: estimator(prices),
    officialCommune: communeFinder(prices),
    places: () => offered,
    law: lawView(),
    priceCoverage: priceCoverage(prices),
  }
}

let known: CalculationPrices | undefined

/**
 * What the calculations read of the tables of reference prices, read from their files once in a process: the files come
 * with the program and change with it alone.
 * @throws Error that names file, line and column of a wrong cell.
 */
export const calculationPrices = (): CalculationPrices => {
  known ??= made()
  return known
}
