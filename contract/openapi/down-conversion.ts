import type { InfoObject, OpenAPIObject } from 'openapi3-ts/oas31'
import { mapNestedSchemas } from './defaults.ts'
import type { JsonSchema } from './schemas.ts'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const isNullType = (value: unknown): boolean => isNode(value) && value.type === 'null'

/**
 * A constant as a list of one, and null as a text that is no text: 3.0 knows neither. openapi-generator stops at a list of
 * null alone, and writes a list of true or false in words that Python does not have: the other one is excluded instead.
 */
const convertConstants = ({ const: only, ...schema }: JsonSchema): JsonSchema => {
  if (schema.type === 'null') return { ...schema, type: 'string', nullable: true, not: { type: 'string' } }
  if (typeof only === 'boolean') return { ...schema, not: { enum: [!only] } }
  return only === undefined ? schema : { ...schema, enum: [only] }
}

/** Several types, of which null is one or not, as `nullable` and a choice. */
const convertTypes = (schema: JsonSchema): JsonSchema => {
  const { type, ...rest } = schema
  if (!Array.isArray(type)) return schema
  const types = type.filter(one => one !== 'null')
  const nullable = types.length < type.length ? { nullable: true } : {}
  if (types.length === 1) return { ...rest, type: types[0], ...nullable }
  return { ...rest, anyOf: types.map(one => ({ type: one })), ...nullable }
}

/** A choice with null as the other variants and `nullable`; one variant that is left is the schema itself. */
const convertChoice = (schema: JsonSchema, keyword: 'anyOf' | 'oneOf'): JsonSchema => {
  const { [keyword]: variants, ...rest } = schema
  if (!Array.isArray(variants) || !variants.some(isNullType)) return schema
  const others = variants.filter(variant => !isNullType(variant)) as JsonSchema[]
  const [only] = others
  if (others.length > 1 || !only) return { ...rest, [keyword]: others, nullable: true }
  return '$ref' in only ? { ...rest, allOf: [only], nullable: true } : { ...only, ...rest, nullable: true }
}

/** Exclusive bounds as the numbers of 3.1 and the marks of 3.0. */
const convertBounds = (schema: JsonSchema): JsonSchema => {
  const { exclusiveMinimum, exclusiveMaximum, ...rest } = schema
  return {
    ...rest,
    ...(exclusiveMinimum !== undefined && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    ...(exclusiveMaximum !== undefined && { maximum: exclusiveMaximum, exclusiveMaximum: true }),
  }
}

/** What 3.0 has another word for, or none. */
const convertKeywords = ({ contentEncoding, examples, propertyNames, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  ...(contentEncoding === 'base64' && { format: 'byte' }),
  ...(Array.isArray(examples) && { example: examples[0] }),
  ...(propertyNames !== undefined && { 'x-property-names': propertyNames }),
})

/** A reference has no siblings in 3.0: a schema with siblings wraps it. */
const convertReference = (schema: JsonSchema): JsonSchema => {
  const { $ref, ...beside } = schema
  return $ref === undefined || Object.keys(beside).length === 0 ? schema : { ...beside, allOf: [{ $ref }] }
}

const escapeForPattern = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * A list of words that may be null as a pattern: `nullable` widens the type, but not the list, and with null in a list the
 * programs of openapi-generator do not compile, or refuse every word (OpenAPITools/openapi-generator#17079).
 */
const convertWords = (schema: JsonSchema): JsonSchema => {
  const { enum: list, ...rest } = schema
  if (!Array.isArray(list) || schema.nullable !== true) return schema
  const words = list.filter(word => word !== null)
  if (!words.every(word => typeof word === 'string')) return { ...rest, enum: [...words, null] }
  return { ...rest, pattern: `^(${words.map(escapeForPattern).join('|')})$` }
}

/** A schema of 3.1 as one of 3.0. */
export const toSchema30 = (schema: JsonSchema): JsonSchema => {
  const choice = convertChoice(convertChoice(schema, 'anyOf'), 'oneOf')
  const own = convertKeywords(convertBounds(convertWords(convertTypes(convertConstants(choice)))))
  return convertReference(mapNestedSchemas(own, toSchema30))
}

/** The same part of a file with each `schema` in it converted; examples are data and stay. */
const convertSchemasIn = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(convertSchemasIn)
  if (!isNode(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === 'example' || key === 'examples') return [key, value]
      return [key, key === 'schema' && isNode(value) ? toSchema30(value) : convertSchemasIn(value)]
    }),
  )
}

/** The media types of a part of a file without their named examples, and no examples to share. */
const dropExamplesIn = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(dropExamplesIn)
  if (!isNode(part)) return part
  const entries = Object.entries(part).filter(([key, value]) => key !== 'examples' || !isNode(value))
  return Object.fromEntries(entries.map(([key, value]) => [key, key === 'schema' ? value : dropExamplesIn(value)]))
}

/** The same file without examples of bodies, which are most of it. */
export const dropExamples = ({
  paths,
  components: { schemas, ...parts } = {},
  ...file
}: OpenAPIObject): OpenAPIObject => ({
  ...file,
  paths: dropExamplesIn(paths) as NonNullable<OpenAPIObject['paths']>,
  components: { ...(dropExamplesIn(parts) as object), ...(schemas && { schemas }) },
})

/**
 * An OpenAPI 3.1 file as one of 3.0.3, for tools that read no other. Webhooks, which 3.0 does not know, are in `x-webhooks`.
 * Where a reference may be null, `nullable` is beside an `allOf` with it, as generators expect it.
 */
export const convertToOpenApi30 = ({ info, webhooks, components = {}, ...file }: OpenAPIObject): Node => {
  const { license, ...texts } = Object.fromEntries(
    Object.entries(info).filter(([key]) => key !== 'summary'),
  ) as InfoObject
  const { schemas = {}, ...parts } = components
  return {
    ...file,
    openapi: '3.0.3',
    info: { ...texts, ...(license && { license: { name: license.name } }) },
    paths: convertSchemasIn(file.paths),
    components: {
      ...(convertSchemasIn(parts) as Node),
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, toSchema30(schema as JsonSchema)]),
      ),
    },
    'x-webhooks': convertSchemasIn(webhooks),
  }
}
