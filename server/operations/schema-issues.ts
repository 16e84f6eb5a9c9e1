import type * as z from 'zod'
import { Refusal, type RefusedField } from '#domain/core/refusal'
import {
  findFieldSchemas,
  findVariant,
  hasFile,
  hasPrivateText,
  hasSecret,
  isFraction,
  isIntegerField,
  listAllowedValues,
  listSchemaFields,
} from './field-schema.ts'
import { findNearField } from './near-field.ts'

type ZodIssue = z.core.$ZodIssue

/** Formats a path such as `items[3].buyers[0].share`. */
const formatFieldPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text === '' ? String(step) : `${text}.${String(step)}`,
    '',
  )

const getValueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
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

/** Message about the expected kind of value; mentions where text was sent for another kind. */
const describeKind = (issue: ZodIssue & { code: 'invalid_type' }, received: unknown, needsWhole: boolean): string => {
  if (typeof received === 'number' && !Number.isFinite(received)) return 'Must be a finite number.'
  const kind = kinds[needsWhole && issue.expected === 'number' ? 'int' : issue.expected]
  if (!kind) return toSentence(issue.message)
  return `Must be ${kind}${typeof received === 'string' ? ', not text' : ''}.`
}

/** Converts the message of a schema to a sentence. */
const toSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`

const units: Record<string, readonly [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
}

const describeBound = (issue: ZodIssue): string | undefined => {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
  const word = issue.code === 'too_small' ? 'at least' : 'at most'
  const than = issue.code === 'too_small' ? 'more than' : 'less than'
  const [one, many] = units[issue.origin] ?? ['', '']
  return `${issue.inclusive === false ? than : word} ${limit} ${Number(limit) === 1 ? one : many}`.trimEnd()
}

/** Suggestion where a fraction was sent as percent: 3.5 % is 0.035. */
const describeFraction = (issue: ZodIssue, received: unknown, schemas: readonly unknown[]): string => {
  if (issue.code !== 'too_big' || typeof received !== 'number' || received <= 1 || !isFraction(schemas)) return ''
  const fraction = Number((received / 100).toPrecision(12))
  return fraction <= Number(issue.maximum) ? `: ${received} % is written ${fraction}` : ''
}

/** Whether a value is not in an enum, also where the enum is a union of enums. */
const isOffList = (issue: ZodIssue): boolean =>
  issue.code === 'invalid_value' ||
  (issue.code === 'invalid_union' && issue.errors.every(branch => branch.length > 0 && branch.every(isOffList)))

const format = (issue: ZodIssue & { code: 'invalid_format' }): string =>
  issue.format === 'date' ? 'Must be a real day as YYYY-MM-DD.' : toSentence(issue.message)

/** Refused field without its received value, for files. */
const omitReceived = ({ received: _, ...field }: RefusedField): RefusedField => field

const describeRefusedField = (issue: ZodIssue, body: unknown, schema: unknown): RefusedField =>
  hasFile(findFieldSchemas(schema, issue.path))
    ? omitReceived(describeIssue(issue, body, schema))
    : describeIssue(issue, body, schema)

const describeIssue = (issue: ZodIssue, body: unknown, schema: unknown): RefusedField => {
  const path = formatFieldPath(issue.path)
  const received = getValueAt(body, issue.path)
  const schemas = findFieldSchemas(schema, issue.path)
  const allowed = isOffList(issue) ? listAllowedValues(schemas) : []
  const isListed = allowed.length > 0
  if (received === undefined && path !== '') return { path, message: 'Is required.', ...(isListed && { allowed }) }
  if (isListed) return { path, message: 'Must be one of the allowed values.', received, allowed }
  const limits = describeBound(issue)
  if (limits) {
    const message = `Must be ${limits}${describeFraction(issue, received, schemas)}.`
    return { path, message, received, allowed: [limits] }
  }
  if (issue.code === 'custom' && typeof issue.params?.rule === 'string')
    return { path, code: issue.params.rule, message: toSentence(issue.message), received }
  if (issue.code === 'invalid_type')
    return { path, message: describeKind(issue, received, isIntegerField(schemas)), received }
  if (issue.code === 'invalid_format') return { path, message: format(issue), received }
  return { path, message: describeKinds(issue) ?? toSentence(issue.message), received }
}

const isOfOtherKind = (inner: ZodIssue): boolean => inner.code === 'invalid_type' && inner.path.length === 0

/** Issues of the branch whose kind was sent, where a field accepts several kinds, such as a number or a list. */
const selectSentKind = (issue: ZodIssue): ZodIssue[] => {
  if (issue.code !== 'invalid_union') return [issue]
  const [sent, ...others] = issue.errors.filter(branch => !branch.some(isOfOtherKind))
  if (!sent || others.length > 0) return [issue]
  return sent.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(selectSentKind)
}

/** Kinds that a field accepts, where the value has none of them. */
const describeKinds = (issue: ZodIssue): string | undefined => {
  if (issue.code !== 'invalid_union' || !issue.errors.every(branch => branch.some(isOfOtherKind))) return undefined
  const words = issue.errors
    .flat()
    .flatMap(inner => (inner.code === 'invalid_type' ? (kinds[inner.expected] ?? []) : []))
  return words.length > 0 ? `Must be ${[...new Set(words)].join(', or ')}.` : undefined
}

/** More unknown fields in one object are unlikely to be typos, and would take time to compare. */
const slipsMax = 5

/** Unknown fields of one object, each with the closest known field. */
const describeUnknownFields = (
  { path, keys }: ZodIssue & { code: 'unrecognized_keys' },
  body: unknown,
  schema: unknown,
): RefusedField[] => {
  const names = keys.length > slipsMax ? [] : listSchemaFields(schema, body, path)
  // A file may be sent under a wrong name.
  const isBesideFile = hasFile(findFieldSchemas(schema, path))
  return keys.map(key => {
    const near = findNearField(key, names)
    const field = {
      path: formatFieldPath([...path, key]),
      message: `Is not a field of this request${near === undefined ? '.' : `; did you mean ${near}?`}`,
      received: getValueAt(body, [...path, key]),
    }
    return isBesideFile ? omitReceived(field) : field
  })
}

/** Whether the next issue has a narrower bound of the same field: a narrowed bound is checked twice. */
const isNarrowed = (issue: ZodIssue, index: number, issues: readonly ZodIssue[]): boolean => {
  const next = issues[index + 1]
  return (
    describeBound(issue) !== undefined &&
    next?.code === issue.code &&
    formatFieldPath(next.path) === formatFieldPath(issue.path)
  )
}

/**
 * Whether received values are echoed. In a body with a secret field nothing is: a secret may be sent under a wrong
 * name. In one with a private field, only values of known fields without private content.
 */
const createEchoTest = (schema: unknown, variant: unknown): ((issue: ZodIssue) => boolean) => {
  if (hasSecret(schema)) return () => false
  if (!hasPrivateText(schema)) return () => true
  return ({ code, path }) => {
    const schemas = findFieldSchemas(variant, path)
    return code !== 'unrecognized_keys' && schemas.length > 0 && !schemas.some(hasPrivateText)
  }
}

/**
 * Converts schema issues to fields with the received value and the allowed values. An unknown field, which the schema
 * names in its message only, becomes the path itself, and its message suggests the closest field.
 * @param schema the schema of the body, for the values its fields accept.
 */
export const listRefusedFields = (issues: readonly ZodIssue[], body: unknown, schema: unknown): RefusedField[] => {
  const variant = findVariant(schema, body)
  const isRepeated = createEchoTest(schema, variant)
  const fields = issues
    .flatMap(selectSentKind)
    .filter((issue, index, all) => !isNarrowed(issue, index, all))
    .flatMap(issue => {
      const named =
        issue.code === 'unrecognized_keys'
          ? describeUnknownFields(issue, body, schema)
          : [describeRefusedField(issue, body, variant)]
      return isRepeated(issue) ? named : named.map(({ received: _, ...field }) => field)
    })
  return fields
}

/** Refusal `invalid_request` that names every invalid field. */
export const createIssuesRefusal = (issues: readonly ZodIssue[], value: unknown, schema: unknown): Refusal =>
  new Refusal('invalid_request', { issues: listRefusedFields(issues, value, schema) })

/**
 * Parses a value with a schema.
 * @throws Refusal `invalid_request`, naming every invalid field.
 */
export const validateInput = <Value>(schema: z.ZodType<Value>, value: unknown): Value => {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw createIssuesRefusal(read.error.issues, value, schema)
}
