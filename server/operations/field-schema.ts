import * as z from 'zod'

/** Schema keywords that refusals use; all others are documentation. */
export const readKeywords = ['deprecated', 'x-refused', 'x-unit', 'x-private', 'contentEncoding', 'writeOnly'] as const

/** Value of a schema keyword. */
const readKeyword = (schema: z.core.$ZodType, keyword: (typeof readKeywords)[number]): unknown =>
  z.globalRegistry.get(schema)?.[keyword]

/** Schema of a field without its optional, nullable and default wrappers. */
const unwrapSchema = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrapSchema(schema.unwrap())
    : schema

/** Schemas of a direct child: one, or one per union branch that has it. */
const getChildSchemas = (schema: unknown, step: PropertyKey): unknown[] => {
  const here = unwrapSchema(schema)
  if (here instanceof z.ZodUnion) return here.options.flatMap(option => getChildSchemas(option, step))
  if (here instanceof z.ZodArray) return [here.element]
  if (!(here instanceof z.ZodObject)) return []
  const field: unknown = here.shape[String(step)]
  return field === undefined ? [] : [field]
}

/** Schemas of a field by its path in a body; union branches separately, since each may differ. */
export const findFieldSchemas = (schema: unknown, path: readonly PropertyKey[]): unknown[] => {
  const found = path.reduce<unknown[]>(
    (schemas, step) => schemas.flatMap(inner => getChildSchemas(inner, step)),
    [schema],
  )
  const branches = (inner: unknown): unknown[] => {
    const here = unwrapSchema(inner)
    return here instanceof z.ZodUnion ? here.options.flatMap(branches) : [here]
  }
  return found.flatMap(branches)
}

/** Variant of a union selected by its discriminator, such as `country`; the schema itself where none matches. */
export const findVariant = (schema: unknown, body: unknown): unknown => {
  if (!(schema instanceof z.ZodDiscriminatedUnion) || typeof body !== 'object' || body === null) return schema
  const { discriminator } = schema.def
  const word: unknown = Reflect.get(body, discriminator)
  return schema.options.find(option => findFieldSchemas(option, [discriminator]).some(isLiteralOf(word))) ?? schema
}

/** Names of the fields of an object in a body, by its path; for a union those of the selected variant. */
export const listSchemaFields = (schema: unknown, body: unknown, path: readonly PropertyKey[]): string[] => {
  const here = findVariant(unwrapSchema(schema), body)
  const [step, ...rest] = path
  if (step === undefined) {
    return findFieldSchemas(here, []).flatMap(inner => (inner instanceof z.ZodObject ? Object.keys(inner.shape) : []))
  }
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, step) : undefined
  return getChildSchemas(here, step).flatMap(inner => listSchemaFields(inner, value, rest))
}

const isLiteralOf =
  (word: unknown) =>
  (schema: unknown): boolean =>
    schema instanceof z.ZodLiteral && schema.values.has(word as string)

/** Values of an enum that a message recommends: without refused and deprecated ones. */
export const listAllowedValues = (schemas: readonly unknown[]): string[] =>
  schemas.flatMap(schema => {
    if (!(schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral)) return []
    if (readKeyword(schema, 'deprecated')) return []
    const refused = readKeyword(schema, 'x-refused')
    const words = schema instanceof z.ZodEnum ? schema.options : [...schema.values]
    return words.map(String).filter(word => !(Array.isArray(refused) && refused.includes(word)))
  })

/** Whether a field is a fraction, where callers may send percent. */
export const isFraction = (schemas: readonly unknown[]): boolean =>
  schemas.some(schema => schema instanceof z.ZodNumber && String(readKeyword(schema, 'x-unit')).startsWith('fraction'))

/** Whether a field is an integer. */
export const isIntegerField = (schemas: readonly unknown[]): boolean =>
  schemas.some(schema => schema instanceof z.ZodNumber && schema.isInt)

const isFileSchema = (schema: unknown): boolean =>
  schema instanceof z.ZodType && readKeyword(schema, 'contentEncoding') !== undefined

/** Whether a field is a file written as text, or an object with one; its value is not echoed. */
export const hasFile = (schemas: readonly unknown[]): boolean =>
  schemas.some(
    schema =>
      isFileSchema(schema) ||
      (schema instanceof z.ZodObject && Object.values(schema.shape).some(field => isFileSchema(unwrapSchema(field)))),
  )
/** Whether a schema contains a private text at any depth, whose value no failure message echoes. */
export const hasPrivateText = (schema: unknown): boolean => {
  const here = unwrapSchema(schema)
  if (here instanceof z.ZodArray) return hasPrivateText(here.element)
  if (here instanceof z.ZodObject) return Object.values(here.shape).some(hasPrivateText)
  return here instanceof z.ZodType && readKeyword(here, 'x-private') === true
}

/** Whether a body has a write-only field: a secret. */
export const hasSecret = (schema: unknown): boolean =>
  schema instanceof z.ZodObject && Object.values(schema.shape).some(field => readKeyword(field, 'writeOnly') === true)
