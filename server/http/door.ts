import type { AppRoute, AppRouter } from '@ts-rest/core'
import { createExpressEndpoints } from '@ts-rest/express'
import { type Express, type Request, type RequestHandler, type Response, Router } from 'express'
import type { Answer, CallContext } from '../operations/handler.ts'
import type { Operation } from '../operations/operation.ts'
import type { Operations } from '../operations.ts'
import { contextOf } from './context.ts'
import { setAnswerHeaders } from './errors.ts'
import { modelCallerOf } from './model-call.ts'
import { queryOf } from './query.ts'
import { isLiteral, routeTable } from './route-table.ts'
import type { Step } from './steps.ts'

/** Reads no header: without a schema ts-rest would copy those of each request, to find none to read. */
const noHeaders = { '~standard': { version: 1, vendor: 'valorem', validate: () => ({ value: undefined }) } }

/** An operation as a route of ts-rest. It names no schema of the body: the operation itself reads what was sent. */
const routeOf = ({ method, path, responses }: Operation): AppRoute =>
  // The answers of an operation are those of its route in the contract.
  ({ method, path, responses: responses as AppRoute['responses'], body: null, headers: noHeaders as never })

/** The context that a request gives to its operation. */
const callContext = (req: Request, res: Response): CallContext => {
  const { requestId, day, caller, actor, idempotencyKey } = contextOf(res)
  const asks = modelCallerOf(res)
  if (!caller && !actor) throw new Error('An operation was reached without a credential.')
  const ifNoneMatch = req.headers['if-none-match']
  const who = { ...(caller && { caller }), ...(actor && { actor }), ...(asks && { asks }) }
  return { requestId, day, ...who, idempotencyKey, ifNoneMatch }
}

/** What happens between the answer of an operation and its leaving. */
export type Settlement = (operation: Operation) => (res: Response, answer: Answer) => Promise<void>

/** The door to one operation: ts-rest sends the status and the body that it gives. */
const doorTo = (operation: Operation, { run }: Operations, settlement: Settlement) => {
  const settle = operation.access.ownKeys && settlement(operation)
  return async function runOperation({ req, res }: { req: Request; res: Response }) {
    const { isBodyRead } = contextOf(res)
    const call = { body: req.body, isBodyRead, params: req.params, query: queryOf(req.url) }
    const answer = await run(operation.id, call, callContext(req, res))
    await settle?.(res, answer)
    setAnswerHeaders(res, answer)
    return { status: answer.status, body: answer.body }
  }
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/**
 * What ts-rest takes for an Express app: literal paths go to a table, those with parameters to a router.
 * @returns what looks a request up in the table, and the router.
 */
const registering = (register: (recorder: Express) => void): readonly [RequestHandler, RequestHandler] => {
  const table = routeTable()
  const router = Router({ caseSensitive: true, strict: true })
  const registrations = methods.map(method => [
    method,
    (path: string, ...steps: RequestHandler[]) => {
      if (isLiteral(path)) table.add(method.toUpperCase(), path, steps)
      else router[method](path, ...steps)
    },
  ])
  // Of an app ts-rest calls these methods, and `use` for its own handler of errors, which nothing here can reach.
  register({ ...Object.fromEntries(registrations), use: () => {} } as Express)
  return [table.find, router]
}

/**
 * Makes operations routes behind their own steps.
 * @returns what runs the route of a request where it has one: those whose path is literal, then those with parameters.
 */
export const mountOperations = (
  list: readonly Operation[],
  operations: Operations,
  stepsOf: (operation: Operation) => Step[],
  settlement: Settlement,
): readonly [RequestHandler, RequestHandler] => {
  const routes: AppRouter = {}
  const doors: Record<string, { middleware: Step[]; handler: ReturnType<typeof doorTo> }> = {}
  for (const operation of list) {
    const { id } = operation
    routes[id] = routeOf(operation)
    doors[id] = { middleware: stepsOf(operation), handler: doorTo(operation, operations, settlement) }
  }
  return registering(recorder =>
    // For a router whose names are not written out the type of ts-rest admits no handler at all.
    createExpressEndpoints(routes, doors as never, recorder, { logInitialization: false }),
  )
}
