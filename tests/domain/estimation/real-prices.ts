import type { EstimationInput } from '#domain/estimation/apartment'
import { estimator } from '#domain/estimation/estimate'
import type { PriceTables } from '#domain/estimation/price-tables'
import type { CommunePeriod } from '#domain/estimation/prices/history'
import { quarterFrom } from '#domain/estimation/prices/quarters'
import type { Commune, Price } from '#domain/estimation/reference-prices'
import { valuer } from '#domain/estimation/valuation'
import { dayPrices, tables as prices } from './prices/real-tables.ts'

export { prices }

/** The day of the worked examples. */
export const today = '2026-11-29'

const estimateOn = estimator(prices, valuer(prices, dayPrices))

/** Estimates on the tables of the service; where no other last day is given, on that of the worked examples. */
export const estimate = (input: EstimationInput, lastDay = today) => estimateOn(input, lastDay)

/** A price for arithmetic by hand. */
export const priceOf = (price: Partial<Price>): Price => ({
  priceM2: 5000,
  method: 'published',
  period: '2025-01..2025-12',
  derivation: 'made for the test',
  source: 'the test',
  sales: 100,
  ...price,
})

/** A municipality for arithmetic by hand. */
export const communeOf = (commune: Partial<Commune>): Commune => ({
  name: 'Wiltz',
  canton: 'Wiltz',
  names: ['Wiltz', 'Wiltz', 'Wolz'],
  aliases: [],
  ambiguousAliases: [],
  existing: priceOf({}),
  ...commune,
})

/** The four quarters of a file, from the first one on, as text. */
export const fileFrom = (quarter: string): number => quarterFrom(quarter) ?? Number.NaN

/** The apartments of a municipality in the calendar year 2025, for arithmetic by hand. */
const soldIn2025 = (commune: string, sales: number, meanM2 = 5000): CommunePeriod => ({
  commune,
  firstQuarter: fileFrom('2025-Q1'),
  existing: { sales, meanM2 },
  newBuild: { sales: 0 },
})

/** Tables whose municipalities have one price on every day, without any doubt about it. */
export const flatTables = (communes: readonly Commune[], priceM2 = 5000): PriceTables => {
  const knots = 59
  return {
    ...{ communes, quartiers: [], hash: '0123456789ab', history: communes.map(({ name }) => soldIn2025(name, 100)) },
    housePrices: { first: fileFrom('2025-Q1'), values: [100, 100, 100, 100], source: 'the test' },
    paths: {
      ...{ first: fileFrom('2013-Q4'), knots },
      national: {
        means: new Array<number>(knots).fill(0),
        covariances: Array.from({ length: knots }, (_, knot) => new Array<number>(knot + 1).fill(0)),
      },
      of: () => Array.from({ length: knots }, () => ({ logPrice: Math.log(priceM2), variance: 0, covarianceNext: 0 })),
      yearsOf: () => [{ year: 2025, logPrice: Math.log(priceM2), variance: 0 }],
      logPricesOf: () => new Array<number>(knots).fill(Math.log(priceM2)),
    },
  }
}
