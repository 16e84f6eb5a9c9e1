import { exp, log } from '../core/exponentials.ts'
import { square } from '../core/powers.ts'
import { priceModel } from '../estimation/parameters/prices.ts'
import { coverages } from '../estimation/parameters/uncertainty.ts'
import { type CommuneYear, findPublishedMeans, type PublishedMean } from '../estimation/prices/history.ts'
import type { HousePrices } from '../estimation/prices/house-prices.ts'
import { filterLevels } from '../estimation/prices/level.ts'
import { meanVariance, nationalIndex } from '../estimation/prices/national-index.ts'
import { type Cantons, levelBefore, observationsOf } from '../estimation/prices/price-paths.ts'
import { errorMeasures, mean, type Pair, ratioMeasures } from './ratio-study.ts'

/** Forecast of the price of a municipality in a year, from the years before it. */
export interface Forecast {
  readonly commune: string
  readonly from: number
  readonly to: number
  /** Registered sales behind the forecast mean. */
  readonly sales: number
  /** EUR per m²: published afterwards, forecast from the last mean, forecast by the model. */
  readonly published: number
  readonly fromLastMean: number
  readonly fromModel: number
  /** Standard deviation of ln(published / fromModel) by the model. */
  readonly deviation: number
}

/** The tables that accuracy is measured on. */
export interface MeasuredTables {
  readonly history: readonly CommuneYear[]
  readonly communes: readonly { readonly name: string; readonly canton: string }[]
  readonly housePrices: HousePrices
}

/** The forecasts of one municipality, left out of the index that carries them; the national movement is taken as known. */
const forecastsOf = (commune: string, means: readonly PublishedMean[], housePrices: HousePrices, cantons: Cantons) => {
  const own = means.filter(row => row.commune === commune)
  const others = means.filter(row => row.commune !== commune)
  const [first] = own
  if (!first) return []
  const index = nationalIndex(others, housePrices)
  const level = (year: number): number => index.get(year) ?? Number.NaN
  const before = levelBefore({ name: commune, canton: cantons.get(commune) }, first.year, { means, index, cantons })
  return own.flatMap((target, at): Forecast[] => {
    const last = own[at - 1]
    if (!last) return []
    const known = filterLevels(before, observationsOf(own.slice(0, at), index), last.year).get(last.year)
    if (!known) return []
    const years = target.year - last.year
    const variance = known.variance + square(priceModel.movement) * years + meanVariance(target.sales)
    return [
      {
        ...{ commune, from: last.year, to: target.year, sales: target.sales, published: target.meanM2 },
        fromLastMean: last.meanM2 * exp(level(target.year) - level(last.year)),
        fromModel: exp(known.mean + level(target.year)),
        deviation: Math.sqrt(variance),
      },
    ]
  })
}

/** Every forecast that the files allow: each published mean from the last one before it, former municipalities too. */
export const forecasts = ({ history, communes, housePrices }: MeasuredTables): Forecast[] => {
  const means = findPublishedMeans(history)
  const cantons: Cantons = new Map(communes.map(({ name, canton }) => [name, canton]))
  return [...new Set(means.map(({ commune }) => commune))].flatMap(commune =>
    forecastsOf(commune, means, housePrices, cantons),
  )
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
