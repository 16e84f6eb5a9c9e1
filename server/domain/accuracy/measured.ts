import { exp, log } from '../core/exponentials.ts'
import { square } from '../core/powers.ts'
import { coverages } from '../estimation/parameters/uncertainty.ts'
import { fileQuarters, lastOfFile, meansOf, type PublishedMean } from '../estimation/prices/history.ts'
import { observePrices, type PriceObservation, type SystemTables } from '../estimation/prices/observations.ts'
import { solvePriceSystem } from '../estimation/prices/price-system.ts'
import { type Quarter, yearOfQuarter } from '../estimation/prices/quarters.ts'
import { errorMeasures, mean, median, type Pair, ratioMeasures } from './ratio-study.ts'

/** Forecast of the mean of a municipality in a calendar year, from the files before it and the others of that year. */
export interface Forecast {
  readonly commune: string
  /** Year of the last mean before, and year foretold. */
  readonly from: number
  readonly to: number
  /** Registered sales behind the last mean before. */
  readonly sales: number
  /** EUR per m²: published afterwards, the last mean moved by the median of the others, foretold by the model. */
  readonly published: number
  readonly fromLastMean: number
  readonly fromModel: number
  /** Standard deviation of ln(published / fromModel) by the model. */
  readonly deviation: number
}

/** The tables that accuracy is measured on. */
export type MeasuredTables = SystemTables

const isCalendarYear = (firstQuarter: Quarter): boolean => firstQuarter % fileQuarters === 0

/** The last mean before a file, of each municipality. */
const lastMeansBefore = (means: readonly PublishedMean[], firstQuarter: Quarter): Map<string, PublishedMean> => {
  const last = new Map<string, PublishedMean>()
  for (const each of means.filter(candidate => candidate.firstQuarter < firstQuarter))
    if (each.firstQuarter > (last.get(each.commune)?.firstQuarter ?? 0)) last.set(each.commune, each)
  return last
}

/** What is known at the end of a file: its means and those before, and the index to its last quarter. No price of adverts. */
const observationsTo = (tables: MeasuredTables, firstQuarter: Quarter): PriceObservation[] => {
  const { first, values, source } = tables.housePrices
  const known = {
    communes: tables.communes,
    history: tables.history.filter(row => row.firstQuarter <= firstQuarter && isCalendarYear(row.firstQuarter)),
    housePrices: { first, source, values: values.slice(0, Math.max(0, lastOfFile(firstQuarter) - first + 1)) },
  }
  return observePrices(known).filter(({ file, combination }) => file ?? combination.isIndex)
}

/** The median movement from the last means to those of a file. */
const medianMovement = (means: readonly PublishedMean[], last: ReadonlyMap<string, PublishedMean>): number =>
  median(
    means.flatMap(({ commune, meanM2 }) => {
      const before = last.get(commune)
      return before ? [log(meanM2 / before.meanM2)] : []
    }),
  )

/** Every mean of one calendar year that has an earlier one, each foretold by all others to the end of that year. */
const forecastsOf = (tables: MeasuredTables, all: readonly PublishedMean[], firstQuarter: Quarter): Forecast[] => {
  const last = lastMeansBefore(all, firstQuarter)
  const own = all.filter(each => each.firstQuarter === firstQuarter && last.has(each.commune))
  if (own.length === 0) return []
  const observations = observationsTo(tables, firstQuarter)
  const system = solvePriceSystem(tables, lastOfFile(firstQuarter), observations)
  const neighbours = own.filter(({ commune }) => last.get(commune)?.firstQuarter === firstQuarter - fileQuarters)
  const moved = exp(medianMovement(neighbours.length > 0 ? neighbours : own, last))
  return own.flatMap(({ commune, meanM2 }): Forecast[] => {
    const before = last.get(commune)
    const row = observations.findIndex(
      ({ file, combination }) => file?.firstQuarter === firstQuarter && combination.place?.commune === commune,
    )
    if (!before || row < 0) return []
    const { error, variance } = system.hidden(row)
    return [
      {
        ...{ commune, from: yearOfQuarter(before.firstQuarter), to: yearOfQuarter(firstQuarter) },
        ...{ sales: before.sales, published: meanM2 },
        ...{ fromLastMean: before.meanM2 * moved, fromModel: meanM2 * exp(-error), deviation: Math.sqrt(variance) },
      },
    ]
  })
}

/** Every forecast that the files of calendar years allow, former municipalities too. */
export const forecasts = (tables: MeasuredTables): Forecast[] => {
  const means = meansOf(tables.history, 'existing').filter(({ firstQuarter }) => isCalendarYear(firstQuarter))
  const starts = [...new Set(means.map(({ firstQuarter }) => firstQuarter))].sort((a, b) => a - b)
  return starts.flatMap(firstQuarter => forecastsOf(tables, means, firstQuarter))
}

const logError = ({ published, fromModel }: Forecast): number => log(published / fromModel)

/** Root mean square of some errors, in percent. */
const rmsePct = (errors: readonly number[]): number => 100 * Math.sqrt(mean(errors.map(square)))

const study = (found: readonly Forecast[], foretold: (forecast: Forecast) => number) => {
  const pairs: Pair[] = found.map(forecast => ({ estimate: foretold(forecast), price: forecast.published }))
  const { mdapePct } = errorMeasures(pairs)
  return {
    ...ratioMeasures(pairs),
    mdapePct,
    rmsePct: rmsePct(pairs.map(({ estimate, price }) => log(price / estimate))),
  }
}

/** Normal quantiles of the intervals that are tested. */
const tested = [coverages[1], { coverage: 0.9, z: 1.644853627 }] as const

const intervalsOf = (found: readonly Forecast[]) =>
  tested.map(({ coverage, z }) => ({
    coverage,
    held: found.filter(forecast => Math.abs(logError(forecast)) <= z * forecast.deviation).length / found.length,
  }))

/** Least sales of the groups of municipalities. */
const salesSteps = [10, 25, 50, 100] as const

const thirds = ['low', 'middle', 'high'] as const

/** The accuracy of the price of a municipality, measured on the official files. Shares between 0 and 1. */
export const measureAccuracy = (tables: MeasuredTables) => {
  const all = forecasts(tables)
  const pairs = all.filter(({ from, to }) => to === from + 1)
  const newest = Math.max(...all.map(({ to }) => to))
  const untouched = all.filter(({ to }) => to === newest)
  const group = (found: readonly Forecast[]) => ({ pairs: found.length, rmsePct: rmsePct(found.map(logError)) })
  const byPrice = pairs.toSorted((a, b) => a.published - b.published)
  const cut = (third: number): number => Math.round((byPrice.length * third) / thirds.length)
  return {
    pairs: pairs.length,
    published: study(pairs, ({ fromLastMean }) => fromLastMean),
    modelled: study(pairs, ({ fromModel }) => fromModel),
    intervals: intervalsOf(pairs),
    untouched: { year: newest, communes: untouched.length, intervals: intervalsOf(untouched) },
    bySales: salesSteps.map((salesMin, at) => ({
      salesMin,
      ...group(
        pairs.filter(({ sales }) => sales >= salesMin && sales < (salesSteps[at + 1] ?? Number.POSITIVE_INFINITY)),
      ),
    })),
    byPrice: thirds.map((third, at) => ({ third, ...group(byPrice.slice(cut(at), cut(at + 1))) })),
  }
}
