import { type DefaultBodyType, delay, type HttpHandler, HttpResponse, http } from 'msw'
import { type DerivedRoute, routes } from '../derived/routes.ts'
import {
  createConditionAnswer,
  type DocumentedAnswer,
  fromTable,
  type Live,
  makeLiveAnswer,
  resolveScenarioAnswer,
  serializeAnswer,
} from '../derived/scenario-answers.ts'
import {
  type Condition,
  readScenario,
  type Scenario,
  scenarioHeader,
  scenariosPerMinute,
  shouldAct,
  waitMsDefault,
} from '../derived/scenarios.ts'
import {
  getDocumentation,
  getExampleAnswers,
  getScenarioOffer,
  listOfferedScenarios,
  type OperationId,
} from './documented.ts'

/** Requests that a mock answers. */
export interface MockOptions {
  /**
   * Address of the mocked service.
   * @default any host
   */
  baseUrl?: string | undefined
  /**
   * Answers one request only, then leaves the next to later handlers.
   * @default false
   */
  once?: boolean | undefined
}

/** Whether a mock requires a credential. */
export interface CredentialOption {
  /**
   * `required`: a request without `X-API-Key` and `Authorization` gets the example `noCredential`.
   * @default 'any'
   */
  credential?: 'any' | 'required' | undefined
}

/** An answer of msw. */
export type MockResponse = HttpResponse<DefaultBodyType>

/** Method and path of each operation, without the tags. */
export const routesByOperation: Readonly<Record<OperationId, DerivedRoute>> = Object.assign(
  {},
  ...Object.values(routes),
)

/** Creates the response of a documented answer, with additional headers. */
export const createMockResponse = (
  answer: DocumentedAnswer,
  named: Readonly<Record<string, string>> = {},
): MockResponse => {
  if (answer.body === null)
    return new HttpResponse(null, { status: answer.status, headers: { ...answer.headers, ...named } })
  const { text, headers } = serializeAnswer(answer)
  return new HttpResponse(text, { status: answer.status, headers: { ...headers, ...named } })
}

/** Id of a request without its own. */
const requestId = 'req_scenario'

/** Reads the caller's own request id, where it is well-formed. */
const readSentId = (request: Request): string | undefined => {
  const id = request.headers.get('X-Request-Id')
  return id !== null && /^[A-Za-z0-9_.-]{1,64}$/.test(id) ? id : undefined
}

/**
 * Returns a documented answer with present values: the request's own `X-Request-Id` where it sent one, and the windows
 * and waits that the service sends for the same scenario.
 */
export const toLiveAnswer = (answer: DocumentedAnswer, request: Request, retryAfter?: number): DocumentedAnswer =>
  makeLiveAnswer(
    answer,
    { requestId: readSentId(request) ?? answer.headers['X-Request-Id'] ?? requestId, now: Date.now() },
    retryAfter,
  )

