import { type DefaultBodyType, delay, type HttpHandler, HttpResponse, http } from 'msw'
import { type DerivedRoute, routes } from '../derived/routes.ts'
import {
  conditionAnswer,
  type DocumentedAnswer,
  fromTable,
  type Live,
  scenarioAnswer,
  textOf,
  withRequestId,
} from '../derived/scenario-answers.ts'
import {
  acts,
  type Condition,
  readScenario,
  type Scenario,
  scenarioHeader,
  waitMsDefault,
} from '../derived/scenarios.ts'
import { answersOf, documentedOf, namesOf, type OperationId, offerOf } from './documented.ts'

/** Which requests a mock answers. */
export interface MockOptions {
  /**
   * Address of the mocked service.
   * @default any host
   */
  baseUrl?: string | undefined
  /**
   * Answer one request only, then leave the next to the handlers behind.
   * @default false
   */
  once?: boolean | undefined
}

/** Whether a mock asks for a credential. */
export interface CredentialOption {
  /**
   * `required`: a request without `X-API-Key` and `Authorization` gets the example `noCredential`.
   * @default 'any'
   */
  credential?: 'any' | 'required' | undefined
}

/** What a mock sends. */
export type Sent = HttpResponse<DefaultBodyType>

/** Method and path of each operation, without the tags. */
export const routeOf: Readonly<Record<OperationId, DerivedRoute>> = Object.assign({}, ...Object.values(routes))

/** A documented answer as a response, with the id of its request. */
export const responseOf = (answer: DocumentedAnswer, named: Readonly<Record<string, string>> = {}): Sent => {
  if (answer.body === null)
    return new HttpResponse(null, { status: answer.status, headers: { ...answer.headers, ...named } })
  const { text, headers } = textOf(answer)
  return new HttpResponse(text, { status: answer.status, headers: { ...headers, ...named } })
}

/** The caller's own name for a request, where it is well-formed. */
const sentId = (request: Request): string | undefined => {
  const id = request.headers.get('X-Request-Id')
  return id !== null && /^[A-Za-z0-9_.-]{1,64}$/.test(id) ? id : undefined
}

/** An answer with the request's own `X-Request-Id`, where it sent one. */
export const withSentId = (answer: DocumentedAnswer, request: Request): DocumentedAnswer => {
  const id = sentId(request)
  if (id === undefined) return answer
  const { headers, body } = answer
  return {
    ...answer,
    headers: { ...headers, 'X-Request-Id': id },
    body: typeof body === 'object' && body !== null ? withRequestId(body, id) : body,
  }
}

/** A body of which the first half arrives, and which then fails: at once, after a time, or never. */
const brokenBody = (text: string, failsAfterMs: number | undefined): ReadableStream<Uint8Array> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBegun = false
  return new ReadableStream(
    {
      pull: controller => {
        if (!isBegun) {
          isBegun = true
          controller.enqueue(new TextEncoder().encode(text))
          return undefined
        }
        if (failsAfterMs === undefined) return new Promise<void>(() => {})
        return new Promise<void>(done => {
          timer = setTimeout(() => {
            controller.error(new TypeError('The connection ended in the middle of the body.'))
            done()
          }, failsAfterMs)
        })
      },
      cancel: () => clearTimeout(timer),
    },
    { highWaterMark: 0 },
  )
}

/** How a condition is shown: to which request, after how many milliseconds, with which headers beside. */
interface Showing {
  request: Request
  /** Milliseconds that `slow` and `stalled_body` wait; a stalled body never ends where it is undefined. */
  ms: number | undefined
  named?: Readonly<Record<string, string>>
  /** What `slow` answers in the end. */
  real: () => Sent | Promise<Sent>
}

/** The id of a request that brings none. */
const requestId = 'req_scenario'

/** Longest value that a refusal repeats, as JSON. */
const receivedMax = 100

const liveOf = (request: Request): Live => ({ requestId: sentId(request) ?? requestId, now: Date.now() })

/** What a client sees under a condition. */
export const underCondition = async (
  operation: OperationId,
  condition: Condition,
  { request, ms, named = {}, real }: Showing,
): Promise<Sent> => {
  if (condition === 'dropped') return HttpResponse.error()
  if (condition === 'slow') {
    await delay(ms ?? waitMsDefault)
    return real()
  }
  const { status, headers, text, whole, end } = conditionAnswer(condition, documentedOf(operation), liveOf(request))
  const init = { status, headers: { ...headers, ...named } }
  if (end === 'whole') return new HttpResponse(text, init)
  const length = { 'Content-Length': String(new TextEncoder().encode(whole).length) }
  return new HttpResponse(brokenBody(text, end === 'cut' ? 0 : ms), {
    ...init,
    headers: { ...init.headers, ...length },
  })
}

/** The refusal of a header that names no scenario. */
const refused = (operation: OperationId, received: string, message: string, request: Request): Sent => {
  const status = 400
  const { body } = fromTable(status, 'invalid_request', documentedOf(operation))
  const { error, ...like } = body as { error: string } // a failure, as each of the table
  const text = JSON.stringify(received)
  const issue = {
    ...{ path: scenarioHeader, message, allowed: namesOf(operation) },
    received: text.length > receivedMax ? `${text.slice(0, receivedMax - 1)}…` : text,
  }
  const failure = { ...like, error: `${error} ${scenarioHeader}: ${message}`, requestId, issues: [issue] }
  return responseOf(withSentId({ status, headers: { 'X-Request-Id': requestId }, body: failure }, request))
}

const played = (
  operation: OperationId,
  scenario: Scenario,
  request: Request,
  real: () => Sent | Promise<Sent>,
): Sent | Promise<Sent> => {
  const named = { [scenarioHeader]: scenario.name }
  if (scenario.condition)
    return underCondition(operation, scenario.condition, { request, ms: scenario.ms, named, real })
  return responseOf(scenarioAnswer(scenario, documentedOf(operation), liveOf(request)), named)
}

/**
 * A handler of msw for an operation: checks the credential where it is required, follows X-Sandbox-Scenario, and
 * otherwise calls `respond`.
 */
export const handler = (
  operation: OperationId,
  { baseUrl = '*', once = false, credential = 'any' }: MockOptions & CredentialOption,
  respond: (request: Request) => Sent | Promise<Sent>,
): HttpHandler => {
  const { method, path } = routeOf[operation]
  const on = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }[method]
  const { noCredential } = answersOf(operation)
  const answered = ({ request }: { request: Request }): Sent | Promise<Sent> => {
    const { headers } = request
    const isAnonymous = !headers.has('X-API-Key') && !headers.has('Authorization')
    if (credential === 'required' && isAnonymous && noCredential) return responseOf(withSentId(noCredential, request))
    const header = headers.get(scenarioHeader)
    if (header === null) return respond(request)
    const scenario = readScenario(header, offerOf(operation))
    if ('fault' in scenario) return refused(operation, header, scenario.fault, request)
    if (!acts(scenario, headers.get('X-Retry-Count'))) return respond(request)
    return played(operation, scenario, request, () => respond(request))
  }
  // As msw writes a part of a path.
  const pattern = path.replace(/\{(\w+)\}/g, ':$1')
  return on(`${baseUrl.replace(/\/+$/, '')}${pattern}`, answered, { once })
}
