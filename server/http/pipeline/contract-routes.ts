import { Readable } from 'node:stream'
import { type AppRoute, initContract } from '@ts-rest/core'
import { createExpressEndpoints, type RequestValidationError } from '@ts-rest/express'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type * as z from 'zod'
import type { Refusal } from '#domain/core/refusal'
import type { Answer, CallContext } from '../../operations/handler.ts'
import { type Operation, operationOf } from '../../operations/operation.ts'
import type { Operations } from '../../operations/operations.ts'
import { refusalOfIssues } from '../../operations/schema-issues.ts'
import { setAnswerHeaders } from '../answers/errors.ts'
import { packedAnswer } from '../answers/packed-answer.ts'
import type { ProgressEvents } from '../answers/progress-events.ts'
import { contextOf } from './context.ts'
import { inTurn } from './in-turn.ts'

/** Routes of the contract by their tag and their id. */
export type ContractTags = Readonly<Record<string, Readonly<Record<string, AppRoute>>>>

/** What happens to a request between the match of its route and the handler, and behind it. */
export interface RouteSteps {
  middleware: RequestHandler
  /** What the handler knows of its call, once the steps have run. */
  callContext(req: Request, res: Response): CallContext
  /** Events about the answer, where the caller wants them. */
  events?(res: Response): ProgressEvents | undefined
  /** Runs between the answer of the handler and its sending. */
  finish?(res: Response, answer: Answer): Promise<void> | void
}

/** What ts-rest gives to a handler: the request, and its parts as the schemas of the route have read them. */
interface ReadRequest {
  req: Request
  res: Response
  body?: unknown
  params?: unknown
  query?: unknown
}

/** The handler of an operation: ts-rest has read the input, and sends the status and the body that it gives. */
const handlerOf = ({ id, access }: Operation, { runRead }: Operations, { callContext, events, finish }: RouteSteps) => {
  const answered = async ({ req, res, body, params, query }: ReadRequest): Promise<Answer> => {
    const answer = await runRead(id, { body, params, query }, callContext(req, res))
    const finishing = finish?.(res, answer)
    // Waiting for nothing would cost a turn.
    if (finishing !== undefined) await finishing
    return answer
  }
  return async function runOperation(request: ReadRequest) {
    const { req, res } = request
    const answering = answered(request)
    const wanted = events?.(res)
    const stream = wanted && (await wanted.before(answering))
    if (stream) return { status: 200 as const, body: stream }
    const answer = await answering
    setAnswerHeaders(res, answer)
    const packed = access.isCompressed && (await packedAnswer(req, res, answer.body))
    if (packed) return { status: answer.status, body: packed }
    // ts-rest prints a value as JSON, and sends a stream as it is.
    const isBytes = answer.body instanceof Uint8Array
    return { status: answer.status, body: isBytes ? Readable.from([answer.body]) : answer.body }
  }
}

/** Turns a validation error of ts-rest into a refusal: of the body first, then the path, then the query. */
const refusalOf = (
  { body, pathParams, query }: RequestValidationError,
  req: Request,
  res: Response,
  operation: Operation,
): Refusal => {
  const [found, value, schema] = body
    ? [body, req.body, operation.body]
    : pathParams
      ? [pathParams, contextOf(res).notes.params, operation.pathParams]
      : [query, req.query, operation.query]
  // The schemas of the contract are of Zod, and so are their issues; ts-rest types those of any Standard Schema.
  return refusalOfIssues((found?.issues ?? []) as readonly z.core.$ZodIssue[], value, schema)
}

/** Notes the parts of a path for the refusal of one: behind the route Express no longer has them. */
const noteParams: RequestHandler = (req, res, next) => {
  contextOf(res).notes.params = req.params
  next()
}

/** The schema of a body that was validated before. */
const readBefore = initContract().type<unknown>()

/**
 * A route as ts-rest mounts it: with its own schemas. Only the bodies of language models are read before (`readInWorker`),
 * since those above a length are read in another thread, and reading them again would take as long here.
 */
const mounted = (route: AppRoute, { access }: Operation): AppRoute =>
  access.ownKeys && 'body' in route ? { ...route, body: readBefore } : route

const exactly = { caseSensitive: true, strict: true } as const

/** Whether a path has no parameters. */
const isLiteral = (path: string): boolean => !path.includes(':')

/**
 * Mounts routes of the contract on Express by ts-rest, each behind its own steps; ts-rest reads a request once they are done.
 *
 * Each literal path has a router of its own, found in one look: one router would compare a request with the pattern of
 * each route before its own. Answers are not checked here: operations do it wherever they run (`answerCheck`).
 */
export const contractRoutes = (
  tags: ContractTags,
  operations: Operations,
  stepsOf: (operation: Operation) => RouteSteps,
): RequestHandler => {
  const withParameters = Router(exactly)
  const literal = new Map<string, Router>()
  const routerOf = (path: string): Router => {
    if (!isLiteral(path)) return withParameters
    const router = literal.get(path) ?? Router(exactly)
    literal.set(path, router)
    return router
  }
  for (const [id, route] of Object.values(tags).flatMap(routes => Object.entries(routes))) {
    const operation = operationOf(id, route)
    const steps = stepsOf(operation)
    const middleware = [operation.pathParams ? inTurn([noteParams, steps.middleware]) : steps.middleware]
    const handler = handlerOf(operation, operations, steps)
    createExpressEndpoints(
      { [id]: mounted(route, operation) },
      { [id]: { middleware, handler } },
      routerOf(route.path),
      {
        logInitialization: false,
        requestValidationErrorHandler: (error, req, res, next) => next(refusalOf(error, req, res, operation)),
      },
    )
  }
  return function findRoute(req, res, next) {
    return (literal.get(req.path) ?? withParameters)(req, res, next)
  }
}
