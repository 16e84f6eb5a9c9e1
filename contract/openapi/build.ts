import {
  type OpenAPIObject,
  OpenApiBuilder,
  type OperationObject,
  type ParameterObject,
  type SchemaObject,
} from 'openapi3-ts/oas31'
import * as z from 'zod'
import type { Example } from '#contract/examples/example'
import { examples } from '#contract/examples/recorded'
import { requestHeaders } from '#contract/shared/headers'
import { listScenarioNames } from '#contract/shared/scenarios'
import { tags } from '#contract/shared/tags'
import { apiVersion } from '#contract/shared/version'
import { describeDefaults } from './defaults.ts'
import { toGeneratorSchema } from './generator-schemas.ts'
import { toOperationId } from './operation-ids.ts'
import { type Operation, operations } from './operations.ts'
import { isRead } from './read-headers.ts'
import { buildResponses, headerComponents } from './responses.ts'
import { hasSandboxScenarios, offerScenarios } from './scenarios.ts'
import { buildNamedSchemas, getSchemaId } from './schemas.ts'
import { buildWebhookItems } from './webhooks.ts'

/** Title, version and texts of the whole service. */
export const info = {
  title: 'Valorem',
  version: apiVersion,
  summary: 'What homes in Luxembourg are worth, with the source of every figure.',
  description:
    'What an apartment in Luxembourg is worth: an estimate with the ranges in which half and 80 % of comparable apartments sell, every adjustment, and the source of the reference price. Also purchase costs in each covered country and tax on a sale in Luxembourg, by the law of any day; calculations for a let property; and macro indicators with their age. An estimate does not replace a valuation or a lending value, and its ranges have not yet been tested on individual sales.\n\nWith the sandbox key you can ask for every documented failure: [failures on demand](/docs/scenarios).',
  contact: { name: 'Valorem' },
  license: { name: 'MIT', identifier: 'MIT' },
}

/** Each with its environment in the words of OWASP's inventory, and open to everybody who has a key. */
const servers = [
  {
    url: 'http://127.0.0.1:{port}',
    description: 'Your own machine (local)',
    variables: { port: { default: '3000' } },
    'x-internal': false,
  },
  {
    url: 'https://{host}',
    description: 'Production',
    variables: { host: { default: 'api.valorem.example' } },
    'x-internal': false,
  },
  {
    url: 'https://{host}',
    description: 'Preview (staging)',
    variables: { host: { default: 'preview.valorem.example' } },
    'x-internal': false,
  },
]

const parameterComponents = Object.fromEntries(
  Object.entries(requestHeaders).map(([name, { description, pattern, maxLength }]): [string, ParameterObject] => [
    name,
    { name, in: 'header', required: false, description, schema: { type: 'string', pattern, maxLength } },
  ]),
)

/** The good requests of an operation as named examples. */
const requestExamples = (list: readonly Example[]) =>
  Object.fromEntries(
    list.flatMap(({ name, summary, request, response }) =>
      request && 'body' in request && response.status < 300 ? [[name, { summary, value: request.body }]] : [],
    ),
  )

/** Security of an operation: a key in one of two headers, a session by its token or its cookie, or either. */
const buildSecurity = ({ access: { credentials, cookieOnly } }: Operation): Record<string, string[]>[] => {
  const isOfSessions = credentials.includes('session') || credentials.includes('organisationAdmin')
  return [
    ...(credentials.some(kind => kind !== 'session') ? [{ apiKey: [] }, { bearer: [] }] : []),
    ...(isOfSessions && !cookieOnly ? [{ sessionToken: [] }] : []),
    ...(isOfSessions ? [{ sessionCookie: [] }] : []),
  ]
}

/** The schema of a part of the query: by its name where it has one. */
const querySchema = (schema: z.ZodType): NonNullable<ParameterObject['schema']> => {
  const value =
    schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema
  if (value.meta()?.id) return { $ref: `#/components/schemas/${getSchemaId(value)}` }
  const { $schema, ...printed } = z.toJSONSchema(value)
  return toGeneratorSchema(printed, {}) as SchemaObject
}

