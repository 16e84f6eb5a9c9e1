import { contractDay, versionHeader } from '#contract/shared/version'
import { luxembourgDay } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import type { PriceTables } from '#domain/estimation/price-tables'
import { everyLawParameter } from '#domain/law/parameter-list'
import { type Endpoint, methodsByPath, paramsOf, refusalOfPath } from '../http/pipeline/methods.ts'
import { queryOf } from '../http/pipeline/query.ts'
import { requestId } from '../http/pipeline/request-id.ts'
import { keepingHeaders } from '../operations/answer-headers.ts'
import { checkVersion } from '../operations/contract-version.ts'
import type { Answer, Headers as NamedHeaders } from '../operations/handler.ts'
import { once } from '../operations/once.ts'
import type { Operation } from '../operations/operation.ts'
import { operations } from '../operations/operations.ts'
import { calculations, type Prices } from '../routes/calculations.ts'
import { priceViews } from '../routes/price-views.ts'
import { fairTurns } from './fair-turn.ts'
import { type FetchCall, fetchCallOf } from './fetch-call.ts'
import { localOperations } from './local-operations.ts'
import { type PackedHistory, unpackedHistory } from './packed-history.ts'
import { bodyOf } from './sent-body.ts'

/** What a local service knows beside its program: plain data, so that a bundle can hold it. */
export interface LocalTables {
  prices: Omit<PriceTables, 'history'> & { history: PackedHistory }
  /** Names of the state of the places, the law, the market and what is said of the estimates, as `ETag` carries them. */
  tags: { places: string; law: string; market: string; selfDescription: string }
  /** The operations of the running service that need more than this process. */
  elsewhere: readonly Endpoint[]
}

/** The clock of one local service. */
export interface LocalClock {
  /** The day whose law counts where a request names none; the day in Luxembourg at `now` when left out. */
  today?: string | undefined
  now(): Date
}

/** A function of the shape of `fetch` that answers by itself. */
export type LocalAnswers = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** Who asks, as `meta` prints it: no key is looked up and nothing is counted. */
const caller = { name: 'local', tier: 'enterprise' } as const

const silent = { debug() {}, info() {}, warn() {}, error() {} }

const pricesOf = ({ prices, tags }: LocalTables): Prices => {
  const { estimate, revalue, backTest, selfDescription, officialCommune, places, market } = priceViews(
    { ...prices, history: unpackedHistory(prices.history) },
    { places: () => tags.places, selfDescription: () => tags.selfDescription, market: () => tags.market },
  )
  const law = once(() => ({ parameters: everyLawParameter(), tag: tags.law }))
  return { estimate, revalue, backTest, selfDescription, officialCommune, places, market, law }
}

const needsService = (): Refusal =>
  new Refusal('unavailable', {
    message:
      'This operation needs more than this process: market data, language models, reports or accounts. Ask a running service.',
    retryAfterSeconds: undefined,
    cause: undefined,
    isNoFault: true,
  })

