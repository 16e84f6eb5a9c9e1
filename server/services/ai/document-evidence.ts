import type { ExtractionEvidence } from '#contract/ai/evidence'
import type { ExtractionWarning } from '#contract/ai/extraction'
import { type CheckedEvidence, checkEvidence, type DocumentText, type ReadValue } from '#domain/documents/evidence'
import { formatWarningSum } from '#domain/documents/warning'
import type { OtherValue } from './quoted-data.ts'

/** Positions of a document's values in its text, and doubts about them. */
export interface EvidenceResult {
  evidence: ExtractionEvidence[]
  /** Paths of unconfirmed values. */
  unverified: string[]
  /** Paths of values that the document text does not state: they are not used in requests. */
  absent: ReadonlySet<string>
  warnings: ExtractionWarning[]
}

const messageMax = 400
const namedMax = 6

const createWarning = (code: ExtractionWarning['code'], path: string, message: string): ExtractionWarning => ({
  code,
  path,
  message: message.length > messageMax ? `${message.slice(0, messageMax - 1)}…`.toWellFormed() : message,
})

const formatDocumentValue = (value: ReadValue['value']): string =>
  typeof value === 'number' ? formatWarningSum(value) : String(value)

const createAbsentWarning = ({ path, reason = '' }: CheckedEvidence, value: ReadValue['value']): ExtractionWarning =>
  createWarning(
    'not_in_document',
    path,
    `The document was read as saying ${formatDocumentValue(value).slice(0, 80)}. ${reason}`,
  )

/** One warning for all values without a quote: a model that gives none gives none anywhere. */
const listQuoteWarnings = (values: readonly ReadValue[]): ExtractionWarning[] => {
  const without = values.filter(({ quote }) => quote === null).map(({ path }) => path)
  if (without.length === 0) return []
  const named = without.slice(0, namedMax).join(', ')
  const others = without.length > namedMax ? `, and ${without.length - namedMax} others` : ''
  const message = `The model does not say where ${without.length} of ${values.length} values stand: ${named}${others}.`
  return [createWarning('no_quote', 'data', message)]
}

/** Value that contradicts the chosen one, of the same type; undefined where it is equal, or of another type. */
const findContradiction = (chosen: ReadValue, other: OtherValue): ReadValue | undefined => {
  const { quote, page } = other
  const isNumber = typeof chosen.value === 'number'
  const value = isNumber ? Number(other.value) : String(other.value)
  if (value === chosen.value || (isNumber && !Number.isFinite(value))) return undefined
  return { ...chosen, value, quote, page }
}

/** A second value is reported only where the document may state it: the model could have invented it. */
const listContradictions = (
  values: readonly ReadValue[],
  others: readonly OtherValue[],
  text: DocumentText | undefined,
): ExtractionWarning[] =>
  others.flatMap(other => {
    const chosen = values.find(({ path }) => path === other.field || path === `data.${other.field}`)
    const second = chosen && findContradiction(chosen, other)
    if (!chosen || !second) return []
    const { status, quote, page } = checkEvidence(second, text)
    if (status === 'not_in_document') return []
    const place = [quote === null ? '' : ` “${quote}”`, page === null ? '' : ` page ${page}`].filter(Boolean).join(',')
    const message = `${formatDocumentValue(chosen.value)} was chosen, and the document also states ${formatDocumentValue(second.value)}`
    return [createWarning('contradictory', chosen.path, `${message}${place === '' ? '' : `:${place}`}.`)]
  })

/** Looks up each value in the text of its document; `text` is undefined where the document has no text. */
export const findEvidence = (
  values: readonly ReadValue[],
  others: readonly OtherValue[],
  text: DocumentText | undefined,
): EvidenceResult => {
  const checks = values.map(value => ({ value: value.value, check: checkEvidence(value, text) }))
  const absent = checks.filter(({ check }) => check.status === 'not_in_document')
  return {
    evidence: checks.map(({ check: { path, quote, page, status } }) => ({ path, quote, page, status })),
    unverified: checks.flatMap(({ check }) => (check.status === 'found' ? [] : [check.path])),
    absent: new Set(absent.map(({ check }) => check.path)),
    warnings: [
      ...absent.map(({ check, value }) => createAbsentWarning(check, value)),
      ...listContradictions(values, others, text),
      ...listQuoteWarnings(values),
    ],
  }
}

/** Sets the values of some paths to null. */
export const clearValues = <Data>(data: Data, paths: ReadonlySet<string>): Data => {
  const without = (value: unknown, path: string): unknown => {
    if (paths.has(path)) return null
    if (Array.isArray(value)) return value.map((item, index) => without(item, `${path}[${index}]`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, without(field, `${path}.${name}`)]))
  }
  // Every value that is set to null is nullable in the schema.
  return without(data, 'data') as Data
}
