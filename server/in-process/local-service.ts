import { jsonType } from '#contract/shared/json-type'
import { contractDay, versionHeader } from '#contract/shared/version'
import type { ModelMeasures } from '#domain/accuracy/pack/model-measures'
import { luxembourgDay } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import type { SourceTables } from '#domain/estimation/price-tables'
import { withSolvedPaths } from '#domain/estimation/prices/solved-paths'
import { everyLawParameter } from '#domain/law/parameter-list'
import { createParamsReader, createPathRefuser, type Endpoint, groupMethodsByPath } from '../http/pipeline/methods.ts'
import { parseQuery } from '../http/pipeline/query.ts'
import { requestId } from '../http/pipeline/request-id.ts'
import { buildCacheHeaders } from '../operations/answer-headers.ts'
import { checkVersion } from '../operations/contract-version.ts'
import type { Answer, Headers as NamedHeaders } from '../operations/handler.ts'
import { checkIdempotencyKey } from '../operations/idempotency-key.ts'
import { memoize } from '../operations/once.ts'
import type { Operation } from '../operations/operation.ts'
import { createOperations } from '../operations/operations.ts'
import { checkQueryNames } from '../operations/query-names.ts'
import { validateInput } from '../operations/schema-issues.ts'
import { type CalculationDependencies, createCalculationHandlers } from '../routes/calculations.ts'
import { createPriceViews } from '../routes/price-views.ts'
import { type FetchCall, fetchCallOf } from './fetch-call.ts'
import { checkedOperations, localOperations } from './local-operations.ts'
import { type PackedHistory, unpackHistory } from './packed-history.ts'
import { parseSentBody } from './sent-body.ts'
import { createYielder, waitForMacrotask } from './yield-to-loop.ts'

/** Data of a local service: plain values, so that a bundle can contain them. */
export interface LocalTables {
  prices: Omit<SourceTables, 'history'> & { history: PackedHistory }
  measures: ModelMeasures
  /** ETags of the places, the law, the countries, the market and the statements on accuracy. */
  tags: { places: string; law: string; countries: string; market: string; selfDescription: string }
  /** Operations of the running service that need more than this process. */
  elsewhere: readonly Endpoint[]
}

/** Clock of one local service. */
export interface LocalClock {
  /** Day whose law applies where a request names none; today in Luxembourg (from `now`) by default. */
  today?: string | undefined
  now(): Date
}

/** Local replacement of `fetch`. */
export type LocalRequestHandler = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** Caller in `meta`: no key is looked up and nothing is counted. */
const caller = { name: 'local', tier: 'enterprise' } as const

const silent = { debug() {}, info() {}, warn() {}, error() {} }

const createLocalDependencies = ({ prices, measures, tags }: LocalTables): CalculationDependencies => {
  const { estimate, revalue, backTest, selfDescription, officialCommune, places, market } = createPriceViews(
    { tables: withSolvedPaths({ ...prices, history: unpackHistory(prices.history) }), measures },
    { places: () => tags.places, selfDescription: () => tags.selfDescription, market: () => tags.market },
    // No operation of the bundle reads them.
    () => [],
    waitForMacrotask,
  )
  const law = memoize(() => ({ parameters: everyLawParameter(), tag: tags.law, countriesTag: tags.countries }))
  return { estimate, revalue, backTest, selfDescription, officialCommune, places, market, law }
}

const createServiceRefusal = (): Refusal =>
  new Refusal('unavailable', {
    message:
      'This operation needs more than this process: market data, language models, reports or accounts. Ask a running service.',
    retryAfterSeconds: undefined,
    cause: undefined,
    isNoFault: true,
  })

