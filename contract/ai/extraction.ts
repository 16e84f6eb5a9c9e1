import * as z from 'zod'
import { EstimationInput } from '../estimation.ts'
import { CapitalGainsInput } from '../fiscal.ts'
import { BilanPromoteur } from './bilan-promoteur.ts'
import { Dpe } from './dpe.ts'
import { ExtractionEvidence } from './evidence.ts'
import { FactureImmo } from './facture-immo.ts'
import { GeneratedMeta } from './generated.ts'
import { PlusValues } from './plus-values.ts'
import { ownProviders } from './providers.ts'

/** Extracted data of each kind of document, by the name of its schema. */
export const documents = {
  bilan_promoteur: BilanPromoteur,
  plus_values: PlusValues,
  dpe: Dpe,
  facture_immo: FactureImmo,
} as const

/** The name of a kind of document. */
export type DocumentKind = keyof typeof documents

/** The data of a kind of document. */
export type DocumentData<Kind extends DocumentKind = DocumentKind> = z.infer<(typeof documents)[Kind]>

/** Most bytes of a file, decoded. */
export const fileBytesMax = 8_388_608

/** The kinds of file that are read. */
const fileTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const

/** A kind of file that is read. */
export type FileType = (typeof fileTypes)[number]

/** A document to extract data from. */
export const ExtractInput = z
  .strictObject({
    schema: z
      .enum(['bilan_promoteur', 'plus_values', 'dpe', 'facture_immo'])
      .describe('What to read: a developer’s budget, the sale of a property, an energy certificate, an invoice.'),
    fileBase64: z.string().meta({
      contentEncoding: 'base64',
      'x-max-bytes': fileBytesMax,
      'x-private': true,
      maxLength: 4 * Math.ceil(fileBytesMax / 3),
      description:
        'The file in base64 (RFC 4648, section 4, padded, without line breaks and without `data:`), at most 8 MiB decoded; a PDF without a password and of at most 50 pages, an image of at most 8000 pixels a side. It goes to the provider of your key and is not stored.',
    }),
    mediaType: z
      .enum(fileTypes)
      .describe('What the file is: a PDF is read with your key of anthropic, an image with that of openai.'),
  })
  .meta({ id: 'ExtractInput', description: 'A document whose data are asked for.' })

/** Codes of inconsistencies in the data of a document. */
export const warningCodes = [
  'costs_do_not_add_up',
  'margin_does_not_add_up',
  'margin_rate_differs',
  'areas_inconsistent',
  'sale_before_acquisition',
  'improvement_outside_holding',
  'francs_after_2001',
  'price_unusual',
  'validity_not_ten_years',
  'certificate_expired',
  'class_not_estimated',
  'lines_do_not_add_up',
  'vat_does_not_add_up',
  'vat_rate_unusual',
  'due_before_issue',
  'currency_not_euro',
  'request_refused',
  'not_in_document',
  'no_quote',
  'contradictory',
  'field_unreadable',
  'answer_cut',
  'line_does_not_add_up',
  'vat_line_does_not_add_up',
  'credit_note_sign',
  'vat_number_unusual',
  'date_unusual',
  'area_unusual',
  'hidden',
  'not_confirmed',
  'text_not_compared',
] as const

/** An inconsistency. */
export const ExtractionWarning = z
  .strictObject({
    code: z
      .enum(warningCodes)
      .describe(
        'Stable code of the warning. New codes may be added. `request_refused`: the operation of a mapping would refuse the request as it stands. `not_in_document`: the document does not state the value; `mappings` leave it out. `hidden`: it states it only in text that nobody sees; left out too. `not_confirmed`: it has the value, but not in the quote, or as an amount in thousands; left out too. `text_not_compared`: the text of these pages was not read. `contradictory`: it states another one too. `field_unreadable`: what was read does not fit, and is null. `answer_cut`: the model reached its output limit, so that entries at the end of lists may be missing.',
      ),
    path: z.string().max(200).describe('The field that is doubtful, as `data.totalCost`.'),
    message: z.string().max(400).describe('What does not fit, in one sentence with the figures.'),
  })
  .meta({ id: 'ExtractionWarning', description: 'Something in a document that does not fit together.' })
/** An inconsistency. */
export type ExtractionWarning = z.infer<typeof ExtractionWarning>

const { shape: sale } = CapitalGainsInput

