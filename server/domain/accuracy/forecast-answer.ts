import type * as z from 'zod'
import type { MarketForecasts } from '#contract/market/forecasts'
import type { PriceTables } from '../estimation/price-tables.ts'
import type { PeriodForecast, PriceForecast } from '../estimation/prices/forecast.ts'
import { lastOfFile, meansOf } from '../estimation/prices/history.ts'
import { firstDayOf, lastDayOfQuarter } from '../estimation/prices/quarters.ts'
import { toFourDecimalsHalfUp, toTwoDecimals } from '../estimation/rounding.ts'
import { type HeldShare, judgeForecast } from './forecast-judgement.ts'

/** Name of the method behind the forecasts. */
export const forecastsMethod = 'state_space_forecast'

/** Forecasts as answers have them. */
export type ForecastsAnswer = z.infer<typeof MarketForecasts>

/** Published means of existing apartments of the twelve months of a period, by municipality; EUR/m². */
export const findMeansOfPeriod = (
  { history }: Pick<PriceTables, 'history'>,
  { from, to }: Pick<PeriodForecast, 'from' | 'to'>,
): Map<string, number> =>
  new Map(
    meansOf(history, 'existing')
      .filter(
        ({ firstQuarter }) => from === firstDayOf(firstQuarter) && to === lastDayOfQuarter(lastOfFile(firstQuarter)),
      )
      .map(({ commune, meanM2 }) => [commune, meanM2]),
  )

const toShare = ({ held, low95, high95 }: HeldShare): HeldShare => ({
  held: toFourDecimalsHalfUp(held),
  low95: toFourDecimalsHalfUp(low95),
  high95: toFourDecimalsHalfUp(high95),
})

const describePeriod = (
  period: PeriodForecast,
  published: ReadonlyMap<string, number>,
): ForecastsAnswer['forecasts'][number]['periods'][number] => {
  const judged = judgeForecast(period, published)
  return {
    from: period.from,
    to: period.to,
    nationalMovementPct: toTwoDecimals(100 * period.movement),
    nationalDeviationPct: toTwoDecimals(100 * period.movementDeviation),
    communes: period.means.map(({ commune, sales, ...mean }) => ({
      commune,
      sales: sales ?? null,
      ...mean,
      publishedM2: published.get(commune) ?? null,
    })),
    outcome: judged
      ? {
          means: judged.means,
          nationalMissPct: toTwoDecimals(100 * judged.nationalMiss),
          isNationalHeld: judged.isNationalHeld,
          asMade: toShare(judged.asMade),
          afterNationalMiss: toShare(judged.afterNationalMiss),
        }
      : null,
  }
}

/** Forecasts of every municipality, judged by the means that the tables have. */
export const listForecasts = (
  forecasts: readonly PriceForecast[],
  tables: Pick<PriceTables, 'history'>,
): ForecastsAnswer => ({
  forecasts: forecasts.map(({ madeOn, dataUntil, file, periods }) => ({
    ...{ madeOn, dataUntil, file: { ...file } },
    periods: periods.map(period => describePeriod(period, findMeansOfPeriod(tables, period))),
  })),
  note: 'Expected means of the sales that will be registered, one price per square metre for each municipality; not a forecast of the value of a home. A mean is published from ten sales on.',
})

/** The same of one municipality, by its official name; the outcome stays that of all. */
export const selectForecasts = (answer: ForecastsAnswer, name: string): ForecastsAnswer => ({
  ...answer,
  forecasts: answer.forecasts.map(({ periods, ...forecast }) => ({
    ...forecast,
    periods: periods.map(period => ({
      ...period,
      communes: period.communes.filter(({ commune }) => commune === name),
    })),
  })),
})
