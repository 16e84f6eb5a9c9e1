import { priceModel } from '../parameters/prices.ts'
import type { PriceTables } from '../price-tables.ts'
import type { Commune, Price } from '../reference-prices.ts'
import type { SalesOfYear } from './history.ts'
import {
  indexValueAt,
  lastQuarter,
  middleOf,
  type Quarter,
  quarterOf,
  yearMean,
  yearOfQuarter,
} from './house-prices.ts'
import type { NationalIndex } from './national-index.ts'
import { type PricePaths, pricePaths, type YearPrice } from './price-paths.ts'

/** The price that a value of one day starts from, before any adjustment. EUR per m². */
export interface StartingPrice {
  /** Modelled price of the year; of new builds the published one where there is one. */
  baseM2: number
  /** Standard deviation of the natural logarithm of `baseM2`. */
  standardError: number
  /** `baseM2` carried to the quarter. */
  priceM2: number
  /** `priceM2` / `baseM2`. */
  factor: number
  /** Year of `baseM2`. */
  year: number
  /** Quarter to which the index carries it: that of the day, or the last of the index. */
  quarter: Quarter
  /** Middle of the quarter of the day, in years. */
  at: number
  /** The last quarter of the index. */
  lastQuarter: Quarter
  /** The newest year of the tables. */
  yearOfTables: number
  segment: 'existing' | 'newBuild'
  /** A new build was asked for, and the price of existing apartments is used instead. */
  isNewPriceImputed: boolean
  /** Whether a mean of this segment was published for the year. */
  isPublished: boolean
  /** Sales and published mean of the year; missing where the files do not have the municipality. */
  sales?: SalesOfYear
}

/** The starting price of a municipality on a day from the first year of the tables on. */
export interface DatedPrices {
  /** The price of existing apartments, or of new builds, on a calendar day. */
  on(commune: Commune, day: string, isNewBuild?: boolean): StartingPrice
  /** The modelled prices that they are made of, by municipality and year. */
  readonly paths: PricePaths
  /** Natural logarithm of the national price level by year. */
  readonly index: NationalIndex
  /** The newest year of the tables. */
  readonly lastYear: number
  /** The last quarter of the index. */
  readonly lastQuarter: Quarter
}

const newBuildPrice = (price: Price | undefined): (YearPrice & { sales: SalesOfYear }) | undefined =>
  price && {
    priceM2: price.priceM2,
    standardError: priceModel.sale / Math.sqrt(price.sales2025),
    sales: { sales: price.sales2025, meanM2: price.priceM2 },
  }

/**
 * Makes the starting prices of every municipality and day: the modelled price of the year, carried to the quarter of the
 * day by the index of house prices, or to its last quarter. The model is computed here, once.
 * @throws RangeError where two neighbouring files share no published municipality.
 */
export const createDatedPrices = ({ communes, history, housePrices }: PriceTables): DatedPrices => {
  const { paths, index } = pricePaths(history, communes, housePrices)
  const lastYear = Math.max(...index.keys())
  const end = lastQuarter(housePrices)
  const existingOf = new Map(history.map(row => [`${row.commune} ${row.year}`, row.existing]))

  const existing = (name: string, year: number): YearPrice & { sales: SalesOfYear | undefined } => {
    const price = paths.get(name)?.get(year)
    if (!price) throw new RangeError(`The tables have no price of ${name} in ${year}.`)
    return { priceM2: price.priceM2, standardError: price.standardError, sales: existingOf.get(`${name} ${year}`) }
  }

  const startingPrice = (commune: Commune, quarterOfDay: Quarter, isNewBuild: boolean): StartingPrice => {
    const quarter = Math.min(quarterOfDay, end)
    const year = Math.min(yearOfQuarter(quarter), lastYear)
    const newBuild = isNewBuild ? newBuildPrice(commune.newBuild) : undefined
    const { priceM2: baseM2, standardError, sales } = newBuild ?? existing(commune.name, year)
    const factor = indexValueAt(housePrices, quarter) / yearMean(housePrices, year)
    return {
      ...{ baseM2, standardError, priceM2: baseM2 * factor, factor, year, quarter },
      ...{ at: middleOf(quarterOfDay), lastQuarter: end, yearOfTables: lastYear },
      segment: newBuild ? 'newBuild' : 'existing',
      isNewPriceImputed: isNewBuild && !newBuild,
      isPublished: sales?.meanM2 !== undefined,
      ...(sales && { sales }),
    }
  }

  // Days of one quarter start from one price. There are as many as municipalities and quarters since the first year.
  const found = new WeakMap<Commune, Map<number, StartingPrice>>()
  const on: DatedPrices['on'] = (commune, day, isNewBuild = false) => {
    const quarterOfDay = quarterOf(day)
    const ofCommune = found.get(commune) ?? new Map<number, StartingPrice>()
    const at = isNewBuild ? -quarterOfDay : quarterOfDay
    const known = ofCommune.get(at)
    if (known) return known
    const price = startingPrice(commune, quarterOfDay, isNewBuild)
    found.set(commune, ofCommune.set(at, price))
    return price
  }
  return { on, paths, index, lastYear, lastQuarter: end }
}
