import type * as z from 'zod'
import {
  type DocumentData,
  type DocumentKind,
  documents,
  type ExtractInput,
  type Extraction,
  type ExtractionOf,
  type ExtractionWarning,
  type FileType,
} from '#contract/ai/extraction'
import { Refusal, type RefusedField } from '#domain/core/refusal'
import { bilanPromoteurWarnings } from '#domain/documents/bilan-promoteur'
import { createDocumentText, type DocumentText } from '#domain/documents/document-text'
import { dpeWarnings } from '#domain/documents/dpe'
import { factureImmoWarnings } from '#domain/documents/facture-immo'
import { plusValuesWarnings } from '#domain/documents/plus-values'
import { warning } from '#domain/documents/warning'
import type { Estimator } from '#domain/estimation/estimate'
import type { ReadingResult } from '../../ports/language-model.ts'
import type { PdfCheck } from '../../ports/pdf-check.ts'
import type { AiCaller, ChainRead, ProviderChain } from '../../ports/provider-chain.ts'
import type { OwnProvider, ProviderKeys } from '../../ports/provider-keys.ts'
import type { QueuedClient } from '../../ports/workers.ts'
import { checkFile, decodeSentFile } from '../files/sent-file.ts'
import { clearValues, findEvidence } from './document-evidence.ts'
import { type Mapped, type MappingNeeds, mapEstimateRequest, mapSaleRequest } from './document-mappings.ts'
import { createFlatEstimator } from './flat-estimates.ts'
import { buildGeneratedMeta } from './generated.ts'
import { buildReadingPrompt, formatRepairRequest, readingInstructions } from './prompts/reading.ts'
import { unwrapChainOutcome } from './provider-failure.ts'
import { parseQuotedData, type QuotedData } from './quoted-data.ts'
import { createProviderSchema, describeDocumentFields } from './sent-schema.ts'

export interface ExtractionDependencies {
  chain: Pick<ProviderChain, 'read'>
  providerKeys: Pick<ProviderKeys, 'providersOf'>
  pdfCheck: PdfCheck
  officialCommune: MappingNeeds['officialCommune']
  /** Estimate to compare prices of documents with. */
  estimate: Estimator
  /** Time of the extraction, for `meta`. */
  now(): Date
}

/** Caller of an extraction, and its date. */
interface ExtractionCaller extends AiCaller {
  /** Today in Luxembourg, as YYYY-MM-DD. */
  day: string
  /** Client that the file is queued for. */
  client: QueuedClient
}

/** Extracts the data of documents with the caller's own provider key. */
export interface DocumentReading {
  /**
   * Data of a file, with inconsistencies and the requests that can be made from them.
   * @throws Refusal in this order: size, base64, no key, key of another provider, file, provider,
   * `unreadable_extraction`.
   */
  extract(input: z.output<typeof ExtractInput>, caller: ExtractionCaller): Promise<Extraction>
}

const outputTokensMax = 8192
const warningsMax = 50
const missingMax = 100

const selectReadingProvider = (mediaType: FileType): OwnProvider =>
  mediaType === 'application/pdf' ? 'anthropic' : 'openai'

/** @throws Refusal where the caller has no key of the provider that reads this kind of file. */
const checkKeys = (providers: readonly OwnProvider[], mediaType: FileType): void => {
  const needed = selectReadingProvider(mediaType)
  if (providers.includes(needed)) return
  if (providers.length === 0)
    throw new Refusal('vision_key_required', {
      message: 'This extraction needs a provider key of your own: of `anthropic` for a PDF, of `openai` for an image.',
    })
  const isPdf = mediaType === 'application/pdf'
  throw new Refusal('invalid_request', {
    issues: [
      {
        path: 'mediaType',
        code: 'provider_media_mismatch',
        message: `Is read with a key of ${needed}; you have one of ${providers.join(' and ')}.`,
        received: mediaType,
        allowed: isPdf ? ['image/png', 'image/jpeg'] : ['application/pdf'],
      },
    ],
  })
}

/** Paths of all null values, in schema order. */
const listNullPaths = (value: unknown, path: string): string[] => {
  if (value === null) return [path]
  if (Array.isArray(value)) return value.flatMap((item, index) => listNullPaths(item, `${path}[${index}]`))
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, field]) => listNullPaths(field, `${path}.${name}`))
}

/** Checks the extracted data, and makes requests from the values that the document states. */
type Reviewer<Kind extends DocumentKind> = (
  data: DocumentData<Kind>,
  stated: DocumentData<Kind>,
  needs: MappingNeeds,
) => Mapped<ExtractionOf<Kind>['mappings']>

/** Checks and requests of each kind of document. */
const reviewers: { readonly [Kind in DocumentKind]: Reviewer<Kind> } = {
  bilan_promoteur: (data, _, needs) => ({ mappings: {}, warnings: bilanPromoteurWarnings(data, needs) }),
  plus_values: (data, stated, needs) => {
    const warnings = plusValuesWarnings(data, needs)
    const mapped = mapSaleRequest(stated, needs)
    // A field with a warning of a check is not reported again as a refusal.
    const others = mapped.warnings.filter(({ path }) => !warnings.some(said => said.path === path))
    return { ...mapped, warnings: [...warnings, ...others] }
  },
  dpe: (data, stated, needs) => {
    const mapped = mapEstimateRequest(stated, needs)
    return { ...mapped, warnings: [...dpeWarnings(data, needs.today), ...mapped.warnings] }
  },
  facture_immo: (data, _, { today }) => ({ mappings: {}, warnings: factureImmoWarnings(data, today) }),
}

