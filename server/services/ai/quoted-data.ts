import * as z from 'zod'
import { quoteMax } from '#contract/ai/evidence'
import type { RefusedField } from '#domain/core/refusal'
import type { ReadValue, ValueKind } from '#domain/documents/evidence'
import { refusedFields } from '../../operations/schema-issues.ts'

/** Another value that the document states for a field, as the model says. */
export interface OtherValue {
  field: string
  value: number | string
  quote: string | null
  page: number | null
}

/** What a model read out of a document, field by field. */
export interface QuotedData {
  /** Every field of the schema, null where the document says nothing, or where the value does not fit. */
  data: Record<string, unknown>
  /** Each value that is not null, with where it stands, in the order of the schema. */
  values: readonly ReadValue[]
  others: readonly OtherValue[]
  /** The fields whose values do not fit. */
  wrong: readonly RefusedField[]
  /** Whether nothing was read: no field of the schema is there, or every one that is not null is wrong. */
  isEmpty: boolean
}

type Place = Pick<ReadValue, 'quote' | 'page'>

const pagesMax = 50
const othersMax = 20

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A quote without signs that nobody sees; none where it is too long to say where a value stands. */
const quoteOf = (quote: unknown): string | null => {
  if (typeof quote !== 'string' || quote.length > quoteMax * 2) return null
  const shown = quote
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  return shown === '' || shown.length > quoteMax ? null : shown
}

const placeOf = ({ quote, page }: Record<string, unknown>): Place => ({
  quote: quoteOf(quote),
  page: typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= pagesMax ? page : null,
})

const nowhere: Place = { quote: null, page: null }

const valueSchema = (schema: unknown): z.ZodType => {
  if (schema instanceof z.ZodNullable) return valueSchema(schema.unwrap())
  if (schema instanceof z.ZodType) return schema
  // Parts of a schema are schemas; the declarations of Zod name only their core.
  throw new Error('A schema has a part that is none.')
}

const kindOf = (schema: z.ZodType): ValueKind => {
  if (schema.type === 'number') return schema.meta()?.['x-unit'] === 'fraction' ? 'fraction' : 'number'
  if (schema.type !== 'string') return 'choice'
  return schema instanceof z.ZodISODate ? 'day' : 'text'
}

/** Reads the fields of objects; what does not fit is null, and stands in `wrong`. */
const fieldReader = () => {
  const values: ReadValue[] = []
  const wrong: RefusedField[] = []
  const isValue = (value: unknown): value is ReadValue['value'] =>
    ['number', 'string', 'boolean'].includes(typeof value)
  const field = (schema: z.ZodType, sent: unknown, path: string, { quote, page }: Place): unknown => {
    const parsed = schema.safeParse(sent ?? null)
    if (!parsed.success) {
      const [fault] = refusedFields(parsed.error.issues, sent, schema)
      wrong.push({ message: 'Does not fit.', ...fault, path })
      return null
    }
    const { data: value } = parsed
    if (isValue(value)) {
      const inside = valueSchema(schema)
      const unit = schema.meta()?.['x-unit']
      const kind = unit === 'fraction' ? 'fraction' : kindOf(inside)
      const members = inside instanceof z.ZodEnum ? { members: inside.options.map(String) } : {}
      values.push({ path: `data.${path}`, value, kind, ...members, quote, page })
    }
    return value
  }
  return { values, wrong, field }
}

type Reader = ReturnType<typeof fieldReader>

/** A value with its place, or a value alone, as a model writes that does not follow. */
const quotedField = ({ field }: Reader, schema: z.ZodType, sent: unknown, name: string): unknown =>
  isObject(sent) && 'value' in sent
    ? field(schema, sent.value, name, placeOf(sent))
    : field(schema, sent, name, nowhere)

const entries = ({ field, wrong }: Reader, list: z.ZodArray, sent: unknown, name: string): unknown[] => {
  if (sent === undefined || sent === null) return []
  const entry = valueSchema(list.element)
  if (!Array.isArray(sent) || !(entry instanceof z.ZodObject)) {
    wrong.push({ path: name, message: 'Must be a list.' })
    return []
  }
  const max = longest(list)
  if (sent.length > max) wrong.push({ path: name, message: `Must have at most ${max} entries.` })
  return sent.slice(0, max).map((one: unknown, index) => {
    const place = isObject(one) ? placeOf(one) : nowhere
    if (!isObject(one)) wrong.push({ path: `${name}[${index}]`, message: 'Must be an object.' })
    const read = Object.entries(entry.shape).map(([part, schema]) => {
      const given = isObject(one) ? one[part] : null
      const [value, at] = isObject(given) && 'value' in given ? [given.value, placeOf(given)] : [given, place]
      return [part, field(asSchema(schema), value, `${name}[${index}].${part}`, at)]
    })
    return Object.fromEntries(read)
  })
}

const asSchema = (part: unknown): z.ZodType => {
  if (part instanceof z.ZodType) return part
  throw new Error('A schema has a part that is none.')
}

/** The most entries of a list, as its schema says it. */
const longest = (list: z.ZodArray): number => z.toJSONSchema(list).maxItems ?? Number.POSITIVE_INFINITY

const othersOf = (sent: unknown): OtherValue[] =>
  (Array.isArray(sent) ? sent : []).slice(0, othersMax).flatMap((one: unknown) => {
    if (!isObject(one) || typeof one.field !== 'string') return []
    const { value } = one
    return typeof value === 'number' || typeof value === 'string' ? [{ field: one.field, value, ...placeOf(one) }] : []
  })

/**
 * Reads what a model gave, field by field: one that is wrong is null, the others stay. Fields that are not in the schema are
 * left out.
 */
export const quotedData = (document: z.ZodObject, sent: unknown): QuotedData => {
  const given = isObject(sent) ? sent : {}
  const reader = fieldReader()
  const data = Object.entries(document.shape).map(([name, part]) => {
    const schema = asSchema(part)
    const value =
      schema instanceof z.ZodArray
        ? entries(reader, schema, given[name], name)
        : quotedField(reader, schema, given[name], name)
    return [name, value]
  })
  const { values, wrong } = reader
  const isForeign = !Object.keys(document.shape).some(name => name in given)
  return {
    data: Object.fromEntries(data),
    values,
    others: othersOf(given.others),
    wrong: isForeign ? [{ path: '', message: 'Is no JSON object with the fields of the schema.' }] : wrong,
    isEmpty: isForeign || (values.length === 0 && wrong.length > 0),
  }
}
