import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { languages } from '#languages/registry'
import { Brand, logoBytesMax } from './account/brand.ts'
import { Household } from './costs.ts'
import { EstimationInput } from './estimation.ts'
import { CapitalGainsInput } from './fiscal.ts'
import { agencyReportRules, logoRules, photoRules, printRules } from './rules/agency-report.ts'
import { estimationRules } from './rules/estimation.ts'
import { capitalGainsRules } from './rules/lu-gain.ts'
import { luxembourgAidsRules, luxembourgPurchaseRules } from './rules/lu-purchase.ts'
import { purchaseRules } from './rules/purchase.ts'
import { type Access, KiB } from './shared/access.ts'
import { ErrorResponse } from './shared/errors.ts'
import { type FieldRule, mergeRules, prefixRules } from './shared/field-rules.ts'
import { luxembourgPurchaseFields } from './shared/luxembourg-purchase.ts'
import { calculationFailures } from './shared/statuses.ts'
import { Amount, Day, definePrintedText, PositiveAmount } from './shared/units.ts'

/** Days ahead of today that a report may say it is valid for. */
export const validDaysMax = 366

const { price: _price, operation: _operation, commune: _commune, ...purchaseFields } = luxembourgPurchaseFields

/** The purchase of a report: the fields of the acquisition costs, without those known from the report. */
export const AgencyReportPurchase = z
  .strictObject({
    price: PositiveAmount.optional().describe(
      'What the buyer pays the seller; the central value of the estimate when left out. The report says which of the two it is.',
    ),
    operation: z
      .enum(['existing', 'offPlan', 'buildingLand'])
      .meta({ 'x-refused': ['buildingLand'] })
      .optional()
      .describe(
        'An existing building, or a sale off plan (VEFA): off plan when left out for a new build (`estNeuf`). `buildingLand` is refused.',
      ),
    ...purchaseFields,
    priceIncludes: purchaseFields.priceIncludes.describe(
      'Off plan: whether the construction to come is in the price without VAT, with 3 %, or full. With 3 % when the price is left out, since the estimate of a new build holds it; else without.',
    ),
    household: Household.optional(),
  })
  .meta({
    id: 'AgencyReportPurchase',
    description:
      'The purchase of a report, as `/frais-acquisition` takes it; the municipality is that of the property, and aids are always computed.',
  })

const { salePrice: _salePrice, saleCosts: _saleCosts, ...gainFields } = CapitalGainsInput.shape

/** The gain of a sale: the fields of the capital gains, without price and costs, which the sale has. */
export const AgencyReportGain = z.strictObject(gainFields).meta({
  id: 'AgencyReportGain',
  description: 'From which the tax on the gain is calculated, as `/plus-values` takes it.',
})

/** Sale of a seller's report: price, costs and loan. */
export const AgencyReportSale = z
  .strictObject({
    price: PositiveAmount.optional().describe(
      'Price of the whole property; the central value of the estimate when left out. The report says which of the two it is.',
    ),
    costs: Amount.optional().describe('Agency, energy certificate and the like; 0 when left out.'),
    loanBalance: Amount.optional().describe(
      'What is left of the loan and is paid back at the deed; 0 when left out. With `gain.ownershipShare` the part of this seller.',
    ),
    gain: AgencyReportGain.optional().describe(
      'With it the tax on the gain is calculated and taken off; without it the report names the tax and does not count it.',
    ),
  })
  .meta({ id: 'AgencyReportSale', description: 'What the seller of a report gets and owes.' })

const email = definePrintedText(200).regex(/^[^@]+@[^@]+$/, 'must hold one @')

/** Author of a report. */
export const Agent = z
  .strictObject({
    name: definePrintedText(200).describe('Name.'),
    role: definePrintedText(100).optional().describe('What the person does at the agency.'),
    phone: definePrintedText(40).optional().describe('Telephone number, printed as sent, as a link.'),
    email: email.optional().describe('E-mail address, printed as sent, as a link.'),
  })
  .meta({ id: 'Agent', description: 'Who prepared the report.' })

/** Opinion of the agency on the value. */
export const AgencyOpinion = z
  .strictObject({
    value: PositiveAmount.describe("The agency's own value."),
    reason: definePrintedText(400).describe('Why.'),
  })
  .meta({
    id: 'AgencyOpinion',
    description: "The agency's own value, printed apart; it changes no figure.",
  })

/** Photo in base64; no text is longer than the body. */
const Photo = z
  .string()
  .max(3072 * KiB)
  .meta({ contentEncoding: 'base64', 'x-max-bytes': logoBytesMax })

