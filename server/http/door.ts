import type { AppRoute, AppRouter } from '@ts-rest/core'
import { createExpressEndpoints } from '@ts-rest/express'
import type { Express, Request, RequestHandler, Response } from 'express'
import type { CallContext } from '../operations/handler.ts'
import { everyOperation, type Operation } from '../operations/operation.ts'
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
  const { requestId, day, caller } = contextOf(res)
  if (!caller) throw new Error('An operation was reached without a credential.')
  return { requestId, day, caller, ifNoneMatch: req.headers['if-none-match'] }
}

/** The door to one operation: ts-rest sends the status and the body that it gives. */
const doorTo = (id: string, { run }: Operations) =>
  async function runOperation({ req, res }: { req: Request; res: Response }) {
    const answer = await run(id, { body: req.body }, callContext(req, res))
    setAnswerHeaders(res, answer)
    return { status: answer.status, body: answer.body }
  }

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/**
 * What ts-rest takes for an Express app: literal paths go to a table, those with parameters to the router of the app.
 * @returns what looks a request up in the table.
 */
const registering = (app: Express, register: (recorder: Express) => void): RequestHandler => {
  const table = routeTable()
  const registrations = methods.map(method => [
    method,
    (path: string, ...steps: RequestHandler[]) => {
      if (isLiteral(path)) table.add(method.toUpperCase(), path, steps)
      else app[method](path, ...steps)
    },
  ])
  // Of an app ts-rest calls these methods, and `use` for its own handler of errors, which nothing here can reach.
  register({ ...Object.fromEntries(registrations), use: () => {} } as Express)
  return table.find
}

/**
 * Makes every operation of the contract a route behind its own steps.
 * @returns what runs the route of a request, where it has one.
 */
export const mountOperations = (
  app: Express,
  operations: Operations,
  stepsOf: (operation: Operation) => Step[],
): RequestHandler => {
  const routes: AppRouter = {}
  const doors: Record<string, { middleware: Step[]; handler: ReturnType<typeof doorTo> }> = {}
  for (const operation of everyOperation) {
    const { id } = operation
    routes[id] = routeOf(operation)
    doors[id] = { middleware: stepsOf(operation), handler: doorTo(id, operations) }
  }
  return registering(app, recorder =>
    // For a router whose names are not written out the type of ts-rest admits no handler at all.
    createExpressEndpoints(routes, doors as never, recorder, { logInitialization: false }),
  )
}
