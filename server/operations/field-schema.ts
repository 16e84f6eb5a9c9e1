import * as z from 'zod'

/** The keywords of a schema that refusals read; whatever else it says of itself is for the readers of the contract. */
export const readKeywords = ['deprecated', 'x-refused', 'x-unit', 'x-private', 'contentEncoding', 'writeOnly'] as const

/** What a schema says of itself under a keyword. */
const said = (schema: z.core.$ZodType, keyword: (typeof readKeywords)[number]): unknown =>
  z.globalRegistry.get(schema)?.[keyword]

/** What a schema says of a field, without the wrappers that only make it optional. */
const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema

/** Every schema that may stand at a step below a schema: one, or one for each branch of a union that has it. */
const below = (schema: unknown, step: PropertyKey): unknown[] => {
  const here = bare(schema)
  if (here instanceof z.ZodUnion) return here.options.flatMap(option => below(option, step))
  if (here instanceof z.ZodArray) return [here.element]
  if (!(here instanceof z.ZodObject)) return []
  const field: unknown = here.shape[String(step)]
  return field === undefined ? [] : [field]
}

/** The schemas of a field, by its path in a body; branches of unions apart, since each may say something else. */
export const fieldSchemas = (schema: unknown, path: readonly PropertyKey[]): unknown[] => {
  const found = path.reduce<unknown[]>((schemas, step) => schemas.flatMap(inner => below(inner, step)), [schema])
  const branches = (inner: unknown): unknown[] => {
    const here = bare(inner)
    return here instanceof z.ZodUnion ? here.options.flatMap(branches) : [here]
  }
  return found.flatMap(branches)
}

/** The variant of a union that a body chooses by its discriminator, such as `country`; the schema itself where it chooses none. */
export const variantOf = (schema: unknown, body: unknown): unknown => {
  if (!(schema instanceof z.ZodDiscriminatedUnion) || typeof body !== 'object' || body === null) return schema
  const { discriminator } = schema.def
  const word: unknown = Reflect.get(body, discriminator)
  return schema.options.find(option => fieldSchemas(option, [discriminator]).some(isWord(word))) ?? schema
}

/** The names of the fields that an object of a body may have, by its path; of a union those of the variant it means. */
export const fieldNames = (schema: unknown, body: unknown, path: readonly PropertyKey[]): string[] => {
  const here = variantOf(bare(schema), body)
  const [step, ...rest] = path
  if (step === undefined) {
    return fieldSchemas(here, []).flatMap(inner => (inner instanceof z.ZodObject ? Object.keys(inner.shape) : []))
  }
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, step) : undefined
  return below(here, step).flatMap(inner => fieldNames(inner, value, rest))
}

const isWord =
  (word: unknown) =>
  (schema: unknown): boolean =>
    schema instanceof z.ZodLiteral && schema.values.has(word as string)

/** The values of a closed list that a message recommends: none that a rule refuses, none that is only read for old callers. */
export const allowedValues = (schemas: readonly unknown[]): string[] =>
  schemas.flatMap(schema => {
    if (!(schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral)) return []
    if (said(schema, 'deprecated')) return []
    const refused = said(schema, 'x-refused')
    const words = schema instanceof z.ZodEnum ? schema.options : [...schema.values]
    return words.map(String).filter(word => !(Array.isArray(refused) && refused.includes(word)))
  })

/** Whether a field takes a part of one, where people may send percent. */
export const isFraction = (schemas: readonly unknown[]): boolean =>
  schemas.some(schema => schema instanceof z.ZodNumber && String(said(schema, 'x-unit')).startsWith('fraction'))

/** Whether a field takes whole numbers only. */
export const isWhole = (schemas: readonly unknown[]): boolean =>
  schemas.some(schema => schema instanceof z.ZodNumber && schema.isInt)

const isFile = (schema: unknown): boolean =>
  schema instanceof z.ZodType && said(schema, 'contentEncoding') !== undefined

/** Whether a field is a file written as text, or an object with one: what was sent there is not repeated. */
export const holdsFile = (schemas: readonly unknown[]): boolean =>
  schemas.some(
    schema =>
      isFile(schema) ||
      (schema instanceof z.ZodObject && Object.values(schema.shape).some(field => isFile(bare(field)))),
  )
/** Whether a schema, at any depth, is that of a private text, whose value no failure message repeats. */
export const holdsPrivate = (schema: unknown): boolean => {
  const here = bare(schema)
  if (here instanceof z.ZodArray) return holdsPrivate(here.element)
  if (here instanceof z.ZodObject) return Object.values(here.shape).some(holdsPrivate)
  return here instanceof z.ZodType && said(here, 'x-private') === true
}

/** Whether a body has a field that is only ever written: a secret. */
export const holdsSecret = (schema: unknown): boolean =>
  schema instanceof z.ZodObject && Object.values(schema.shape).some(field => said(field, 'writeOnly') === true)
