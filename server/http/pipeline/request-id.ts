import { requestHeaders } from '#contract/shared/headers'
import type { Trace } from '../../ports/tracing.ts'

const wellFormed = new RegExp(requestHeaders['X-Request-Id']?.pattern ?? '')

/** The id that a caller chose for a request in `X-Request-Id`; undefined where there is none, or one that is not well-formed. */
export const sentRequestId = (sent: string | string[] | undefined): string | undefined =>
  typeof sent === 'string' && wellFormed.test(sent) ? sent : undefined

/** The id of a request that belongs to a trace: whoever has the id, as a caller in an error, has the trace and its span. */
export const tracedRequestId = ({ traceId, spanId }: Pick<Trace, 'traceId' | 'spanId'>): string =>
  `${traceId}-${spanId}`

/** The id of a request: the caller's where it is well-formed, else a new one. */
export const requestId = (sent: string | string[] | undefined, newId: () => string): string =>
  sentRequestId(sent) ?? `req_${newId()}`
