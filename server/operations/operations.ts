import { csvType } from '#contract/shared/csv'
import { errors } from '#contract/shared/errors'
import { Refusal } from '#domain/core/refusal'
import { createFaultLog } from '../ports/fault-log.ts'
import type { Log } from '../ports/log.ts'
import { isPreferredType } from './accept.ts'
import type { AnswerCheck } from './answer-check.ts'
import { buildGeneratedHeaders } from './answer-headers.ts'
import { toCacheableAnswer } from './cacheable.ts'
import { toCsvAnswer } from './csv.ts'
import { toFailureAnswer } from './failure.ts'
import type { Answer, CallContext, Handler, HandlersByTag, Input } from './handler.ts'
import { parseJsonBytes, serializeBody } from './json.ts'
import { getFileAnswer, type Operation } from './operation.ts'
import { validateInput } from './schema-issues.ts'

/** Dependencies shared by all operations. */
export interface OperationDependencies {
  /** All operations; calling one without a handler here is a defect. */
  every: readonly Operation[]
  /** Compares each response with its schema before it is sent; throws or logs where it does not match. */
  check: AnswerCheck
  log: Log
  /** Reference instant for `Retry-After`. */
  now(): Date
}

/** Input of an operation, raw or parsed by its schemas. */
interface Call {
  body?: unknown
  /** Path parameters by name. */
  params?: unknown
  /** Query parameters by name; a list where one is repeated. */
  query?: unknown
}

/** Body parsed by its schema, or the response to an invalid one. */
type ReadBody = { value: unknown } | { answer: SerializedAnswer }

/** Response with its body as bytes: of JSON, or of a file, whose media type is in the headers. */
export type SerializedAnswer = Omit<Answer, 'body'> & { bytes: Uint8Array<ArrayBuffer> }

/** Operations of the given handlers, by id. Every outcome is a response: nothing throws or rejects. */
export interface Operations {
  /** Runs an operation: parses the input with its schemas, calls its handler, checks the response. */
  run(id: string, call: Call, context: CallContext): Promise<Answer>
  /** Runs an operation with input that its schemas have already parsed. */
  runRead(id: string, input: Call, context: CallContext): Promise<Answer>
  /** Like `run`, from a JSON body in UTF-8 to a serialized response. `pathAndQuery` holds path and query parameters. */
  runBytes(
    id: string,
    body: Uint8Array | undefined,
    context: CallContext,
    pathAndQuery?: Pick<Call, 'params' | 'query'>,
  ): Promise<SerializedAnswer>
  /** Only parses the body of an operation from JSON in UTF-8. */
  readBody(id: string, body: Uint8Array, requestId: string): ReadBody
  /** Response to an error thrown before an operation ran, or for an unknown id. */
  failure(error: unknown, requestId: string, id?: string): Answer
}

/** Handler without the type parameters of its route, which only its own file needs. */
type AnyHandler = Handler<{ body: never; responses: { 200: never } }>

/** Input of an operation parsed by its schemas. @throws Refusal `invalid_request`. */
const parseOperationInput = (operation: Operation, { body, params, query }: Call): Call => ({
  body: operation.body && validateInput(operation.body, body),
  params: operation.pathParams && validateInput(operation.pathParams, params),
  query: operation.query && validateInput(operation.query, query ?? {}),
})

/** Adds the declared media type of a file response. */
const addFileType = ({ responses }: Operation, answer: Answer): Answer => {
  const file = getFileAnswer(responses[answer.status])
  return file ? { ...answer, headers: { 'Content-Type': file.contentType, ...answer.headers } } : answer
}

/** Adapts a success to the request headers: as CSV if preferred, without a body if the client's copy is current. */
const negotiateAnswer = ({ access }: Operation, success: Answer, { accept, ifNoneMatch }: CallContext): Answer => {
  const { csvRows, maxAgeSeconds } = access
  const shown = csvRows && isPreferredType(csvType, accept) ? toCsvAnswer(success, csvRows) : success
  return maxAgeSeconds === undefined ? shown : toCacheableAnswer(shown, maxAgeSeconds, ifNoneMatch)
}

