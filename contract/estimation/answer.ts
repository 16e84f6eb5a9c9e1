import * as z from 'zod'
import { Day, Euro, EuroPerM2, Fraction, PercentagePoints } from '../shared/units.ts'

/** One adjustment that was applied to the reference price. */
export const Adjustment = z
  .strictObject({
    labelKey: z
      .enum(['adjNeuf', 'adjQuartier', 'adjSurface', 'adjEtage', 'adjEtat', 'adjExterieur', 'adjParking', 'adjEnergie'])
      .meta({ description: 'Key of the adjustment; the SDK has its words in the languages of the service.' }),
    pct: PercentagePoints.describe('How far it moves the price, rounded to one decimal; adjustments multiply.'),
  })
  .meta({ id: 'Adjustment', description: 'One adjustment that was applied to the reference price.' })

/** A quarter of a year, as `2025-Q4`. */
const Quarter = z
  .string()
  .regex(/^\d{4}-Q[1-4]$/)
  .length(7)

/** Indexation of the price of a year to the quarter of the valuation date. */
export const ReferenceIndex = z
  .strictObject({
    from: Quarter.describe('Quarter of the valuation date.'),
    to: Quarter.describe('The same quarter.'),
    factor: z.number().min(0).max(1000).meta({
      description: 'Always 1: the modelled price is that of the day.',
      'x-unit': 'fraction',
    }),
    source: z.string().describe('Who publishes the index, and when it was read.'),
  })
  .meta({
    id: 'ReferenceIndex',
    description: 'Deprecated: the price of a day needs no index.',
  })

/** One official file with a published mean behind a reference price. */
const ReferenceFile = z
  .strictObject({
    period: z.string().describe('First and last quarter of the twelve months, as `2025-Q3..2026-Q2`.'),
    sales: z.int().min(0).max(1e6).meta({ description: 'Registered sales of the segment.', 'x-unit': 'count' }),
    publishedPriceM2: EuroPerM2.describe('Mean that the authority published for them.'),
  })
  .meta({ id: 'ReferenceFile', description: 'One official file with sales that a reference price rests on.' })

/** The reference price under an estimate, and where it comes from. */
export const Reference = z
  .strictObject({
    commune: z.string().describe('Official French name of the municipality.'),
    quartier: z.string().nullable().describe('Official name of the district that was recognised, else null.'),
    basePriceM2: EuroPerM2.describe('Price per square metre on the day before any adjustment, rounded to 0.1.'),
    publishedPriceM2: EuroPerM2.nullable().describe(
      'Mean that the authority published for `period`, of the newest file with one; null where none ends in 2025 or later.',
    ),
    modelledPriceM2: EuroPerM2.describe(
      'Price of the day by the model, which weighs every file, the canton and the nation; rounded to 0.1. For a new build with a published price, that price moved with the nation.',
    ),
    standardErrorPct: PercentagePoints.min(0).describe(
      'Standard error of the modelled price on the day in percent, rounded to two decimals. Where a new build has no published price, that of existing apartments.',
    ),
    index: ReferenceIndex,
    kind: z
      .enum(['published', 'indexed', 'imputed'])
      .meta({ description: 'Published by the authority in a newer file, carried on from an older one, or imputed.' }),
    method: z
      .enum(['published', 'indexed', 'imputed_adverts', 'imputed_canton'])
      .meta({ description: 'How exactly the price was made.' }),
    segment: z.enum(['existing', 'newBuild']).describe('Existing apartments or new builds.'),
    period: z
      .string()
      .describe('Months of the newest file with a mean, or the period that an older price was carried to.'),
    salesCount: z
      .int()
      .min(0)
      .max(1e6)
      .nullable()
      .meta({ description: 'Registered sales behind the published price; null where none was.', 'x-unit': 'count' }),
    files: z.array(ReferenceFile).max(200).describe('Every file with a published mean behind the price, newest first.'),
    source: z.string().describe('Who published the figures.'),
    tables: z
      .string()
      .length(12)
      .describe('Short hash of all tables of prices: the same tables give the same estimate.'),
  })
  .meta({ id: 'Reference', description: 'The reference price under an estimate, and where it comes from.' })

