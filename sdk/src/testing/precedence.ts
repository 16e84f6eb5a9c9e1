import type { HttpHandler } from 'msw'
import type { OperationId } from './documented.ts'

/** Properties by which msw 3 and msw 2 sort the handlers of a list, in the order of the list. */
const kindProperties = ['kind', '__kind'] as const

/** General handler of an operation, with the specific ones that its list has behind it. */
interface General {
  readonly operation: OperationId
  /** Requests that it answers, as msw writes them. */
  readonly address: string
  readonly behind: Set<HttpHandler>
}

/** General handlers of the list that msw reads at present; a list is read without interruption. */
const generals = new Set<General>()

/** Requests that a general handler passed to those behind it. */
const passedOn = new WeakSet<Request>()

/** Calls a function each time that msw reads a handler in its list. */
const watchReading = (handler: HttpHandler, read: () => void): void => {
  for (const property of kindProperties) {
    const value: unknown = Reflect.get(handler, property)
    if (value === undefined) continue
    const get = (): unknown => {
      read()
      return value
    }
    Object.defineProperty(handler, property, { get, enumerable: true, configurable: true })
  }
}

const startList = (general: General): void => {
  const { operation, address } = general
  // A second one for the same requests is the start of another list.
  if ([...generals].some(one => one.operation === operation && one.address === address)) generals.clear()
  if (generals.size === 0) queueMicrotask(() => generals.clear())
  general.behind.clear()
  generals.add(general)
}

/** Marks a handler that precedes the general one of its operation, also from a later place in the same list. */
export const asSpecific = (operation: OperationId, handler: HttpHandler): HttpHandler => {
  const before = new Set<General>()
  watchReading(handler, () => {
    for (const general of generals) {
      if (general.operation !== operation || general.behind.has(handler)) continue
      general.behind.add(handler)
      before.add(general)
    }
  })
  const run = handler.run.bind(handler)
  handler.run = args => {
    // Asked first by msw: it stands in front, put there by `server.use`, and may leave the list.
    if (!passedOn.has(args.request)) for (const general of before) general.behind.delete(handler)
    return run(args)
  }
  return handler
}

/** Marks a handler that passes its requests to the specific handlers behind it, and answers where they do not. */
export const asGeneral = (operation: OperationId, handler: HttpHandler): HttpHandler => {
  const general: General = { operation, address: handler.info.header, behind: new Set() }
  watchReading(handler, () => startList(general))
  const run = handler.run.bind(handler)
  handler.run = async args => {
    passedOn.add(args.request)
    for (const specific of general.behind) {
      const result = await specific.run(args)
      if (result?.response) return result
    }
    return run(args)
  }
  return handler
}
