import type { ExtractionEvidence } from '#contract/ai/evidence'
import type { ExtractionWarning } from '#contract/ai/extraction'
import { findOtherAmounts } from '#domain/documents/contradictions'
import type { DocumentText } from '#domain/documents/document-text'
import { type CheckedEvidence, checkEvidence, isUsable } from '#domain/documents/evidence'
import type { PageText, UnseenReason } from '#domain/documents/page-text'
import type { ReadValue } from '#domain/documents/read-value'
import { formatWarningSum } from '#domain/documents/warning'
import type { OtherValue } from './quoted-data.ts'

/** Positions of a document's values in its text, and doubts about them. */
export interface EvidenceResult {
  evidence: ExtractionEvidence[]
  /** Paths of unconfirmed values. */
  unverified: string[]
  /** Paths of values that requests do not use: the text was looked at, and does not state or show them. */
  unusable: ReadonlySet<string>
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

/** What people see of words that are hidden, by the reason. */
const unseenWords: Readonly<Record<UnseenReason, string>> = {
  invisible: 'in text that is not printed, too small or as pale as the page',
  offPage: 'in text beyond the edge of the page',
  covered: 'in text below something else',
  struck: 'in words that are struck out',
  note: 'in a note that is not printed',
}

const explainDoubt = ({ status, doubt, factor = 1 }: CheckedEvidence, value: ReadValue['value']): string => {
  if (doubt === 'nowhere') return 'It stands nowhere in the text of the document.'
  if (doubt === 'notInQuote') return 'It does not stand in its quote.'
  if (doubt === 'inThousands')
    return `The page gives its amounts in ${factor === 1000 ? 'thousands' : 'millions'} of euros: this would be ${formatDocumentValue(Number(value) * factor)}.`
  if (doubt === 'otherCurrency') return 'Its quote is an amount in another currency.'
  if (doubt === 'otherSign') return 'Its quote has it below zero.'
  if (doubt === 'otherRole') return 'Its quote speaks of a deposit or of costs, and of no price.'
  if (doubt === 'notCompared') return 'Its page has more text than is compared.'
  if (doubt === 'quoteMissing')
    return status === 'unchecked'
      ? 'Its quote was not found in the text that was read, so it is not confirmed.'
      : 'Its quote does not stand in the text of the document.'
  return doubt === undefined ? '' : `It stands only ${unseenWords[doubt]}.`
}

const doubtCodes = { not_in_document: 'not_in_document', hidden: 'hidden', unchecked: 'not_confirmed' } as const

/** Warning about a value that the text of the document does not confirm; none for one that nobody could look for. */
const listDoubtWarnings = (check: CheckedEvidence, value: ReadValue['value']): ExtractionWarning[] => {
  if (check.status === 'found' || check.doubt === undefined) return []
  const said = `The document was read as saying ${formatDocumentValue(value).slice(0, 80)}.`
  return [createWarning(doubtCodes[check.status], check.path, `${said} ${explainDoubt(check, value)}`)]
}

/** One warning about the pages whose text is not compared. */
const listUnreadWarnings = (text: DocumentText | undefined): ExtractionWarning[] => {
  const listPages = (reason: PageText['unread']): number[] =>
    (text?.pages ?? []).flatMap(({ unread }, index) => (unread === reason ? [index + 1] : []))
  const [long, pictures] = [
    listPages('tooLong'),
    listPages('picture').filter(page => text?.pages[page - 1]?.whole.length),
  ]
  const parts = [
    ...(long.length > 0 ? [`too much text on page ${long.join(', ')}`] : []),
    ...(pictures.length > 0 ? [`text that a machine read off a picture on page ${pictures.join(', ')}`] : []),
  ]
  if (parts.length === 0) return []
  return [createWarning('text_not_compared', 'data', `Not compared: ${parts.join('; ')}.`)]
}

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

/** Second amounts behind the same label that the service finds itself, where the model names none. */
const listOtherAmounts = (
  checks: readonly { read: ReadValue; check: CheckedEvidence }[],
  text: DocumentText | undefined,
  told: readonly ExtractionWarning[],
): ExtractionWarning[] =>
  (text ? findOtherAmounts(checks, text) : [])
    .filter(({ path }) => !told.some(warning => warning.path === path))
    .map(({ path, value, words, page, isSeen }) => {
      const where = isSeen ? '' : ', in text of which nobody sees a part'
      const message = `Behind the same words the document also states ${formatDocumentValue(value)}: “${words}”, page ${page}${where}.`
      return createWarning('contradictory', path, message)
    })

/** Looks up each value in the text of its document; `text` is undefined where the document has no text. */
export const findEvidence = (
  values: readonly ReadValue[],
  others: readonly OtherValue[],
  text: DocumentText | undefined,
): EvidenceResult => {
  const currency = values.find(({ path }) => path === 'data.currency')?.value ?? 'EUR'
  const checks = values.map(read => ({ read, check: checkEvidence(read, text, String(currency)) }))
  const contradictions = listContradictions(values, others, text)
  return {
    evidence: checks.map(({ check: { path, quote, page, status, boxes } }) => ({ path, quote, page, status, boxes })),
    unverified: checks.flatMap(({ check }) => (check.status === 'found' ? [] : [check.path])),
    unusable: new Set(checks.flatMap(({ check }) => (isUsable(check) ? [] : [check.path]))),
    warnings: [
      ...listUnreadWarnings(text),
      ...checks.flatMap(({ check, read }) => listDoubtWarnings(check, read.value)),
      ...contradictions,
      ...listOtherAmounts(checks, text, contradictions),
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
