import type { IncomingHttpHeaders } from 'node:http'
import type { ResponseObject } from 'openapi3-ts/oas31'
import { expect } from 'vitest'
import type { Operation } from '#contract/openapi/operations'
import { buildResponses } from '#contract/openapi/responses'

/** Headers of HTTP itself, and those that the service sends with whatever it answers: about security, origins and caches. */
const general: ReadonlySet<string> = new Set([
  ...['connection', 'keep-alive', 'date', 'content-type', 'content-length', 'content-encoding', 'transfer-encoding'],
  ...['vary', 'x-content-type-options', 'strict-transport-security', 'content-security-policy', 'referrer-policy'],
  ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'x-frame-options', 'permissions-policy'],
  ...['origin-agent-cluster', 'x-dns-prefetch-control', 'x-download-options', 'x-permitted-cross-domain-policies'],
  ...['x-xss-protection'],
  // A hint for proxies before a stream of events.
  'x-accel-buffering',
  // The description of the header of the request says that the answer to a scenario repeats it.
  'x-sandbox-scenario',
  ...['access-control-allow-origin', 'access-control-expose-headers', 'access-control-allow-credentials'],
])

/** The headers that an answer of an operation may have and must have, by lower case. */
const declaredOf = (operation: Operation, status: number): { may: Set<string>; must: string[] } => {
  const { headers = {} } = (buildResponses(operation, [])[String(status)] ?? {}) as ResponseObject
  const names = (list: readonly string[]) => list.map(name => name.toLowerCase())
  // References lead to headers that are always sent.
  const must = Object.entries(headers).flatMap(([name, header]) => ('$ref' in header || header.required ? [name] : []))
  return { may: new Set(names(Object.keys(headers))), must: names(must) }
}

const known = new Map<string, ReturnType<typeof declaredOf>>()

/** An answer has each header that is declared as always sent, and none that is not declared. */
export const assertHeaders = (operation: Operation, status: number, headers: IncomingHttpHeaders): void => {
  const name = `${operation.id} ${status}`
  const { may, must } = known.get(name) ?? declaredOf(operation, status)
  known.set(name, { may, must })
  for (const header of must) expect(headers).toHaveProperty(header)
  expect([name, ...Object.keys(headers).filter(header => !general.has(header) && !may.has(header))]).toEqual([name])
}