/** Request of a report. */
export const AgencyReportInput = z
  .strictObject({
    property: EstimationInput,
    audience: z
      .enum(['buyer', 'seller'])
      .default('buyer')
      .describe(
        'For whom it is. `buyer`: costs and aids of the purchase line by line. `seller`: how the price is made, what is left of it, the next steps, and one line for what a buyer needs.',
      ),
    purchase: AgencyReportPurchase.optional().describe(
      'Required for a buyer. For a seller it says who may buy; a main residence of one buyer without a loan when left out.',
    ),
    sale: AgencyReportSale.optional().describe('Only for a seller.'),
    language: z
      .enum(languages)
      .default('fr')
      .describe('Language of words, numbers, days and metadata, as its ISO 639-1 code.'),
    brand: Brand.optional().describe(
      'The agency. With an API key of an organisation that saved its brand, that one when left out; required with any other key. With a session it is that of its organisation.',
    ),
    agent: Agent.optional(),
    clientName: definePrintedText(200).optional().describe('For whom it is.'),
    propertyAddress: definePrintedText(200).optional().describe('Street and number; printed only, not looked up.'),
    photo: Photo.optional().describe(
      'Photo of the home on the first page: JPEG, PNG or WebP in base64, at most 1 MiB decoded, 6000 pixels a side and 24 000 000 in all. Turned as its camera says, made smaller for print, never stored.',
    ),
    reference: definePrintedText(40)
      .optional()
      .describe("The agency's own number of the report; made of day and body when left out."),
    validUntil: Day.optional().describe(`Last day on which it holds: today to ${validDaysMax} days ahead.`),
    agencyOpinion: AgencyOpinion.optional(),
    commentary: z
      .boolean()
      .optional()
      .describe(
        'True: a language model comments on the figures, on a page of its own that says so. It takes some seconds, and counts as one call of `analyze`; the header `X-Commentary` says what became of it.',
      ),
  })
  .meta({
    id: 'AgencyReportInput',
    description: 'A dwelling, its purchase or its sale, and how the report of them looks.',
  })

/** Every rule of the purchase that a report can break: the municipality is known, and aids are always computed. */
const { commune_required: _known, ...ownPurchaseRules } = luxembourgPurchaseRules
const { household_without_aids: _always, ...aidsRules } = luxembourgAidsRules

/** Path in a report of a field of the capital gains. */
export const toReportPath = (field: string): string => {
  if (field === 'salePrice') return 'sale.price'
  return field === 'saleCosts' ? 'sale.costs' : `sale.gain.${field}`
}

const toSaleRules = (rules: readonly FieldRule[]): FieldRule[] =>
  rules.map(rule => ({ ...rule, fields: rule.fields.map(toReportPath) }))

/** The routes for agencies. */
export const agencies = initContract().router(
  {
    estimationReport: {
      method: 'POST',
      path: '/agences/pdf',
      summary: 'A branded report for a client, as PDF',
      description:
        'Two A4 pages in the colours of the agency: the estimate with its band and its reasons, the costs of buying line by line with their articles, and the aids. For a seller (`audience`) the second page says how the price is made, what is left of it after costs, tax on the gain and loan, and what comes next. Every figure is that of `/estimation`, `/frais-acquisition` and `/plus-values` for the same input. Nothing is stored: a repeat with the same Idempotency-Key is drawn again, as of the day of the first. `Accept` is not read. With a session it is for owners and administrators of an organisation, whose brand it carries. With `commentary` a language model comments on the figures, on a page of its own with a footnote behind each figure; the report is never refused for it: without an answer, or with a figure that nothing supports, it is printed without, and `X-Commentary` says why. A repeat asks the model again, whose words may be others. Logo and photo are printed upright, as the camera says, and without what they tell of camera and place.',
      body: AgencyReportInput,
      responses: {
        200: initContract().otherResponse({
          contentType: 'application/pdf',
          body: z.instanceof(Uint8Array<ArrayBufferLike>),
        }),
        404: ErrorResponse,
      },
      metadata: {
        credentials: ['secret', 'sandbox', 'organisationAdmin'],
        quota: 'report',
        bodyLimitBytes: 3072 * KiB,
        rules: [
          ...prefixRules('property', mergeRules(estimationRules)),
          ...prefixRules('purchase', mergeRules(purchaseRules, ownPurchaseRules, aidsRules)),
          ...toSaleRules(mergeRules(capitalGainsRules)),
          ...mergeRules(agencyReportRules, logoRules, photoRules, printRules),
        ],
      } satisfies Access as Access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: calculationFailures },
)
