import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { backTestRules } from '../rules/back-test.ts'
import { type Access, calculation, KiB } from '../shared/access.ts'
import { defineEnvelope } from '../shared/envelope.ts'
import { mergeRules } from '../shared/field-rules.ts'
import { calculationFailures } from '../shared/statuses.ts'
import { Day, Euro, Fraction, PercentagePoints, PositiveAmount, SurfaceM2 } from '../shared/units.ts'
import { EstimationInput } from './input.ts'

/** Most sales of one back-test. */
export const backTestSalesMax = 1000

/** One sale of the caller. */
export const BackTestSale = z
  .strictObject({
    input: EstimationInput.omit({ valuationDate: true }).describe(
      'The dwelling as an estimate takes it, without `valuationDate`.',
    ),
    price: PositiveAmount.describe('Price that was paid, in EUR; a new build with VAT at 3 %.'),
    soldOn: Day.describe('Day of the sale, from 2014-01-01 to today in Luxembourg; it is the day of the estimate.'),
  })
  .meta({ id: 'BackTestSale', description: 'A dwelling with the price that was paid for it, and when.' })

/** A back-test as documented: sales that cannot be read or estimated are excluded. */
export const BackTestInput = z
  .strictObject({
    sales: z
      .array(BackTestSale)
      .max(backTestSalesMax)
      .describe(
        'At least 30 sales that can be estimated. Leave out asking prices, foreclosures and sales within a family: they are no market prices.',
      ),
  })
  .meta({ id: 'BackTestInput', description: 'From 30 to 1000 sales of the caller; more are refused with 413.' })

// The server accepts any items and validates each separately.
const looseSale = z.unknown() as z.ZodType<unknown, z.input<typeof BackTestSale>>

/** The same as the server reads it first: an object with a list, of any items and any length. */
const LooseBackTestInput = z.strictObject({ sales: z.array(looseSale) })

/** Measures stay far below, even for a price of a cent and one of a trillion. */
const measureMax = 1e40
const count = z.int().min(0).max(backTestSalesMax)
const ratio = z.number().min(0).max(measureMax).meta({ 'x-unit': 'multiple' })
const measure = z.number().min(-measureMax).max(measureMax).meta({ 'x-unit': 'number' })
const position = z
  .int()
  .min(0)
  .max(backTestSalesMax)
  .meta({ description: 'Position in `sales`, from 0.', 'x-unit': 'count' })

/** A measure of a ratio study with the ends that sampling gives it, and the limits of a sound model. */
export const RatioMeasure = z
  .strictObject({
    value: measure.nullable().describe('The measure, six decimals; null where the sales have no spread of values.'),
    low95: measure.nullable().describe('Low end of 95 % of the draws.'),
    high95: measure.nullable().describe('High end of 95 % of the draws.'),
    limits: z
      .strictObject({ low: measure.describe('From here.'), high: measure.describe('Up to here.') })
      .describe('Where a sound model lies (IAAO, Standard on Ratio Studies, 2013).'),
  })
  .meta({ id: 'RatioMeasure', description: 'A measure of a ratio study with its sampling limits.' })

/** Number of sales within an interval. */
export const HeldShare = z
  .strictObject({
    coverage: Fraction.describe('Share that the interval promises.'),
    held: Fraction.describe('Share of the sales that it held.'),
    low95: Fraction.describe('Low limit of that share (Clopper and Pearson).'),
    high95: Fraction.describe('High limit of that share (Clopper and Pearson).'),
  })
  .meta({ id: 'HeldShare', description: 'What an interval promised and what it held.' })

const groupMeasures = {
  count: count.meta({ description: 'Sales of the group.', 'x-unit': 'count' }),
  medianRatio: ratio.describe('Median of estimate over price.'),
  cod: ratio.describe('Coefficient of dispersion in percent.').meta({ 'x-unit': 'percentage points' }),
}

/** A sale with its estimate. */
export const JudgedSale = z
  .strictObject({
    index: position,
    commune: z.string().describe('Official French name of the municipality.'),
    price: Euro.describe('Price that was paid.'),
    estimate: Euro.describe('What it was estimated at, rounded to 1; the measures use the unrounded value.'),
    ratio: ratio.describe('Estimate over price, six decimals.'),
    fsdPct: PercentagePoints.min(0).describe('Forecast standard deviation of the estimate in percent.'),
  })
  .meta({ id: 'JudgedSale', description: 'A sale beside its estimate.' })

