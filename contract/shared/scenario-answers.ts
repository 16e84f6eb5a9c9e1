import type { Condition, Scenario } from './scenarios.ts'

// Answers of scenarios, made of the documented answers. `npm run derive` copies it to the SDK with scenarios.ts, so
// that the service and its mocks answer alike; it imports nothing else.

/** A documented answer: text where it is a file, null where it has no body. */
export interface DocumentedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: object | string | null
}

/** Documentation of an operation: its answers by name, and each code of a failure with status and sentence. */
export interface Documented {
  readonly answers: Readonly<Record<string, DocumentedAnswer>>
  readonly failures: Readonly<Record<string, { readonly status: number; readonly message: string }>>
}

/** The values of an answer that no document can know. */
export interface Live {
  readonly requestId: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** An answer that is broken or unexpected on purpose. */
export interface BrokenAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The part of it that is sent. */
  readonly text: string
  /** The whole text, for the declared length. */
  readonly whole: string
  /** How it ends: as it should, not at all, or with its connection. */
  readonly end: 'whole' | 'stalled' | 'cut'
}

/** Conditions that have an answer of their own. */
export type AnsweredCondition = Exclude<Condition, 'slow' | 'dropped'>

/** Page of a proxy that cannot reach the service. */
export const proxyPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>502 Bad Gateway</title></head>
<body>
<h1>502 Bad Gateway</h1>
<p>edge-7.proxy.example could not get an answer from the server behind it. Nobody knows whether your request arrived.</p>
<p>This page was made up for a test: X-Sandbox-Scenario asked for it.</p>
<hr><address>example-proxy/2.4</address>
</body>
</html>
`

/** Characters that an answer lacks at its end to be JSON no more. */
const missingAtEnd = 20

const [minuteSeconds, daySeconds] = [60, 86_400]

/** Seconds to wait by default, by status. */
const retryAfterOf: Readonly<Record<number, number>> = { 429: 30, 503: 2 }

/** Codes of a quota whose reset is too far to wait for. */
const isOfDay = (code: string): boolean => code.endsWith('quota_exhausted')

/** A body with the id of its request in both places that may hold it. */
const withRequestId = (body: object, requestId: string): object => {
  const { meta } = body as { meta?: unknown } // looked at below
  return {
    ...body,
    ...('requestId' in body && { requestId }),
    ...(typeof meta === 'object' && meta !== null && 'requestId' in meta && { meta: { ...meta, requestId } }),
  }
}

/** Whole seconds until the next period of so many seconds begins. */
const countSecondsToNext = (period: number, now: number): number => period - (Math.floor(now / 1000) % period)

const waitSeconds = (status: number, code: string, asked: number | undefined, now: number): number | undefined => {
  const usual = retryAfterOf[status]
  if (usual === undefined) return undefined
  return asked ?? (isOfDay(code) ? countSecondsToNext(daySeconds, now) : usual)
}

const getFailureCode = ({ body }: DocumentedAnswer): string =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body.code : ''

/** A documented answer with present values: its request id, windows and waits. */
export const makeLiveAnswer = (
  answer: DocumentedAnswer,
  { requestId, now }: Live,
  retryAfter?: number,
): DocumentedAnswer => {
  const { status, headers, body } = answer
  const seconds = waitSeconds(status, getFailureCode(answer), retryAfter, now)
  const reset = Math.floor(now / 1000) + (seconds ?? countSecondsToNext(minuteSeconds, now))
  return {
    status,
    headers: {
      ...headers,
      'X-Request-Id': requestId,
      ...('X-RateLimit-Reset' in headers && { 'X-RateLimit-Reset': String(reset) }),
      ...(seconds !== undefined && 'Retry-After' in headers && { 'Retry-After': String(seconds) }),
    },
    body: typeof body === 'object' && body !== null ? withRequestId(body, requestId) : body,
  }
}

/** Whether failures link to their page. */
const hasPages = ({ answers }: Documented): boolean => Object.values(answers).some(({ body }) => 'docs' in Object(body))

/** The answer to a code that no example has: its sentence, in the form of another failure with the same status. */
export const fromTable = (status: number, code: string, documented: Documented): DocumentedAnswer => {
  const { answers, failures } = documented
  const alike = Object.values(answers).find(one => one.status === status)
  const { 'X-Should-Retry': _, ...headers } = { ...alike?.headers }
  return {
    status,
    headers: { ...headers, ...(isOfDay(code) && { 'X-Should-Retry': 'false' }) },
    body: {
      ...{ success: false, error: failures[code]?.message ?? '', code, requestId: '' },
      ...(hasPages(documented) && { docs: `/docs/errors/${code}` }),
    },
  }
}

/** The documented answer of a scenario without a condition, with present values. */
export const resolveScenarioAnswer = (
  { example, status = 200, code, retryAfter }: Scenario,
  documented: Documented,
  live: Live,
): DocumentedAnswer => {
  const found = example === undefined ? undefined : documented.answers[example]
  if (found) return makeLiveAnswer(found, live, retryAfter)
  const first = Object.keys(documented.failures).find(one => documented.failures[one]?.status === status)
  const chosen = code ?? first
  const answer = chosen === undefined ? { status, headers: {}, body: null } : fromTable(status, chosen, documented)
  return makeLiveAnswer(answer, live, retryAfter)
}

/** The first good answer of an operation, with present values. */
const findGoodAnswer = ({ answers }: Documented, live: Live): DocumentedAnswer => {
  const good = Object.values(answers).find(({ status, body }) => status < 300 && body !== null)
  return makeLiveAnswer(good ?? { status: 200, headers: {}, body: {} }, live)
}

/** A body of a later version: with one more field in `data`, or at the top level without `data`. */
const withLaterField = (body: object): object => {
  const { data } = body as { data?: unknown } // looked at below
  return typeof data === 'object' && data !== null && !Array.isArray(data)
    ? { ...body, data: { ...data, addedLater: true } }
    : { ...body, addedLater: true }
}

/** The text of a body and its headers. */
export const serializeAnswer = ({
  headers,
  body,
}: Pick<DocumentedAnswer, 'headers' | 'body'>): Pick<BrokenAnswer, 'text' | 'headers'> =>
  typeof body === 'object'
    ? { text: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' } }
    : { text: body, headers }

/** Answer under a condition. */
export const createConditionAnswer = (
  condition: AnsweredCondition,
  documented: Documented,
  live: Live,
): BrokenAnswer => {
  const page = { text: proxyPage, whole: proxyPage, end: 'whole' } as const
  const html = { 'Content-Type': 'text/html; charset=utf-8' }
  if (condition === 'bad_gateway') return { ...page, status: 502, headers: html }
  const good = findGoodAnswer(documented, live)
  const { status } = good
  if (condition === 'wrong_content_type') return { ...page, status, headers: { ...good.headers, ...html } }
  const { text, headers } = serializeAnswer(good)
  if (condition === 'not_json') {
    const short = text.slice(0, -missingAtEnd)
    return { status, headers, text: short, whole: short, end: 'whole' }
  }
  if (condition === 'future') {
    const later = JSON.stringify(withLaterField(Object(good.body)))
    return { status, headers, text: later, whole: later, end: 'whole' }
  }
  const half = text.slice(0, Math.floor(text.length / 2))
  return { status, headers, text: half, whole: text, end: condition === 'cut_body' ? 'cut' : 'stalled' }
}