/** Example of a required parameter from the first good request, so that generated requests name existing things. */
const findParameterExample = (
  list: readonly Example[],
  place: 'params' | 'query',
  name: string,
): Pick<ParameterObject, 'example'> => {
  const good = list.find(({ response, [place]: values }) => response.status < 300 && values?.[name] !== undefined)
  return good ? { example: good[place]?.[name] } : {}
}

/** A part of the query; an example only where it has to be sent, since tools send what has one. */
const queryParameter = (
  { name, schema, isRequired }: Operation['query'][number],
  list: readonly Example[],
): ParameterObject => ({
  ...{ name, in: 'query', required: isRequired, description: schema.description ?? '' },
  schema: querySchema(schema),
  ...(isRequired && findParameterExample(list, 'query', name)),
})

const buildOperation = (operation: Operation): OperationObject => {
  const list = examples[operation.id] ?? []
  return {
    operationId: toOperationId(operation.id, operation.method === 'GET'),
    'x-sdk-method': `${operation.tag}.${operation.id}`,
    tags: [tags[operation.tag]?.name ?? operation.tag],
    summary: operation.summary,
    description: operation.description,
    security: buildSecurity(operation),
    parameters: [
      ...operation.pathParams.map(
        ({ name, description }): ParameterObject => ({
          ...{ name, in: 'path', required: true, description },
          schema: { type: 'string' },
          ...findParameterExample(list, 'params', name),
        }),
      ),
      ...operation.query.map(part => queryParameter(part, list)),
      ...Object.entries(requestHeaders)
        .filter(([, note]) => isRead(note, operation))
        .map(([name]) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(operation.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${getSchemaId(operation.body)}` },
            examples: requestExamples(list),
          },
        },
      },
    }),
    responses: buildResponses(operation, list),
    'x-credentials': [...operation.access.credentials],
    'x-quota': operation.access.quota,
    ...(operation.access.publishableQuota && { 'x-publishable-quota': operation.access.publishableQuota }),
    ...(operation.body && { 'x-body-limit-bytes': operation.access.bodyLimitBytes }),
    ...(operation.access.replaySeconds !== undefined && { 'x-replay-seconds': operation.access.replaySeconds }),
    ...(hasSandboxScenarios(operation) && { 'x-sandbox-scenarios': listScenarioNames(offerScenarios(operation)) }),
    ...(operation.access.rules.length > 0 && { 'x-rules': operation.access.rules }),
  }
}

/** The contract as an OpenAPI 3.1 document, built from the operations. */
export const openApiDocument = (): OpenAPIObject => {
  const builder = OpenApiBuilder.create({ openapi: '3.1.1', info, servers, paths: {} })
  for (const { name, description } of Object.values(tags)) builder.addTag({ name, description })
  const schemas = buildNamedSchemas()
  for (const [id, schema] of Object.entries(schemas))
    builder.addSchema(id, describeDefaults(toGeneratorSchema(schema, schemas)))
  for (const [name, header] of Object.entries(headerComponents)) builder.addHeader(name, header)
  for (const [name, parameter] of Object.entries(parameterComponents)) builder.addParameter(name, parameter)
  builder.addSecurityScheme('apiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'The API key.',
  })
  builder.addSecurityScheme('bearer', { type: 'http', scheme: 'bearer', description: 'The same API key.' })
  builder.addSecurityScheme('sessionToken', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'A token of a signed-in person, as `POST /account/token` gives it; its keys are at /.well-known/jwks.json. Signed by EdDSA and checked as RFC8725 asks: no other algorithm, issuer and audience compared, valid for fifteen minutes.',
  })
  builder.addSecurityScheme('sessionCookie', {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-valorem_session',
    description:
      'The cookie of a signed-in person, from our own pages only; on this machine its name is `valorem_session`.',
  })
  for (const operation of operations) {
    builder.addPath(operation.path, { [operation.method.toLowerCase()]: buildOperation(operation) })
  }
  for (const [type, item] of Object.entries(buildWebhookItems())) builder.addWebhook(type, item)
  return builder.getSpec()
}
