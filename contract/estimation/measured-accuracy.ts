import * as z from 'zod'
import { Fraction, PercentagePoints } from '../shared/units.ts'

const count = z.int().min(0).max(1e6)
const percent = PercentagePoints.min(0)
const measure = z.number().min(-1e6).max(1e6).meta({ 'x-unit': 'number' })

/** A ratio study of the prices of municipalities. */
export const PriceStudy = z
  .strictObject({
    medianRatio: measure.describe('Median of foretold over published, three decimals.'),
    cod: percent.describe('Coefficient of dispersion, in percent.'),
    prd: measure.describe('Price-related differential.'),
    prb: measure.nullable().describe('Price-related bias; null without a spread of prices.'),
    mdapePct: percent.describe('Median of the absolute errors, in percent.'),
    rmsePct: percent.describe('Root mean square of the logarithmic errors, in percent.'),
  })
  .meta({ id: 'PriceStudy', description: 'How foretold prices of municipalities lie to those published afterwards.' })

/** Nominal and measured coverage of an interval, with exact limits. */
export const MeasuredInterval = z
  .strictObject({
    coverage: Fraction.describe('Share that the interval promises.'),
    held: Fraction.describe('Share that it held.'),
    low95: Fraction.describe('Low limit of that share at 95 % (Clopper and Pearson).'),
    high95: Fraction.describe('High limit of that share at 95 %.'),
  })
  .meta({ id: 'MeasuredInterval', description: 'What an interval promised and what it held.' })

const pairs = count.meta({
  description: 'Published means that were foretold, each a pair with its foretold price.',
  'x-unit': 'count',
})
const biasPct = PercentagePoints.describe(
  'Mean of the logarithms of published over foretold, in percent: above 0 the model foretold too little.',
)

/** Errors of some foretold means. */
export const ErrorGroup = z
  .strictObject({
    pairs,
    rmsePct: percent.describe('Root mean square of the logarithmic errors, in percent.'),
    biasPct,
    held80: MeasuredInterval.describe('What the intervals of 80 % held.'),
  })
  .meta({ id: 'ErrorGroup', description: 'Errors of the foretold means of one group.' })

/** Errors of all means of one trial: ratio study and intervals. */
export const ForecastTrial = z
  .strictObject({
    pairs,
    biasPct,
    study: PriceStudy.describe('Ratio study of foretold and published means.'),
    intervals: z.array(MeasuredInterval).min(1).max(5).describe('What the intervals held.'),
  })
  .meta({ id: 'ForecastTrial', description: 'How one way of foretelling published means came out.' })

/** Errors of the means of one file that played no part in the choice of the model. */
export const UntouchedFile = z
  .strictObject({
    period: z.string().length(16).describe('The twelve months, as `2025-07..2026-06`.'),
    communes: count.meta({ description: 'Municipalities whose means were foretold.', 'x-unit': 'count' }),
    rmsePct: percent.describe('Root mean square of the logarithmic errors, in percent.'),
    biasPct,
    intervals: z.array(MeasuredInterval).min(1).max(5).describe('What the intervals held.'),
  })
  .meta({ id: 'UntouchedFile', description: 'A file that played no part when the model was chosen.' })

/** Ways to foretell a mean that need no model, and the model. */
export const Rival = z
  .strictObject({
    key: z
      .enum(['model', 'lastMeanMoved', 'lastMean', 'nationalMean'])
      .describe(
        'The model; the last published mean, moved by the median of the others or as it stands; the mean of all means of that year. New ones may be added.',
      ),
    study: PriceStudy.describe('Its ratio study on the pairs of `ahead`.'),
  })
  .meta({ id: 'Rival', description: 'A way to foretell a published mean, tried on the same pairs.' })

/** Errors of the means of one canton. */
export const CantonErrors = z
  .strictObject({
    canton: z.string().describe('Canton.'),
    hidden: ErrorGroup.describe('Each mean hidden in turn.'),
    ahead: ErrorGroup.nullable().describe('Means foretold a year ahead; null where there are none.'),
  })
  .meta({ id: 'CantonErrors', description: 'Errors of the means of one canton.' })

/** Accuracy measured on the official files: the price of a municipality, foretold by others. */
export const MeasuredAccuracy = z
  .strictObject({
    ahead: ForecastTrial.describe(
      'Means of a calendar year with one in the year before, foretold by the files before and all other means of that year.',
    ),
    aheadIndexOnly: ForecastTrial.describe('The same, foretold by the files before and the index of that year alone.'),
    hidden: ForecastTrial.describe('Each mean of the tables in turn, foretold by everything else.'),
    untouched: z
      .array(UntouchedFile)
      .max(10)
      .describe('Files that played no part when the model was chosen, foretold by the files before and the index.'),
    rivals: z.array(Rival).max(10).describe('The model beside ways that need none, on the pairs of `ahead`.'),
    byCanton: z.array(CantonErrors).max(20).describe('By canton.'),
    byYear: z
      .array(
        ErrorGroup.extend({
          year: z.int().min(2000).max(2200).meta({ description: 'Year foretold.', 'x-unit': 'calendar year' }),
        }),
      )
      .max(100)
      .describe('The pairs of `ahead` by the year foretold.'),
    bySalesBefore: z
      .array(
        ErrorGroup.extend({
          salesMin: count.meta({
            description: 'From so many sales behind the last known mean, to below those of the next group.',
            'x-unit': 'count',
          }),
        }),
      )
      .max(10)
      .describe('The pairs of `ahead` by the sales behind the last known mean.'),
    byPrice: z
      .array(ErrorGroup.extend({ third: z.enum(['low', 'middle', 'high']).describe('Third of the prices.') }))
      .max(3)
      .describe('The pairs of `ahead` by thirds of the published price.'),
  })
  .meta({
    id: 'MeasuredAccuracy',
    description: 'The accuracy of the price of a municipality, measured on official files.',
  })
