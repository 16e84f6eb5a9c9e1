import { mapNestedSchemas } from './defaults.ts'
import type { JsonSchema } from './schemas.ts'

type Named = Readonly<Record<string, JsonSchema>>

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listSchemas = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : [])

/** A format without the pattern that repeats it: clients check the pattern on the value that they made of the text. */
const dropRepeatedPattern = ({ pattern, ...schema }: JsonSchema): JsonSchema =>
  pattern !== undefined && schema.format === undefined ? { ...schema, pattern } : schema

/** A pattern without the backslash that only JavaScript's literals need before a slash: generators add it once more. */
const dropSlashEscapes = (schema: JsonSchema): JsonSchema =>
  typeof schema.pattern === 'string' ? { ...schema, pattern: schema.pattern.replaceAll('\\/', '/') } : schema

const isPatternAlone = (part: JsonSchema): boolean => Object.keys(part).join() === 'pattern'

/** A text with several patterns as one pattern: each but the last looks ahead. Generators have no type for the others. */
const joinPatterns = (schema: JsonSchema): JsonSchema => {
  const { allOf, ...rest } = schema
  const parts = listSchemas(allOf)
  if (parts.length === 0 || !parts.every(isPatternAlone)) return schema
  const patterns = [rest, ...parts].flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []))
  return { ...rest, pattern: patterns.map((one, at) => (at < patterns.length - 1 ? `(?=${one})` : one)).join('') }
}

const int32Max = 2_147_483_647

/** An integer with the width that its bounds need, which Java and C# take as 32 bits otherwise. */
const addWidth = (schema: JsonSchema): JsonSchema => {
  if (schema.type !== 'integer' || schema.format !== undefined) return schema
  const isShort = [schema.minimum, schema.maximum].every(
    bound => typeof bound === 'number' && Math.abs(bound) <= int32Max,
  )
  return { ...schema, format: isShort ? 'int32' : 'int64' }
}

const getTarget = (schema: JsonSchema, named: Named): JsonSchema | undefined =>
  typeof schema.$ref === 'string' ? named[schema.$ref.replace('#/components/schemas/', '')] : undefined

/** The texts of which a field is one; undefined where it may be any. */
const listTexts = (field: unknown): string[] | undefined => {
  if (!isSchema(field)) return undefined
  const values = field.const !== undefined ? [field.const] : field.enum
  return Array.isArray(values) && values.every(value => typeof value === 'string') ? values : undefined
}

/** The field by which variants are told apart, and which of its texts belongs to which variant. */
const findDiscriminator = (variants: readonly JsonSchema[], named: Named): JsonSchema | undefined => {
  const targets = variants.map(variant => getTarget(variant, named))
  const [first] = targets
  if (!first || targets.length < 2) return undefined
  for (const field of (first.required ?? []) as string[]) {
    const texts = targets.map(target => listTexts(((target?.properties ?? {}) as JsonSchema)[field]))
    const all = texts.flatMap(list => list ?? [])
    if (!texts.every(list => list !== undefined) || new Set(all).size < all.length) continue
    const mapping = texts.flatMap((list, at) => (list ?? []).map(text => [text, variants[at]?.$ref] as const))
    return { propertyName: field, mapping: Object.fromEntries(mapping) }
  }
  return undefined
}

const addDiscriminator = (schema: JsonSchema, named: Named): JsonSchema => {
  const discriminator = schema.oneOf === undefined ? undefined : findDiscriminator(listSchemas(schema.oneOf), named)
  return discriminator ? { ...schema, discriminator } : schema
}

const findDescription = (schema: JsonSchema, named: Named): string | undefined => {
  if (typeof schema.description === 'string') return schema.description
  const target = getTarget(schema, named)
  if (target) return findDescription(target, named)
  if (isSchema(schema.items)) return findDescription(schema.items, named)
  const parts = [...listSchemas(schema.anyOf), ...listSchemas(schema.oneOf)]
  return parts.map(part => findDescription(part, named)).find(text => text !== undefined)
}

/** Every field with a text: one without its own has that of what it refers to. */
const describeFields = (schema: JsonSchema, named: Named): JsonSchema => {
  if (!isSchema(schema.properties)) return schema
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const description = isSchema(field) && field.description === undefined ? findDescription(field, named) : undefined
    return [name, description === undefined ? field : { description, ...(field as JsonSchema) }]
  })
  return { ...schema, properties: Object.fromEntries(fields) }
}

/** Deprecated values in the words of their field, since types of a text have no place for it. */
const tellDeprecatedValues = (schema: JsonSchema): JsonSchema => {
  const old = [...listSchemas(schema.anyOf), ...listSchemas(schema.oneOf)].filter(
    part => part.deprecated === true && part.const !== undefined,
  )
  if (old.length === 0) return schema
  const told = old.map(
    part => `\`${String(part.const)}\`${part.description ? ` (${lowerFirst(String(part.description))})` : ''}`,
  )
  const sentence = `Deprecated: ${told.join(', ')}.`
  return { ...schema, description: schema.description ? `${schema.description} ${sentence}` : sentence }
}

const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`.replace(/\.$/, '')

/**
 * A schema in the form that generators of other languages read right. What it admits is what the service checks, but for a
 * calendar day that does not exist, which `format` says in one word.
 */
export const toGeneratorSchema = (schema: JsonSchema, named: Named): JsonSchema => {
  const inner = mapNestedSchemas(schema, part => toGeneratorSchema(part, named))
  const own = addWidth(dropSlashEscapes(joinPatterns(dropRepeatedPattern(inner))))
  return describeFields(tellDeprecatedValues(addDiscriminator(own, named)), named)
}
