import { scenarioHeader, scenariosPerMinute } from '../derived/scenarios.ts'
import { getExampleAnswers, type OperationId } from './documented.ts'
import { createMockResponse, type MockResponse, routesByOperation, toLiveAnswer } from './mocked.ts'

/** Whether a mock refuses what the limits of the sandbox key do not admit. */
export interface LimitsOption {
  /**
   * `enforced`: the eleventh request of a credential in a minute, and the hundred and twenty-first scenario, get the
   * 429 of the operation. Otherwise `X-RateLimit-Remaining` counts down to 0, and every request is answered.
   * @default 'counted'
   */
  limits?: 'counted' | 'enforced' | undefined
}

/** Length of a window, which begins with a minute of the clock. */
const windowMs = 60_000

const readNumber = ({ headers }: MockResponse, name: string): number | undefined => {
  const value = headers.get(name)
  return value === null ? undefined : Number(value)
}

/** Counts a request by the answer that it would get. */
type WindowCounter = (operation: OperationId, request: Request, answer: MockResponse) => { isFull: boolean }

/** Limit of the window in which a request is counted, by the answer that it would get; undefined where it is in none. */
const findLimit = (operation: OperationId, answer: MockResponse): number | undefined => {
  if (answer.headers.has(scenarioHeader)) return scenariosPerMinute
  const documented = readNumber(answer, 'X-RateLimit-Limit')
  if (documented === undefined || answer.status === 429) return undefined
  // The file has one example of the header, which is that of the minute of a key.
  const factor = documented === scenariosPerMinute ? 1 : (routesByOperation[operation].ownMinute ?? 1)
  return documented * factor
}

/**
 * Creates a counter of the requests of each credential in the present minute, as the service has one: it sets
 * `X-RateLimit-Remaining` of an answer that has it. Windows differ by their limit, such as that of scenarios; a
 * documented 429 and the answer of a scenario stay as they are.
 */
const createWindowCounter = (): WindowCounter => {
  const counts = new Map<string, number>()
  let current = 0
  return (operation, { headers: sent }, answer) => {
    const limit = findLimit(operation, answer)
    if (limit === undefined) return { isFull: false }
    const minute = Math.floor(Date.now() / windowMs)
    if (minute !== current) counts.clear()
    current = minute
    const credential = sent.get('X-API-Key') ?? sent.get('Authorization')?.replace(/^Bearer +/i, '') ?? ''
    const window = `${limit} ${credential}`
    const count = (counts.get(window) ?? 0) + 1
    counts.set(window, count)
    if (!answer.headers.has(scenarioHeader)) {
      answer.headers.set('X-RateLimit-Limit', String(limit))
      answer.headers.set('X-RateLimit-Remaining', String(Math.max(limit - count, 0)))
    }
    return { isFull: count > limit }
  }
}

/** The documented 429 of an operation, until the minute of the clock ends; undefined where it documents none. */
const createRefusal = (operation: OperationId, request: Request, answer: MockResponse): MockResponse | undefined => {
  const refusal = Object.values(getExampleAnswers(operation)).find(({ status }) => status === 429)
  if (!refusal) return undefined
  const { headers, ...rest } = toLiveAnswer(refusal, request)
  const second = Math.floor(Date.now() / 1000)
  const seconds = 60 - (second % 60)
  const limit = answer.headers.get('X-RateLimit-Limit') ?? headers['X-RateLimit-Limit'] ?? ''
  const own = { 'X-RateLimit-Limit': limit, 'X-RateLimit-Reset': `${second + seconds}`, 'Retry-After': `${seconds}` }
  return createMockResponse({ ...rest, headers: { ...headers, ...own } })
}

/** Creates a function that counts each request by its answer, and refuses it where limits are enforced and its window is full. */
export const createRequestCounter = (
  limits: LimitsOption['limits'],
): ((operation: OperationId, request: Request, answer: MockResponse) => MockResponse) => {
  const count = createWindowCounter()
  return (operation, request, answer) => {
    const { isFull } = count(operation, request, answer)
    return (isFull && limits === 'enforced' && createRefusal(operation, request, answer)) || answer
  }
}
