import { callHook, type Logger, logLine, type RequestEvent, redactKey } from './hooks.ts'
import { isValoremError } from './operation-error.ts'
import type { Job } from './transport/job.ts'
import { findPlatformCode } from './transport/platform-code.ts'
import type { HeaderReader } from './web.ts'

/** From most to least verbose. */
const levels: readonly string[] = ['debug', 'info', 'warn', 'error'] satisfies (keyof Logger)[]

/** Whether the warning about an unknown level was printed: once is enough. */
let isWarned = false

type Write = (level: keyof Logger, line: string) => void

/** Creates a writer of lines from the level of the environment on; of all lines when that is not set. */
const createLogWriter = (job: Job): Write => {
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
    // An answer may repeat the key.
    callHook(text => logger[level](text), `@valorem/sdk: ${redactKey(job.key, line)}`)
  }
}

/** Describes a failure in words of this package and the platform only: a message of the service may repeat a body. */
const describeFailure = (error: unknown): string => {
  if (!isValoremError(error)) return 'a defect'
  const { code, status, cause } = error
  const { phase } = error as { phase?: string }
  return [code, phase, status, findPlatformCode(cause)].filter(Boolean).join(' ')
}

const formatEventLine = ({ method, url }: RequestEvent): string => `${method} ${url.split('?')[0]}`

/** Adds log lines to the hooks of a call. */
const addLines = (job: Job, write: Write): void => {
  const { onResponse, onRetry, onFailure } = job
  let told = 0
  /** Logs one line for each request, also for one without an answer. */
  const unanswered = (event: RequestEvent, error: unknown): void => {
    if (told >= event.attempt) return
    told = event.attempt
    write('debug', `${formatEventLine(event)} failed, attempt ${event.attempt}, ${describeFailure(error)}`)
  }
  job.onResponse = event => {
    told = event.attempt
    write('debug', logLine(event))
    return onResponse?.(event)
  }
  job.onRetry = event => {
    unanswered(event, event.error)
    const wait = Math.round(event.waitMs)
    write(
      'warn',
      `${formatEventLine(event)} again in ${wait} ms, attempt ${event.attempt} failed: ${describeFailure(event.error)}`,
    )
    return onRetry?.(event)
  }
  job.onFailure = event => {
    unanswered(event, event.error)
    return onFailure?.(event)
  }
}

/** Tests for failures that the caller caused and sees as an error: an invalid request, or a signal. */
const isCallerError = (error: unknown): boolean =>
  isValoremError(error) && (error.code === 'aborted' || String(error.status).startsWith('4'))

/** Runs a call and logs its outcome. */
export const runLogged = async (job: Job, run: (job: Job) => Promise<unknown>): Promise<unknown> => {
  const write = createLogWriter(job)
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
    end(isCallerError(error) ? 'info' : 'error', `failed (${describeFailure(error)})`, requestId)
    throw error
  }
}

/** Operations that were warned about; limited, as paths of `client.request` may be many. */
const warned = new Set<string>()
const warnedMax = 1000

/** Start of the year 10000: later days have more digits, and soon no Date at all. */
const endMs = Date.UTC(10_000, 0)

const formatHeaderDay = (ms: number): string | undefined =>
  ms > 0 && ms < endMs ? new Date(ms).toISOString().slice(0, 10) : undefined

/**
 * Warns once per program about a deprecated operation: `Deprecation` has the instant in seconds (RFC 9745), `Sunset`
 * the date of the end (RFC 8594).
 */
export const warnOfDeprecation = (job: Job, headers: HeaderReader): void => {
  const { operation } = job
  if (warned.has(operation) || warned.size >= warnedMax) return
  warned.add(operation)
  const since = formatHeaderDay(Number(headers.get('deprecation')?.replace('@', '')) * 1000)
  const end = formatHeaderDay(Date.parse(headers.get('sunset') ?? ''))
  const words = [`${operation} is deprecated`, since && ` since ${since}`, end && `; it ends on ${end}`]
  createLogWriter(job)('warn', `${words.filter(Boolean).join('')}. CHANGELOG.md says what replaces it.`)
}
