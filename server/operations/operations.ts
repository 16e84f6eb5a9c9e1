import { csvType } from '#contract/shared/csv'
import { errors } from '#contract/shared/errors'
import { Refusal } from '#domain/core/refusal'
import type { Log } from '../ports/log.ts'
import { prefers } from './accept.ts'
import type { AnswerCheck } from './answer-check.ts'
import { generatedHeaders } from './answer-headers.ts'
import { cacheable } from './cacheable.ts'
import { asCsv } from './csv.ts'
import { failureAnswer } from './failure.ts'
import type { Answer, CallContext, Handler, HandlersByTag, Input } from './handler.ts'
import { parsedJson, printedBody } from './json.ts'
import { fileOf, type Operation } from './operation.ts'
import { validated } from './schema-issues.ts'

/** What every operation needs beside its handler. */
export interface OperationDependencies {
  /** The operations that exist; calling one that has no handler here is a defect. */
  every: readonly Operation[]
  /** Compares each answer with its schema before it leaves; throws or logs where it does not fit. */
  check: AnswerCheck
  log: Log
  /** The instant from which a refusal counts the seconds to wait. */
  now(): Date
}

/** The input of an operation, as it came or as its schemas have read it. */
export interface Call {
  body?: unknown
  /** Parts of the path by their names. */
  params?: unknown
  /** The query by its names; a list where one is there twice. */
  query?: unknown
}

/** A body as its schema read it, or the answer to one that does not fit. */
export type ReadBody = { value: unknown } | { answer: PrintedAnswer }

/** An answer with its body as bytes: of JSON, or of a file, whose media type is among the headers. */
export type PrintedAnswer = Omit<Answer, 'body'> & { bytes: Uint8Array<ArrayBuffer> }

/** The operations of some handlers, by id. Whatever happens is an answer: nothing is thrown, nothing rejects. */
export interface Operations {
  /** Runs an operation: reads the input with its schemas, calls its handler, checks the answer. */
  run(id: string, call: Call, context: CallContext): Promise<Answer>
  /** The same for an input that the schemas of the operation have read. */
  runRead(id: string, input: Call, context: CallContext): Promise<Answer>
  /**
   * As `run`, from a body of JSON in UTF-8 to an answer in bytes. `pathAndQuery` holds the parameters of path and
   * query.
   */
  runBytes(
    id: string,
    body: Uint8Array | undefined,
    context: CallContext,
    pathAndQuery?: Pick<Call, 'params' | 'query'>,
  ): Promise<PrintedAnswer>
  /** Reads the body of an operation from JSON in UTF-8, and nothing more. */
  readBody(id: string, body: Uint8Array, requestId: string): ReadBody
  /** The answer to what was thrown before an operation ran, or where none has the id. */
  failure(error: unknown, requestId: string, id?: string): Answer
}

/** A handler without the parameters of its route, which only its own file needs. */
type AnyHandler = Handler<{ body: never; responses: { 200: never } }>

/** The input of an operation as its schemas read it. @throws Refusal `invalid_request`. */
const inputOf = (operation: Operation, { body, params, query }: Call): Call => ({
  body: operation.body && validated(operation.body, body),
  params: operation.pathParams && validated(operation.pathParams, params),
  query: operation.query && validated(operation.query, query ?? {}),
})

/** An answer with the media type that its operation declares, where it is a file. */
const withFileType = ({ responses }: Operation, answer: Answer): Answer => {
  const file = fileOf(responses[answer.status])
  return file ? { ...answer, headers: { 'Content-Type': file.contentType, ...answer.headers } } : answer
}

/** A success as its caller wants it: as a table where it asks for one, without a body where it has it already. */
const asAsked = ({ access }: Operation, success: Answer, { accept, ifNoneMatch }: CallContext): Answer => {
  const { csvRows, maxAgeSeconds } = access
  const shown = csvRows && prefers(csvType, accept) ? asCsv(success, csvRows) : success
  return maxAgeSeconds === undefined ? shown : cacheable(shown, maxAgeSeconds, ifNoneMatch)
}

