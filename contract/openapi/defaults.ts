import type { JsonSchema } from './schemas.ts'

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Change = (schema: JsonSchema) => JsonSchema

const mapSchemaValue = (value: unknown, change: Change): unknown => {
  if (Array.isArray(value)) return value.map(one => mapSchemaValue(one, change))
  return isSchema(value) ? change(value) : value
}

/** Changes the schemas inside a schema, by the keywords that hold them: by name, in a list, or one. */
export const mapNestedSchemas = (schema: JsonSchema, change: Change): JsonSchema => {
  const { properties } = schema
  const inner = Object.fromEntries(
    ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf'].flatMap(keyword =>
      keyword in schema ? [[keyword, mapSchemaValue(schema[keyword], change)]] : [],
    ),
  )
  if (!isSchema(properties)) return { ...schema, ...inner }
  const fields = Object.entries(properties).map(([name, field]) => [name, mapSchemaValue(field, change)])
  return { ...schema, ...inner, properties: Object.fromEntries(fields) }
}

/**
 * The same schema with each `default` as `x-default` and as the last sentence of its description. Generators of types
 * read the keyword as a promise that the field is always there and then ask callers for fields that they may leave out
 * (openapi-typescript 7 does it for 222 fields, unless a switch is known); none takes anything from the other two.
 */
export const describeDefaults = (schema: JsonSchema): JsonSchema => {
  const whole = mapNestedSchemas(schema, describeDefaults)
  if (!('default' in whole)) return whole
  const { default: value, description, ...rest } = whole
  const sentence = `Default: ${JSON.stringify(value)}.`
  return { description: description ? `${description} ${sentence}` : sentence, ...rest, 'x-default': value }
}
