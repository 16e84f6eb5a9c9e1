import { readFile } from 'node:fs/promises'
import type { ExampleRequest } from '#contract/examples/example'
import { getSdkMethod } from '#contract/openapi/operation-path'
import type { Access, Credential } from '#contract/shared/access'
import type { ErrorCode } from '#contract/shared/errors'
import type { FieldRule } from '#contract/shared/field-rules'

/** The JSON Schema keywords of the OpenAPI file that the pages read. */
export interface Schema {
  $ref?: string
  type?: string
  format?: string
  description?: string
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: readonly string[]
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  const?: string | number | boolean
  enum?: readonly (string | number)[]
  deprecated?: boolean
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  'x-unit'?: string
  'x-default'?: unknown
  'x-refused'?: readonly string[]
  'x-max-bytes'?: number
}

/** A request parameter: in the path, the query, or a header. */
interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: Schema
}

/** A documented request with its answer. */
export interface ShownExample extends ExampleRequest {
  status: number
  /** Undefined if the answer has no body or is a file. */
  answer: unknown
  /** Media type of an answer that is a file. */
  fileType?: string
}

/** An answer of an operation. */
export interface ShownAnswer {
  status: number
  /** Codes that a failure with this status has. */
  codes: readonly ErrorCode[]
  description: string
  headers: readonly { name: string; description: string }[]
  schema: Schema | undefined
  /** Media type of an answer that is a file. */
  fileType: string | undefined
}

/** An operation of the API, as documented. */
export interface ShownOperation {
  id: string
  method: string
  path: string
  /** Name of its tag, as `Estimation`. */
  tag: string
  /** Name of its namespace in the SDK client. */
  part: string
  summary: string
  description: string
  parameters: readonly Parameter[]
  body: Schema | undefined
  answers: readonly ShownAnswer[]
  examples: readonly ShownExample[]
  rules: readonly FieldRule[]
  credentials: readonly Credential[]
  quota: Access['quota']
  publishableQuota: Access['publishableQuota']
  bodyLimitBytes: number
  /** Accepts only session cookies, so programs cannot call it. */
  isOfPages: boolean
}

/** Content of the documentation: the OpenAPI file and the example requests, read with the first page. */
export interface Described {
  description: string
  version: string
  tags: readonly { name: string; description: string }[]
  operations: readonly ShownOperation[]
  schemas: Readonly<Record<string, Schema>>
}

type Reference = { $ref: string }
interface NamedExample {
  summary: string
  value: unknown
}
/** A body by its media type. */
type Content = Readonly<
  Record<string, { schema: Schema; examples?: Record<string, NamedExample | Reference> } | undefined>
>
interface DocumentedResponse {
  description: string
  'x-error-codes'?: readonly ErrorCode[]
  headers?: Record<string, { description: string } | Reference>
  content?: Content
}

/** The generated OpenAPI file; a test compares it with the contract. */
interface OpenApiFile {
  info: { description: string; version: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: {
    schemas: Record<string, Schema>
    headers: Record<string, { description: string }>
    parameters: Record<string, Parameter>
    responses: Record<string, DocumentedResponse>
    examples: Record<string, NamedExample>
  }
}

interface OpenApiOperation {
  'x-sdk-method': string
  tags: [string]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters: (Parameter | Reference)[]
  requestBody?: { content: Content }
  responses: Record<string, DocumentedResponse | Reference>
  'x-credentials': Credential[]
  'x-quota': Access['quota']
  'x-publishable-quota'?: Access['publishableQuota']
  'x-body-limit-bytes'?: number
  'x-rules'?: FieldRule[]
}

const getReferenceName = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1)

const resolveReference = <Kind extends object>(node: Kind | Reference, table: Readonly<Record<string, Kind>>): Kind => {
  const found = '$ref' in node && typeof node.$ref === 'string' ? table[getReferenceName(node.$ref)] : node
  if (!found) throw new Error('The OpenAPI file refers to something that it does not have.')
  return found as Kind
}

