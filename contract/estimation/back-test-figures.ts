import * as z from 'zod'
import { Words } from '../shared/law.ts'
import { Euro, Fraction, PercentagePoints } from '../shared/units.ts'

/** Most sales of one back-test. */
export const backTestSalesMax = 1000

/** Measures stay far below, even for a price of a cent and one of a trillion. */
const measureMax = 1e40
/** A number of sales. */
export const count = z.int().min(0).max(backTestSalesMax)
/** A share, or a percentage, without an upper bound of its own. */
export const ratio = z.number().min(0).max(measureMax).meta({ 'x-unit': 'multiple' })
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

/** Code of a finding. */
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

/** Measures of a group of sales. */
export const groupMeasures = {
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

/** Share of further sales that a conformal factor holds. */
export const holdsShare = z
  .strictObject({ low95: Fraction.describe('At least this share.'), high95: Fraction.describe('At most this share.') })
  .describe('What share of further sales the factor holds, with 95 % (Clopper and Pearson).')
