import type * as z from 'zod'
import { Refusal, type RefusedField } from '#domain/core/refusal'
import {
  allowedValues,
  fieldNames,
  fieldSchemas,
  holdsFile,
  holdsPrivate,
  holdsSecret,
  isFraction,
  isWhole,
  variantOf,
} from './field-schema.ts'
import { nearField } from './near-field.ts'

type ZodIssue = z.core.$ZodIssue

/** A path as people write it: `items[3].buyers[0].share`. */
export const fieldPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text === '' ? String(step) : `${text}.${String(step)}`,
    '',
  )

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    body,
  )

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** What kind of value must stand there; where text was sent for another kind, that is said too. */
const kindMessage = (issue: ZodIssue & { code: 'invalid_type' }, received: unknown, needsWhole: boolean): string => {
  if (typeof received === 'number' && !Number.isFinite(received)) return 'Must be a finite number.'
  const kind = kinds[needsWhole && issue.expected === 'number' ? 'int' : issue.expected]
  if (!kind) return sentenceOf(issue.message)
  return `Must be ${kind}${typeof received === 'string' ? ', not text' : ''}.`
}

/** What a schema says of a value, in lower case or not, as a sentence. */
const sentenceOf = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`

const units: Record<string, readonly [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
}

const bound = (issue: ZodIssue): string | undefined => {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
  const word = issue.code === 'too_small' ? 'at least' : 'at most'
  const than = issue.code === 'too_small' ? 'more than' : 'less than'
  const [one, many] = units[issue.origin] ?? ['', '']
  return `${issue.inclusive === false ? than : word} ${limit} ${Number(limit) === 1 ? one : many}`.trimEnd()
}

/** How percent would be written, where a fraction got what looks like percent: 3.5 % is 0.035. */
const asFraction = (issue: ZodIssue, received: unknown, schemas: readonly unknown[]): string => {
  if (issue.code !== 'too_big' || typeof received !== 'number' || received <= 1 || !isFraction(schemas)) return ''
  const fraction = Number((received / 100).toPrecision(12))
  return fraction <= Number(issue.maximum) ? `: ${received} % is written ${fraction}` : ''
}

/** Whether an issue says that a value is none of a closed list, also where the list is a union of lists. */
const isOffList = (issue: ZodIssue): boolean =>
  issue.code === 'invalid_value' ||
  (issue.code === 'invalid_union' && issue.errors.every(branch => branch.length > 0 && branch.every(isOffList)))

const format = (issue: ZodIssue & { code: 'invalid_format' }): string =>
  issue.format === 'date' ? 'Must be a real day as YYYY-MM-DD.' : sentenceOf(issue.message)

/** A refused field without the value that it got where that is a file, or holds one. */
const withoutFile = ({ received: _, ...field }: RefusedField): RefusedField => field

const oneField = (issue: ZodIssue, body: unknown, schema: unknown): RefusedField =>
  holdsFile(fieldSchemas(schema, issue.path))
    ? withoutFile(describedField(issue, body, schema))
    : describedField(issue, body, schema)

const describedField = (issue: ZodIssue, body: unknown, schema: unknown): RefusedField => {
  const path = fieldPath(issue.path)
  const received = valueAt(body, issue.path)
  const schemas = fieldSchemas(schema, issue.path)
  const allowed = isOffList(issue) ? allowedValues(schemas) : []
  const isListed = allowed.length > 0
  if (received === undefined && path !== '') return { path, message: 'Is required.', ...(isListed && { allowed }) }
  if (isListed) return { path, message: 'Must be one of the allowed values.', received, allowed }
  const limits = bound(issue)
  if (limits) {
    const message = `Must be ${limits}${asFraction(issue, received, schemas)}.`
    return { path, message, received, allowed: [limits] }
  }
  if (issue.code === 'custom' && typeof issue.params?.rule === 'string')
    return { path, code: issue.params.rule, message: sentenceOf(issue.message), received }
  if (issue.code === 'invalid_type') return { path, message: kindMessage(issue, received, isWhole(schemas)), received }
  if (issue.code === 'invalid_format') return { path, message: format(issue), received }
  return { path, message: kindsOf(issue) ?? sentenceOf(issue.message), received }
}

const isOfOtherKind = (inner: ZodIssue): boolean => inner.code === 'invalid_type' && inner.path.length === 0

/** Where a field may be of several kinds, a number or a list: what is wrong with the kind that was sent. */
const ofKindSent = (issue: ZodIssue): ZodIssue[] => {
  if (issue.code !== 'invalid_union') return [issue]
  const [sent, ...others] = issue.errors.filter(branch => !branch.some(isOfOtherKind))
  if (!sent || others.length > 0) return [issue]
  return sent.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(ofKindSent)
}

/** The kinds that a field may be of, when what was sent is none of them. */
const kindsOf = (issue: ZodIssue): string | undefined => {
  if (issue.code !== 'invalid_union' || !issue.errors.every(branch => branch.some(isOfOtherKind))) return undefined
  const words = issue.errors
    .flat()
    .flatMap(inner => (inner.code === 'invalid_type' ? (kinds[inner.expected] ?? []) : []))
  return words.length > 0 ? `Must be ${[...new Set(words)].join(', or ')}.` : undefined
}

/** More unknown fields in one object are no slips of the pen, and would take time to compare. */
const slipsMax = 5

/** The unknown fields of one object, each with the field that is near. */
const unknownFields = (
  { path, keys }: ZodIssue & { code: 'unrecognized_keys' },
  body: unknown,
  schema: unknown,
): RefusedField[] => {
  const names = keys.length > slipsMax ? [] : fieldNames(schema, body, path)
  // A file may stand under a wrong name.
  const isBesideFile = holdsFile(fieldSchemas(schema, path))
  return keys.map(key => {
    const near = nearField(key, names)
    const field = {
      path: fieldPath([...path, key]),
      message: `Is not a field of this request${near === undefined ? '.' : `; did you mean ${near}?`}`,
      received: valueAt(body, [...path, key]),
    }
    return isBesideFile ? withoutFile(field) : field
  })
}

/** Whether the next issue names a narrower bound of the same field: a bound that was narrowed is checked twice. */
const isNarrowed = (issue: ZodIssue, index: number, issues: readonly ZodIssue[]): boolean => {
  const next = issues[index + 1]
  return bound(issue) !== undefined && next?.code === issue.code && fieldPath(next.path) === fieldPath(issue.path)
}

/**
 * Whether what was sent is repeated. Where a field is a secret, nothing of the body is: it may stand under a wrong name.
 * Where one is private, only what stands in a field that is none.
 */
const repeats = (schema: unknown, variant: unknown): ((issue: ZodIssue) => boolean) => {
  if (holdsSecret(schema)) return () => false
  if (!holdsPrivate(schema)) return () => true
  return ({ code, path }) => {
    const schemas = fieldSchemas(variant, path)
    return code !== 'unrecognized_keys' && schemas.length > 0 && !schemas.some(holdsPrivate)
  }
}

/**
 * What a schema found wrong, as fields with the value they got and what is allowed. An unknown field, which the
 * schema names in its message only, becomes the path itself, and its message names the field that is near.
 * @param schema the schema of the body, for what its fields take.
 */
export const refusedFields = (issues: readonly ZodIssue[], body: unknown, schema: unknown): RefusedField[] => {
  const variant = variantOf(schema, body)
  const isRepeated = repeats(schema, variant)
  const fields = issues
    .flatMap(ofKindSent)
    .filter((issue, index, all) => !isNarrowed(issue, index, all))
    .flatMap(issue => {
      const named =
        issue.code === 'unrecognized_keys' ? unknownFields(issue, body, schema) : [oneField(issue, body, variant)]
      return isRepeated(issue) ? named : named.map(({ received: _, ...field }) => field)
    })
  return fields
}

/** The refusal `invalid_request` of what a schema found wrong in a value, naming every field that is wrong. */
export const refusalOfIssues = (issues: readonly ZodIssue[], value: unknown, schema: unknown): Refusal =>
  new Refusal('invalid_request', { issues: refusedFields(issues, value, schema) })

/**
 * What a schema reads in a value.
 * @throws Refusal `invalid_request`, naming every field that is wrong.
 */
export const validated = <Value>(schema: z.ZodType<Value>, value: unknown): Value => {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw refusalOfIssues(read.error.issues, value, schema)
}
