import type { OpenAPIObject } from 'openapi3-ts/oas31'
import { file } from './one-operation.ts'

type Part = Record<string, unknown>

const text = { type: 'string' }
const base = file({})

/** A file with one object of each kind that OpenAPI 3.1 defines. */
export const richFile: OpenAPIObject = {
  ...base,
  info: { title: 'T', version: '1.0.0', contact: { name: 'C' }, license: { name: 'L' } },
  servers: [{ url: 'https://{h}.example', variables: { h: { default: 'a' } } }],
  tags: [{ name: 'T' }],
  externalDocs: { url: 'https://a.example' },
  webhooks: { seen: { post: { requestBody: { content: { 'application/json': { schema: text } } }, responses: {} } } },
  paths: {
    '/x': {
      post: {
        ...(base.paths?.['/x']?.post ?? {}),
        parameters: [{ name: 'q', in: 'query', schema: text }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Shape' },
              encoding: { a: { contentType: 'text/plain' } },
              examples: { one: { value: {} } },
            },
          },
        },
        responses: {
          '200': {
            description: 'Good',
            headers: { 'X-A': { schema: text } },
            links: { next: { operationId: 'x' } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Shape' } } },
          },
        },
      },
    },
  },
  components: {
    ...base.components,
    pathItems: { Other: {} },
    securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'K' } },
  },
} as OpenAPIObject

const operation = 'paths./x.post'
const body = `${operation}.requestBody`
const media = `${body}.content.application/json`
const answer = `${operation}.responses.200`

/** Where the file has its object of a kind. */
const places: Readonly<Record<string, string>> = {
  document: '',
  info: 'info',
  contact: 'info.contact',
  license: 'info.license',
  server: 'servers.0',
  serverVariable: 'servers.0.variables.h',
  components: 'components',
  pathItem: 'paths./x',
  operation,
  externalDocs: 'externalDocs',
  parameter: `${operation}.parameters.0`,
  requestBody: body,
  mediaType: media,
  encoding: `${media}.encoding.a`,
  response: answer,
  header: `${answer}.headers.X-A`,
  link: `${answer}.links.next`,
  example: `${media}.examples.one`,
  tag: 'tags.0',
  securityScheme: 'components.securitySchemes.apiKey',
  schema: 'components.schemas.Shape',
  event: 'webhooks.seen.post',
}

/** The kinds of objects that the specification defines. */
export const partsCompared = Object.keys(places).filter(kind => kind !== 'event')

/** The object of a kind in a file of that form. */
export const partOf = (document: OpenAPIObject, kind: string): Part =>
  (places[kind] ?? '')
    .split('.')
    .filter(Boolean)
    .reduce((part, key) => part[key] as Part, document as unknown as Part)

const docs = { url: 'https://b.example' }
const other = { responses: {} }
const written = { style: 'pipeDelimited', explode: false, content: { 'text/plain': { schema: text } } }
const texts = { description: 'd', example: 'e', examples: { two: { value: 2 } } }

