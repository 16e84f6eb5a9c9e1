import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { backTestRules } from '../rules/back-test.ts'
import { type Access, calculation, KiB } from '../shared/access.ts'
import { defineEnvelope } from '../shared/envelope.ts'
import { mergeRules } from '../shared/field-rules.ts'
import { Words } from '../shared/law.ts'
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
    group: z
      .string()
      .min(1)
      .max(60)
      .optional()
      .describe(
        'Building or programme of the dwelling: sales of one group are not independent of each other, and the limits take that into account.',
      ),
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

const shareFigure = z.number().min(-measureMax).max(measureMax).meta({ 'x-unit': 'fraction' })

const limits95 = {
  low95: shareFigure.describe('Low limit of 95 %.'),
  high95: shareFigure.describe('High limit of 95 %.'),
}

/** A figure as a share with its limits. */
export const EstimatedShare = z
  .strictObject({ value: shareFigure.describe('The figure.'), ...limits95 })
  .meta({ id: 'EstimatedShare', description: 'A share, or its change, with the limits of 95 %; six decimals.' })

/** What a back-test can find. */
const verdictCode = z
  .enum(['drifts', 'uneven', 'low', 'high', 'range', 'tooFew', 'agrees'])
  .describe(
    'Whether errors move with time (`drifts`), with the value (`uneven`), lie on one side (`low`: valued too low), the range of 80 % held another share (`range`); `agrees`, or `tooFew` to tell.',
  )

/** A finding of a back-test in figures and in a sentence. */
export const BackTestFinding = z
  .strictObject({
    code: verdictCode,
    value: shareFigure.describe(
      'The figure: mean of price over estimate less 1 (`low`, `high`, `agrees`, `tooFew`), its change where ln estimate grows by 1 (`uneven`), in a year (`drifts`), or the share held (`range`).',
    ),
    ...limits95,
    says: Words.describe('The finding in one sentence, in each language.'),
  })
  .meta({ id: 'BackTestFinding', description: 'What the sales say of the estimates, with its figure.' })

/** How the errors move with value and time. */
export const ErrorRegression = z
  .strictObject({
    level: EstimatedShare.describe('Mean of price over estimate less 1, weighted with 1 / FSD².'),
    value: EstimatedShare.nullable().describe(
      'Its change where ln estimate grows by 1; null without a spread of values.',
    ),
    year: EstimatedShare.nullable().describe('Its change in a year; null without a spread of days.'),
    degreesOfFreedom: z
      .int()
      .min(1)
      .max(1000)
      .describe('Degrees of freedom of the limits.')
      .meta({ 'x-unit': 'count' }),
    effectiveCount: z
      .number()
      .min(0)
      .max(1000)
      .describe('As many independent sales would tell the level as well; fewer than `count` where groups were sent.')
      .meta({ 'x-unit': 'count' }),
  })
  .meta({ id: 'ErrorRegression', description: 'Regression of the errors on value and time.' })

/** A measure of a ratio study with the ends that sampling gives it, and the limits of a sound model. */
export const RatioMeasure = z
  .strictObject({
    value: measure.nullable().describe('The measure, six decimals; null where the sales have no spread of values.'),
    low95: measure.nullable().describe('Low limit of 95 %, by a bootstrap.'),
    high95: measure.nullable().describe('High limit of 95 %, by a bootstrap.'),
    expected: z
      .strictObject({
        low: measure.describe('95 % of draws lie from here.'),
        mean: measure.describe('Mean of the draws.'),
        high: measure.describe('95 % of draws lie up to here.'),
      })
      .nullable()
      .describe(
        'What the measure is for these very homes where their stated FSD is true: 400 draws. Compare the value with this.',
      ),
    limits: z
      .strictObject({ low: measure.describe('From here.'), high: measure.describe('Up to here.') })
      .describe(
        'Limits for tax rolls (IAAO, Standard on Ratio Studies, 2013), as a note: with the dispersion of single sales an honest model lies outside them.',
      ),
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
  low95: ratio.describe('Low limit of that median, an order statistic of at least 95 %.'),
  high95: ratio.describe('High limit of that median.'),
  held: Fraction.describe('Share of the sales within the range of 80 %.'),
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
    reason: z
      .string()
      .describe('What is wrong, one sentence for each field; `duplicate` for a sale that was sent before.'),
    duplicateOf: position.optional().describe('Position of the sale that it repeats: same home, price and day.'),
  })
  .meta({ id: 'ExcludedSale', description: 'A sale that was left out of the back-test, and why.' })

/** A sale whose price is suspected. */
export const SuspectedSale = JudgedSale.extend({
  reason: z
    .enum(['far_from_others', 'far_from_estimate'])
    .describe(
      '`far_from_others`: price over estimate is more than three interquartile ranges from its median. `far_from_estimate`: it is below 0.25 or above 4.',
    ),
}).meta({
  id: 'SuspectedSale',
  description: 'A sale that is left out of all figures, and why; its price may be right.',
})

