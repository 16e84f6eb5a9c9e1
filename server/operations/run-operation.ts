import type { CalculatedBody, RunOperation } from '../ports/calculations.ts'
import type { CallContext, Handler, HandlersByTag, Input } from './handler.ts'
import type { Operation } from './operation.ts'
import { validated } from './schema-issues.ts'

/** Who asks, as `meta` prints it: an operation inside another is neither counted nor printed with its caller. */
const caller = { name: 'conversation', tier: 'enterprise' } as const

/** A handler without the parameters of its route, which only its own file needs. */
type AnyHandler = Handler<{ body: never; responses: { 200: never } }>

/**
 * Runs operations inside others, by the handlers of their routes: no second way to a figure.
 * @param every the operations that exist; one that has no handler here is a defect.
 */
export const operationRunner = (handlers: HandlersByTag, every: readonly Operation[]): RunOperation => {
  const handlerById = new Map<string, AnyHandler>(Object.values(handlers).flatMap(tag => Object.entries(tag)))
  const operationById = new Map(every.map(operation => [operation.id, operation]))
  return async (id, { body, params, day }) => {
    const operation = operationById.get(id)
    const handler = handlerById.get(id)
    if (!operation || !handler) throw new Error(`The operation ${id} has no handler here.`)
    const input = {
      body: operation.body && validated(operation.body, body),
      params: operation.pathParams && validated(operation.pathParams, params),
      query: undefined,
    }
    const context: CallContext = { requestId: caller.name, day, caller }
    // What the schemas of a route have read is the input of its handler, whose answer has the body that it declares; the
    // pair is lost in the map.
    const { body: answered } = (await handler(input as Input<never>, context)) as { body: unknown }
    return answered as CalculatedBody<typeof id>
  }
}
