import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { examples } from '#contract/examples/recorded'
import type { Operation } from '#contract/openapi/operations'
import { getSchemaId } from '#contract/openapi/schemas'
import { fitting, spoiled, tooLong, varied } from './generated-bodies.ts'
import type { Schema } from './generated-values.ts'

/** A request as it goes out. */
export interface Sent {
  /** Headers as a list: names may repeat. */
  headers: [name: string, value: string][]
  body: string | Buffer
  /** The credential is good and the headers are ordinary: the body alone decides. */
  isPlain: boolean
}

/** The documented requests of an operation that are answered with 200 or 201. */
const goodBodies = ({ id }: Operation): object[] =>
  (examples[id] ?? []).flatMap(({ request, response }) =>
    response.status < 300 && request && 'body' in request ? [request.body as object] : [],
  )

/** The parts of the paths of those requests. */
const goodParams = (id: string): Readonly<Record<string, string>>[] =>
  (examples[id] ?? []).flatMap(({ params, response }) => (response.status < 300 && params ? [params] : []))

const bodies = (operation: Operation): fc.Arbitrary<string> => {
  // Where no body is read, whatever is there changes nothing.
  if (!operation.body) return fc.oneof({ weight: 9, arbitrary: fc.constant('') }, fc.json())
  const schema: Schema = { $ref: `#/components/schemas/${getSchemaId(operation.body)}` }
  const good = fc.constantFrom(...goodBodies(operation))
  return fc.oneof(
    { weight: 20, arbitrary: fitting(schema) },
    { weight: 20, arbitrary: good.chain(body => varied(schema, body)) },
    // Rules across fields refuse most of what chance puts together; some requests shall reach the model for sure.
    { weight: 15, arbitrary: good.map(body => JSON.stringify(body)) },
    { weight: 60, arbitrary: spoiled(schema) },
    { weight: 1, arbitrary: tooLong(operation.access.bodyLimitBytes) },
  )
}

/** What may stand in a part of a path without changing which path it is. */
export const anyPart = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).map(text => {
  const encoded = encodeURIComponent(text.toWellFormed())
  return encoded === '.' || encoded === '..' ? 'dots' : encoded
})

/** The queries of the documented good requests, as text; '' for one without. */
const goodQueries = (id: string): string[] =>
  (examples[id] ?? []).flatMap(({ query, response }) =>
    response.status < 300 && query ? [`?${new URLSearchParams(query)}`] : [],
  )

const needsQuery = ({ query }: Operation): boolean => query.some(({ isRequired }) => isRequired)

/** The paths of an operation: of its documented good requests, and with parts and a needed query that may be anything. */
export const paths = (operation: Operation): fc.Arbitrary<string> => {
  const { id, query } = operation
  if (!needsQuery(operation)) return pathsWithoutQuery(operation)
  const anyQuery = fc
    .subarray(query.map(({ name }) => name))
    .chain(names => fc.tuple(...names.map(name => anyPart.map(text => `${name}=${text}`))))
    .map(parts => `?${parts.join('&')}`)
  const search = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...goodQueries(id)) }, anyQuery)
  return fc.tuple(pathsWithoutQuery(operation), search).map(parts => parts.join(''))
}

const pathsWithoutQuery = ({ id, path, pathParams }: Operation): fc.Arbitrary<string> => {
  if (pathParams.length === 0) return fc.constant(path)
  const good = goodParams(id)
  return pathParams.reduce((whole: fc.Arbitrary<string>, { name }) => {
    const known = fc.constantFrom(...good.map(params => encodeURIComponent(params[name] ?? '')))
    const part = fc.oneof({ weight: 3, arbitrary: known }, anyPart)
    return fc.tuple(whole, part).map(([text, filled]) => text.replace(`{${name}}`, () => filled))
  }, fc.constant(path))
}

/** What may stand in a header: visible ASCII, blanks, and bytes above it. */
const headerText = fc
  .array(
    fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) }, fc.integer({ min: 0xa0, max: 0xff })),
    {
      maxLength: 300,
    },
  )
  .map(codes => String.fromCharCode(...codes).trim())

