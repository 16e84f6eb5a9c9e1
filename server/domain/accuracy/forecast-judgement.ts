import { log } from '../core/exponentials.ts'
import type { PeriodForecast } from '../estimation/prices/forecast.ts'
import { shareLimits } from './coverage.ts'

/** What published means say of a forecast. */
export interface ForecastJudgement {
  readonly means: number
  /** Mean of ln(published / expected), weighted with 1 / deviation². */
  readonly nationalMiss: number
  readonly isNationalHeld: boolean
  readonly asMade: HeldShare
  readonly afterNationalMiss: HeldShare
}

/** Share of means inside their 80 % interval, with exact limits at 95 %. */
export interface HeldShare {
  readonly held: number
  readonly low95: number
  readonly high95: number
}

/** Standard deviations on either side of the middle that hold 80 % of a normal distribution, as the forecast rounds them. */
const deviationsOf80 = 1.28

/**
 * Judges a forecast by the means that were published for its months (EUR/m² by municipality): the national miss, and how
 * many means lie inside their interval before and after that miss is taken off. Undefined where none was published.
 */
export const judgeForecast = (
  { means, movementDeviation }: PeriodForecast,
  published: ReadonlyMap<string, number>,
): ForecastJudgement | undefined => {
  const pairs = means.flatMap(expected => {
    const meanM2 = published.get(expected.commune)
    return meanM2 === undefined ? [] : [{ expected, meanM2 }]
  })
  if (pairs.length === 0) return undefined
  let [sum, weights] = [0, 0]
  for (const { expected, meanM2 } of pairs) {
    const weight = 1 / (expected.deviation * expected.deviation)
    sum += weight * log(meanM2 / expected.expectedM2)
    weights += weight
  }
  const nationalMiss = sum / weights
  const countHeld = (miss: number): HeldShare => {
    const held = pairs.filter(({ expected: { lowM2, highM2 }, meanM2 }) => {
      const shifted = log(meanM2) - miss
      return shifted >= log(lowM2) && shifted <= log(highM2)
    }).length
    return { held: held / pairs.length, ...shareLimits(held, pairs.length) }
  }
  return {
    means: pairs.length,
    nationalMiss,
    isNationalHeld: Math.abs(nationalMiss) <= deviationsOf80 * movementDeviation,
    asMade: countHeld(0),
    afterNationalMiss: countHeld(nationalMiss),
  }
}
