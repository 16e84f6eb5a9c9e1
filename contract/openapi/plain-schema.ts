import type { JsonSchema } from './schemas.ts'

/** The schemas of a file by name. */
export type Named = Readonly<Record<string, JsonSchema>>

/** What a schema admits, with its references resolved, `allOf` joined and null set apart. */
export interface Plain {
  schema: JsonSchema
  isNullable: boolean
  /** The shapes of which any is admitted, null apart; one, where there is no choice. */
  variants: readonly JsonSchema[]
}

/** A list as it is, a value as a list of one, nothing as an empty list. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** The name of the schema that a reference stands for; undefined where it is none. */
export const refOf = (schema: JsonSchema): string | undefined =>
  typeof schema.$ref === 'string' ? schema.$ref.replace('#/components/schemas/', '') : undefined

const resolved = (schema: JsonSchema, schemas: Named): JsonSchema => {
  const name = refOf(schema)
  if (name === undefined) return schema
  const { $ref, ...beside } = schema
  const named = schemas[name]
  if (!named) throw new Error(`The file names a schema ${name} that it does not hold.`)
  return { ...resolved(named, schemas), ...beside }
}

/** One schema for a list of which each must hold; of two patterns both stand, in one text. */
const joined = (parts: readonly JsonSchema[]): JsonSchema => {
  const patterns = parts.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []))
  const fields = parts.flatMap(({ properties }) => Object.entries((properties ?? {}) as Record<string, JsonSchema>))
  const required = parts.flatMap(part => listOf(part.required))
  return {
    ...Object.fromEntries(parts.flatMap(part => Object.entries(part))),
    ...(patterns.length > 0 && { pattern: patterns.join(' and ') }),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    ...(required.length > 0 && { required }),
  }
}

/** A schema as it is compared. @throws Error where it names one that its file does not hold. */
export const plain = (given: JsonSchema, schemas: Named): Plain => {
  const { allOf, ...own } = resolved(given, schemas)
  const schema = allOf ? joined([own, ...(allOf as JsonSchema[]).map(part => resolved(part, schemas))]) : own
  const choice = listOf(schema.oneOf ?? schema.anyOf) as JsonSchema[]
  const variants = choice.filter(variant => variant.type !== 'null')
  const isNullable = variants.length < choice.length || listOf(schema.type).includes('null')
  const [only] = variants
  if (!only) return { schema, isNullable, variants: [given] }
  if (variants.length > 1) return { schema, isNullable, variants }
  const { oneOf, anyOf, ...beside } = schema
  const inner = plain(only, schemas)
  // The description beside a nullable reference is that of the field; its own is the schema's.
  return { ...inner, schema: { ...inner.schema, ...beside }, isNullable: isNullable || inner.isNullable }
}

/** A value as a message prints it. */
export const shown = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value))

/** What tells a variant from its neighbours: its name, its constant fields, else its type. */
const variantKey = (variant: JsonSchema, schemas: Named): string => {
  const name = refOf(variant)
  if (name !== undefined) return name
  const { properties = {}, type, format } = resolved(variant, schemas)
  const constants = Object.entries(properties as Record<string, JsonSchema>).filter(([, field]) => 'const' in field)
  return constants.length > 0
    ? constants.map(([field, schema]) => `${field} ${shown(schema.const)}`).join(', ')
    : [type, format].filter(Boolean).join(' ')
}

/** The variants by what tells them apart; of several that nothing does, as two lists of texts, each by its number. */
export const variantsByKey = ({ variants }: Plain, schemas: Named): Map<string, JsonSchema> => {
  const alike = Map.groupBy(variants, variant => variantKey(variant, schemas))
  return new Map(
    [...alike].flatMap(([key, list]) =>
      list.map((variant, at) => [at === 0 ? key : `${key} ${at + 1}`, variant] as const),
    ),
  )
}