/** Fields of a capital gain that a document may give; users enter the others. */
const CapitalGainsDraft = z
  .strictObject({
    saleDate: sale.saleDate,
    salePrice: sale.salePrice.optional(),
    saleCosts: sale.saleCosts,
    acquisitionDate: sale.acquisitionDate.optional(),
    acquisitionPrice: sale.acquisitionPrice.optional(),
    acquisitionCosts: sale.acquisitionCosts,
    acquisitionCurrency: sale.acquisitionCurrency,
    acquisitionMode: sale.acquisitionMode,
    improvements: sale.improvements,
    mainResidence: sale.mainResidence,
    taxClass: sale.taxClass.optional(),
    ordinaryTaxableIncome: sale.ordinaryTaxableIncome.optional(),
    jointTaxation: sale.jointTaxation,
    ownershipShare: sale.ownershipShare,
    preliminaryContractRegisteredOn: sale.preliminaryContractRegisteredOn,
  })
  .meta({ id: 'CapitalGainsDraft', description: 'A request of `capitalGains` as far as a document gives it.' })

const EstimationDraft = z
  .strictObject({
    commune: EstimationInput.shape.commune.optional(),
    classeEnergie: EstimationInput.shape.classeEnergie,
  })
  .meta({ id: 'EstimationDraft', description: 'A request of `estimate` as far as an energy certificate gives it.' })

/** Required fields of each operation that a document may leave open. */
export const requiredFields = {
  capitalGains: ['acquisitionDate', 'acquisitionPrice', 'salePrice', 'taxClass', 'ordinaryTaxableIncome'],
  estimate: ['commune', 'surface'],
} as const

const defineMissingFields = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.array(z.enum(names)).max(names.length).describe('Required fields that the document does not give.')

const asFar = 'Fields that the operation takes, as far as the document gives them.'

/** The requests of our own operations that can be made of each kind of document. */
const mappings = {
  bilan_promoteur: z.strictObject({}).describe('No operation takes a developer’s budget.'),
  plus_values: z
    .strictObject({
      capitalGains: z
        .strictObject({
          request: CapitalGainsDraft.describe(asFar),
          missing: defineMissingFields(requiredFields.capitalGains),
        })
        .describe('For `POST /plus-values`.'),
    })
    .describe('Requests that can be made of the data.'),
  dpe: z
    .strictObject({
      estimate: z
        .strictObject({
          request: EstimationDraft.describe(asFar),
          missing: defineMissingFields(requiredFields.estimate),
        })
        .describe('For `POST /estimation`.'),
    })
    .describe('Requests that can be made of the data.'),
  facture_immo: z.strictObject({}).describe('No operation takes an invoice.'),
} as const

/** Most values of a document: an invoice of 100 lines with 6 fields each, 6 rates with 3, and 12 other fields. */
const evidenceMax = 640

const defineExtraction = <Kind extends DocumentKind, Data extends z.ZodType, Mappings extends z.ZodType>(
  kind: Kind,
  { data, mappings, id, what }: { data: Data; mappings: Mappings; id: string; what: string },
) =>
  z
    .strictObject({
      schema: z.literal(kind).describe('As sent.'),
      data: data.describe('Every field of the schema, null where the document says nothing.'),
      provider: z.enum(ownProviders).describe('Who read it: anthropic a PDF, openai an image.'),
      model: z.string().max(200).describe('The model as it is configured.'),
      warnings: z
        .array(ExtractionWarning)
        .max(50)
        .describe('What does not fit together; the data stay as they were read.'),
      evidence: z.array(ExtractionEvidence).max(evidenceMax).describe('Where each value stands.'),
      unverified: z
        .array(z.string().max(200))
        .max(evidenceMax)
        .describe('Values that are not `found`: a person checks them.'),
      missing: z.array(z.string().max(100)).max(100).describe('Paths of `data` that are null, in their order.'),
      mappings,
      meta: GeneratedMeta,
    })
    .meta({ id, description: what })

/** The data of a document, with warnings and requests of operations made of them. */
export const Extraction = z
  .discriminatedUnion('schema', [
    defineExtraction('bilan_promoteur', {
      data: BilanPromoteur,
      mappings: mappings.bilan_promoteur,
      id: 'BilanPromoteurExtraction',
      what: 'The data of a developer’s budget.',
    }),
    defineExtraction('plus_values', {
      data: PlusValues,
      mappings: mappings.plus_values,
      id: 'PlusValuesExtraction',
      what: 'The data of the sale of a property.',
    }),
    defineExtraction('dpe', {
      data: Dpe,
      mappings: mappings.dpe,
      id: 'DpeExtraction',
      what: 'The data of an energy certificate.',
    }),
    defineExtraction('facture_immo', {
      data: FactureImmo,
      mappings: mappings.facture_immo,
      id: 'FactureImmoExtraction',
      what: 'The data of an invoice.',
    }),
  ])
  .meta({ id: 'Extraction', description: 'The data of a document, by `schema`.' })
/** The data of a document, with warnings and requests of operations made of them. */
export type Extraction = z.infer<typeof Extraction>

/** The data of one kind of document. */
export type ExtractionOf<Kind extends DocumentKind> = Extract<Extraction, { schema: Kind }>