/** A sale that was left out, and why. */
export const ExcludedSale = z
  .strictObject({
    index: position,
    path: z.string().describe('The first field that is wrong, in the sale: `input.surface`, `price`, `soldOn`.'),
    reason: z.string().describe('What is wrong, one sentence for each field.'),
  })
  .meta({ id: 'ExcludedSale', description: 'A sale that was left out of the back-test, and why.' })

/** Result of a back-test on the sales of a caller. */
export const BackTest = z
  .strictObject({
    count: count.meta({ description: 'Sales that were judged.', 'x-unit': 'count' }),
    excluded: z.array(ExcludedSale).max(backTestSalesMax).describe('Sales that were left out, in the order sent.'),
    medianRatio: RatioMeasure.describe('Median of estimate over price.'),
    cod: RatioMeasure.describe('Coefficient of dispersion, in percent.'),
    prd: RatioMeasure.describe('Price-related differential: above 1 where dear homes are estimated lower.'),
    prb: RatioMeasure.describe('Price-related bias: change of the ratio when the value doubles.'),
    mdapePct: ratio.describe('Median of the absolute errors, in percent.').meta({ 'x-unit': 'percentage points' }),
    ppe10: Fraction.describe('Share of the estimates within 10 % of the price.'),
    ppe20: Fraction.describe('Share of the estimates within 20 % of the price.'),
    coverage: z.array(HeldShare).length(2).describe('What the intervals of 50 and 80 % held of these sales.'),
    conformal: z
      .strictObject({
        factor80: ratio.describe('For 80 % of further sales.'),
        factor90: ratio.describe('For 90 % of further sales.'),
      })
      .describe(
        'Factors on the FSD: the ends value × (1 ∓ factor × FSD) hold that share of further sales of the same kind, whatever their distribution; on these sales they do by construction.',
      ),
    byCommune: z
      .array(z.strictObject({ commune: z.string().describe('Official French name.'), ...groupMeasures }))
      .max(200)
      .describe('Municipalities with ten sales or more.'),
    bySize: z
      .array(
        z.strictObject({
          fromM2: z.number().min(0).max(10_000).describe('From this surface.').meta({ 'x-unit': 'm²' }),
          toM2: SurfaceM2.nullable().describe('Up to below this surface; null without a bound.'),
          ...groupMeasures,
        }),
      )
      .max(4)
      .describe('Groups of size with ten sales or more.'),
    worst: z.array(JudgedSale).max(10).describe('The sales farthest from their estimates, the farthest first.'),
    sales: z.array(JudgedSale).max(backTestSalesMax).describe('Every sale that was judged, in the order sent.'),
    warnings: z
      .array(
        z.strictObject({
          code: z.enum(['few_sales']).describe('Stable code of the warning. New codes may be added.'),
          message: z.string().describe('The warning in one sentence.'),
        }),
      )
      .max(10)
      .describe('What to look at before the figures are used.'),
    hindsight: z
      .literal(true)
      .describe(
        "True: the tables of today know the years after each sale, so the place is judged in hindsight, the dwelling is not. The part of today's FSD beyond the index stays untested.",
      ),
    stored: z.literal(false).describe('False: nothing of the sales is stored or logged.'),
    tables: z.string().length(12).describe('Short hash of the tables of prices behind the estimates.'),
  })
  .meta({ id: 'BackTest', description: 'How the estimates of sold dwellings lie to the prices that were paid.' })

/** Answer of a back-test. */
export const BackTestResponse = defineEnvelope('BackTestResponse', BackTest)

export const backTestRoutes = initContract().router(
  {
    backtest: {
      method: 'POST',
      path: '/estimation/backtest',
      summary: 'Test the estimates on your own sales',
      description:
        'Estimates each dwelling as of the day it was sold and compares: ratio study (IAAO) with sampling limits, what the intervals held, factors that would make them hold, groups and the farthest sales. Nothing is stored or logged.',
      body: LooseBackTestInput,
      responses: { 200: BackTestResponse },
      metadata: {
        ...calculation,
        rules: mergeRules(backTestRules),
        bodyLimitBytes: 1024 * KiB,
        documentedBody: BackTestInput,
      } satisfies Access as Access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: calculationFailures },
)
