import { luxembourgDay } from '#domain/core/instants'
import type { HousePrices } from '#domain/estimation/prices/house-prices'
import { formatQuarter, quarterFrom } from '#domain/estimation/prices/quarters'
import { indicators } from '#domain/market/parameters/indicators'
import type { MarketSource } from '../ports/market.ts'

const indicator = indicators.find(({ key }) => key === 'lu.house_price_index')

/** Base of an index from its unit code: `I15_Q` is 2015 = 100. */
const formatIndexBase = (id: string): string => {
  const [, year] = /unit=I(\d{2})_/.exec(id) ?? []
  return year === undefined ? '' : `, 20${year} = 100`
}

/**
 * Complete house price series of Luxembourg from Eurostat, with its source and the date of download.
 * @throws Error where it cannot be read, or one that names the quarter of a gap or of a value outside the limits of the
 * market data.
 */
export const readEurostatIndex = async (source: MarketSource): Promise<HousePrices> => {
  if (!indicator) throw new Error('The market data have no index of house prices.')
  const { plausible, source: of } = indicator
  const answer = await source.read({ series: of.series })
  if (answer.outcome !== 'read')
    throw new Error(
      `Eurostat gave no house prices (${answer.outcome === 'failed' ? `${answer.reason}: ${answer.detail}` : answer.outcome})`,
    )
  const fault = (period: string, reason: string) => new Error(`${of.name} ${of.series.id}, ${period}, value: ${reason}`)
  const read = answer.observations.map(({ period, publishedValue }) => {
    const quarter = quarterFrom(period)
    if (quarter === undefined) throw fault(period, 'is no quarter')
    return { quarter, period, value: publishedValue }
  })
  const first = read[0]?.quarter ?? 0
  for (const [at, { quarter, period, value }] of read.entries()) {
    if (quarter !== first + at) throw fault(period, `stands where ${formatQuarter(first + at)} is due`)
    if (value < plausible.min || value > plausible.max)
      throw fault(period, `${value} is not between ${plausible.min} and ${plausible.max}`)
    const step = value / (read[at - 1]?.value ?? value) - 1
    if ('stepShareMax' in plausible && Math.abs(step) > plausible.stepShareMax)
      throw fault(
        period,
        `${value} moves by ${(100 * step).toFixed(1)} % in a quarter, more than ${100 * plausible.stepShareMax} %`,
      )
  }
  const day = luxembourgDay(new Date(answer.retrievedAt))
  return {
    first,
    values: read.map(({ value }) => value),
    source: `Eurostat, ${of.series.id}${formatIndexBase(of.series.id)}, read on ${day}`,
  }
}
