import type { ExtractionEvidence } from '#contract/ai/evidence'
import type { ExtractionWarning } from '#contract/ai/extraction'
import { type DocumentText, type Judged, judged, type ReadValue } from '#domain/documents/evidence'
import { sumText } from '#domain/documents/warning'
import type { OtherValue } from './quoted-data.ts'

/** Where the values of a document stand, and what is doubtful about that. */
export interface Evidenced {
  evidence: ExtractionEvidence[]
  /** Paths of the values that nothing confirms. */
  unverified: string[]
  /** Paths of the values that the text of the document does not state: no request is made of them. */
  absent: ReadonlySet<string>
  warnings: ExtractionWarning[]
}

const messageMax = 400
const namedMax = 6

const warningAt = (code: ExtractionWarning['code'], path: string, message: string): ExtractionWarning => ({
  code,
  path,
  message: message.length > messageMax ? `${message.slice(0, messageMax - 1)}…`.toWellFormed() : message,
})

const shown = (value: ReadValue['value']): string => (typeof value === 'number' ? sumText(value) : String(value))

const absentWarning = ({ path, reason = '' }: Judged, value: ReadValue['value']): ExtractionWarning =>
  warningAt('not_in_document', path, `The document was read as saying ${shown(value).slice(0, 80)}. ${reason}`)

/** One warning for all values without a quote: a model that gives none gives none anywhere. */
const quoteWarnings = (values: readonly ReadValue[]): ExtractionWarning[] => {
  const without = values.filter(({ quote }) => quote === null).map(({ path }) => path)
  if (without.length === 0) return []
  const named = without.slice(0, namedMax).join(', ')
  const others = without.length > namedMax ? `, and ${without.length - namedMax} others` : ''
  const message = `The model does not say where ${without.length} of ${values.length} values stand: ${named}${others}.`
  return [warningAt('no_quote', 'data', message)]
}

/** The value that contradicts one that was chosen, of its kind; undefined where it is the same, or of another kind. */
const contradicting = (chosen: ReadValue, other: OtherValue): ReadValue | undefined => {
  const { quote, page } = other
  const isNumber = typeof chosen.value === 'number'
  const value = isNumber ? Number(other.value) : String(other.value)
  if (value === chosen.value || (isNumber && !Number.isFinite(value))) return undefined
  return { ...chosen, value, quote, page }
}

/** A second value is told only where the document may state it: the model could invent that as well. */
const contradictions = (
  values: readonly ReadValue[],
  others: readonly OtherValue[],
  text: DocumentText | undefined,
): ExtractionWarning[] =>
  others.flatMap(other => {
    const chosen = values.find(({ path }) => path === other.field || path === `data.${other.field}`)
    const second = chosen && contradicting(chosen, other)
    if (!chosen || !second) return []
    const { status, quote, page } = judged(second, text)
    if (status === 'not_in_document') return []
    const place = [quote === null ? '' : ` “${quote}”`, page === null ? '' : ` page ${page}`].filter(Boolean).join(',')
    const message = `${shown(chosen.value)} was chosen, and the document also states ${shown(second.value)}`
    return [warningAt('contradictory', chosen.path, `${message}${place === '' ? '' : `:${place}`}.`)]
  })

/** Looks up each value in the text of its document; undefined where there is no text to look in. */
export const evidenced = (
  values: readonly ReadValue[],
  others: readonly OtherValue[],
  text: DocumentText | undefined,
): Evidenced => {
  const looks = values.map(value => ({ value: value.value, look: judged(value, text) }))
  const absent = looks.filter(({ look }) => look.status === 'not_in_document')
  return {
    evidence: looks.map(({ look: { path, quote, page, status } }) => ({ path, quote, page, status })),
    unverified: looks.flatMap(({ look }) => (look.status === 'found' ? [] : [look.path])),
    absent: new Set(absent.map(({ look }) => look.path)),
    warnings: [
      ...absent.map(({ look, value }) => absentWarning(look, value)),
      ...contradictions(values, others, text),
      ...quoteWarnings(values),
    ],
  }
}

/** Data without the values of some paths, which are null then. */
export const withoutValues = <Data>(data: Data, paths: ReadonlySet<string>): Data => {
  const without = (value: unknown, path: string): unknown => {
    if (paths.has(path)) return null
    if (Array.isArray(value)) return value.map((item, index) => without(item, `${path}[${index}]`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, without(field, `${path}.${name}`)]))
  }
  // Every field that may be null in the schema is left or null.
  return without(data, 'data') as Data
}
