import { scenarioHeader, scenariosPerMinute } from '../derived/scenarios.ts'
import type { OperationId } from './documented.ts'
import { type MockResponse, routesByOperation } from './mocked.ts'

/** Length of a window, which begins with a minute of the clock. */
const windowMs = 60_000

const readNumber = ({ headers }: MockResponse, name: string): number | undefined => {
  const value = headers.get(name)
  return value === null ? undefined : Number(value)
}

/** Counts a request by the answer that it would get. */
export type WindowCounter = (operation: OperationId, request: Request, answer: MockResponse) => { isFull: boolean }

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
export const createWindowCounter = (): WindowCounter => {
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
