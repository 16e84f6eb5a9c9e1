import * as z from 'zod'
import { Day, EuroPerM2, Fraction, PercentagePoints } from '../shared/units.ts'

const commune = z.string().describe('Official French name.')
const count = z.int().min(0).max(1e6).meta({ 'x-unit': 'count' })

/** Mean of one municipality as it is expected to be published. */
export const ExpectedMean = z
  .strictObject({
    commune,
    sales: count.nullable().describe('Registered sales of the twelve months to `dataUntil`; null where not known.'),
    assumedSales: count.describe(
      'Sales that the mean is assumed to rest on: those of the twelve months to `dataUntil`, at least ten.',
    ),
    expectedM2: EuroPerM2.describe('Expected mean of existing apartments.'),
    lowM2: EuroPerM2.describe('Lower end of the 80 % interval of the mean as published, its sampling error included.'),
    highM2: EuroPerM2.describe('Upper end of that interval.'),
    deviation: z.number().min(0).max(10).meta({
      description: 'Standard deviation of the natural logarithm of the mean as published.',
      'x-unit': 'number',
    }),
    publishedM2: EuroPerM2.nullable().describe('Mean that was published for the period; null while none is.'),
  })
  .meta({ id: 'ExpectedMean', description: 'Mean of one municipality as it is expected to be published.' })

const share = {
  held: Fraction.describe('Share of the published means that lie inside their 80 % interval.'),
  low95: Fraction.describe('Lower limit of that share at 95 % (Clopper and Pearson).'),
  high95: Fraction.describe('Upper limit of that share at 95 %.'),
}

/** What a published file says of a forecast. */
export const ForecastOutcome = z
  .strictObject({
    means: count.describe('Means that were published for municipalities of the forecast.'),
    nationalMissPct: PercentagePoints.describe(
      'Mean of ln(published / expected), weighted with 1 / deviation², in percent.',
    ),
    isNationalHeld: z.boolean().describe('Whether that mean lies within 1.28 deviations of the national movement.'),
    asMade: z.strictObject(share).describe('How many means the intervals hold as they were made.'),
    afterNationalMiss: z.strictObject(share).describe('The same after the national miss is taken off.'),
  })
  .meta({ id: 'ForecastOutcome', description: 'What a published file says of a forecast.' })

/** Means of twelve months as they are expected to be published. */
export const PeriodForecast = z
  .strictObject({
    from: Day.describe('First day of the twelve months.'),
    to: Day.describe('Last day of the twelve months.'),
    nationalMovementPct: PercentagePoints.describe(
      'Expected movement of the national level from the twelve months to `dataUntil`: its natural logarithm in percent.',
    ),
    nationalDeviationPct: PercentagePoints.min(0).describe('One standard deviation of that movement.'),
    communes: z
      .array(ExpectedMean)
      .min(1)
      .max(200)
      .describe('In the alphabetical order of `commune`; the one that was asked for.'),
    outcome: ForecastOutcome.nullable().describe('Null until the file of these months is in the tables.'),
  })
  .meta({ id: 'PeriodForecast', description: 'Means of twelve months as they are expected to be published.' })

/** A forecast of official means, made before they are published and never edited. */
export const MarketForecast = z
  .strictObject({
    madeOn: Day.describe('Day on which it was made.'),
    dataUntil: Day.describe('Last day of the sales that it rests on.'),
    file: z
      .strictObject({
        name: z.string().describe('Name of its file.'),
        bytes: count.describe('Length of its file.'),
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .describe('SHA-256 of its file in hexadecimal: the file is never edited.'),
      })
      .describe('The file that holds it.'),
    periods: z.array(PeriodForecast).min(1).max(10).describe('Earliest first.'),
  })
  .meta({ id: 'MarketForecast', description: 'A forecast of official means, made before they are published.' })

/** Every forecast of official means. */
export const MarketForecasts = z
  .strictObject({
    forecasts: z.array(MarketForecast).max(200).describe('Newest first.'),
    note: z.string().describe('What the figures are not.'),
  })
  .meta({ id: 'MarketForecasts', description: 'Every forecast of official means.' })