/** Checked extraction for the response: doubts about positions come before inconsistencies. */
const checkExtraction = <Kind extends DocumentKind>(
  kind: Kind,
  { data: read, values, others, wrong }: QuotedData,
  { text, ...needs }: MappingNeeds & { text: DocumentText | undefined },
) => {
  // The fields are those of the kind, validated by its schema; the compiler cannot infer it from the table.
  const data = read as DocumentData<Kind>
  const { evidence, unverified, unusable, warnings } = findEvidence(values, others, text)
  const reviewed = reviewers[kind](data, clearValues(data, unusable), needs)
  return {
    data,
    warnings: [...listUnreadableWarnings(wrong), ...warnings, ...reviewed.warnings].slice(0, warningsMax),
    evidence,
    unverified,
    missing: listNullPaths(data, 'data').slice(0, missingMax),
    mappings: reviewed.mappings,
  }
}

/** Parses a model's answer field by field. */
const parseReading = (kind: DocumentKind, read: ReadingResult<unknown>): QuotedData =>
  parseQuotedData(documents[kind], read.value)

const getAnswerText = (read: ReadingResult<unknown>): string =>
  read.text.trim() === '' && read.isParsed ? JSON.stringify(read.value) : read.text

/** Invalid fields without their values, which are personal text of the document. */
const createUnreadableRefusal = (wrong: readonly RefusedField[]): Refusal =>
  new Refusal('unreadable_extraction', {
    issues: wrong.map(({ path, message, allowed }) => ({
      path: path === '' ? 'data' : `data.${path}`,
      message,
      ...(allowed && { allowed }),
    })),
    retryAfterSeconds: undefined,
  })

/**
 * First answer of the model, or, where it has invalid fields, a second one made with the list of errors. The answer
 * with fewer errors is used.
 */
const repairReading = async (kind: DocumentKind, first: ChainRead<unknown>): Promise<QuotedData> => {
  const reading = parseReading(kind, first)
  if (reading.wrong.length === 0) return reading
  // A second answer would be cut off as well.
  if (first.isCut && !reading.isEmpty) return reading
  const outcome = await first.again([
    { role: 'assistant', content: getAnswerText(first) },
    { role: 'user', content: formatRepairRequest(reading.wrong) },
  ])
  // If the first answer has data, a failed second one is ignored.
  if (outcome.outcome === 'failed' && !reading.isEmpty) return reading
  const again = parseReading(kind, unwrapChainOutcome(outcome))
  if (again.isEmpty && reading.isEmpty) throw createUnreadableRefusal(again.wrong)
  return reading.isEmpty || (!again.isEmpty && again.wrong.length <= reading.wrong.length) ? again : reading
}

const listUnreadableWarnings = (wrong: readonly RefusedField[]): ExtractionWarning[] =>
  wrong.map(({ path, message }) =>
    warning('field_unreadable', path, `The model gave a value that does not fit: ${message}`),
  )

const listCutWarnings = ({ isCut = false }: ReadingResult<unknown>): ExtractionWarning[] =>
  isCut
    ? [
        {
          code: 'answer_cut',
          path: 'data',
          message: 'The model reached its output limit: entries at the end of lists may be missing.',
        },
      ]
    : []

/** Extraction of documents over a chain of providers. */
export const createDocumentReading = ({
  chain,
  providerKeys,
  pdfCheck: check,
  officialCommune,
  estimate,
  now,
}: ExtractionDependencies): DocumentReading => ({
  extract: async ({ schema: kind, fileBase64, mediaType }, caller) => {
    const bytes = await decodeSentFile(fileBase64)
    checkKeys(caller.owners.length === 0 ? [] : await providerKeys.providersOf(caller.owners), mediaType)
    const texts = await checkFile(bytes, mediaType, { check, signal: caller.signal, client: caller.client })
    const task = {
      system: readingInstructions,
      prompt: buildReadingPrompt(kind, describeDocumentFields(documents[kind])),
      file: { base64: fileBase64, mediaType },
      schema: createProviderSchema(documents[kind]),
      name: kind,
      maxOutputTokens: outputTokensMax,
    }
    const guarded = { fixedPart: readingInstructions }
    const read = unwrapChainOutcome(
      await chain.read({ provider: selectReadingProvider(mediaType), task, guarded }, caller),
    )
    const { provider, model } = read
    const quoted = await repairReading(kind, read)
    const text = texts && createDocumentText(texts)
    const flatEstimate = createFlatEstimator({ estimate, officialCommune, today: caller.day })
    const found = checkExtraction(kind, quoted, { text, today: caller.day, officialCommune, flatEstimate })
    // The data contain names and labels as the model wrote them, so the response is marked as generated.
    const meta = buildGeneratedMeta(read, now())
    // Kind, data and mappings match; the compiler cannot infer it from the table.
    const warnings = [...listCutWarnings(read), ...found.warnings].slice(0, warningsMax)
    return { schema: kind, provider, model, ...found, warnings, meta } as Extraction
  },
})
