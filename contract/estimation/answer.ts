import * as z from 'zod'
import { Euro, EuroPerM2, PercentagePoints } from '../shared/units.ts'

/** One adjustment that was applied to the reference price. */
export const Adjustment = z
  .strictObject({
    labelKey: z
      .enum(['adjNeuf', 'adjQuartier', 'adjSurface', 'adjEtage', 'adjEtat', 'adjExterieur', 'adjParking', 'adjEnergie'])
      .meta({ description: 'Key of the adjustment; the SDK has its words in the languages of the service.' }),
    pct: PercentagePoints.describe('How far it moves the price, rounded to one decimal; adjustments multiply.'),
  })
  .meta({ id: 'Adjustment', description: 'One adjustment that was applied to the reference price.' })

/** The reference price under an estimate, and where it comes from. */
export const Reference = z
  .strictObject({
    commune: z.string().describe('Official French name of the municipality.'),
    quartier: z.string().nullable().describe('Official name of the district that was recognised, else null.'),
    basePriceM2: EuroPerM2.describe('Price per square metre before any adjustment.'),
    kind: z
      .enum(['published', 'indexed', 'imputed'])
      .meta({ description: 'Published by the authority, carried forward by an index, or imputed.' }),
    method: z
      .enum(['published', 'published_2026q1', 'indexed', 'imputed_adverts', 'imputed_canton'])
      .meta({ description: 'How exactly the price was made.' }),
    segment: z.enum(['existing', 'newBuild']).describe('Existing apartments or new builds.'),
    period: z.string().describe('Period of the sales, or the year that an older price was carried to.'),
    salesCount: z
      .int()
      .min(0)
      .max(1e6)
      .nullable()
      .meta({ description: 'Registered sales behind the price; null when unknown.', 'x-unit': 'count' }),
    source: z.string().describe('Who published the figures.'),
  })
  .meta({ id: 'Reference', description: 'The reference price under an estimate, and where it comes from.' })

/** One reason why the band is as wide as it is. */
export const Evidence = z
  .strictObject({
    key: z
      .enum([
        'base',
        'sales',
        'priceKind',
        'newPriceImputed',
        'quartier',
        'missing',
        'surface',
        'adjustments',
        'bedrooms',
      ])
      .meta({ description: 'Key of the reason; the SDK has its words in the languages of the service.' }),
    points: PercentagePoints.min(0).describe(
      'Percent that it adds to each side of the band, rounded to four decimals; the band stops at 35.',
    ),
    message: z.string().describe('The reason in one sentence.'),
    field: z.string().optional().describe('What, if sent, would narrow the band.'),
  })
  .meta({ id: 'Evidence', description: 'One reason why the band is as wide as it is.' })

/** An estimate: three values, how sure they are, and everything they rest on. */
export const Estimate = z
  .strictObject({
    estimationBasse: Euro.describe('Low value of the band, rounded to 100.'),
    estimationCentrale: Euro.describe('Central value, rounded to 100.'),
    estimationHaute: Euro.describe('High value of the band, rounded to 100.'),
    prixM2Ajuste: EuroPerM2.describe('Reference price after all adjustments, rounded to 1.'),
    confiance: z
      .enum(['forte', 'moyenne', 'faible'])
      .describe('High up to 15 % on each side, medium up to 20 %, else low. Not a statistical confidence.'),
    ajustements: z.array(Adjustment).max(8).describe('Adjustments that were applied, in the order of the model.'),
    reference: Reference,
    evidence: z.array(Evidence).max(20).describe('Why the band is as wide as it is; the points add up to its half.'),
  })
  .meta({ id: 'Estimate', description: 'Indicative value of a dwelling with its band. Not a valuation.' })
