import { type AppRoute, initContract } from '@ts-rest/core'
import { createExpressEndpoints, type RequestValidationError } from '@ts-rest/express'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type * as z from 'zod'
import { jsonType } from '#contract/shared/json-type'
import type { Refusal } from '#domain/core/refusal'
import type { Answer, CallContext } from '../../operations/handler.ts'
import { type Operation, toOperation } from '../../operations/operation.ts'
import type { Operations } from '../../operations/operations.ts'
import { createIssuesRefusal } from '../../operations/schema-issues.ts'
import { bufferHeader } from '../answers/buffered-headers.ts'
import { compressAnswer, negotiateCoding } from '../answers/compressed-answer.ts'
import { type ConstantBodies, createConstantBodies, isConstantAnswer } from '../answers/constant-body.ts'
import { setAnswerHeaders } from '../answers/set-answer-headers.ts'
import { WholeBody } from '../answers/whole-body.ts'
import { getContext } from '../request/context.ts'
import type { ProgressEvents } from '../request/progress-events.ts'
import { runSequentially } from './run-sequentially.ts'

/** Routes of the contract by tag and id. */
export type ContractTags = Readonly<Record<string, Readonly<Record<string, AppRoute>>>>

/** Middleware of a route and hooks around its handler. */
export interface RouteSteps {
  middleware: RequestHandler
  /** Context for the handler, once the steps have run. */
  callContext(req: Request, res: Response): CallContext
  /** Progress events, where the client accepts them. */
  events?(res: Response): ProgressEvents | undefined
  /** Runs between the handler and the sending of its response. */
  finish?(res: Response, answer: Answer): Promise<void> | void
}

/** Arguments of a ts-rest handler: the request, and its parts parsed by the schemas of the route. */
interface ParsedRequest {
  req: Request
  res: Response
  body?: unknown
  params?: unknown
  query?: unknown
}

/** Sends an answer whose data are the same for all from kept bytes; undefined for any other answer. */
const buildConstantBody = async (
  operation: Operation,
  { req, res, query }: ParsedRequest,
  { status, headers, body }: Answer,
  constants: ConstantBodies,
): Promise<WholeBody | undefined> => {
  if (status !== 200 || !isConstantAnswer(body)) return undefined
  const { id, access } = operation
  // One tag may stand for the answers to several queries; one that the operation does not read changes nothing.
  const name = JSON.stringify([id, headers.ETag, operation.query && query])
  const coding = access.isCompressed ? negotiateCoding(req) : 'identity'
  const made = await constants.build(name, body, coding)
  if (!made) return undefined
  if (made.coding !== 'identity') bufferHeader(res, 'Content-Encoding', made.coding)
  bufferHeader(res, 'Content-Type', jsonType)
  bufferHeader(res, 'Content-Length', made.bytes.length)
  return new WholeBody(made.bytes)
}

/** Handler of an operation: ts-rest has parsed the input, and sends the returned status and body. */
const createHandler = (
  operation: Operation,
  { runRead }: Operations,
  { callContext, events, finish }: RouteSteps,
  constants: ConstantBodies,
) => {
  const { id, access } = operation
  const runHandler = async ({ req, res, body, params, query }: ParsedRequest): Promise<Answer> => {
    const answer = await runRead(id, { body, params, query }, callContext(req, res))
    const finishing = finish?.(res, answer)
    // Awaiting nothing would cost a turn of the event loop.
    if (finishing !== undefined) await finishing
    return answer
  }
  return async function runOperation(request: ParsedRequest) {
    const { req, res } = request
    const answering = runHandler(request)
    const stream = await events?.(res)?.openStream(answering)
    if (stream) return { status: 200 as const, body: stream }
    const answer = await answering
    setAnswerHeaders(res, answer)
    const ready =
      (access.hasConstantData &&
        !operation.pathParams &&
        (await buildConstantBody(operation, request, answer, constants))) ||
      (access.isCompressed && (await compressAnswer(req, res, answer.body)))
    if (ready) return { status: answer.status, body: ready }
    // ts-rest serializes a value as JSON, and sends a stream as it is.
    return { status: answer.status, body: answer.body instanceof Uint8Array ? new WholeBody(answer.body) : answer.body }
  }
}

/** Converts a validation error of ts-rest to a refusal: of the body first, then the path, then the query. */
const toValidationRefusal = (
  { body, pathParams, query }: RequestValidationError,
  req: Request,
  res: Response,
  operation: Operation,
): Refusal => {
  const [found, value, schema] = body
    ? [body, req.body, operation.body]
    : pathParams
      ? [pathParams, getContext(res).notes.params, operation.pathParams]
      : [query, req.query, operation.query]
  // The schemas of the contract are Zod's, and so are their issues; ts-rest types those of any Standard Schema.
  return createIssuesRefusal((found?.issues ?? []) as readonly z.core.$ZodIssue[], value, schema)
}

/** Notes path parameters for their refusal: after the route Express no longer has them. */
const noteParams: RequestHandler = (req, res, next) => {
  getContext(res).notes.params = req.params
  next()
}

/** Schema of a body that was validated before. */
const validatedBody = initContract().type<unknown>()

/**
 * Route as ts-rest mounts it: with its own schemas. Only bodies for language models are validated before
 * (`readInWorker`), since long ones are parsed in another thread, and parsing them again would take as long here.
 */
const prepareRoute = (route: AppRoute, { access }: Operation): AppRoute =>
  access.ownKeys && 'body' in route ? { ...route, body: validatedBody } : route

const exactly = { caseSensitive: true, strict: true } as const

/** Whether a path has no parameters. */
const isLiteral = (path: string): boolean => !path.includes(':')

/**
 * Mounts routes of the contract on Express by ts-rest, each after its own steps; ts-rest parses a request once they
 * have run.
 *
 * Each literal path has its own router, found by one lookup: a single router would compare a request with the pattern
 * of each earlier route. Responses are not checked here: operations do it wherever they run (`createAnswerCheck`).
 */
export const mountContractRoutes = (
  tags: ContractTags,
  operations: Operations,
  stepsOf: (operation: Operation) => RouteSteps,
): RequestHandler => {
  const withParameters = Router(exactly)
  const literal = new Map<string, Router>()
  const constants = createConstantBodies()
  const routerOf = (path: string): Router => {
    if (!isLiteral(path)) return withParameters
    const router = literal.get(path) ?? Router(exactly)
    literal.set(path, router)
    return router
  }
  for (const [id, route] of Object.values(tags).flatMap(routes => Object.entries(routes))) {
    const operation = toOperation(id, route)
    const steps = stepsOf(operation)
    const middleware = [operation.pathParams ? runSequentially([noteParams, steps.middleware]) : steps.middleware]
    const handler = createHandler(operation, operations, steps, constants)
    createExpressEndpoints(
      { [id]: prepareRoute(route, operation) },
      { [id]: { middleware, handler } },
      routerOf(route.path),
      {
        logInitialization: false,
        requestValidationErrorHandler: (error, req, res, next) => next(toValidationRefusal(error, req, res, operation)),
      },
    )
  }
  return function findRoute(req, res, next) {
    return (literal.get(req.path) ?? withParameters)(req, res, next)
  }
}