/** Creates a body whose first half arrives, and which then fails: at once, after a time, or never. */
const createBrokenBody = (text: string, failsAfterMs: number | undefined): ReadableStream<Uint8Array> => {
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

/** Request under a condition, with its delay in milliseconds and additional headers. */
interface ConditionRequest {
  request: Request
  /** Milliseconds that `slow` and `stalled_body` wait; when undefined, a stalled body never ends. */
  ms: number | undefined
  named?: Readonly<Record<string, string>>
  /** Final answer of `slow`. */
  real: () => MockResponse | Promise<MockResponse>
}

/** Longest value repeated in an error, as JSON. */
const receivedMax = 100

const getLiveValues = (request: Request): Live => ({ requestId: readSentId(request) ?? requestId, now: Date.now() })

/** Creates the response that a client receives under a condition. */
export const respondWithCondition = async (
  operation: OperationId,
  condition: Condition,
  { request, ms, named = {}, real }: ConditionRequest,
): Promise<MockResponse> => {
  if (condition === 'dropped') return HttpResponse.error()
  if (condition === 'slow') {
    await delay(ms ?? waitMsDefault)
    return real()
  }
  const { status, headers, text, whole, end } = createConditionAnswer(
    condition,
    getDocumentation(operation),
    getLiveValues(request),
  )
  const init = { status, headers: { ...headers, ...named } }
  if (end === 'whole') return new HttpResponse(text, init)
  const length = { 'Content-Length': String(new TextEncoder().encode(whole).length) }
  return new HttpResponse(createBrokenBody(text, end === 'cut' ? 0 : ms), {
    ...init,
    headers: { ...init.headers, ...length },
  })
}

/** Creates the error for a header that names no scenario. */
const createScenarioError = (
  operation: OperationId,
  received: string,
  message: string,
  request: Request,
): MockResponse => {
  const status = 400
  const { body } = fromTable(status, 'invalid_request', getDocumentation(operation))
  const { error, ...like } = body as { error: string } // a failure, as each of the table
  const text = JSON.stringify(received)
  const issue = {
    ...{ path: scenarioHeader, message, allowed: listOfferedScenarios(operation) },
    received: text.length > receivedMax ? `${text.slice(0, receivedMax - 1)}…` : text,
  }
  const failure = { ...like, error: `${error} ${scenarioHeader}: ${message}`, requestId, issues: [issue] }
  // The headers of any other refusal of the operation, but in the window of scenarios.
  const documented = Object.values(getExampleAnswers(operation)).find(answer => answer.status === status)
  const window = {
    'X-RateLimit-Limit': String(scenariosPerMinute),
    'X-RateLimit-Remaining': String(scenariosPerMinute - 1),
  }
  const headers = { ...documented?.headers, ...window, 'X-Request-Id': requestId }
  return createMockResponse(toLiveAnswer({ status, headers, body: failure }, request))
}

const respondWithScenario = (
  operation: OperationId,
  scenario: Scenario,
  request: Request,
  real: () => MockResponse | Promise<MockResponse>,
): MockResponse | Promise<MockResponse> => {
  const named = { [scenarioHeader]: scenario.name }
  if (scenario.condition)
    return respondWithCondition(operation, scenario.condition, { request, ms: scenario.ms, named, real })
  return createMockResponse(resolveScenarioAnswer(scenario, getDocumentation(operation), getLiveValues(request)), named)
}

/** What becomes of an answer before it is sent. */
interface FinishOption {
  finish?: ((request: Request, answer: MockResponse) => MockResponse) | undefined
}

/**
 * Creates a handler of msw for an operation: checks the credential where it is required, follows X-Sandbox-Scenario,
 * and otherwise calls `respond`.
 */
export const createMockHandler = (
  operation: OperationId,
  { baseUrl = '*', once = false, credential = 'any', finish }: MockOptions & CredentialOption & FinishOption,
  respond: (request: Request) => MockResponse | Promise<MockResponse>,
): HttpHandler => {
  const { method, path } = routesByOperation[operation]
  const on = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }[method]
  const { noCredential } = getExampleAnswers(operation)
  const answered = ({ request }: { request: Request }): MockResponse | Promise<MockResponse> => {
    const { headers } = request
    const isAnonymous = !headers.has('X-API-Key') && !headers.has('Authorization')
    if (credential === 'required' && isAnonymous && noCredential)
      return createMockResponse(toLiveAnswer(noCredential, request))
    const header = headers.get(scenarioHeader)
    if (header === null) return respond(request)
    const scenario = readScenario(header, getScenarioOffer(operation))
    if ('fault' in scenario) return createScenarioError(operation, header, scenario.fault, request)
    if (!shouldAct(scenario, headers.get('X-Retry-Count'))) return respond(request)
    return respondWithScenario(operation, scenario, request, () => respond(request))
  }
  // Syntax of msw for a path parameter.
  const pattern = path.replace(/\{(\w+)\}/g, ':$1')
  const finished = async (info: { request: Request }): Promise<MockResponse> => {
    const answer = await answered(info)
    return finish?.(info.request, answer) ?? answer
  }
  return on(`${baseUrl.replace(/\/+$/, '')}${pattern}`, finished, { once })
}
