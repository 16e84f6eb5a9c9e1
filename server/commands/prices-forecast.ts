import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findMeansOfPeriod } from '#domain/accuracy/forecast-answer'
import { type HeldShare, judgeForecast } from '#domain/accuracy/forecast-judgement'
import type { SourceTables } from '#domain/estimation/price-tables'
import type { PeriodForecast, PriceForecast } from '#domain/estimation/prices/forecast'
import { readForecasts } from '../adapters/price-tables/forecast-file.ts'
import { formatForecast } from '../adapters/price-tables/forecast-writing.ts'

const forecastsFolder = 'forecasts'

/** A forecast by its path and text. */
export interface WrittenForecast {
  file: string
  text: string
}

/**
 * The forecast of the next means from new tables, made on a day; undefined where that day has one already, which is never
 * edited.
 */
export const makeForecast = (folder: string, tables: SourceTables, day: string): WrittenForecast | undefined => {
  const file = join(folder, forecastsFolder, `${day}.csv`)
  return existsSync(file) ? undefined : { file, text: formatForecast(tables, day) }
}

/** The forecasts of a folder, newest first; none where it has no such folder. */
export const listOpenForecasts = (folder: string): PriceForecast[] => {
  const forecasts = join(folder, forecastsFolder)
  return existsSync(forecasts) ? readForecasts(forecasts) : []
}

const formatShare = (share: number): string => `${(100 * share).toFixed(1)} %`
const formatMiss = (share: number): string => `${(100 * share).toFixed(2)} %`

const formatHeld = ({ held, low95, high95 }: HeldShare, means: number): string =>
  `${Math.round(held * means)} of ${means} inside their 80 % interval, ${formatShare(held)} (${formatShare(low95)} to ${formatShare(high95)})`

/** What the means of a period say of its forecast, which were not known before; no line where none is new. */
const judgePeriod = (
  { madeOn }: PriceForecast,
  period: PeriodForecast,
  { before, after }: { before: SourceTables; after: SourceTables },
): string[] => {
  const published = findMeansOfPeriod(after, period)
  const judged = judgeForecast(period, published)
  if (!judged || findMeansOfPeriod(before, period).size > 0) return []
  const { means, nationalMiss, isNationalHeld, asMade, afterNationalMiss } = judged
  return [
    `Forecast of ${madeOn} for ${period.from} to ${period.to}, judged by ${means} published means:`,
    `  (a) national miss ${formatMiss(nationalMiss)}, ${isNationalHeld ? 'inside' : 'outside'} ± 1.28 × ${formatMiss(period.movementDeviation)}`,
    `  (b) ${formatHeld(asMade, means)}`,
    `  (c) after the national miss is taken off, ${formatHeld(afterNationalMiss, means)}`,
  ]
}

/** Judges every forecast whose months the new tables are the first to have, as lines of text, whatever they say. */
export const judgeForecasts = (
  forecasts: readonly PriceForecast[],
  tables: { before: SourceTables; after: SourceTables },
): string[] => forecasts.flatMap(forecast => forecast.periods.flatMap(period => judgePeriod(forecast, period, tables)))
