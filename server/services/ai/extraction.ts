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
import { dpeWarnings } from '#domain/documents/dpe'
import { type DocumentText, documentText } from '#domain/documents/evidence'
import { factureImmoWarnings } from '#domain/documents/facture-immo'
import { plusValuesWarnings } from '#domain/documents/plus-values'
import { warning } from '#domain/documents/warning'
import type { Estimator } from '#domain/estimation/estimate'
import type { Read } from '../../ports/language-model.ts'
import type { PdfCheck } from '../../ports/pdf-check.ts'
import type { AiCaller, ChainRead, ProviderChain } from '../../ports/provider-chain.ts'
import type { OwnProvider, ProviderKeys } from '../../ports/provider-keys.ts'
import { checkFile, sentBytes } from '../files/sent-file.ts'
import { evidenced, withoutValues } from './document-evidence.ts'
import { estimateMappings, type Mapped, type MappingNeeds, saleMappings } from './document-mappings.ts'
import { flatEstimates } from './flat-estimates.ts'
import { foundJson } from './found-json.ts'
import { generatedBy } from './generated.ts'
import { readingRequest, readingRules, repairRequest } from './prompts/reading.ts'
import { providerAnswer } from './provider-failure.ts'
import { type QuotedData, quotedData } from './quoted-data.ts'
import { sentSchema } from './sent-schema.ts'

/** What extraction is made of. */
export interface ExtractionDependencies {
  chain: Pick<ProviderChain, 'read'>
  providerKeys: Pick<ProviderKeys, 'providersOf'>
  pdfCheck: PdfCheck
  officialCommune: MappingNeeds['officialCommune']
  /** The estimate that prices of documents are compared with. */
  estimate: Estimator
  /** The instant that marks data as read by a model. */
  now(): Date
}

/** Who asks for the data of a file, and when. */
export interface ExtractionCaller extends AiCaller {
  /** Today in Luxembourg, as YYYY-MM-DD. */
  day: string
}

/** Reads the data of documents with the caller's own provider key. */
export interface DocumentReading {
  /**
   * The data of a file, with what does not fit together in them and the requests that can be made of them.
   * @throws Refusal in this order: base64, size, no key, key of another provider, file, provider, `unreadable_extraction`.
   */
  extract(input: z.output<typeof ExtractInput>, caller: ExtractionCaller): Promise<Extraction>
}

const outputTokensMax = 8192
const warningsMax = 50
const missingMax = 100

const providerOf = (mediaType: FileType): OwnProvider => (mediaType === 'application/pdf' ? 'anthropic' : 'openai')

/** @throws Refusal where the caller has no key of the provider that reads this kind of file. */
const checkKeys = (providers: readonly OwnProvider[], mediaType: FileType): void => {
  const needed = providerOf(mediaType)
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

/** The paths of all that is null, in the order of the schema. */
const nullPaths = (value: unknown, path: string): string[] => {
  if (value === null) return [path]
  if (Array.isArray(value)) return value.flatMap((item, index) => nullPaths(item, `${path}[${index}]`))
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, field]) => nullPaths(field, `${path}.${name}`))
}

/** Judges all that was read, and makes requests of what the document states. */
type Reviewer<Kind extends DocumentKind> = (
  data: DocumentData<Kind>,
  stated: DocumentData<Kind>,
  needs: MappingNeeds,
) => Mapped<ExtractionOf<Kind>['mappings']>

/** What is doubtful in each kind of document, and the requests that can be made of it. */
const reviewers: { readonly [Kind in DocumentKind]: Reviewer<Kind> } = {
  bilan_promoteur: (data, _, needs) => ({ mappings: {}, warnings: bilanPromoteurWarnings(data, needs) }),
  plus_values: (data, stated, needs) => {
    const warnings = plusValuesWarnings(data, needs)
    const mapped = saleMappings(stated, needs)
    // What a check has said of a field is not said again as a refusal.
    const others = mapped.warnings.filter(({ path }) => !warnings.some(said => said.path === path))
    return { ...mapped, warnings: [...warnings, ...others] }
  },
  dpe: (data, stated, needs) => {
    const mapped = estimateMappings(stated, needs)
    return { ...mapped, warnings: [...dpeWarnings(data, needs.today), ...mapped.warnings] }
  },
  facture_immo: (data, _, { today }) => ({ mappings: {}, warnings: factureImmoWarnings(data, today) }),
}

