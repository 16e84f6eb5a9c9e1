import type * as z from 'zod'
import type { ErrorGroup, MeasuredAccuracy, MeasuredInterval } from '#contract/estimation/measured-accuracy'
import { exp, log } from '../core/exponentials.ts'
import { square } from '../core/powers.ts'
import { coverages } from '../estimation/parameters/uncertainty.ts'
import { fileStarts, isCalendarYear } from '../estimation/prices/history.ts'
import { formatFileMonths, type Quarter } from '../estimation/prices/quarters.ts'
import { toThreeDecimals, toTwoDecimals } from '../estimation/rounding.ts'
import { shareLimits } from './coverage.ts'
import {
  forecastYears,
  foretellFile,
  hideMeans,
  isYearAhead,
  type MeanForecast,
  type MeasuredTables,
  type YearForecast,
} from './mean-forecasts.ts'
import { errorMeasures, mean, type Pair, ratioMeasures } from './ratio-study.ts'

type Measured = z.infer<typeof MeasuredAccuracy>
type Group = z.infer<typeof ErrorGroup>
type Errors = readonly Pick<MeanForecast, 'error' | 'deviation'>[]

/** Normal quantiles of the intervals that are tested. */
const tested = [...coverages, { coverage: 0.9, z: 1.644853627 }] as const
const [, eighty] = tested

/** Root mean square of some errors, in percent. */
const rmsePct = (errors: Errors): number =>
  toTwoDecimals(100 * Math.sqrt(mean(errors.map(({ error }) => square(error)))))

const biasPct = (errors: Errors): number => toTwoDecimals(100 * mean(errors.map(({ error }) => error)))

/** Errors within the interval of a quantile. */
const countHeld = (errors: Errors, z: number): number =>
  errors.filter(({ error, deviation }) => Math.abs(error) <= z * deviation).length

const measureInterval = (
  errors: Errors,
  { coverage, z }: (typeof tested)[number],
): z.infer<typeof MeasuredInterval> => {
  const held = countHeld(errors, z)
  const { low95, high95 } = shareLimits(held, errors.length)
  return {
    coverage,
    held: toThreeDecimals(held / errors.length),
    low95: toThreeDecimals(low95),
    high95: toThreeDecimals(high95),
  }
}

/** Errors of a group of at least one mean. */
const groupErrors = (errors: Errors): Group => ({
  ...{ pairs: errors.length, rmsePct: rmsePct(errors), biasPct: biasPct(errors) },
  held80: measureInterval(errors, eighty),
})

const studyPairs = (pairs: readonly Pair[]): Measured['ahead']['study'] => {
  const { medianRatio, cod, prd, prb } = ratioMeasures(pairs)
  return {
    medianRatio: toThreeDecimals(medianRatio),
    cod: toTwoDecimals(cod),
    prd: toThreeDecimals(prd),
    prb: prb === null ? null : toThreeDecimals(prb),
    mdapePct: toTwoDecimals(errorMeasures(pairs).mdapePct),
    rmsePct: toTwoDecimals(100 * Math.sqrt(mean(pairs.map(({ estimate, price }) => square(log(price / estimate)))))),
  }
}

const toPair = ({ published, error }: Pick<MeanForecast, 'published' | 'error'>): Pair => ({
  estimate: published * exp(-error),
  price: published,
})

const describeTrial = (
  found: readonly Pick<MeanForecast, 'published' | 'error' | 'deviation'>[],
): Measured['ahead'] => ({
  pairs: found.length,
  biasPct: biasPct(found),
  study: studyPairs(found.map(toPair)),
  intervals: tested.map(interval => measureInterval(found, interval)),
})

const describeUntouched = (firstQuarter: Quarter, found: Errors): Measured['untouched'][number] => ({
  ...{ period: formatFileMonths(firstQuarter), communes: found.length },
  ...{ rmsePct: rmsePct(found), biasPct: biasPct(found) },
  intervals: tested.map(interval => measureInterval(found, interval)),
})

const listRivals = (pairs: readonly YearForecast[]): Measured['rivals'] => {
  const tried = (estimateOf: (forecast: YearForecast) => number) =>
    studyPairs(pairs.map(forecast => ({ estimate: estimateOf(forecast), price: forecast.published })))
  return [
    { key: 'model', study: studyPairs(pairs.map(toPair)) },
    { key: 'lastMeanMoved', study: tried(({ lastMeanMoved }) => lastMeanMoved) },
    { key: 'lastMean', study: tried(({ lastMean }) => lastMean) },
    { key: 'nationalMean', study: tried(({ nationalMean }) => nationalMean) },
  ]
}

