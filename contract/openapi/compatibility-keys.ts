import { isDeepStrictEqual } from 'node:util'
import type { Report } from './compatibility-rules.ts'

/** Kinds of objects of an OpenAPI file whose keys are compared one by one. */
type Kind =
  | 'document'
  | 'info'
  | 'components'
  | 'server'
  | 'pathItem'
  | 'operation'
  | 'event'
  | 'parameter'
  | 'requestBody'
  | 'mediaType'
  | 'response'
  | 'header'
  | 'securityScheme'
  | 'schema'

/** Keywords of a schema that set a lower bound. */
export const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains']

/** Keywords of a schema that set an upper bound. */
export const upperBounds = [
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'],
  'x-max-bytes',
]

/** Keywords of a schema of which any change may refuse what was admitted. */
export const restrictions = [
  ...['pattern', 'multipleOf', 'uniqueItems', 'propertyNames', 'patternProperties', 'dependentRequired'],
  ...['contentEncoding', 'contentMediaType', 'contentSchema', 'prefixItems', 'contains', 'dependentSchemas'],
  ...['unevaluatedItems', 'unevaluatedProperties', 'not', 'if', 'then', 'else', '$dynamicRef'],
]

/** How a value becomes text in a request or a header. */
export const serialisationKeys = ['style', 'explode', 'allowReserved', 'allowEmptyValue', 'content'] as const

/** Keys of each kind that a function of their own compares. What is listed nowhere is compared as wording. */
export const comparedKeys: Readonly<Record<Kind, readonly string[]>> = {
  document: ['info', 'servers', 'paths', 'webhooks', 'components', 'security'],
  info: [],
  components: ['schemas', 'securitySchemes'],
  server: ['url', 'description'],
  pathItem: [
    ...['$ref', 'servers', 'parameters'],
    ...['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'],
  ],
  operation: [
    ...['operationId', 'parameters', 'requestBody', 'responses', 'callbacks', 'deprecated', 'security', 'servers'],
    ...['x-sdk-method', 'x-credentials', 'x-body-limit-bytes'],
  ],
  event: ['operationId', 'parameters', 'requestBody', 'responses', 'callbacks', 'deprecated', 'security', 'servers'],
  parameter: ['name', 'in', 'required', 'deprecated', 'schema', ...serialisationKeys],
  requestBody: ['required', 'content'],
  mediaType: ['schema', 'encoding', 'example', 'examples'],
  response: ['headers', 'content', 'x-error-codes', 'x-optional-headers'],
  header: ['required', 'deprecated', 'schema', ...serialisationKeys],
  securityScheme: ['type', 'in', 'name', 'scheme', 'flows', 'openIdConnectUrl'],
  schema: [
    ...['$ref', 'allOf', 'anyOf', 'oneOf', 'type', 'const', 'enum', 'format', 'x-unit', 'default', 'x-default'],
    ...['properties', 'required', 'items', 'additionalProperties', 'deprecated', 'discriminator', 'x-former-names'],
    ...[...lowerBounds, ...upperBounds, ...restrictions],
  ],
}

const whereNamed = 'It is compared at each place that refers to it.'
const nameOfSchema = 'It names a schema, which is compared by what it admits.'

/** Keys whose change no client notices, each with the reason. */
export const meaninglessKeys: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  document: { openapi: 'The command takes files of 3.1 only, whose contents are compared.' },
  info: { version: 'Whether it is high enough is what the command tells.' },
  components: {
    responses: whereNamed,
    parameters: whereNamed,
    examples: whereNamed,
    requestBodies: whereNamed,
    headers: whereNamed,
    links: whereNamed,
    callbacks: whereNamed,
    pathItems: whereNamed,
  },
  schema: {
    $defs: whereNamed,
    $id: nameOfSchema,
    $schema: nameOfSchema,
    $anchor: nameOfSchema,
    $dynamicAnchor: nameOfSchema,
    $vocabulary: nameOfSchema,
    $comment: 'A note for the writers of a schema, which no reader is shown.',
  },
}

/** Reports as wording the keys of two objects that differ, but those that another function compares or that mean nothing. */
export const compareOtherKeys = (kind: Kind, before: object, after: object, where: string, tell: Report): void => {
  const others = new Set([...comparedKeys[kind], ...Object.keys(meaninglessKeys[kind] ?? {})])
  const [was, is] = [before, after] as Record<string, unknown>[]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = keys.filter(key => !others.has(key) && !isDeepStrictEqual(was?.[key], is?.[key]))
  if (changed.length > 0) tell('text-changed', where, `Another ${changed.join(', ')}.`)
}