/** A unique id; a page without https has no random UUID. */
const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`

const printed = (body: unknown): string | Uint8Array<ArrayBuffer> =>
  // The bytes of a table own their buffer.
  body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body)

/** An answer as `fetch` gives it: the same text as on a wire, without the headers that only a wire needs. */
const responseOf = ({ status, body, headers }: Answer, method: string, named: NamedHeaders): Response => {
  const hasBody = body !== undefined
  const own: Record<string, string> = {}
  for (const [name, value] of Object.entries({ ...named, ...headers })) own[name] = String(value)
  if (hasBody) own['Content-Type'] ??= 'application/json; charset=utf-8'
  return new Response(hasBody && method !== 'HEAD' ? printed(body) : null, { status, headers: own })
}

/** An operation with the parts of the path that it was asked by. */
interface Found {
  operation: Operation
  params: Readonly<Record<string, string>>
}

/** The operations whose path has parts, with the readers of these. */
const withParts = localOperations
  .filter(({ pathParams }) => pathParams)
  .map(operation => ({ operation, partsOf: paramsOf(operation.path) }))

const foundByParts = (method: string, path: string): Found | Refusal | undefined => {
  for (const { operation, partsOf } of withParts) {
    const params = operation.method === method ? partsOf(path) : undefined
    if (params) return params instanceof Refusal ? params : { operation, params }
  }
  return undefined
}

/** The operation, or why there is none, for a method and a path. */
const finding = ({ elsewhere }: LocalTables): ((method: string, path: string) => Found | Refusal) => {
  const byPlace = new Map(localOperations.map(operation => [`${operation.method} ${operation.path}`, operation]))
  const refusalOf = refusalOfPath(methodsByPath([...localOperations, ...elsewhere]))
  return (method, path) => {
    // HEAD is answered like GET, without the body.
    const asked = method === 'HEAD' ? 'GET' : method
    const literal = byPlace.get(`${asked} ${path}`)
    const found = literal ? { operation: literal, params: {} } : foundByParts(asked, path)
    if (found) return found
    const refusal = refusalOf(path)
    return refusal.details.allow?.includes(method) ? needsService() : refusal
  }
}

/** Finds the operation of a call, and runs it. */
const answering = (tables: LocalTables): ((call: FetchCall, today: string) => Promise<Response>) => {
  const { run, failure } = operations(calculations(pricesOf(tables)), {
    every: localOperations,
    // The answers of the same operations are compared with the contract where they are tested.
    check() {},
    log: silent,
    now: () => new Date(),
  })
  const foundAt = finding(tables)

  const ran = async ({ operation, params }: Found, call: FetchCall, id: string, day: string): Promise<Answer> => {
    const { headers, url } = call
    try {
      checkVersion(headers.get(versionHeader) ?? undefined)
      const body = operation.body && (await bodyOf(call, operation.access.bodyLimitBytes))
      const [accept, ifNoneMatch] = ['accept', 'if-none-match'].map(name => headers.get(name) ?? undefined)
      const context = { requestId: id, day, caller, accept, ifNoneMatch }
      return await run(operation.id, { body, params, query: queryOf(url.search) }, context)
    } catch (error) {
      // A body that breaks off fails the call, as it fails that of the platform.
      if (error instanceof Refusal) return failure(error, id, operation.id)
      throw error
    }
  }

  return async (call, day) => {
    const { method, headers, url } = call
    const id = requestId(headers.get('x-request-id') ?? undefined, newId)
    const named = { 'X-Request-Id': id, [versionHeader]: contractDay }
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: named })
    const found = foundAt(method, url.pathname)
    if (found instanceof Refusal) return responseOf(failure(found, id), method, named)
    const cached = { ...named, ...keepingHeaders(found.operation.access, method) }
    return responseOf(await ran(found, call, id, day), method, cached)
  }
}

/** Ends a call that its caller gave up before its body was read, and lets the body go, as the platform does. */
const endIfAborted = ({ signal, body }: FetchCall): void => {
  if (!signal?.aborted) return
  if (typeof body === 'object') void body.body?.cancel(signal.reason).catch(() => {})
  throw signal.reason
}

/**
 * Makes the service of one process: what HTTP is to the running one, `fetch` is to this. Its calls share one program, and
 * each function that it gives has a clock of its own.
 */
export const localService = (tables: LocalTables): ((clock: LocalClock) => LocalAnswers) => {
  const answered = once(() => answering(tables))
  const othersTurn = fairTurns()
  return ({ today, now }) => {
    const dayOf = today === undefined ? () => luxembourgDay(now()) : () => today
    return async (input, init) => {
      const call = fetchCallOf(input, init)
      endIfAborted(call)
      await othersTurn()
      endIfAborted(call)
      const response = await answered()(call, dayOf())
      call.signal?.throwIfAborted()
      return response
    }
  }
}