/** Prices of existing apartments of a municipality, year by year. */
export const PriceHistory = z
  .strictObject({
    first: z
      .int()
      .min(2000)
      .max(2200)
      .meta({ description: 'Calendar year of the first price.', 'x-unit': 'calendar year' }),
    values: z
      .array(EuroPerM2)
      .max(100)
      .describe(
        'Modelled price over each calendar year, up to the newest one of the tables, whatever the valuation date is; rounded to 1.',
      ),
    published: z
      .array(EuroPerM2.nullable())
      .max(100)
      .describe('Mean that the authority published for the same years; null under ten sales.'),
  })
  .meta({
    id: 'PriceHistory',
    description: 'Prices per square metre of existing apartments of the municipality, year by year, oldest first.',
  })

/** One reason for the width of the range. */
export const RangeReason = z
  .strictObject({
    key: z
      .enum(['base', 'sales', 'priceKind', 'newPriceImputed', 'age', 'quartier', 'missing', 'surface', 'bedrooms'])
      .meta({ description: 'Key of the reason; the SDK has its words in the languages of the service.' }),
    points: PercentagePoints.min(0).describe(
      'Percentage points by which each half of the 80 % interval would be narrower without it, rounded to four decimals. Variances add up, so the points do not.',
    ),
    message: z.string().describe('The reason in one sentence.'),
    field: z.string().optional().describe('What, if sent, would narrow the range.'),
  })
  .meta({ id: 'Evidence', description: 'One reason why the range is as wide as it is.' })

/** A range that holds a share of comparable sales. */
export const Interval = z
  .strictObject({
    coverage: Fraction.describe('Share of the sales of comparable flats that lie in the range.'),
    low: Euro.describe('Low end, rounded to 100.'),
    high: Euro.describe('High end, rounded to 100.'),
  })
  .meta({ id: 'Interval', description: 'A range that holds a share of the sales of comparable flats.' })

/** An estimate: a value, the spread of sales around it, and its sources. */
export const Estimate = z
  .strictObject({
    valuationDate: Day.describe('Day of which this is the value.'),
    estimationBasse: Euro.describe('Low end of the 80 % interval, rounded to 100.'),
    estimationCentrale: Euro.describe('Central value, rounded to 100.'),
    estimationHaute: Euro.describe('High end of the 80 % interval, rounded to 100.'),
    intervals: z
      .array(Interval)
      .length(2)
      .describe('The interval that holds half of the sales of comparable flats, and the one that holds 80 %.'),
    fsdPct: PercentagePoints.min(0).describe(
      'Forecast standard deviation: that of sale price over estimate, in percent, rounded to two decimals.',
    ),
    calibration: z
      .enum(['assumed'])
      .describe('The intervals follow from stated dispersions; they are not tested on sales of our own.'),
    prixM2Ajuste: EuroPerM2.describe('Reference price after all adjustments, rounded to 1.'),
    confiance: z
      .enum(['forte', 'moyenne', 'faible'])
      .describe(
        'Deprecated, use `completeness`: `forte` up to an FSD of 19 %, `moyenne` up to 21 %, else `faible`. It is not the quality of the model.',
      ),
    completeness: z
      .enum(['complete', 'partial', 'few'])
      .describe(
        'How much of the description is known: `complete` with every fact that the model weighs, in the capital the district too; `few` with at most half of their weight.',
      ),
    ifLessTimid: Euro.nullable().describe(
      'Value if differences between homes were as large as in Belgian adverts, rounded to 100; null where it would change by less than 5 %.',
    ),
    faults: z
      .array(
        z
          .strictObject({
            key: z.enum(['timid']).describe('Key of the fault, as in the model card.'),
            message: z.string().describe('What it means for this home, in one sentence.'),
          })
          .meta({ id: 'EstimateFault', description: 'A known fault of the model that moves this estimate.' }),
      )
      .max(5)
      .describe('Known faults of the model that move this value.'),
    ajustements: z.array(Adjustment).max(8).describe('Adjustments that were applied, in the order of the model.'),
    reference: Reference,
    history: PriceHistory,
    evidence: z.array(RangeReason).max(20).describe('Why the range is as wide as it is, the part of each by itself.'),
  })
  .meta({ id: 'Estimate', description: 'Indicative value of a dwelling with its intervals. Not a valuation.' })
