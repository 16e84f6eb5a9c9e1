import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { backTestRules } from '../rules/back-test.ts'
import { type Access, calculation, KiB } from '../shared/access.ts'
import { defineEnvelope } from '../shared/envelope.ts'
import { mergeRules } from '../shared/field-rules.ts'
import { calculationFailures } from '../shared/statuses.ts'
import { Day, Fraction, PositiveAmount, SurfaceM2 } from '../shared/units.ts'
import {
  BackTestFinding,
  backTestSalesMax,
  count,
  ErrorRegression,
  ExcludedSale,
  groupMeasures,
  HeldShare,
  holdsShare,
  JudgedSale,
  RatioMeasure,
  ratio,
  SuspectedSale,
  WithSuspected,
} from './back-test-figures.ts'
import { EstimationInput } from './input.ts'

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
        'Estimates each dwelling as of the day it was sold and says in a sentence whether prices agree with what the estimates promise: level, value, time, range. With a ratio study (IAAO) beside what the FSD implies, groups and suspected prices. Nothing is stored or logged.',
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
