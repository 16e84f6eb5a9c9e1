import { exp, log } from '../core/exponentials.ts'
import {
  type CommunePeriod,
  fileQuarters,
  fileStarts,
  isCalendarYear,
  lastOfFile,
  meansOf,
  type PublishedMean,
} from '../estimation/prices/history.ts'
import {
  firstKnotQuarter,
  observePrices,
  type PriceObservation,
  type SystemTables,
} from '../estimation/prices/observations.ts'
import { type PriceError, solvePriceSystem } from '../estimation/prices/price-system.ts'
import { type Quarter, yearOfQuarter } from '../estimation/prices/quarters.ts'
import { systemOf } from '../estimation/prices/solved-paths.ts'
import { mean, median } from './ratio-study.ts'

/** The tables that accuracy is measured on. */
export type MeasuredTables = SystemTables

/** A published mean with what was foretold of it from others. */
export interface MeanForecast {
  readonly commune: string
  readonly canton: string
  readonly firstQuarter: Quarter
  /** EUR per m², as published. */
  readonly published: number
  /** ln(published / foretold). */
  readonly error: number
  /** Standard deviation of that error by the model. */
  readonly deviation: number
}

/** A mean of a calendar year with an earlier one, foretold by the model and by ways that need none. */
export interface YearForecast extends MeanForecast {
  /** Year of the last mean before, and year foretold. */
  readonly from: number
  readonly to: number
  /** Registered sales behind the last mean before. */
  readonly salesBefore: number
  /** EUR per m²: the last mean as it stands, moved by the median of the others, and the mean of all means of the year. */
  readonly lastMean: number
  readonly lastMeanMoved: number
  readonly nationalMean: number
  /** The same mean, foretold by the files before and the index alone. */
  readonly indexOnly: Pick<MeanForecast, 'error' | 'deviation'>
}

/** Whether a year is foretold from the one just before. */
export const isYearAhead = ({ from, to }: YearForecast): boolean => to === from + 1

const toForecast = (
  { combination: { place }, file }: PriceObservation,
  { error, variance }: PriceError,
  meanM2: number,
): MeanForecast => ({
  ...{ commune: place?.commune ?? '', canton: place?.canton ?? '', firstQuarter: file?.firstQuarter ?? 0 },
  ...{ published: meanM2, error, deviation: Math.sqrt(variance) },
})

/** Observations of some rows of the history, and of the index to a quarter; no price of adverts unless asked for. */
const observeTo = (tables: MeasuredTables, history: readonly CommunePeriod[], last: Quarter): PriceObservation[] => {
  const { first, values, source } = tables.housePrices
  const housePrices = { first, source, values: values.slice(0, Math.max(0, last - first + 1)) }
  return observePrices({ communes: tables.communes, history, housePrices }).filter(
    ({ file, combination }) => file ?? combination.isIndex,
  )
}

/** The observations of the means of a file. */
const observeFile = (tables: MeasuredTables, firstQuarter: Quarter): PriceObservation[] =>
  observePrices({ ...tables, history: tables.history.filter(row => row.firstQuarter === firstQuarter) }).filter(
    ({ file }) => file,
  )

/** The last mean before a file, of each municipality. */
const lastMeansBefore = (means: readonly PublishedMean[], firstQuarter: Quarter): Map<string, PublishedMean> => {
  const last = new Map<string, PublishedMean>()
  for (const each of means.filter(candidate => candidate.firstQuarter < firstQuarter))
    if (each.firstQuarter > (last.get(each.commune)?.firstQuarter ?? 0)) last.set(each.commune, each)
  return last
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
const forecastsOf = (tables: MeasuredTables, all: readonly PublishedMean[], firstQuarter: Quarter): YearForecast[] => {
  const last = lastMeansBefore(all, firstQuarter)
  const ofYear = all.filter(each => each.firstQuarter === firstQuarter)
  const own = ofYear.filter(({ commune }) => last.has(commune))
  if (own.length === 0) return []
  const end = lastOfFile(firstQuarter)
  const before = tables.history.filter(row => row.firstQuarter < firstQuarter && isCalendarYear(row))
  const year = tables.history.filter(row => row.firstQuarter === firstQuarter)
  const observations = observeTo(tables, [...before, ...year], end)
  const whole = solvePriceSystem(tables, end, observations)
  const indexed = solvePriceSystem(tables, end, observeTo(tables, before, end))
  const neighbours = own.filter(({ commune }) => last.get(commune)?.firstQuarter === firstQuarter - fileQuarters)
  const moved = exp(medianMovement(neighbours.length > 0 ? neighbours : own, last))
  const nationalMean = exp(mean(ofYear.map(({ meanM2 }) => log(meanM2))))
  return observations.flatMap((observation, row): YearForecast[] => {
    const { file, combination } = observation
    const known = last.get(combination.place?.commune ?? '')
    const published = own.find(({ commune }) => commune === combination.place?.commune)
    if (file?.firstQuarter !== firstQuarter || !known || !published) return []
    const { error, variance } = indexed.foretell(observation)
    return [
      {
        ...toForecast(observation, whole.hidden(row), published.meanM2),
        ...{ from: yearOfQuarter(known.firstQuarter), to: yearOfQuarter(firstQuarter), salesBefore: known.sales },
        ...{ lastMean: known.meanM2, lastMeanMoved: known.meanM2 * moved, nationalMean },
        indexOnly: { error, deviation: Math.sqrt(variance) },
      },
    ]
  })
}

/** Every forecast that the files of calendar years allow, former municipalities too. */
export const forecastYears = (tables: MeasuredTables): YearForecast[] => {
  const history = tables.history.filter(isCalendarYear)
  const means = meansOf(history, 'existing')
  return fileStarts(history).flatMap(firstQuarter => forecastsOf(tables, means, firstQuarter))
}

/** Each mean of the tables in turn, foretold by everything else that they have. */
export const hideMeans = (tables: MeasuredTables): MeanForecast[] => {
  const means = meansOf(tables.history, 'existing')
  const system = systemOf(tables)
  return system.observations.flatMap((observation, row) => {
    const { file, combination } = observation
    const published = means.find(
      ({ commune, firstQuarter }) => firstQuarter === file?.firstQuarter && commune === combination.place?.commune,
    )
    return published ? [toForecast(observation, system.hidden(row), published.meanM2)] : []
  })
}

/**
 * The means of a file of any twelve months, foretold by the files before it, prices of adverts and the index, none of them of a
 * later quarter; means of sales that both files have share their errors.
 */
export const foretellFile = (tables: MeasuredTables, firstQuarter: Quarter): MeanForecast[] => {
  const before = { ...tables, history: tables.history.filter(row => row.firstQuarter < firstQuarter) }
  const last = lastOfFile(firstQuarter)
  const known = observePrices(before).filter(({ combination }) =>
    combination.weights.every(([knot]) => firstKnotQuarter + knot <= last),
  )
  const system = solvePriceSystem(before, last, known)
  const means = meansOf(tables.history, 'existing').filter(each => each.firstQuarter === firstQuarter)
  return observeFile(tables, firstQuarter).flatMap(observation => {
    const published = means.find(({ commune }) => commune === observation.combination.place?.commune)
    return published ? [toForecast(observation, system.foretell(observation), published.meanM2)] : []
  })
}
