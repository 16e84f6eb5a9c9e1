import { fileURLToPath } from 'node:url'
import { backTester } from '#domain/accuracy/back-test'
import { createDayPrices } from '#domain/estimation/prices/day-prices'
import { lastKnotOf } from '#domain/estimation/prices/path-table'
import { solvePriceSystem } from '#domain/estimation/prices/price-system'
import { valuer } from '#domain/estimation/valuation'
import { readPriceTables } from '#server/adapters/price-tables/price-tables'
import { manySales } from '../support/heaviest.ts'
import { median } from './subject.ts'
import { medianMs, row } from './valuation.bench.ts'

const today = '2026-11-23'

/** CPU of this process in milliseconds for a calculation; the median of some. */
const cpuMs = (calculate: () => unknown, runs: number): number => {
  calculate()
  return median(
    Array.from({ length: runs }, () => {
      const before = process.cpuUsage()
      calculate()
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }),
  )
}

/** What the system of prices takes when it is solved, and a back-test of as many sales as there may be. */
export const estimateRows = (): string[] => {
  const tables = readPriceTables(fileURLToPath(new URL('../../server/data', import.meta.url)))
  const prices = createDayPrices(tables)
  const judge = backTester(valuer(tables, prices), tables.hash)
  const sales = manySales.sales.map(sale => ({ sale }))
  return [
    row(
      '15 system of prices, at the first revaluation',
      300,
      medianMs(() => solvePriceSystem(tables, lastKnotOf(tables.history)), 20),
    ),
    row(
      `15 back-test of ${sales.length} sales, CPU`,
      1500,
      cpuMs(() => judge(sales, today), 7),
    ),
  ]
}