/** Unique id; `randomUUID` is missing on pages without https. */
const createLocalId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`

const serializeLocalBody = (body: unknown): string | Uint8Array<ArrayBuffer> =>
  // The bytes of a CSV body own their buffer.
  body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body)

/** Response as `fetch` returns it: the same text as over HTTP, without transport headers. */
const toFetchResponse = ({ status, body, headers }: Answer, method: string, named: NamedHeaders): Response => {
  const hasBody = body !== undefined
  const own: Record<string, string> = {}
  for (const [name, value] of Object.entries({ ...named, ...headers })) own[name] = String(value)
  if (hasBody) own['Content-Type'] ??= jsonType
  return new Response(hasBody && method !== 'HEAD' ? serializeLocalBody(body) : null, { status, headers: own })
}

/** Operation with its path parameters. */
interface MatchedOperation {
  operation: Operation
  params: Readonly<Record<string, string>>
}

/** Operations whose requests are read here. */
const readOperations = [...localOperations, ...checkedOperations]

/** Ids of operations whose good requests need more than this process. */
const checkedIds: ReadonlySet<string> = new Set(checkedOperations.map(({ id }) => id))

/** Whether repeats of a request are recognised by its Idempotency-Key. */
const hasRepeats = ({ method, access }: Operation): boolean =>
  method === 'POST' && access.quota !== 'lead' && access.quota !== 'sandbox'

/** Refusal of an operation that needs more than this process. @throws Refusal for a body or a query off its schema. */
const refuseBeyondProcess = ({ body: bodySchema, query }: Operation, body: unknown, { search }: URL): Refusal => {
  if (bodySchema) validateInput(bodySchema, body)
  if (query) validateInput(query, parseQuery(search))
  return createServiceRefusal()
}

/** Operations with path parameters, and the functions that read them. */
const withParts = localOperations
  .filter(({ pathParams }) => pathParams)
  .map(operation => ({ operation, partsOf: createParamsReader(operation.path) }))

const matchParametricPath = (method: string, path: string): MatchedOperation | Refusal | undefined => {
  for (const { operation, partsOf } of withParts) {
    const params = operation.method === method ? partsOf(path) : undefined
    if (params) return params instanceof Refusal ? params : { operation, params }
  }
  return undefined
}

/** Creates the function that finds the operation of a method and path, or its refusal. */
const createOperationFinder = ({
  elsewhere,
}: LocalTables): ((method: string, path: string) => MatchedOperation | Refusal) => {
  const byPlace = new Map(readOperations.map(operation => [`${operation.method} ${operation.path}`, operation]))
  const refusalOf = createPathRefuser(groupMethodsByPath([...localOperations, ...elsewhere]))
  return (method, path) => {
    // HEAD is answered like GET, without the body.
    const asked = method === 'HEAD' ? 'GET' : method
    const literal = byPlace.get(`${asked} ${path}`)
    const found = literal ? { operation: literal, params: {} } : matchParametricPath(asked, path)
    if (found) return found
    const refusal = refusalOf(path)
    return refusal.details.allow?.includes(method) ? createServiceRefusal() : refusal
  }
}

/** Creates the function that finds and runs the operation of a call. */
const createCallHandler = (tables: LocalTables): ((call: FetchCall, today: string) => Promise<Response>) => {
  const { run, failure } = createOperations(createCalculationHandlers(createLocalDependencies(tables)), {
    every: readOperations,
    // Responses of the same operations are checked against the contract by their tests.
    check() {},
    log: silent,
    now: () => new Date(),
  })
  const foundAt = createOperationFinder(tables)

  const ran = async (
    { operation, params }: MatchedOperation,
    call: FetchCall,
    id: string,
    day: string,
  ): Promise<Answer> => {
    const { headers, url } = call
    try {
      checkVersion(headers.get(versionHeader) ?? undefined)
      checkQueryNames(operation, url.search)
      const body = operation.body && (await parseSentBody(call, operation.access.bodyLimitBytes))
      if (hasRepeats(operation)) checkIdempotencyKey(headers.get('idempotency-key') ?? undefined)
      if (checkedIds.has(operation.id)) throw refuseBeyondProcess(operation, body, url)
      const [accept, ifNoneMatch] = ['accept', 'if-none-match'].map(name => headers.get(name) ?? undefined)
      const context = { requestId: id, day, caller, accept, ifNoneMatch }
      return await run(operation.id, { body, params, query: parseQuery(url.search) }, context)
    } catch (error) {
      // A body that breaks off rejects the call, as on the platform.
      if (error instanceof Refusal) return failure(error, id, operation.id)
      throw error
    }
  }

  return async (call, day) => {
    const { method, headers, url } = call
    const id = requestId(headers.get('x-request-id') ?? undefined, createLocalId)
    const named = { 'X-Request-Id': id, [versionHeader]: contractDay }
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: named })
    const found = foundAt(method, url.pathname)
    if (found instanceof Refusal) return toFetchResponse(failure(found, id), method, named)
    const cached = { ...named, ...buildCacheHeaders(found.operation.access, method) }
    return toFetchResponse(await ran(found, call, id, day), method, cached)
  }
}

/** Aborts a call whose signal fired before its body was read, and cancels the body, as the platform does. */
const throwIfAborted = ({ signal, body }: FetchCall): void => {
  if (!signal?.aborted) return
  if (typeof body === 'object') void body.body?.cancel(signal.reason).catch(() => {})
  throw signal.reason
}

/**
 * Creates a service within this process, called by functions with the signature of `fetch`. All calls share one
 * program, and each returned function has its own clock.
 */
export const createLocalService = (tables: LocalTables): ((clock: LocalClock) => LocalRequestHandler) => {
  const answered = memoize(() => createCallHandler(tables))
  const othersTurn = createYielder()
  return ({ today, now }) => {
    const dayOf = today === undefined ? () => luxembourgDay(now()) : () => today
    return async (input, init) => {
      const call = fetchCallOf(input, init)
      throwIfAborted(call)
      await othersTurn()
      throwIfAborted(call)
      const response = await answered()(call, dayOf())
      call.signal?.throwIfAborted()
      return response
    }
  }
}
