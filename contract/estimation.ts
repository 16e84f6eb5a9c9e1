import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { placesRoutes } from './estimation/places.ts'
import { estimationRules } from './rules/estimation.ts'
import { type Access, calculation, KiB, publicCalculation } from './shared/access.ts'
import { envelope } from './shared/envelope.ts'
import { Code, ErrorResponse, Issues, Suggestions } from './shared/errors.ts'
import { printedRules } from './shared/field-rules.ts'
import { calculationFailures } from './shared/statuses.ts'
import { Euro, EuroPerM2, name, PercentagePoints, SurfaceM2 } from './shared/units.ts'

/** An older key that is read like the enumeration's own word. */
const synonym = <const Key extends string>(key: Key, of: string) =>
  z.literal(key).meta({ deprecated: true, description: `Read as \`${of}\`.` })

/** The dwelling to estimate: a Luxembourg apartment in full ownership. */
export const EstimationInput = z
  .strictObject({
    commune: name(100).describe(
      'Municipality, in French, German or Luxembourgish; former municipalities and localities are understood.',
    ),
    quartier: name(100)
      .optional()
      .describe('District of the municipality; those of Luxembourg City refine the estimate.'),
    surface: SurfaceM2.describe('Living area.'),
    nbChambres: z.int().min(0).max(20).optional().meta({ description: 'Number of bedrooms.', 'x-unit': 'count' }),
    etage: z
      .union([
        z.enum(['rdc', 'entre', 'dernier', 'maison']).meta({ 'x-refused': ['maison'] }),
        synonym('adjEtage2e3eRef', 'entre'),
      ])
      .optional()
      .describe('Floor: ground, in between, top. `maison` is refused: only apartments are estimated.'),
    etat: z
      .union([z.enum(['neuf', 'renove', 'bon', 'rafraichir', 'renover']), synonym('adjEtatBonRef', 'bon')])
      .optional()
      .describe('Condition: as new, renovated, good, to freshen up, to renovate.'),
    exterieur: z
      .union([z.enum(['aucun', 'balcon', 'terrasse', 'jardin']), synonym('adjExtBalconRef', 'balcon')])
      .optional()
      .describe('Outdoor space: none, balcony, terrace, garden.'),
    parking: z.boolean().optional().describe('A parking place or garage comes with the dwelling.'),
    classeEnergie: z
      .enum(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'NC'])
      .optional()
      .describe('Class of the energy certificate; send `G` for G, H or I, `NC` when it is not known.'),
    typeBien: z
      .enum(['appartement', 'maison'])
      .meta({ 'x-refused': ['maison'] })
      .optional()
      .describe('Kind of dwelling. `maison` is refused: only apartments are estimated.'),
    estNeuf: z.boolean().optional().describe('New build, sold by its developer; the estimate includes VAT at 3 %.'),
  })
  .meta({
    id: 'EstimationInput',
    description: 'The dwelling to estimate. What is left out is taken as average and widens the band.',
  })

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

/** Answer of the single estimation. */
export const EstimationResponse = envelope('EstimationResponse', Estimate)

/** Most items that one batch may hold. */
export const batchItemsMax = 1000

/** Most fields that the failure of one item names; a thousand items would otherwise answer four times what was sent. */
export const batchIssuesMax = 10

/** A batch as documented: each item is validated and computed by itself, so that a bad one fails alone. */
export const EstimationBatchInput = z
  .strictObject({
    items: z
      .array(EstimationInput)
      .max(batchItemsMax)
      .describe('The dwellings; each is validated and computed by itself.'),
  })
  .meta({ id: 'EstimationBatchInput', description: 'Up to 1000 dwellings; more are refused with 413.' })

// A caller sends dwellings; the server takes whatever came and reads each item by itself.
const batchItem = z.unknown() as z.ZodType<unknown, z.input<typeof EstimationInput>>

/** The same as the server reads it first: an object with a list, of any items and any length. */
export const LooseEstimationBatchInput = z.strictObject({ items: z.array(batchItem) })

/** One item of a batch that was estimated. */
export const BatchSuccess = z
  .strictObject({
    index: z.int().min(0).max(batchItemsMax).meta({ description: 'Position in `items`, from 0.', 'x-unit': 'count' }),
    success: z.literal(true).describe('True: the item was estimated.'),
    data: Estimate,
  })
  .meta({ id: 'BatchSuccess', description: 'An item that was estimated.' })

/** One item of a batch that failed, with its own error. */
export const BatchFailure = z
  .strictObject({
    index: z.int().min(0).max(batchItemsMax).meta({ description: 'Position in `items`, from 0.', 'x-unit': 'count' }),
    success: z.literal(false).describe('False: the item failed; the others are not affected.'),
    error: z.string().describe('One sentence for people.'),
    code: Code,
    issues: Issues.max(batchIssuesMax)
      .optional()
      .describe(
        `One entry for each field that is wrong, by its path in the item; at most ${batchIssuesMax}, while \`error\` says how many more there are.`,
      ),
    suggestions: Suggestions.optional(),
  })
  .meta({ id: 'BatchFailure', description: 'An item that failed, with the error that it would have had alone.' })

/** Answer of the batch: every item in its place, whether estimated or failed. */
export const BatchResponse = z
  .strictObject({
    success: z.literal(true).describe('True when the batch was worked through, whatever became of its items.'),
    count: z.int().min(0).max(batchItemsMax).meta({ description: 'Items in the batch.', 'x-unit': 'count' }),
    succeeded: z.int().min(0).max(batchItemsMax).meta({ description: 'Items estimated.', 'x-unit': 'count' }),
    failed: z.int().min(0).max(batchItemsMax).meta({ description: 'Items that failed.', 'x-unit': 'count' }),
    results: z
      .array(z.union([BatchSuccess, BatchFailure]))
      .max(batchItemsMax)
      .describe('One result for each item, in the order sent.'),
  })
  .meta({ id: 'BatchResponse', description: 'Every item in its place, estimated or failed.' })

const access: Access = { ...publicCalculation, rules: printedRules(estimationRules) }

/** The routes that calculate. */
const calculating = initContract().router(
  {
    estimate: {
      method: 'POST',
      path: '/estimation',
      summary: 'Estimate one apartment',
      description:
        'Indicative low, central and high value of a Luxembourg apartment, with every adjustment, the reference price and the reasons for the width of the band.',
      body: EstimationInput,
      responses: { 200: EstimationResponse, 404: ErrorResponse },
      metadata: access,
    },
    estimateBatch: {
      method: 'POST',
      path: '/estimation/batch',
      summary: 'Estimate up to 1000 apartments',
      description:
        'Each item is validated and computed by itself: a bad one fails alone, in its place, with its own error. A batch counts as one request.',
      body: LooseEstimationBatchInput,
      responses: { 200: BatchResponse },
      metadata: {
        ...access,
        // A page needs no batch, and a thousand estimates for one place of the day would invite copying.
        credentials: calculation.credentials,
        bodyLimitBytes: 2048 * KiB,
        documentedBody: EstimationBatchInput,
      } satisfies Access as Access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: calculationFailures },
)

/** The estimation routes. */
export const estimation = { ...calculating, ...placesRoutes }
