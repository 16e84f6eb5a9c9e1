import { type HttpHandler, HttpResponse, http } from 'msw'
import { type ExampleAnswer, type Examples, examples } from './derived/examples.ts'
import { type DerivedRoute, routes } from './derived/routes.ts'

export type { ExampleAnswer, Examples } from './derived/examples.ts'

/** The operations that can be mocked. */
export type OperationId = keyof Examples

/** Names of an operation's documented answers. */
export type ExampleName<Id extends OperationId> = Id extends OperationId ? keyof Examples[Id] & string : never

type StatusOf<Answer> = Answer extends ExampleAnswer<infer Status> ? Status : never

/** Statuses that an operation documents. */
export type ExampleStatus<Id extends OperationId> = Id extends OperationId
  ? StatusOf<Examples[Id][keyof Examples[Id]]>
  : never

/** Where and how often a mock answers. */
export interface MockOptions {
  /**
   * Address of the mocked service.
   * @default any host
   */
  baseUrl?: string | undefined
  /**
   * Answer one request only, then leave the next to the handlers behind.
   * @default false
   */
  once?: boolean | undefined
}

/** Method and path of each operation, without the tags. */
const routeOf: Readonly<Record<OperationId, DerivedRoute>> = Object.assign({}, ...Object.values(routes))

/**
 * A documented answer by its name, or the first one with a status.
 * @example const { status, body } = exampleOf('estimate', 'unknownMunicipality')
 * @throws RangeError when the operation documents no such answer.
 */
export const exampleOf = <Id extends OperationId>(
  operation: Id,
  example: ExampleName<Id> | ExampleStatus<Id>,
): ExampleAnswer => {
  const named: Readonly<Record<string, ExampleAnswer>> = { ...examples[operation] }
  const found = named[String(example)] ?? Object.values(named).find(({ status }) => status === example)
  if (found) return found
  throw new RangeError(`${operation} documents no answer ${example}; it has ${Object.keys(named).join(', ')}.`)
}

/**
 * A handler of msw that answers an operation with one of its documented answers.
 * @example const handler = answer('estimate', 503, { once: true })
 * @throws RangeError when the operation documents no such answer.
 */
export const answer = <Id extends OperationId>(
  operation: Id,
  example: ExampleName<Id> | ExampleStatus<Id>,
  { baseUrl = '*', once = false }: MockOptions = {},
): HttpHandler => {
  const { method, path } = routeOf[operation]
  const { status, headers, body } = exampleOf(operation, example)
  const on = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }[method]
  const init = { status, headers }
  const answered = (): HttpResponse<null> | HttpResponse<object> =>
    body ? HttpResponse.json(body, init) : new HttpResponse(null, init)
  // As msw writes a part of a path.
  const pattern = path.replace(/\{(\w+)\}/g, ':$1')
  return on(`${baseUrl.replace(/\/+$/, '')}${pattern}`, answered, { once })
}

/**
 * Handlers that answer every operation with the first of its good answers.
 * @example const all = handlers({ baseUrl: 'https://valorem.test' })
 */
export const handlers = (options: MockOptions = {}): HttpHandler[] =>
  // A cast, since keys are read as text; every operation documents a success, which a test of the contract keeps so.
  (Object.keys(examples) as OperationId[]).map(operation => {
    const [name = ''] =
      Object.entries<ExampleAnswer>({ ...examples[operation] }).find(([, { status }]) => status < 300) ?? []
    return answer<OperationId>(operation, name as ExampleName<OperationId>, options)
  })