/** Media types of an answer to show: only JSON if available. */
const listShownTypes = <Body>(content: Readonly<Record<string, Body>>): [type: string, body: Body][] => {
  const types = Object.entries(content)
  return 'application/json' in content ? types.filter(([type]) => type === 'application/json') : types
}

type Components = OpenApiFile['components']

/** The responses of an operation by status; those that operations share are among the components. */
const responsesOf = ({ responses }: OpenApiOperation, components: Components): [string, DocumentedResponse][] =>
  Object.entries(responses).map(([status, response]) => [status, resolveReference(response, components.responses)])

/** Examples with the good ones first, in the order of their requests, which begins with the usual one: it may be a 201 beside a 200. */
const orderExamples = (shown: ShownExample[], requests: readonly ExampleRequest[]): ShownExample[] => {
  const names = requests.map(({ name }) => name)
  const placeOf = ({ name, status }: ShownExample): number =>
    status < 300 && names.includes(name) ? names.indexOf(name) : names.length
  return shown.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const listExamples = (
  operation: OpenApiOperation,
  components: Components,
  requests: readonly ExampleRequest[],
): ShownExample[] => {
  const shown = responsesOf(operation, components).flatMap(([status, { content = {} }]) =>
    listShownTypes(content).flatMap(([type, body]) =>
      Object.entries(body?.examples ?? {}).map(([name, given]): ShownExample => {
        const { summary, value } = resolveReference(given, components.examples)
        return {
          ...(requests.find(request => request.name === name) ?? { name, summary }),
          status: Number(status),
          ...(type === 'application/json' ? { answer: value } : { answer: undefined, fileType: type }),
        }
      }),
    ),
  )
  return orderExamples(shown, requests)
}

const listAnswers = (operation: OpenApiOperation, components: Components): ShownAnswer[] =>
  responsesOf(operation, components).map(
    ([status, { description, headers = {}, content, 'x-error-codes': codes = [] }]) => ({
      status: Number(status),
      codes,
      description,
      headers: Object.entries(headers).map(([name, header]) => ({
        name,
        description: resolveReference(header, components.headers).description,
      })),
      schema: content?.['application/json']?.schema,
      fileType: listShownTypes(content ?? {}).find(([type]) => type !== 'application/json')?.[0],
    }),
  )

/** Reads the content of the documentation; namespaces of the SDK client are the keys of the contract's tags. */
export const readDescribed = async (): Promise<Described> => {
  const [text, { requests }, { tags: parts }] = await Promise.all([
    readFile(new URL('../../../contract/openapi/openapi.json', import.meta.url), 'utf8'),
    import('#contract/examples/index'),
    import('#contract/shared/tags'),
  ])
  // Our own file, generated by `npm run derive`.
  const { info, tags, paths, components } = JSON.parse(text) as OpenApiFile
  const partOf = (tag: string): string => Object.entries(parts).find(([, { name }]) => name === tag)?.[0] ?? tag
  const shown = (path: string, method: string, operation: OpenApiOperation): ShownOperation => ({
    id: getSdkMethod(operation),
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0],
    part: partOf(operation.tags[0]),
    summary: operation.summary,
    description: operation.description,
    parameters: operation.parameters.map(parameter => resolveReference<Parameter>(parameter, components.parameters)),
    body: operation.requestBody?.content['application/json']?.schema,
    answers: listAnswers(operation, components),
    examples: listExamples(operation, components, requests[getSdkMethod(operation)] ?? []),
    rules: operation['x-rules'] ?? [],
    credentials: operation['x-credentials'],
    quota: operation['x-quota'],
    publishableQuota: operation['x-publishable-quota'],
    bodyLimitBytes: operation['x-body-limit-bytes'] ?? 0,
    isOfPages: operation.security.every(scheme => 'sessionCookie' in scheme),
  })
  return {
    description: info.description,
    version: info.version,
    tags,
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => shown(path, method, operation)),
    ),
    schemas: components.schemas,
  }
}
