import { type DerivedRoute, routes } from './derived/routes.ts'
import type { CallOptions, Limitations } from './options.ts'
import type { Call } from './transport/request.ts'

/** Limits of operations that take longer than the usual minute. */
const limits: Readonly<Record<string, Limitations>> = { estimateBatch: { totalTimeoutMs: 120_000 } }

type Endpoint = (input: unknown, options?: CallOptions) => Promise<unknown>

/** A method for each endpoint of the contract, by tag; one with GET has options only. */
export const endpoints = (call: Call): Record<string, Record<string, Endpoint>> => {
  const endpoint = ([operation, { method, path, isWhole }]: [string, DerivedRoute]): [string, Endpoint] => {
    const target = { operation, method, path, envelope: !isWhole, ...limits[operation] }
    // The one argument of a GET is its options; their type is that of the tag's interface.
    const isGet = method === 'GET'
    return [
      operation,
      (input, options) => call(target, isGet ? undefined : input, isGet ? (input as CallOptions) : options),
    ]
  }
  return Object.fromEntries(
    Object.entries(routes).map(([tag, table]) => [tag, Object.fromEntries(Object.entries(table).map(endpoint))]),
  )
}
