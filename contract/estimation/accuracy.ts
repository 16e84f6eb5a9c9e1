import * as z from 'zod'
import { Day, Fraction, PercentagePoints } from '../shared/units.ts'
import { Reference } from './answer.ts'

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
  .meta({ id: 'PriceStudy', description: 'How foretold prices of municipalities lie to those published a year later.' })

/** Nominal and measured coverage of an interval. */
export const MeasuredInterval = z
  .strictObject({
    coverage: Fraction.describe('Share that the interval promises.'),
    held: Fraction.describe('Share that it held.'),
  })
  .meta({ id: 'MeasuredInterval', description: 'What an interval promised and what it held.' })

const intervals = z.array(MeasuredInterval).min(1).max(5)

const pairs = count.meta({
  description: 'Pairs of neighbouring years with a published mean in both.',
  'x-unit': 'count',
})
const rmsePct = percent.describe('Root mean square error of the model, in percent.')

/** Accuracy measured on the official files: the price of a municipality, forecast from the years before. */
export const MeasuredAccuracy = z
  .strictObject({
    pairs,
    published: PriceStudy.describe('Foretold by the last published mean, carried by the median movement.'),
    modelled: PriceStudy.describe('Foretold by the model.'),
    intervals: intervals.describe("What the model's intervals held of the means published afterwards."),
    untouched: z
      .strictObject({
        year: z.int().min(2000).max(2200).meta({ description: 'The newest year.', 'x-unit': 'calendar year' }),
        communes: count.meta({ description: 'Municipalities that it was tried on.', 'x-unit': 'count' }),
        intervals: intervals.describe('What the intervals held.'),
      })
      .describe('The newest year, foretold by the years before it; it played no part when the model was chosen.'),
    bySales: z
      .array(
        z.strictObject({
          salesMin: count.meta({ description: 'From so many sales in the year before.', 'x-unit': 'count' }),
          pairs,
          rmsePct,
        }),
      )
      .max(10)
      .describe('By the number of sales behind the last known mean.'),
    byPrice: z
      .array(
        z.strictObject({ third: z.enum(['low', 'middle', 'high']).describe('Third of the prices.'), pairs, rmsePct }),
      )
      .max(3)
      .describe('By thirds of the published price.'),
  })
  .meta({
    id: 'MeasuredAccuracy',
    description: 'The accuracy of the price of a municipality, measured on official files.',
  })

/** Accuracy implied by the dispersions for a single apartment. */
export const ImpliedAccuracy = z
  .strictObject({
    method: Reference.shape.method,
    communes: count.meta({ description: 'Municipalities with a price of this kind.', 'x-unit': 'count' }),
    known: z
      .enum(['all', 'surface'])
      .describe('What is known: every fact and the district, or the municipality and the surface alone.'),
    fsdPct: z
      .strictObject({
        low: percent.describe('Of the municipality with the least.'),
        median: percent.describe('Of the middle one.'),
        high: percent.describe('Of the municipality with the most.'),
      })
      .describe('Forecast standard deviation of an apartment of 80 m², in percent.'),
    mdapePct: percent.describe('Median absolute error that the median FSD implies, in percent.'),
    ppe10: Fraction.describe('Share of estimates within 10 % of the price that it implies.'),
    ppe20: Fraction.describe('Share of estimates within 20 % of the price that it implies.'),
  })
  .meta({
    id: 'ImpliedAccuracy',
    description: 'What the stated dispersions imply for a single apartment; not measured.',
  })

/** Accuracy of the estimates, in three levels that are never mixed. */
export const Accuracy = z
  .strictObject({
    asOf: Day.describe('Day of which the implied figures hold.'),
    tables: z.string().length(12).describe('Short hash of the tables of prices.'),
    measured: MeasuredAccuracy,
    implied: z.array(ImpliedAccuracy).max(10).describe('By the origin of the price and by what is known.'),
    tested: z
      .strictObject({
        sales: z
          .int()
          .min(0)
          .max(1e6)
          .meta({ description: 'Sales of our own that estimates were tested on.', 'x-unit': 'count' }),
      })
      .describe('No sales of our own: test the estimates on yours by POST /estimation/backtest.'),
  })
  .meta({ id: 'Accuracy', description: 'What was measured, what is implied, and what was tested on sales.' })
