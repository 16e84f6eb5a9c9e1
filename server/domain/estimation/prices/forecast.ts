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
