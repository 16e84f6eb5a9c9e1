import { requestHeaders } from '#contract/shared/headers'
import type { Trace } from '../../ports/tracing.ts'

const wellFormed = new RegExp(requestHeaders['X-Request-Id']?.pattern ?? '')

/** Well-formed id that a caller set in `X-Request-Id`, or undefined. */
export const readRequestId = (sent: string | string[] | undefined): string | undefined =>
  typeof sent === 'string' && wellFormed.test(sent) ? sent : undefined

/** Request id derived from a trace: the id in an error leads to the trace and its span. */
export const buildTracedRequestId = ({ traceId, spanId }: Pick<Trace, 'traceId' | 'spanId'>): string =>
  `${traceId}-${spanId}`

/** Request id: the caller's where it is well-formed, else a new one. */
export const requestId = (sent: string | string[] | undefined, newId: () => string): string =>
  readRequestId(sent) ?? `req_${newId()}`
