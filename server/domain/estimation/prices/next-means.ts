import { exp, log } from '../../core/exponentials.ts'
import { square } from '../../core/powers.ts'
import { originM2 } from '../parameters/price-system.ts'
import { leastPublishedSales } from '../parameters/prices.ts'
import { coverages } from '../parameters/uncertainty.ts'
import type { SourceTables } from '../price-tables.ts'
import type { ExpectedMean, PeriodForecast } from './forecast.ts'
import { fileQuarters, fileStarts, lastOfFile, newestQuarter } from './history.ts'
import { meanWeights } from './observations.ts'
import type { KnotWeight } from './prior.ts'
import { firstDayOf, lastDayOfQuarter, type Quarter, yearOfQuarter } from './quarters.ts'
import { systemOf } from './solved-paths.ts'
import { saleDeviation } from './system-parameters.ts'

const [, eighty] = coverages

/** The first quarters of the files to come: the next one, and the next calendar year, which may be the same. */
const findNextFiles = (newestStart: Quarter): Quarter[] => {
  const year = yearOfQuarter(lastOfFile(newestStart) + 1)
  return [...new Set([newestStart + 1, fileQuarters * year])]
}

/** The mean of a municipality as it will be published, by all that the tables have; sales of both files share their error. */
const foretellMean = (
  tables: SourceTables,
  { name: commune, canton }: SourceTables['communes'][number],
  { firstQuarter, newestStart }: { firstQuarter: Quarter; newestStart: Quarter },
): ExpectedMean => {
  const newest = tables.history.find(row => row.commune === commune && row.firstQuarter === newestStart)
  const sales = newest?.existing.sales
  const assumedSales = Math.max(leastPublishedSales.value, sales ?? 0)
  const { error, variance } = systemOf(tables).foretell({
    combination: { place: { commune, canton }, weights: meanWeights(firstQuarter) },
    ...{
      value: 0,
      variance: square(saleDeviation(canton)) / assumedSales,
      file: { firstQuarter, sales: assumedSales },
    },
  })
  const [expected, deviation] = [log(originM2.value) - error, Math.sqrt(variance)]
  const atQuantile = (z: number): number => Math.round(exp(expected + z * deviation))
  return {
    ...{ commune, sales, assumedSales, deviation, expectedM2: atQuantile(0) },
    ...{ lowM2: atQuantile(-eighty.z), highM2: atQuantile(eighty.z) },
  }
}

/**
 * The means of every municipality in the files to come, as they are expected to be published, with the movement of the
 * country from the newest file to each. Euros rounded, deviations not.
 */
export const foretellNextMeans = (tables: SourceTables): PeriodForecast[] => {
  const newestStart = fileStarts(tables.history).at(-1) ?? 0
  const sorted = [...tables.communes].sort((a, b) => (a.name < b.name ? -1 : 1))
  const before = meanWeights(newestStart).map(([knot, weight]): KnotWeight => [knot, -weight])
  return findNextFiles(newestStart).map(firstQuarter => {
    const { mean, variance } = systemOf(tables).posterior({ weights: [...meanWeights(firstQuarter), ...before] })
    return {
      ...{ from: firstDayOf(firstQuarter), to: lastDayOfQuarter(lastOfFile(firstQuarter)) },
      ...{ movement: mean, movementDeviation: Math.sqrt(variance) },
      means: sorted.map(commune => foretellMean(tables, commune, { firstQuarter, newestStart })),
    }
  })
}

/** The last day of the newest file, which a forecast is made from. */
export const lastKnownDay = (tables: Pick<SourceTables, 'history'>): string =>
  lastDayOfQuarter(newestQuarter(tables.history))
