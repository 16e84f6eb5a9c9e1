import { readFileSync } from 'node:fs'
import type { Tool } from '@modelcontextprotocol/server'
import { getSdkMethod } from '#contract/openapi/operation-path'
import { createOutputSchema } from './output-schema.ts'
import { listSchedule } from './schedule.ts'
import { createFullSchema, createShortSchema, type JsonSchema, type NamedSchemas } from './short-schema.ts'

/** An operation that assistants may call, as the OpenAPI file describes it. */
export interface CalledOperation {
  id: string
  method: 'GET' | 'POST'
  path: string
  tag: string
  summary: string
  description: string
  input: JsonSchema
  /** Schema of the success answer. */
  output: JsonSchema
}

/** Tags whose operations only calculate, or return public data. */
const calledTags = ['Estimation', 'Evaluation', 'Costs', 'Fiscal', 'PropCalc', 'Market', 'Law', 'Data']

/** Operations not offered as tools: bulk calls suit programs, not assistants; `commune` answers more than the short `area`. */
const excludedOperations = ['estimateBatch', 'area']

interface Document {
  paths: Record<string, Record<string, DocumentedOperation>>
  components: { schemas: NamedSchemas }
}

interface JsonContent {
  'application/json': { schema: JsonSchema }
}

interface DocumentedOperation {
  'x-sdk-method': string
  tags: [string]
  summary: string
  description: string
  parameters: { in?: string; name: string; required?: boolean; description: string; schema: JsonSchema }[]
  requestBody?: { content: JsonContent }
  responses: { 200: { content: JsonContent } }
}

/** Schema of the path and query parameters of an operation as one object. */
const createAddressSchema = ({ parameters }: DocumentedOperation): JsonSchema => {
  const sent = parameters.filter(parameter => parameter.in === 'path' || parameter.in === 'query')
  const required = sent.filter(parameter => parameter.required).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(sent.map(({ name, description, schema }) => [name, { ...schema, description }])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

/** Hints; of a tool that only reads the others say nothing. */
const readOnly = { readOnlyHint: true, openWorldHint: false }

const describeInputTool: Tool = {
  name: 'describeInput',
  title: 'All input fields of an operation',
  description:
    'The complete JSON Schema of the input of one of the other tools, with whole descriptions and patterns; inputs that differ by country are described for one.',
  inputSchema: {
    type: 'object',
    properties: {
      operation: { type: 'string', description: 'Name of the tool.' },
      country: { type: 'string', description: 'Code of a country, where the input differs by country.' },
    },
    required: ['operation'],
  },
  outputSchema: { type: 'object', properties: { schema: { type: 'object' } }, required: ['schema'] },
  annotations: readOnly,
}

/** Sentences of a description that speak of HTTP or of quotas, which an assistant does not see. */
const ofTransport = /Accept: text|takes a place of the minute|counts as one request/

/** Description for an assistant, with the names of tools in place of addresses. */
const describeForAssistant = (description: string, called: readonly CalledOperation[]): string =>
  description
    .split(/(?<=\.)\s/)
    .filter(sentence => !ofTransport.test(sentence))
    .join(' ')
    .replaceAll(/(?:GET|POST) (\/api\/[\w/-]+)/g, (whole, path: string) => {
      return called.find(operation => operation.path === path)?.id ?? whole
    })

const createTool = (
  { id, summary, description, input, output }: CalledOperation,
  called: readonly CalledOperation[],
  named: NamedSchemas,
): Tool => ({
  name: id,
  title: summary,
  description: describeForAssistant(description, called),
  // The root of a shortened schema is an object.
  inputSchema: listSchedule(id, createShortSchema(input, named)) as Tool['inputSchema'],
  outputSchema: createOutputSchema(output, named) as Tool['outputSchema'],
  annotations: readOnly,
})

/** Tools of the service, with their operations and input schemas. */
export interface Tools {
  list: readonly Tool[]
  operations: ReadonlyMap<string, CalledOperation>
  /** Countries for which the input of an operation has specific fields; empty where it is the same for all. */
  countriesOf(operation: string): string[]
  /**
   * Complete input schema of an operation, or of its variant for a country.
   * @throws Error for an unknown operation or country.
   */
  inputOf(operation: string, country?: string): JsonSchema
}

const resolveSchemaReference = (schema: JsonSchema, named: NamedSchemas): JsonSchema =>
  typeof schema.$ref === 'string' ? (named[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

/** Input variants by country code. */
const groupVariantsByCountry = (input: JsonSchema, named: NamedSchemas): Map<string, JsonSchema> => {
  const variants = (resolveSchemaReference(input, named).oneOf ?? []) as JsonSchema[]
  return new Map(
    variants.flatMap(variant => {
      const { country } = (resolveSchemaReference(variant, named).properties ?? {}) as Record<string, JsonSchema>
      return typeof country?.const === 'string' ? [[country.const, variant] as const] : []
    }),
  )
}

/** Reads the tools from the OpenAPI file of the repository. */
export const readTools = (file = new URL('../../contract/openapi/openapi.json', import.meta.url)): Tools => {
  // Our own file; a test compares it with the contract.
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Document
  const named = components.schemas
  const called = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(
        ([, operation]) =>
          calledTags.includes(operation.tags[0]) && !excludedOperations.includes(getSdkMethod(operation)),
      )
      .map(
        ([method, operation]): CalledOperation => ({
          id: getSdkMethod(operation),
          method: method === 'get' ? 'GET' : 'POST',
          path,
          tag: operation.tags[0],
          summary: operation.summary,
          description: operation.description,
          input: operation.requestBody?.content['application/json'].schema ?? createAddressSchema(operation),
          output: operation.responses[200].content['application/json'].schema,
        }),
      ),
  )
  const operations = new Map(called.map(operation => [operation.id, operation]))
  const inputOf = (id: string): JsonSchema => {
    const operation = operations.get(id)
    if (!operation) throw new Error(`There is no tool ${id}.`)
    return operation.input
  }
  return {
    list: [...called.map(operation => createTool(operation, called, named)), describeInputTool],
    operations,
    countriesOf: id => [...groupVariantsByCountry(inputOf(id), named).keys()],
    inputOf: (id, country) => {
      const input = country === undefined ? inputOf(id) : groupVariantsByCountry(inputOf(id), named).get(country)
      if (!input) throw new Error(`${id} has no input for the country ${country}.`)
      return createFullSchema(input, named)
    },
  }
}