const contentTypes = fc.constantFrom(
  ...['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON', 'application/vnd.api+json', ''],
  ...['application/json; charset=utf-16', 'application/json; charset=latin1', 'application/json; charset=nothing'],
  ...[
    'application/json;;;',
    'application/json; charset="',
    'text/plain',
    'multipart/form-data',
    'application/xml',
    '*/*',
  ],
)

/** Headers that the service reads, or that somebody on the way does, with values that may be anything. */
const strangeHeader = fc.oneof(
  fc.tuple(fc.constant('Content-Type'), fc.oneof(contentTypes, headerText)),
  fc.tuple(fc.constant('Content-Encoding'), fc.constantFrom('gzip', 'deflate', 'br', 'zstd', 'identity', 'x', '')),
  fc.tuple(fc.constantFrom('X-API-Key', 'Authorization'), fc.oneof(headerText, fc.constantFrom('Bearer', 'Bearer  '))),
  fc.tuple(
    fc.constant('Authorization'),
    headerText.map(key => `Bearer ${key}`),
  ),
  fc.tuple(fc.constant('Idempotency-Key'), fc.oneof(headerText, fc.constantFrom('one', 'two', '__proto__'))),
  fc.tuple(
    fc.constantFrom('X-Request-Id', 'Origin', 'X-Forwarded-For', 'Cookie', 'Range', 'Accept', 'If-None-Match'),
    headerText,
  ),
  fc.tuple(
    fc.constant('Accept'),
    fc.constantFrom('text/csv', 'text/event-stream', 'text/*;q=0.2, */*;q=0.1', 'application/json;q=0'),
  ),
  fc.tuple(
    fc.constant('X-Sandbox-Scenario'),
    fc.oneof(fc.constantFrom('200', '429', 'rate_limited; times=1', 'rate_limited; ms=1', ''), headerText),
  ),
  fc.tuple(fc.constantFrom('__proto__', 'constructor', 'X-HTTP-Method-Override', 'Upgrade', 'Via'), headerText),
)

const strange: fc.Arbitrary<[string, string][]> = fc.array(strangeHeader, { minLength: 1, maxLength: 3 })

const packed = (body: string, headers: readonly [string, string][]): string | Buffer =>
  headers.some(([name, value]) => name === 'Content-Encoding' && value === 'gzip') && body.length % 2 === 0
    ? gzipSync(body)
    : body

type Credential = readonly (readonly [name: string, value: string])[]

const ordinaryHeaders = (credential: Credential): [string, string][] => [
  ['Content-Type', 'application/json'],
  ...credential.map(([name, value]): [string, string] => [name, value]),
]

/** The path of a request that is answered with 200: that of the first documented one. */
export const goodPath = (operation: Operation): string => {
  const { id, path } = operation
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(goodParams(id)[0]?.[name] ?? ''))
  return needsQuery(operation) ? `${filled}${goodQueries(id)[0]}` : filled
}

/** A request that is answered with 200: the first documented one. */
export const goodRequest = (operation: Operation, credential: Credential): Sent => ({
  headers: ordinaryHeaders(credential),
  body: operation.body ? JSON.stringify(goodBodies(operation)[0]) : '',
  isPlain: true,
})

/** Requests of an operation with a good credential: most with ordinary headers, some with strange ones. */
export const requests = (operation: Operation, credential: Credential): fc.Arbitrary<Sent> => {
  const ordinary = ordinaryHeaders(credential)
  return fc.oneof(
    { weight: 4, arbitrary: bodies(operation).map(body => ({ headers: ordinary, body, isPlain: true })) },
    {
      weight: 1,
      arbitrary: fc.tuple(bodies(operation), strange).map(([body, headers]) => {
        const named = new Set(headers.map(([name]) => name))
        return {
          headers: [...ordinary.filter(([name]) => !named.has(name)), ...headers],
          body: packed(body, headers),
          isPlain: false,
        }
      }),
    },
  )
}