/** Any failure as a refusal. Whatever was not thrown as one is a defect: the caller learns `internal` and nothing of the cause. */
const refusalOf = (error: unknown): Refusal => (error instanceof Refusal ? error : new Refusal('internal'))

/** Whether a failure is one of this service, and neither the caller's nor that of a provider behind us. */
const isOurs = ({ code, details }: Refusal): boolean =>
  [errors.internal.status, errors.unavailable.status].some(status => status === errors[code].status) &&
  !details.isNoFault

/**
 * Makes the function that answers failures: with the refusal's own code, or with a 500, whose cause goes to the log only.
 * An answer that the operation does not declare is a defect in turn.
 */
const failures = ({ check, log, now }: OperationDependencies) => {
  const answered = (error: unknown, requestId: string): Answer => {
    const refusal = refusalOf(error)
    if (isOurs(refusal)) log.error({ requestId, cause: refusal.cause ?? error }, 'a request failed inside')
    return failureAnswer(refusal, requestId, now())
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
 * Makes the operations that have a handler. Every transport (HTTP, a worker thread, a tool of an assistant, a program
 * in the same process) runs them by id. Uses no module of Node, so that handlers that only calculate also run in a
 * browser.
 */
export const operations = (handlers: HandlersByTag, dependencies: OperationDependencies): Operations => {
  const handlerById = new Map<string, AnyHandler>(Object.values(handlers).flatMap(tag => Object.entries(tag)))
  const operationById = new Map(dependencies.every.map(operation => [operation.id, operation]))
  const failed = failures(dependencies)

  /** The answer of the handler to an input that was read. */
  const handled = (operation: Operation, input: Call, context: CallContext) => {
    const handler = handlerById.get(operation.id)
    if (!handler) throw new Error(`The operation ${operation.id} has no handler here.`)
    // What the schema of a route has read is the input of its handler; the pair is lost in the map.
    return handler(input as Input<never>, context)
  }

  /** Any call as an answer; `read` is a function, so that an input that does not fit is answered too. */
  const attempted = async (id: string, context: CallContext, read: (operation: Operation) => Call): Promise<Answer> => {
    const operation = operationById.get(id)
    try {
      if (!operation) throw new Refusal('route_not_found')
      const given = handled(operation, read(operation), context)
      // A calculation returns at once: awaiting it would cost a turn of the event loop for nothing.
      const good = given instanceof Promise ? await given : given
      const success: Answer = { ...good, headers: { ...generatedHeaders(operation.access), ...good.headers } }
      const typed = withFileType(operation, success)
      dependencies.check(operation, typed, context.requestId)
      return asAsked(operation, typed, context)
    } catch (error) {
      return failed(error, context.requestId, operation)
    }
  }

  return {
    run: (id, call, context) => attempted(id, context, operation => inputOf(operation, call)),
    runRead: (id, input, context) => attempted(id, context, () => input),
    runBytes: async (id, body, context, pathAndQuery = {}) => {
      const { body: value, ...answer } = await attempted(id, context, operation =>
        inputOf(operation, { ...pathAndQuery, ...(body && { body: parsedJson(body) }) }),
      )
      return { ...answer, bytes: printedBody(value) }
    },
    readBody: (id, body, requestId) => {
      const operation = operationById.get(id)
      try {
        if (!operation?.body) throw new Error(`The operation ${id} reads no body.`)
        return { value: validated(operation.body, parsedJson(body)) }
      } catch (error) {
        const { body: failure, ...answer } = failed(error, requestId, operation)
        return { answer: { ...answer, bytes: printedBody(failure) } }
      }
    },
    failure: (error, requestId, id) => failed(error, requestId, id === undefined ? undefined : operationById.get(id)),
  }
}