/** Converts any error to a refusal. Other errors are defects: the caller gets `internal` without the cause. */
const toRefusal = (error: unknown): Refusal => (error instanceof Refusal ? error : new Refusal('internal'))

/** Whether a failure is the service's own, not the caller's or a provider's. */
const isServiceFault = ({ code, details }: Refusal): boolean =>
  [errors.internal.status, errors.unavailable.status].some(status => status === errors[code].status) &&
  !details.isNoFault

/**
 * Creates the function that answers failures: with the refusal's own code, or with a 500 whose cause is only logged. A
 * response that the operation does not declare is a defect itself.
 */
const createFailureResponder = ({ check, log, now }: OperationDependencies) => {
  const logFault = createFaultLog(log, now, 'a request failed inside')
  const answered = (error: unknown, requestId: string): Answer => {
    const refusal = toRefusal(error)
    if (isServiceFault(refusal)) logFault({ requestId, code: refusal.code, cause: refusal.cause ?? error })
    return toFailureAnswer(refusal, requestId, now())
  }
  return function failure(error: unknown, requestId: string, operation: Operation | undefined): Answer {
    const answer = answered(error, requestId)
    try {
      if (operation) check(operation, answer, requestId)
      return answer
    } catch (undeclared) {
      return answered(undeclared, requestId)
    }
  }
}

/**
 * Creates the operations that have a handler. Every transport (HTTP, a worker thread, an MCP tool, an in-process
 * program) runs them by id. Uses no Node module, so that handlers that only calculate also run in a browser.
 */
export const createOperations = (handlers: HandlersByTag, dependencies: OperationDependencies): Operations => {
  const handlerById = new Map<string, AnyHandler>(Object.values(handlers).flatMap(tag => Object.entries(tag)))
  const operationById = new Map(dependencies.every.map(operation => [operation.id, operation]))
  const failed = createFailureResponder(dependencies)

  /** Response of the handler to parsed input. */
  const handled = (operation: Operation, input: Call, context: CallContext) => {
    const handler = handlerById.get(operation.id)
    if (!handler) throw new Error(`The operation ${operation.id} has no handler here.`)
    // The input of a handler is the output of its route's schemas; the map loses this pairing.
    return handler(input as Input<never>, context)
  }

  /** Runs any call; `read` is a function, so that invalid input is answered too. */
  const attempted = async (id: string, context: CallContext, read: (operation: Operation) => Call): Promise<Answer> => {
    const operation = operationById.get(id)
    try {
      if (!operation) throw new Refusal('route_not_found')
      const given = handled(operation, read(operation), context)
      // A calculation returns synchronously: awaiting it would cost a turn of the event loop.
      const { notice, ...good } = given instanceof Promise ? await given : given
      if (notice) dependencies.log.warn({ requestId: context.requestId, ...notice.fields }, notice.message)
      const success: Answer = { ...good, headers: { ...buildGeneratedHeaders(operation.access), ...good.headers } }
      const typed = addFileType(operation, success)
      dependencies.check(operation, typed, context.requestId)
      return negotiateAnswer(operation, typed, context)
    } catch (error) {
      return failed(error, context.requestId, operation)
    }
  }

  return {
    run: (id, call, context) => attempted(id, context, operation => parseOperationInput(operation, call)),
    runRead: (id, input, context) => attempted(id, context, () => input),
    runBytes: async (id, body, context, pathAndQuery = {}) => {
      const { body: value, ...answer } = await attempted(id, context, operation =>
        parseOperationInput(operation, { ...pathAndQuery, ...(body && { body: parseJsonBytes(body) }) }),
      )
      return { ...answer, bytes: serializeBody(value) }
    },
    readBody: (id, body, requestId) => {
      const operation = operationById.get(id)
      try {
        if (!operation?.body) throw new Error(`The operation ${id} reads no body.`)
        return { value: validateInput(operation.body, parseJsonBytes(body)) }
      } catch (error) {
        const { body: failure, ...answer } = failed(error, requestId, operation)
        return { answer: { ...answer, bytes: serializeBody(failure) } }
      }
    },
    failure: (error, requestId, id) => failed(error, requestId, id === undefined ? undefined : operationById.get(id)),
  }
}
