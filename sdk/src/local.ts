import { service } from 'valorem:local-service'
import { ConfigurationError } from './errors.ts'
import { findSimilarName } from './near-name.ts'
import type { Fetch } from './web.ts'

/** Clock of a local service. */
export interface LocalFetchOptions {
  /**
   * Day whose law applies when a request names none, as YYYY-MM-DD; fixed, so that tests give the same figures every
   * day.
   * @default the day in Luxembourg at `now`
   */
  today?: string | undefined
  /**
   * Clock from which the day is read.
   * @default the clock of this machine
   */
  now?: (() => Date) | undefined
}

/**
 * A function with the signature of the platform's `fetch`, or of the part that the client needs where its types are
 * missing.
 */
export type LocalFetch = typeof globalThis extends { fetch: (...given: infer Given) => infer Answered }
  ? (...given: Given) => Answered
  : Fetch

/** Known options; the compiler requires each option of the type here. */
const optionNames: Record<keyof LocalFetchOptions, 1> = { today: 1, now: 1 }

const isExistingDay = (day: unknown): boolean =>
  typeof day === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day)

const throwInvalidOption = (message: string): never => {
  throw new ConfigurationError(message)
}

/** Rejects unknown and invalid options. */
const checkLocalOptions = (options: LocalFetchOptions): LocalFetchOptions => {
  for (const name of Object.keys(options).filter(name => !Object.hasOwn(optionNames, name))) {
    const names = Object.keys(optionNames)
    const near = findSimilarName(name, names)
    throwInvalidOption(
      `${name} is no option of localFetch; ${near ? `did you mean ${near}?` : `it has ${names.join(', ')}.`}`,
    )
  }
  const { today, now } = options
  if (today !== undefined && !isExistingDay(today))
    throwInvalidOption(`today must be a real day as YYYY-MM-DD; received ${JSON.stringify(today)}.`)
  if (now !== undefined && typeof now !== 'function')
    throwInvalidOption(`now must be a function that gives a Date; received ${JSON.stringify(now)}.`)
  return options
}

/** Wraps the caller's clock; throws unless it returns a valid Date. */
const wrapClock =
  (now: () => Date): (() => Date) =>
  () => {
    const instant: unknown = now()
    const isDate = Object.prototype.toString.call(instant) === '[object Date]'
    if (!isDate || Number.isNaN(Number(instant)))
      return throwInvalidOption(`now must give a Date; it gave ${String(instant)}.`)
    return instant as Date
  }

/**
 * Runs the service in the caller's own process: a function like `fetch` that answers every purely calculating
 * operation, with the contract, the errors, the law and the figures of the running service. Nothing is sent, no key is
 * checked, nothing is counted. Operations that need more (market data, language models, reports, accounts) answer 503
 * `unavailable` with `X-Should-Retry: false`. The OpenAPI file does not list that header there: it describes the
 * running service, whose 503 has `Retry-After`.
 *
 * The service is created by the first request, which takes 0.1 to 0.3 s; later ones take microseconds.
 * @example
 * const local = createClient({ apiKey: 'local', baseUrl: 'https://valorem.local', fetch: localFetch() })
 * await local.estimation.estimate({ commune: 'Mamer', surface: 80 })
 * @throws ConfigurationError for an unknown or invalid option.
 */
export const localFetch = (options: LocalFetchOptions = {}): LocalFetch => {
  const { today, now = () => new Date() } = checkLocalOptions(options)
  let answers: Promise<LocalFetch> | undefined
  // The platform's types may be those of DOM, of Node, or missing.
  const make = async (): Promise<LocalFetch> =>
    (await service())({ today, now: wrapClock(now) }) as unknown as LocalFetch
  return async (...given) => {
    answers ??= make().catch(error => {
      // A failure may be temporary, such as that of loading a file.
      answers = undefined
      throw error
    })
    return (await answers)(...given)
  }
}
