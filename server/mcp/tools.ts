import { readFileSync } from 'node:fs'
import type { Tool } from '@modelcontextprotocol/server'
import { outputSchema } from './output-schema.ts'
import { fullSchema, type JsonSchema, type NamedSchemas, shortSchema } from './short-schema.ts'

/** An operation that assistants may call, as the OpenAPI file describes it. */
export interface CalledOperation {
  id: string
  method: 'GET' | 'POST'
  path: string
  tag: string
  summary: string
  description: string
  input: JsonSchema
  /** Of its good answer. */
  output: JsonSchema
}

/** Tags whose operations only calculate, or give data that are open to read. */
const calledTags = ['Estimation', 'Evaluation', 'Costs', 'Fiscal', 'PropCalc', 'Market', 'Law', 'Data']

/** A thousand homes at once are for programs. */
const withheld = ['estimateBatch']

interface Document {
  paths: Record<string, Record<string, DocumentedOperation>>
  components: { schemas: NamedSchemas }
}

interface JsonContent {
  'application/json': { schema: JsonSchema }
}

interface DocumentedOperation {
  operationId: string
  tags: [string]
  summary: string
  description: string
  parameters: { in?: string; name: string; required?: boolean; description: string; schema: JsonSchema }[]
  requestBody?: { content: JsonContent }
  responses: { 200: { content: JsonContent } }
}

/** The parts of the path and the query of an operation as one object. */
const addressInput = ({ parameters }: DocumentedOperation): JsonSchema => {
  const sent = parameters.filter(parameter => parameter.in === 'path' || parameter.in === 'query')
  const required = sent.filter(parameter => parameter.required).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(sent.map(({ name, description, schema }) => [name, { ...schema, description }])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

const readOnly = { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false }

const describeInput: Tool = {
  name: 'describeInput',
  title: 'All input fields of an operation',
  description:
    'The complete JSON Schema of the input of one of the other tools, with patterns and every field; for `fees` of one country.',
  inputSchema: {
    type: 'object',
    properties: {
      operation: { type: 'string', description: 'Name of the tool.' },
      country: { type: 'string', description: 'Code of a country; for `fees` only its fields are described.' },
    },
    required: ['operation'],
    additionalProperties: false,
  },
  outputSchema: { type: 'object', properties: { schema: { type: 'object' } }, required: ['schema'] },
  annotations: { title: 'All input fields of an operation', ...readOnly },
}

const toolOf = ({ id, summary, description, input, output }: CalledOperation, named: NamedSchemas): Tool => ({
  name: id,
  title: summary,
  description,
  // The root of a shortened schema is an object.
  inputSchema: shortSchema(input, named) as Tool['inputSchema'],
  outputSchema: outputSchema(output, named) as Tool['outputSchema'],
  annotations: { title: summary, ...readOnly },
})

/** The tools of the service, and what stands behind them. */
export interface Tools {
  list: readonly Tool[]
  operations: ReadonlyMap<string, CalledOperation>
  /** The countries for which the input of an operation has fields of its own; none where it is the same for all. */
  countriesOf(operation: string): string[]
  /**
   * The complete schema of the input of an operation, or of its variant for a country.
   * @throws Error for an operation or a country that is not among those named here.
   */
  inputOf(operation: string, country?: string): JsonSchema
}

const resolved = (schema: JsonSchema, named: NamedSchemas): JsonSchema =>
  typeof schema.$ref === 'string' ? (named[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

/** The variants of an input by the country that each is for. */
const byCountry = (input: JsonSchema, named: NamedSchemas): Map<string, JsonSchema> => {
  const variants = (resolved(input, named).oneOf ?? []) as JsonSchema[]
  return new Map(
    variants.flatMap(variant => {
      const { country } = (resolved(variant, named).properties ?? {}) as Record<string, JsonSchema>
      return typeof country?.const === 'string' ? [[country.const, variant] as const] : []
    }),
  )
}

/** The tools, read out of the OpenAPI file of the repository. */
export const readTools = (file = new URL('../../contract/openapi/openapi.json', import.meta.url)): Tools => {
  // Our own file; a test compares it with the contract.
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Document
  const named = components.schemas
  const called = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags, operationId }]) => calledTags.includes(tags[0]) && !withheld.includes(operationId))
      .map(
        ([method, operation]): CalledOperation => ({
          id: operation.operationId,
          method: method === 'get' ? 'GET' : 'POST',
          path,
          tag: operation.tags[0],
          summary: operation.summary,
          description: operation.description,
          input: operation.requestBody?.content['application/json'].schema ?? addressInput(operation),
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
    list: [...called.map(operation => toolOf(operation, named)), describeInput],
    operations,
    countriesOf: id => [...byCountry(inputOf(id), named).keys()],
    inputOf: (id, country) => {
      const input = country === undefined ? inputOf(id) : byCountry(inputOf(id), named).get(country)
      if (!input) throw new Error(`${id} has no input for the country ${country}.`)
      return fullSchema(input, named)
    },
  }
}
