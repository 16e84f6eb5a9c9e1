import { shareLimits } from '../../accuracy/coverage.ts'
import { log } from '../../core/exponentials.ts'

/** Mean of a municipality as it is expected to be published, EUR/m². */
export interface ExpectedMean {
  readonly commune: string
  /** Sales of the twelve months that the forecast rests on; undefined where not known. */
  readonly sales: number | undefined
  /** Sales that the published mean is assumed to rest on. */
  readonly assumedSales: number
  readonly expectedM2: number
  /** Ends of the 80 % interval of the mean as published. */
  readonly lowM2: number
  readonly highM2: number
  /** Standard deviation of the natural logarithm of the mean as published. */
  readonly deviation: number
}

/** Forecast of the means of twelve months. */
export interface PeriodForecast {
  /** Days as YYYY-MM-DD. */
  readonly from: string
  readonly to: string
  /** Movement of the national level, as a natural logarithm, and its standard deviation. */
  readonly movement: number
  readonly movementDeviation: number
  readonly means: readonly ExpectedMean[]
}

/** Forecast of official means: a file that is never edited. */
export interface PriceForecast {
  readonly madeOn: string
  readonly dataUntil: string
  readonly file: { readonly name: string; readonly bytes: number; readonly sha256: string }
  readonly periods: readonly PeriodForecast[]
}

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
    const weight = 1 / expected.deviation ** 2
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