/** Values of some forecasts, each once, in their order. */
const distinct = <Value extends string | number>(values: readonly Value[]): Value[] =>
  [...new Set(values)].sort((a, b) => (a < b ? -1 : 1))

/** Least sales of the groups of municipalities. */
const salesSteps = [10, 25, 50, 100] as const

const groupBySales = (pairs: readonly YearForecast[]): Measured['bySalesBefore'] =>
  salesSteps.flatMap((salesMin, at) => {
    const below = salesSteps[at + 1] ?? Number.POSITIVE_INFINITY
    const found = pairs.filter(({ salesBefore }) => salesBefore >= salesMin && salesBefore < below)
    return found.length > 0 ? [{ salesMin, ...groupErrors(found) }] : []
  })

const thirds = ['low', 'middle', 'high'] as const

const groupByPrice = (pairs: readonly YearForecast[]): Measured['byPrice'] => {
  const sorted = pairs.toSorted((a, b) => a.published - b.published)
  const cut = (third: number): number => Math.round((sorted.length * third) / thirds.length)
  return thirds.map((third, at) => ({ third, ...groupErrors(sorted.slice(cut(at), cut(at + 1))) }))
}

const groupByCanton = (hidden: readonly MeanForecast[], pairs: readonly YearForecast[]): Measured['byCanton'] =>
  distinct(hidden.map(({ canton }) => canton)).map(canton => {
    const ahead = pairs.filter(each => each.canton === canton)
    return {
      canton,
      hidden: groupErrors(hidden.filter(each => each.canton === canton)),
      ahead: ahead.length > 0 ? groupErrors(ahead) : null,
    }
  })

const groupByYear = (pairs: readonly YearForecast[], errorsOf: (of: YearForecast) => Errors[number]) =>
  distinct(pairs.map(({ to }) => to)).map(year => ({
    year,
    ...groupErrors(pairs.filter(({ to }) => to === year).map(errorsOf)),
  }))

/** Departure of the held shares of cantons from 80 %: Σ (held − 0.8 n)² / (0.16 n), as large as their number by chance. */
const measureDeparture = (hidden: readonly MeanForecast[]) => {
  const cantons = distinct(hidden.map(({ canton }) => canton))
  const value = cantons.reduce((sum, canton) => {
    const own = hidden.filter(each => each.canton === canton)
    const promised = eighty.coverage * own.length
    return sum + square(countHeld(own, eighty.z) - promised) / (promised * (1 - eighty.coverage))
  }, 0)
  return { value: toTwoDecimals(value), cantons: cantons.length }
}

/** Files that played no part when the model was chosen: those of calendar years with no neighbour, and later ones. */
const listUntouched = (tables: MeasuredTables, years: readonly YearForecast[]): Measured['untouched'] => {
  const apart = years.filter(
    each => !isYearAhead(each) && each.to > Math.max(0, ...years.filter(isYearAhead).map(({ to }) => to)),
  )
  const rolling = fileStarts(tables.history.filter(row => !isCalendarYear(row)))
  return [
    ...distinct(apart.map(({ firstQuarter }) => firstQuarter)).map(firstQuarter =>
      describeUntouched(
        firstQuarter,
        apart.filter(each => each.firstQuarter === firstQuarter).map(({ indexOnly }) => indexOnly),
      ),
    ),
    ...rolling.flatMap(firstQuarter => {
      const found = foretellFile(tables, firstQuarter)
      // A file without a mean measures nothing.
      return found.length > 0 ? [describeUntouched(firstQuarter, found)] : []
    }),
  ]
}

/** The accuracy of the price of a municipality, measured on the official files, with the stability of its errors. */
export const measureAccuracy = (tables: MeasuredTables) => {
  const years = forecastYears(tables)
  const pairs = years.filter(isYearAhead)
  const hidden = hideMeans(tables)
  const byCanton = groupByCanton(hidden, pairs)
  const measured: Measured = {
    ahead: describeTrial(pairs),
    aheadIndexOnly: describeTrial(pairs.map(({ published, indexOnly }) => ({ published, ...indexOnly }))),
    hidden: describeTrial(hidden),
    untouched: listUntouched(tables, years),
    rivals: listRivals(pairs),
    byCanton,
    byYear: groupByYear(pairs, forecast => forecast),
    bySalesBefore: groupBySales(pairs),
    byPrice: groupByPrice(pairs),
  }
  return {
    measured,
    stability: {
      byYear: groupByYear(pairs, ({ indexOnly }) => indexOnly),
      byCanton: byCanton.map(({ canton, hidden: errors }) => ({ canton, ...errors })),
      chi2: measureDeparture(hidden),
    },
  }
}
