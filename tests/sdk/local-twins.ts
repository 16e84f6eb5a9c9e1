import { localFetch } from '@valorem/sdk/local'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Operation } from '#contract/openapi/operations'
import { operations } from '#contract/openapi/operations'
import { responseHeaders } from '#contract/shared/headers'
import { localOperations } from '#server/in-process/local-operations'
import { everyOperation } from '#server/operations/every-operation'
import { type appWithoutLimits, type Answer as Served, send } from '../contract/fuzzed.ts'
import { goodPath, goodRequest, paths, requests, type Sent } from '../contract/generated-requests.ts'

/** The day of the tests' services, on both sides. */
export const today = '2026-11-21'

/** Where a local service is asked; nothing of it is looked up. */
export const localUrl = 'https://valorem.local'

/** The service of this process, on the day of the tests. */
export const local = localFetch({ today })

const localIds = new Set(localOperations.map(({ id }) => id))

/** The operations that only calculate, as the readers of the contract see them. */
export const calculating: readonly Operation[] = operations.filter(({ id }) => localIds.has(id))

/** The operations that need more than a process, as they are served. */
export const elsewhere = everyOperation.filter(({ id }) => !localIds.has(id))

/** What only the running service has to say: who asked, how it was counted, what was asked before. */
const ofCredentials: ReadonlySet<number> = new Set([401, 403, 409, 429])

/** Headers of counting and of repeats, which a local service has not. */
const uncounted = /^x-ratelimit-|^idempotent-replayed$/

/** The headers of which the contract speaks, and those that say how to read and keep an answer. */
export const compared = [...Object.keys(responseHeaders), 'Content-Type', 'Vary', 'Allow']
  .map(name => name.toLowerCase())
  .filter(name => !uncounted.test(name))

/** An answer as it is compared: status, body without the two fields of the key, headers of the contract. */
export interface Compared {
  status: number
  body: unknown
  headers: Record<string, string | null>
}

const withoutKey = (text: string): unknown => {
  // A table has no part of the key.
  if (!text.startsWith('{')) return text || undefined
  const body = JSON.parse(text) as { meta?: Record<string, unknown> }
  if (!body.meta) return body
  const { api_key_name: _name, tier: _tier, ...meta } = body.meta
  return { ...body, meta }
}

/** An answer of either side, as it is compared. */
export const comparedOf = (status: number, text: string, header: (name: string) => string | null): Compared => ({
  status,
  body: withoutKey(text),
  headers: Object.fromEntries(compared.map(name => [name, header(name)])),
})

/** What the local service answers, as it is compared. */
export const asked = async (path: string, init: RequestInit): Promise<Compared> => {
  const answer = await local(`${localUrl}${path}`, init)
  return comparedOf(answer.status, await answer.text(), name => answer.headers.get(name))
}

/** Whether the running service refused what a local one does not look at: a credential, a count, an Idempotency-Key, a scenario. */
export const isOfCaller = ({ status, text }: Served): boolean =>
  ofCredentials.has(status) || /"path":"(Idempotency-Key|X-Sandbox-Scenario)"/.test(text)

const initOf = ({ method }: Operation, headers: Sent['headers'], body: Sent['body']): RequestInit => ({
  method,
  headers,
  // A GET of `fetch` takes no body; the running service reads none either.
  ...(method !== 'GET' && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
})

/** A request with a name, its headers as `fetch` sends them: one line each, however often a name was given. */
export const named = ({ headers, ...sent }: Sent, id: string): Sent => {
  const joined = new Headers(headers)
  joined.set('X-Request-Id', id)
  return { ...sent, headers: [...joined] }
}

/**
 * Sends generated requests to the running service and to that of this process, and compares what both answer.
 * @returns how often each status was answered by both.
 */
export const twins = async (
  operation: Operation,
  { app, key, agent }: Awaited<ReturnType<typeof appWithoutLimits>>,
  numRuns: number,
): Promise<Map<number, number>> => {
  const seen = new Map<number, number>()
  let number = 0
  const credential = [['X-API-Key', key]] as const
  const property = fc.asyncProperty(requests(operation, credential), paths(operation), async (generated, path) => {
    number += 1
    const sent = named(generated, `twin-${number}`)
    const served = await send(app, agent, { method: operation.method, path }, sent)
    const own = await asked(path, initOf(operation, sent.headers, sent.body))
    if (isOfCaller(served)) return
    seen.set(served.status, (seen.get(served.status) ?? 0) + 1)
    const header = (name: string): string | null => {
      const value = served.headers[name]
      return Array.isArray(value) ? value.join(', ') : (value ?? null)
    }
    expect(own).toEqual(comparedOf(served.status, served.text, header))
  })
  // One is answered for sure: of forty drawn ones, once in some thousand runs, none would be.
  await fc.assert(property, { numRuns, examples: [[goodRequest(operation, credential), goodPath(operation)]] })
  return seen
}
