import type { AppRoute, AppRouter } from '@ts-rest/core'
import { createExpressEndpoints } from '@ts-rest/express'
import { type Express, type Request, type RequestHandler, type Response, Router } from 'express'
import type { CallContext } from '../operations/handler.ts'
import type { Operation } from '../operations/operation.ts'
import type { Operations } from '../operations.ts'
import { contextOf } from './context.ts'
import { setAnswerHeaders } from './errors.ts'
import { isLiteral, routeTable } from './route-table.ts'
import type { Step } from './steps.ts'

/** An operation as a route of ts-rest. It names no schema of the body: the operation itself reads what was sent. */
const routeOf = ({ method, path, responses }: Operation): AppRoute =>
  // The answers of an operation are those of its route in the contract.
  ({ method, path, responses: responses as AppRoute['responses'], body: null })

/** The context that a request gives to its operation. */
const callContext = (req: Request, res: Response): CallContext => {
  const { requestId, day, caller, actor, idempotencyKey } = contextOf(res)
  if (!caller && !actor) throw new Error('An operation was reached without a credential.')
  const ifNoneMatch = req.headers['if-none-match']
  return { requestId, day, ...(caller && { caller }), ...(actor && { actor }), idempotencyKey, ifNoneMatch }
}

/** The query of a request by its names. */
const queryOf = ({ url }: Request): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(url.split('?', 2)[1] ?? ''))

/** The door to one operation: ts-rest sends the status and the body that it gives. */
const doorTo = (id: string, { run }: Operations) =>
  async function runOperation({ req, res }: { req: Request; res: Response }) {
    const answer = await run(id, { body: req.body, params: req.params, query: queryOf(req) }, callContext(req, res))
    setAnswerHeaders(res, answer)
    return { status: answer.status, body: answer.body }
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
): readonly [RequestHandler, RequestHandler] => {
  const routes: AppRouter = {}
  const doors: Record<string, { middleware: Step[]; handler: ReturnType<typeof doorTo> }> = {}
  for (const operation of list) {
    const { id } = operation
    routes[id] = routeOf(operation)
    doors[id] = { middleware: stepsOf(operation), handler: doorTo(id, operations) }
  }
  return registering(recorder =>
    // For a router whose names are not written out the type of ts-rest admits no handler at all.
    createExpressEndpoints(routes, doors as never, recorder, { logInitialization: false }),
  )
}
