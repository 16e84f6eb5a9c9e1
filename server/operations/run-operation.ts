import type { CalculatedBody, RunOperation } from '../ports/calculations.ts'
import type { CallContext, Handler, HandlersByTag, Input } from './handler.ts'
import type { Operation } from './operation.ts'
import { validateInput } from './schema-issues.ts'

/** Caller in `meta`: an operation inside another is neither counted nor attributed to its caller. */
const caller = { name: 'conversation', tier: 'enterprise' } as const

/** Handler without the type parameters of its route, which only its own file needs. */
type AnyHandler = Handler<{ body: never; responses: { 200: never } }>

/**
 * Runs operations inside others with the handlers of their routes, so that each figure has one implementation.
 * @param every all operations; calling one without a handler here is a defect.
 */
export const createOperationRunner = (handlers: HandlersByTag, every: readonly Operation[]): RunOperation => {
  const handlerById = new Map<string, AnyHandler>(Object.values(handlers).flatMap(tag => Object.entries(tag)))
  const operationById = new Map(every.map(operation => [operation.id, operation]))
  return async (id, { body, params, day }) => {
    const operation = operationById.get(id)
    const handler = handlerById.get(id)
    if (!operation || !handler) throw new Error(`The operation ${id} has no handler here.`)
    const input = {
      body: operation.body && validateInput(operation.body, body),
      params: operation.pathParams && validateInput(operation.pathParams, params),
      query: undefined,
    }
    const context: CallContext = { requestId: caller.name, day, caller }
    // The input of a handler is the output of its route's schemas, and its response has the declared body; the map
    // loses this pairing.
    const { body: answered } = (await handler(input as Input<never>, context)) as { body: unknown }
    return answered as CalculatedBody<typeof id>
  }
}
