import * as z from 'zod'
import { quoteMax } from '#contract/ai/evidence'
import type { RefusedField } from '#domain/core/refusal'
import type { ReadValue, ValueKind } from '#domain/documents/read-value'
import { listRefusedFields } from '../../operations/schema-issues.ts'
import { isPlainObject, requireSchema, unwrapNullable } from './schema-parts.ts'
import { readSentValue, toFieldAnswer } from './sent-values.ts'

/** Another value that, according to the model, the document states for a field. */
export interface OtherValue {
  field: string
  value: number | string
  quote: string | null
  page: number | null
}

/** Data that a model extracted from a document, field by field. */
export interface QuotedData {
  /** Every field of the schema, null where the document does not state it, or the value is invalid. */
  data: Record<string, unknown>
  /** All values that are not null, with their positions, in schema order. */
  values: readonly ReadValue[]
  others: readonly OtherValue[]
  /** Fields with invalid values. */
  wrong: readonly RefusedField[]
  /** Whether nothing was extracted: no field of the schema is present, or all that are not null are invalid. */
  isEmpty: boolean
}

type Place = Pick<ReadValue, 'quote' | 'page'>

const pagesMax = 50
const othersMax = 20

/** Quote without invisible characters; null where it is too long to locate a value. */
const cleanQuote = (quote: unknown): string | null => {
  if (typeof quote !== 'string' || quote.length > quoteMax * 2) return null
  const shown = quote
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  return shown === '' || shown.length > quoteMax ? null : shown
}

const placeOf = ({ quote, page }: Record<string, unknown>): Place => ({
  quote: cleanQuote(quote),
  page: typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= pagesMax ? page : null,
})

const nowhere: Place = { quote: null, page: null }

const getValueKind = (schema: z.ZodType): ValueKind => {
  if (schema.type === 'number') return schema.meta()?.['x-unit'] === 'fraction' ? 'fraction' : 'number'
  if (schema.type !== 'string') return 'choice'
  return schema instanceof z.ZodISODate ? 'day' : 'text'
}

/** What the schema of a value says about it. */
const describeValue = (schema: z.ZodType): Pick<ReadValue, 'kind' | 'isMoney' | 'maySink' | 'members'> => {
  const inside = unwrapNullable(schema)
  const unit = schema.meta()?.['x-unit'] ?? inside.meta()?.['x-unit']
  return {
    kind: unit === 'fraction' ? 'fraction' : getValueKind(inside),
    ...((unit === 'EUR' || unit === 'currency') && { isMoney: true }),
    ...(inside instanceof z.ZodNumber && (inside.minValue ?? 0) < 0 && { maySink: true }),
    ...(inside instanceof z.ZodEnum && { members: inside.options.map(String) }),
  }
}

/** Reads the fields of objects; an invalid value is null, and listed in `wrong`. */
const createFieldReader = () => {
  const values: ReadValue[] = []
  const wrong: RefusedField[] = []
  const isValue = (value: unknown): value is ReadValue['value'] =>
    ['number', 'string', 'boolean'].includes(typeof value)
  const field = (schema: z.ZodType, sent: unknown, path: string, { quote, page }: Place): unknown => {
    const parsed = schema.safeParse(readSentValue(schema, sent ?? null))
    if (!parsed.success) {
      const [fault] = listRefusedFields(parsed.error.issues, sent, schema)
      wrong.push({ message: 'Does not fit.', ...fault, path })
      return null
    }
    const { data: value } = parsed
    if (isValue(value)) values.push({ path: `data.${path}`, value, ...describeValue(schema), quote, page })
    return value
  }
  return { values, wrong, field }
}

type Reader = ReturnType<typeof createFieldReader>

/** Value with its position, or without, from a model that ignores the schema. */
const readQuotedField = ({ field }: Reader, schema: z.ZodType, sent: unknown, name: string): unknown =>
  isPlainObject(sent) && 'value' in sent
    ? field(schema, sent.value, name, placeOf(sent))
    : field(schema, sent, name, nowhere)

const readEntries = ({ field, wrong }: Reader, list: z.ZodArray, sent: unknown, name: string): unknown[] => {
  if (sent === undefined || sent === null) return []
  const entry = unwrapNullable(list.element)
  if (!Array.isArray(sent) || !(entry instanceof z.ZodObject)) {
    wrong.push({ path: name, message: 'Must be a list.' })
    return []
  }
  const max = getMaxItems(list)
  if (sent.length > max) wrong.push({ path: name, message: `Must have at most ${max} entries.` })
  return sent.slice(0, max).map((one: unknown, index) => {
    const place = isPlainObject(one) ? placeOf(one) : nowhere
    if (!isPlainObject(one)) wrong.push({ path: `${name}[${index}]`, message: 'Must be an object.' })
    const read = Object.entries(entry.shape).map(([part, schema]) => {
      const given = isPlainObject(one) ? one[part] : null
      const [value, at] = isPlainObject(given) && 'value' in given ? [given.value, placeOf(given)] : [given, place]
      return [part, field(requireSchema(schema), value, `${name}[${index}].${part}`, at)]
    })
    return Object.fromEntries(read)
  })
}

/** Maximum length of a list according to its schema. */
const getMaxItems = (list: z.ZodArray): number => z.toJSONSchema(list).maxItems ?? Number.POSITIVE_INFINITY

const readOtherValues = ({ shape }: z.ZodObject, sent: unknown): OtherValue[] =>
  (Array.isArray(sent) ? sent : []).slice(0, othersMax).flatMap((one: unknown) => {
    if (!isPlainObject(one) || typeof one.field !== 'string') return []
    const schema = Object.hasOwn(shape, one.field) ? requireSchema(shape[one.field]) : undefined
    const value = schema ? readSentValue(schema, one.value) : one.value
    return typeof value === 'number' || typeof value === 'string' ? [{ field: one.field, value, ...placeOf(one) }] : []
  })

/**
 * Parses a model's answer field by field: an invalid value is null, the others are kept. Fields that are not in the
 * schema are ignored.
 */
export const parseQuotedData = (document: z.ZodObject, sent: unknown): QuotedData => {
  const answer = toFieldAnswer(document, sent)
  const given = isPlainObject(answer) ? answer : {}
  const reader = createFieldReader()
  const data = Object.entries(document.shape).map(([name, part]) => {
    const schema = requireSchema(part)
    const value =
      schema instanceof z.ZodArray
        ? readEntries(reader, schema, given[name], name)
        : readQuotedField(reader, schema, given[name], name)
    return [name, value]
  })
  const { values, wrong } = reader
  const isForeign = !Object.keys(document.shape).some(name => name in given)
  return {
    data: Object.fromEntries(data),
    values,
    others: readOtherValues(document, given.others),
    wrong: isForeign ? [{ path: '', message: 'Is no JSON object with the fields of the schema.' }] : wrong,
    isEmpty: isForeign || (values.length === 0 && wrong.length > 0),
  }
}
