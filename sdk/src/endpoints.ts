import type { ChatTurns } from './ai.ts'
import { type DerivedRoute, routes } from './derived/routes.ts'
import { throwConfigurationError } from './option-kinds.ts'
import type { CallOptions, Limitations } from './options.ts'
import type { Call } from './transport/request.ts'

/** Limits of operations that exceed the default minute. */
const long: Limitations = { totalTimeoutMs: 120_000 }
const writing: Limitations = { timeoutMs: 45_000, totalTimeoutMs: 100_000 }
const limits: Readonly<Record<string, Limitations>> = {
  estimateBatch: long,
  revalue: long,
  backtest: long,
  estimationReport: long,
  analyze: writing,
  chat: writing,
  extract: { timeoutMs: 75_000, totalTimeoutMs: 160_000 },
}

/** Operations that accept a bare list, by the field that carries it. */
const lists: Readonly<Record<string, string>> = { revalue: 'items', backtest: 'sales' }

/** Builds a request body: wraps a bare list in its field, and replaces an earlier answer by its calculations. */
const buildRequestBody = (operation: string, input: ChatTurns | undefined): unknown => {
  const field = lists[operation]
  if (field && Array.isArray(input)) return { [field]: input }
  if (!input?.after) return input
  // The law of a calculation is long, and the service does not read it.
  const asked = input.after.calculations.map(one => ({ ...one, law: undefined }))
  return { ...input, after: undefined, calculations: asked }
}

type Endpoint = (...args: unknown[]) => Promise<unknown>

/** Half of a pair, which cannot be encoded; not written as a Unicode property, which Hermes does not know. */
const loneSurrogate = /[\ud800-\udfff]/u

/** Encodes a path parameter: a segment of dots would change the path, and a lone surrogate cannot be encoded. */
const encodePathParameter = (name: string, value: unknown): string =>
  typeof value === 'string' && !/^(\.|%2e){0,2}$/i.test(value) && !loneSurrogate.test(value)
    ? encodeURIComponent(value)
    : throwConfigurationError(`${name} must be a text other than "", "." and ".."; received ${JSON.stringify(value)}.`)

/** Builds a query string from the defined values. URLSearchParams lacks half of its parts in React Native. */
const buildQueryString = (given: object): string => {
  const parts = Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined) return []
    const text = `${value}`
    if (loneSurrogate.test(text)) throwConfigurationError(`${name} must be well-formed Unicode.`)
    return [`${encodeURIComponent(name)}=${encodeURIComponent(text)}`]
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/**
 * Creates a method for each endpoint of the contract, by tag: path parameters, the input where it takes one, options.
 * @param wrap changes the promise of each call.
 */
export const createEndpoints = (
  call: Call,
  wrap: (result: Promise<object>) => Promise<unknown> = result => result,
): Record<string, Record<string, Endpoint>> => {
  const endpoint = ([operation, route]: [string, DerivedRoute]): [string, Endpoint] => {
    const send = async (...args: unknown[]): Promise<object> => {
      const path = route.path.replace(/{(\w+)}/g, (_, name: string) => encodePathParameter(name, args.shift()))
      const search = route.hasQuery ? buildQueryString(args.shift() ?? {}) : ''
      const target = { ...route, ...limits[operation], operation, path: path + search }
      // The remaining arguments are the input, then the options; the tag's interface types them.
      const input =
        route.isBare || route.method === 'GET' ? undefined : buildRequestBody(operation, args.shift() as ChatTurns)
      return call(target, input, args[0] as CallOptions)
    }
    return [operation, (...args) => wrap(send(...args))]
  }
  return Object.fromEntries(
    Object.entries(routes).map(([tag, table]) => [tag, Object.fromEntries(Object.entries(table).map(endpoint))]),
  )
}
