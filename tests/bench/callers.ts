import { Agent, request } from 'node:http'

/** Calls that are sent one after the other by some callers at once. */
export interface Calls {
  url: string
  bodies: readonly string[]
  count: number
  /** What each of them may be answered with. */
  status: readonly number[]
  /** Headers of a call by its number: its key, and its address behind a proxy. */
  headers(number: number): Record<string, string>
  /** Callers at once; 32 when left out. */
  callers?: number
}

const callersUsual = 32
const agent = new Agent({ keepAlive: true, maxSockets: callersUsual })

/** Sends one call with POST and gives the status of its answer. */
export const statusOf = (url: string | URL, body: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const all = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), ...headers }
    request(url, { method: 'POST', agent, headers: all }, answer => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
      .once('error', reject)
      .end(body)
  })

/**
 * Sends calls by callers that wait for each answer.
 * @throws Error for an answer with another status than it may have.
 */
export const sendAll = async ({
  url,
  bodies,
  count,
  status,
  headers,
  callers = callersUsual,
}: Calls): Promise<void> => {
  let next = 0
  const caller = async (): Promise<void> => {
    while (next < count) {
      const number = next
      next += 1
      const answered = await statusOf(url, bodies[number % bodies.length] ?? '', headers(number))
      if (!status.includes(answered)) throw new Error(`${url} answered ${answered}`)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
}

/** Seconds that some work takes. */
export const clock = async (work: () => Promise<void>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}