/** What was read as it is answered: what is doubtful about where it stands comes before what does not fit together. */
const findings = <Kind extends DocumentKind>(
  kind: Kind,
  { data: read, values, others, wrong }: QuotedData,
  { text, ...needs }: MappingNeeds & { text: DocumentText | undefined },
) => {
  // The fields are those of the kind, each read with its schema; the compiler does not follow it through the table.
  const data = read as DocumentData<Kind>
  const { evidence, unverified, absent, warnings } = evidenced(values, others, text)
  const reviewed = reviewers[kind](data, withoutValues(data, absent), needs)
  return {
    data,
    warnings: [...unreadableFields(wrong), ...warnings, ...reviewed.warnings].slice(0, warningsMax),
    evidence,
    unverified,
    missing: nullPaths(data, 'data').slice(0, missingMax),
    mappings: reviewed.mappings,
  }
}

/** What a model gave, field by field. */
const readingOf = (kind: DocumentKind, read: Read<unknown>): QuotedData =>
  quotedData(documents[kind], read.isParsed ? read.value : foundJson(read.text))

const textOf = (read: Read<unknown>): string =>
  read.text.trim() === '' && read.isParsed ? JSON.stringify(read.value) : read.text

/** The fields of the data that are wrong, without their values: those are personal text of the document. */
const unreadable = (wrong: readonly RefusedField[]): Refusal =>
  new Refusal('unreadable_extraction', {
    issues: wrong.map(({ path, message, allowed }) => ({
      path: path === '' ? 'data' : `data.${path}`,
      message,
      ...(allowed && { allowed }),
    })),
    retryAfterSeconds: undefined,
  })

/**
 * What was read in the first answer, or, where a field is wrong there, in a second one for which the model got the list of
 * errors. Of the two the one with fewer errors counts.
 */
const repaired = async (kind: DocumentKind, first: ChainRead<unknown>): Promise<QuotedData> => {
  const reading = readingOf(kind, first)
  if (reading.wrong.length === 0) return reading
  const outcome = await first.again([
    { role: 'assistant', content: textOf(first) },
    { role: 'user', content: repairRequest(reading.wrong) },
  ])
  // Where the first answer has something, a second one that does not come takes nothing from it.
  if (outcome.outcome === 'failed' && !reading.isEmpty) return reading
  const again = readingOf(kind, providerAnswer(outcome))
  if (again.isEmpty && reading.isEmpty) throw unreadable(again.wrong)
  return reading.isEmpty || (!again.isEmpty && again.wrong.length <= reading.wrong.length) ? again : reading
}

const unreadableFields = (wrong: readonly RefusedField[]): ExtractionWarning[] =>
  wrong.map(({ path, message }) =>
    warning('field_unreadable', path, `The model gave a value that does not fit: ${message}`),
  )

/** Reads documents over a chain of providers. */
export const documentReading = ({
  chain,
  providerKeys,
  pdfCheck: check,
  officialCommune,
  estimate,
  now,
}: ExtractionDependencies): DocumentReading => ({
  extract: async ({ schema: kind, fileBase64, mediaType }, caller) => {
    const bytes = sentBytes(fileBase64)
    checkKeys(caller.owners.length === 0 ? [] : await providerKeys.providersOf(caller.owners), mediaType)
    const texts = await checkFile(bytes, mediaType, { check, signal: caller.signal })
    const task = {
      system: readingRules,
      prompt: readingRequest(kind),
      file: { bytes, mediaType },
      schema: sentSchema(documents[kind]),
      name: kind,
      maxOutputTokens: outputTokensMax,
    }
    const guarded = { fixedPart: readingRules }
    const read = providerAnswer(await chain.read({ provider: providerOf(mediaType), task, guarded }, caller))
    const { provider, model } = read
    const quoted = await repaired(kind, read)
    const text = texts && documentText(texts)
    const flatEstimate = flatEstimates({ estimate, officialCommune, today: caller.day })
    const found = findings(kind, quoted, { text, today: caller.day, officialCommune, flatEstimate })
    // Names and labels stand in the data as the model wrote them, so the answer is marked as its texts are.
    const meta = generatedBy(read, now())
    // Kind, data and mappings belong together; the compiler does not follow that through the table.
    return { schema: kind, provider, model, ...found, meta } as Extraction
  },
})
