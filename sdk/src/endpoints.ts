import type { ChatTurns } from './ai.ts'
import { type DerivedRoute, routes } from './derived/routes.ts'
import type { CallOptions, Limitations } from './options.ts'
import { refuse } from './settings.ts'
import type { Call } from './transport/request.ts'

/** Limits of operations that take longer than the usual minute. */
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

/** Operations whose list may be given alone, by the field that it is sent as. */
const lists: Readonly<Record<string, string>> = { revalue: 'items', backtest: 'sales' }

/** The input as it is sent: a list under the name of its field, and of an earlier answer its calculations. */
const sent = (operation: string, input: ChatTurns | undefined): unknown => {
  const field = lists[operation]
  if (field && Array.isArray(input)) return { [field]: input }
  if (!input?.after) return input
  // The law of a calculation is long, and is not read.
  const asked = input.after.calculations.map(one => ({ ...one, law: undefined }))
  return { ...input, after: undefined, calculations: asked }
}

type Endpoint = (...args: unknown[]) => Promise<unknown>

/** A part of a path, as it can stand in one: dots alone lead elsewhere, and half a character cannot be written. */
const part = (name: string, value: unknown): string =>
  typeof value === 'string' && !/^(\.|%2e){0,2}$|\p{Cs}/iu.test(value)
    ? encodeURIComponent(value)
    : refuse(`${name} must be a text other than "", "." and ".."; received ${JSON.stringify(value)}.`)

/** A query with what was given of it. */
const query = (given: object): string => {
  const search = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== undefined))
  return search.size > 0 ? `?${search}` : ''
}

/** A method for each endpoint of the contract, by tag: parts of the path, the input where it takes one, options. */
export const endpoints = (call: Call): Record<string, Record<string, Endpoint>> => {
  const endpoint = ([operation, route]: [string, DerivedRoute]): [string, Endpoint] => [
    operation,
    async (...args) => {
      const path = route.path.replace(/{(\w+)}/g, (_, name: string) => part(name, args.shift()))
      const search = route.hasQuery ? query(args.shift() ?? {}) : ''
      const target = { ...route, ...limits[operation], operation, path: path + search }
      // What follows is the input, then the options; their types are those of the tag's interface.
      const input = route.isBare || route.method === 'GET' ? undefined : sent(operation, args.shift() as ChatTurns)
      return call(target, input, args[0] as CallOptions)
    },
  ]
  return Object.fromEntries(
    Object.entries(routes).map(([tag, table]) => [tag, Object.fromEntries(Object.entries(table).map(endpoint))]),
  )
}
