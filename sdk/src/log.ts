import { isValoremError } from './errors.ts'
import { type Logger, logLine, type RequestEvent, tell, without } from './hooks.ts'
import type { Job } from './transport/job.ts'
import { platformCode } from './transport/platform-code.ts'
import type { HeaderReader } from './web.ts'

/** From the most talkative to the least. */
const levels: readonly string[] = ['debug', 'info', 'warn', 'error'] satisfies (keyof Logger)[]

/** Whether a level that there is not was told of: once is enough. */
let isWarned = false

type Write = (level: keyof Logger, line: string) => void

/** Writes lines from the level of the environment on, all of them where it says nothing. */
const writerOf = (job: Job): Write => {
  const { logger = console, logLevel = 'debug' } = job
  const least = levels.indexOf(logLevel)
  if (least < 0 && logLevel !== 'off' && !isWarned) {
    isWarned = true
    console.warn(
      `@valorem/sdk: VALOREM_LOG is debug, info, warn, error or off; received ${logLevel}. Nothing is logged.`,
    )
  }
  return (level, line) => {
    if (least < 0 || levels.indexOf(level) < least) return
    // What an answer repeats could be the key.
    tell(text => logger[level](text), `@valorem/sdk: ${without(job.key, line)}`)
  }
}

/** Why a request failed, in words of this package and the platform alone: a sentence of the service may repeat a body. */
const reasonOf = (error: unknown): string => {
  if (!isValoremError(error)) return 'a defect'
  const { code, status, cause } = error
  const { phase } = error as { phase?: string }
  return [code, phase, status, platformCode(cause)].filter(Boolean).join(' ')
}

const placeOf = ({ method, url }: RequestEvent): string => `${method} ${url.split('?')[0]}`

/** The hooks of a call with lines beside what they did before. */
const addLines = (job: Job, write: Write): void => {
  const { onResponse, onRetry, onFailure } = job
  let told = 0
  /** One line for each request, also for one that no answer came to. */
  const unanswered = (event: RequestEvent, error: unknown): void => {
    if (told >= event.attempt) return
    told = event.attempt
    write('debug', `${placeOf(event)} failed, attempt ${event.attempt}, ${reasonOf(error)}`)
  }
  job.onResponse = event => {
    told = event.attempt
    write('debug', logLine(event))
    return onResponse?.(event)
  }
  job.onRetry = event => {
    unanswered(event, event.error)
    const wait = Math.round(event.waitMs)
    write('warn', `${placeOf(event)} again in ${wait} ms, attempt ${event.attempt} failed: ${reasonOf(event.error)}`)
    return onRetry?.(event)
  }
  job.onFailure = event => {
    unanswered(event, event.error)
    return onFailure?.(event)
  }
}

/** Whether a failure is that of the caller, who is told by the error: a request that is wrong, or a signal. */
const isOfCaller = (error: unknown): boolean =>
  isValoremError(error) && (error.code === 'aborted' || String(error.status).startsWith('4'))

/** Runs a call, and writes what becomes of it into a log. */
export const logged = async (job: Job, run: (job: Job) => Promise<unknown>): Promise<unknown> => {
  const write = writerOf(job)
  addLines(job, write)
  const startedAt = performance.now()
  const end = (level: keyof Logger, how: string, requestId: string | undefined): void => {
    const ms = Math.round(performance.now() - startedAt)
    write(level, `${job.operation} ${how} after ${ms} ms, attempts ${job.attempts}, request ${requestId ?? 'unnamed'}`)
  }
  try {
    const result = await run(job)
    end('info', 'succeeded', (result as { requestId?: string }).requestId)
    return result
  } catch (error) {
    const { requestId } = Object(error) as { requestId?: string }
    end(isOfCaller(error) ? 'info' : 'error', `failed (${reasonOf(error)})`, requestId)
    throw error
  }
}

/** Operations that were warned of; paths of `client.request` may be many. */
const warned = new Set<string>()
const warnedMax = 1000

/** The year 10000, from which on a day has more digits, and soon no date at all. */
const endMs = Date.UTC(10_000, 0)

const dayOf = (ms: number): string | undefined =>
  ms > 0 && ms < endMs ? new Date(ms).toISOString().slice(0, 10) : undefined

/**
 * Warns once, in a program, of an operation that will be gone: `Deprecation` has the instant in seconds (RFC 9745), `Sunset`
 * the date of the end (RFC 8594).
 */
export const warnOfDeprecation = (job: Job, headers: HeaderReader): void => {
  const { operation } = job
  if (warned.has(operation) || warned.size >= warnedMax) return
  warned.add(operation)
  const since = dayOf(Number(headers.get('deprecation')?.replace('@', '')) * 1000)
  const end = dayOf(Date.parse(headers.get('sunset') ?? ''))
  const words = [`${operation} is deprecated`, since && ` since ${since}`, end && `; it ends on ${end}`]
  writerOf(job)('warn', `${words.filter(Boolean).join('')}. CHANGELOG.md says what replaces it.`)
}
