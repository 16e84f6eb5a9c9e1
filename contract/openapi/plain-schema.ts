import type { JsonSchema } from './schemas.ts'

/** The schemas of a file by name. */
export type Named = Readonly<Record<string, JsonSchema>>

/** A normalized schema: references resolved, `allOf` merged and null separated. */
export interface Plain {
  schema: JsonSchema
  isNullable: boolean
  /** The admitted shapes without null; one where there is no choice. */
  variants: readonly JsonSchema[]
}

/** A list as it is, a value as a list of one, nothing as an empty list. */
export const toSchemaList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

/** The name of a referenced schema; undefined for other schemas. */
export const getRefName = (schema: JsonSchema): string | undefined =>
  typeof schema.$ref === 'string' ? schema.$ref.replace('#/components/schemas/', '') : undefined

/** The patterns of a text: one that looks ahead to others, as the file joins them, is theirs too. */
const splitPattern = (pattern: string): string[] => {
  const [, ahead, rest] = /^\(\?=(\^[^$]*\$)\)(\^.*)$/.exec(pattern) ?? []
  return ahead === undefined || rest === undefined ? [pattern] : [ahead, ...splitPattern(rest)]
}

/** Merges schemas that must all hold; several patterns are joined in one text. */
const mergeSchemas = (parts: readonly JsonSchema[]): JsonSchema => {
  const patterns = parts.flatMap(({ pattern }) => (typeof pattern === 'string' ? splitPattern(pattern) : []))
  const fields = parts.flatMap(({ properties }) => Object.entries((properties ?? {}) as Record<string, JsonSchema>))
  const required = parts.flatMap(part => toSchemaList(part.required))
  return {
    ...Object.fromEntries(parts.flatMap(part => Object.entries(part))),
    ...(patterns.length > 0 && { pattern: patterns.join(' and ') }),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    ...(required.length > 0 && { required }),
  }
}

const expandReference = (schema: JsonSchema, schemas: Named): JsonSchema => {
  const name = getRefName(schema)
  if (name === undefined) return schema
  const { $ref, ...beside } = schema
  const named = schemas[name]
  if (!named) throw new Error(`The file names a schema ${name} that it does not hold.`)
  const expanded = expandReference(named, schemas)
  return Object.keys(beside).length > 0 ? mergeSchemas([expanded, beside]) : expanded
}

/** Normalizes a schema for comparison. @throws Error where it names one that its file does not hold. */
export const normalizeSchema = (given: JsonSchema, schemas: Named): Plain => {
  const { allOf = [], ...own } = expandReference(given, schemas)
  const schema = mergeSchemas([own, ...(allOf as JsonSchema[]).map(part => expandReference(part, schemas))])
  const choice = toSchemaList(schema.oneOf ?? schema.anyOf) as JsonSchema[]
  const variants = choice.filter(variant => variant.type !== 'null')
  const isNullable = variants.length < choice.length || toSchemaList(schema.type).includes('null')
  const [only] = variants
  if (!only) return { schema, isNullable, variants: [given] }
  if (variants.length > 1) return { schema, isNullable, variants }
  const { oneOf, anyOf, ...beside } = schema
  const inner = normalizeSchema(only, schemas)
  // The description next to a nullable reference is that of the field, the inner one that of the schema.
  return { ...inner, schema: { ...inner.schema, ...beside }, isNullable: isNullable || inner.isNullable }
}

/** A value as a message prints it. */
export const formatSchemaValue = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value))

/** Key that identifies a variant: its name, its constant fields, else its type. */
const getVariantKey = (variant: JsonSchema, schemas: Named): string => {
  const name = getRefName(variant)
  if (name !== undefined) return name
  const { properties = {}, type, format } = expandReference(variant, schemas)
  const constants = Object.entries(properties as Record<string, JsonSchema>).filter(([, field]) => 'const' in field)
  return constants.length > 0
    ? constants.map(([field, schema]) => `${field} ${formatSchemaValue(schema.const)}`).join(', ')
    : [type, format].filter(Boolean).join(' ')
}

/** Variants by their keys; equal keys get a number, as for two lists of texts. */
export const mapVariants = ({ variants }: Plain, schemas: Named): Map<string, JsonSchema> => {
  const alike = Map.groupBy(variants, variant => getVariantKey(variant, schemas))
  return new Map(
    [...alike].flatMap(([key, list]) =>
      list.map((variant, at) => [at === 0 ? key : `${key} ${at + 1}`, variant] as const),
    ),
  )
}