/** Another value of each key that means something, by the kind of its object. */
export const keySamples: Readonly<Record<string, Part>> = {
  document: {
    info: { title: 'U', version: '1.0.0' },
    jsonSchemaDialect: 'https://dialect.example',
    servers: [{ url: 'https://b.example' }],
    paths: {},
    webhooks: {},
    components: { schemas: { ...base.components?.schemas, More: text } },
    security: [{ apiKey: [] }, {}],
    tags: [{ name: 'U' }],
    externalDocs: docs,
  },
  info: {
    ...{ title: 'U', summary: 's', description: 'd', termsOfService: 'https://b.example', contact: { name: 'D' } },
    ...{ license: { name: 'M' } },
  },
  contact: { name: 'D', url: 'https://b.example', email: 'a@b.example' },
  license: { name: 'M', identifier: 'MIT', url: 'https://b.example' },
  server: { url: 'https://b.example', description: 'd', variables: { h: { default: 'b' } } },
  serverVariable: { enum: ['a', 'b'], default: 'b', description: 'd' },
  components: {
    schemas: { ...base.components?.schemas, More: text },
    securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'L' } },
  },
  pathItem: {
    $ref: '#/components/pathItems/Other',
    ...{ summary: 's', description: 'd', servers: [{ url: 'https://b.example' }], post: undefined },
    parameters: [{ name: 'r', in: 'query', schema: text }],
    ...{ get: other, put: other, delete: other, options: other, head: other, patch: other, trace: other },
  },
  operation: {
    ...{ tags: ['U'], summary: 's', description: 'd', externalDocs: docs, operationId: 'y', parameters: [] },
    ...{ requestBody: undefined, responses: {}, deprecated: true, security: [], servers: [docs] },
    callbacks: { done: { '{$request.body#/url}': { post: other } } },
    'x-credentials': ['secret'],
    'x-body-limit-bytes': 1,
    'x-quota': 'account',
  },
  externalDocs: { url: 'https://b.example', description: 'd' },
  parameter: {
    ...{ name: 'r', in: 'header', required: true, deprecated: true, schema: { type: 'number' }, ...texts, ...written },
    ...{ allowReserved: true, allowEmptyValue: true },
  },
  requestBody: { description: 'd', required: false, content: {} },
  mediaType: { schema: { type: 'string' }, encoding: {}, example: 'e', examples: {} },
  encoding: {
    ...{ contentType: 'text/csv', headers: { 'X-B': { schema: text } }, style: 'form', explode: true },
    allowReserved: true,
  },
  response: {
    ...{ description: 'd', headers: {}, content: {}, links: {} },
    'x-optional-headers': { 'X-B': { schema: text } },
  },
  header: {
    required: true,
    deprecated: true,
    schema: { type: 'number' },
    ...texts,
    explode: true,
    style: 'form',
    content: written.content,
  },
  link: {
    ...{ operationRef: '#/paths', operationId: 'y', parameters: { q: 'a' }, requestBody: 'b', description: 'd' },
    body: { url: 'https://b.example' },
  },
  example: { summary: 's', description: 'd', value: 1, externalValue: 'https://b.example' },
  tag: { name: 'U', description: 'd', externalDocs: docs },
  securityScheme: {
    ...{ type: 'http', description: 'd', name: 'L', in: 'query' },
    ...{ scheme: 'bearer', bearerFormat: 'JWT', flows: {}, openIdConnectUrl: 'https://b.example' },
  },
  schema: {
    ...{ $ref: '#/components/schemas/Failed', type: 'string', const: 1, enum: [1], format: 'date', default: 1 },
    ...{ title: 't', description: 'd', deprecated: true, readOnly: true, writeOnly: true, examples: [1], example: 1 },
    ...{ properties: {}, required: ['a'], items: { type: 'string' }, additionalProperties: false },
    ...{ allOf: [{ maxProperties: 1 }], anyOf: [text, { type: 'number' }], oneOf: [text, { type: 'number' }] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    ...{ not: text, if: text, then: text, else: text, prefixItems: [text], contains: text },
    ...{ patternProperties: { a: text }, dependentSchemas: { a: text }, propertyNames: text, $dynamicRef: '#a' },
    ...{ contentMediaType: 'text/csv', contentEncoding: 'base64', contentSchema: text },
    ...{ unevaluatedItems: false, unevaluatedProperties: false, dependentRequired: { a: ['b'] } },
    ...{ multipleOf: 2, maximum: 1, exclusiveMaximum: 1, minimum: 1, exclusiveMinimum: 1, maxLength: 1, minLength: 1 },
    ...{ pattern: 'a', maxItems: 1, minItems: 1, uniqueItems: true, maxContains: 1, minContains: 1 },
    ...{ maxProperties: 1, minProperties: 1 },
    ...{ discriminator: { propertyName: 'a' }, externalDocs: docs, xml: { name: 'a' }, 'x-unit': 'EUR' },
  },
}
