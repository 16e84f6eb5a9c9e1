import { randomBytes } from 'node:crypto'
import type { PassedTrace, Trace } from '../../ports/tracing.ts'

/** Trace context of a caller (W3C recommendation "Trace Context"). */
export interface SentTrace {
  traceId: string
  /** Span of the caller. */
  parentId: string
  /** Known flags: 1, sampled by the caller; 2, random trace id. */
  flags: number
  tracestate: string | undefined
}

/** Version, trace, parent, flags; of a later version what follows a dash is not read (section 4.3). */
const traceparentForm = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
const knownFlags = 0b11

const [membersMax, stateLengthMax] = [32, 512]
/** A member of `tracestate`: key of at most 256 characters, with or without a tenant, and a value (section 3.3.1.3). */
const memberForm =
  /^(?:[a-z][a-z0-9_\-*/]{0,255}|[a-z0-9][a-z0-9_\-*/]{0,240}@[a-z][a-z0-9_\-*/]{0,13})=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/

/** Reads `tracestate`; undefined where it is malformed, and so to be left out, or longer than has to be passed on. */
const readState = (sent: string | string[] | undefined): string | undefined => {
  if (sent === undefined) return undefined
  const text = String(sent)
  // Trims text that is short: the trim of a long one would take the square of its length.
  if (text.length > stateLengthMax) return undefined
  const members = text.split(',').map(member => member.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, ''))
  const named = members.filter(member => member !== '')
  const keys = new Set(named.map(member => member.slice(0, member.indexOf('='))))
  const isGood = named.length <= membersMax && keys.size === named.length && named.every(one => memberForm.test(one))
  return isGood && named.length > 0 ? named.join(',') : undefined
}

/** Parses the trace context of headers; undefined for a missing, malformed or repeated `traceparent`. */
export const parseTraceContext = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): SentTrace | undefined => {
  const { traceparent, tracestate } = headers
  if (typeof traceparent !== 'string') return undefined
  const found = traceparentForm.exec(traceparent)
  if (!found) return undefined
  const [, version, traceId = '', parentId = '', flags = '', rest] = found
  if (version === '00' && rest !== undefined) return undefined
  return { traceId, parentId, flags: Number.parseInt(flags, 16) & knownFlags, tracestate: readState(tracestate) }
}

/** Headers for outgoing calls of a span. */
export const createPassedTrace = (
  traceId: string,
  spanId: string,
  flags: number,
  tracestate: string | undefined,
): PassedTrace => ({
  traceparent: `00-${traceId}-${spanId}-${flags.toString(16).padStart(2, '0')}`,
  ...(tracestate !== undefined && { tracestate }),
})

/** Id of a new span: 16 hexadecimal digits, not all of them 0. */
const createSpanId = (): string => {
  const id = randomBytes(8).toString('hex')
  return /[^0]/.test(id) ? id : createSpanId()
}

/** New span with the received one as its parent. */
export const createChildSpan = ({ traceId, flags, tracestate }: SentTrace): Trace => {
  const spanId = createSpanId()
  return { traceId, spanId, passed: createPassedTrace(traceId, spanId, flags, tracestate) }
}