/** Verdict and measures with the suspected sales. */
export const WithSuspected = z
  .strictObject({
    verdict: verdictCode,
    medianRatio: ratio.describe('Median of estimate over price.'),
    cod: ratio.describe('Coefficient of dispersion, in percent.').meta({ 'x-unit': 'percentage points' }),
    prd: ratio.describe('Price-related differential.'),
    prb: measure.nullable().describe('Price-related bias.'),
  })
  .meta({ id: 'WithSuspected', description: 'The verdict and the measures with the suspected sales among the others.' })

const holdsShare = z
  .strictObject({ low95: Fraction.describe('At least this share.'), high95: Fraction.describe('At most this share.') })
  .describe('What share of further sales the factor holds, with 95 % (Clopper and Pearson).')

/** Result of a back-test on the sales of a caller. */
export const BackTest = z
  .strictObject({
    count: count.meta({ description: 'Sales that were judged.', 'x-unit': 'count' }),
    excluded: z.array(ExcludedSale).max(backTestSalesMax).describe('Sales that were left out, in the order sent.'),
    verdict: BackTestFinding.describe('The first finding, or that there is none.'),
    findings: z.array(BackTestFinding).max(6).describe('Every finding, the most important first; empty without one.'),
    regression: ErrorRegression.describe('What the findings rest on.'),
    suspected: z
      .array(SuspectedSale)
      .max(backTestSalesMax)
      .describe('Sales whose price is suspected, in the order sent: in no figure but `withSuspected`.'),
    withSuspected: WithSuspected.nullable().describe('The same with the suspected sales; null where there are none.'),
    medianRatio: RatioMeasure.describe('Median of estimate over price.'),
    cod: RatioMeasure.describe('Coefficient of dispersion, in percent.'),
    prd: RatioMeasure.describe('Price-related differential: above 1 where dear homes are estimated lower.'),
    prb: RatioMeasure.describe('Price-related bias: change of the ratio when the value doubles.'),
    mdapePct: ratio.describe('Median of the absolute errors, in percent.').meta({ 'x-unit': 'percentage points' }),
    ppe10: Fraction.describe('Share of the estimates within 10 % of the price.'),
    ppe20: Fraction.describe('Share of the estimates within 20 % of the price.'),
    coverage: z.array(HeldShare).length(2).describe('What the intervals of 50 and 80 % held of these sales.'),
    tails: z
      .strictObject({
        under: count.meta({ description: 'Prices under the range of 80 %.', 'x-unit': 'count' }),
        over: count.meta({ description: 'Prices over it.', 'x-unit': 'count' }),
      })
      .describe('Sales outside the range of 80 %, on each side.'),
    conformal: z
      .strictObject({
        factor80: ratio.describe('For 80 % of further sales.'),
        factor90: ratio.describe('For 90 % of further sales.'),
        holds80: holdsShare,
        holds90: holdsShare,
      })
      .describe(
        'Factors on the FSD: the ends value × (1 ∓ factor × FSD) hold that share of further sales of the same kind, whatever their distribution; on these sales they do by construction.',
      ),
    byYear: z
      .array(
        z.strictObject({
          year: z.int().min(2014).max(2100).describe('Year of the sale.').meta({ 'x-unit': 'year' }),
          ...groupMeasures,
        }),
      )
      .max(100)
      .describe('Years of sale with ten sales or more.'),
    byCanton: z
      .array(z.strictObject({ canton: z.string().describe('Name of the canton.'), ...groupMeasures }))
      .max(12)
      .describe('Cantons with ten sales or more.'),
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
    byKnown: z
      .array(
        z.strictObject({
          known: z
            .enum(['complete', 'partial', 'few'])
            .describe('How much of what a description can tell was sent; `complete` in the capital with its district.'),
          ...groupMeasures,
        }),
      )
      .max(3)
      .describe('Groups by what is known of the home, with ten sales or more.'),
    byEnergyClass: z
      .array(
        z.strictObject({
          energyClass: z
            .enum(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'unknown'])
            .describe('Class of the energy certificate.'),
          ...groupMeasures,
        }),
      )
      .max(8)
      .describe('Groups by energy class, with ten sales or more.'),
    worst: z.array(JudgedSale).max(10).describe('The sales farthest from their estimates, the farthest first.'),
    sales: z.array(JudgedSale).max(backTestSalesMax).describe('Every sale that was judged, in the order sent.'),
    warnings: z
      .array(
        z.strictObject({
          code: z
            .enum(['few_sales', 'many_suspected', 'clustered'])
            .describe('Stable code of the warning. New codes may be added.'),
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
        'Estimates each dwelling as of the day it was sold and says in a sentence whether the prices agree with what the estimates promise: level, value, time, range. With the ratio study (IAAO) beside what the stated FSD implies for these homes, groups, factors that would make the range hold, suspected prices. Nothing is stored or logged.',
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
