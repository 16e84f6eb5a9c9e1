import * as z from 'zod'
import { Day, Fraction, PercentagePoints } from '../shared/units.ts'
import { Reference } from './answer.ts'
import { MeasuredAccuracy } from './measured-accuracy.ts'

const count = z.int().min(0).max(1e6)
const percent = PercentagePoints.min(0)

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
