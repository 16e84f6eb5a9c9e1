import { service } from 'valorem:local-service'
import { ConfigurationError } from './errors.ts'
import { nearName } from './near-name.ts'
import type { Fetch } from './web.ts'

/** By which clock a local service calculates. */
export interface LocalFetchOptions {
  /**
   * The day whose law counts where a request names none, as YYYY-MM-DD; fixed, so that tests give the same figures tomorrow.
   * @default the day in Luxembourg at `now`
   */
  today?: string | undefined
  /**
   * The clock from which the day is read.
   * @default the clock of this machine
   */
  now?: (() => Date) | undefined
}

/** A function of the shape of the platform's `fetch`; where its types are not known, of what the client needs of it. */
export type LocalFetch = typeof globalThis extends { fetch: (...given: infer Given) => infer Answered }
  ? (...given: Given) => Answered
  : Fetch

/** The options that there are; one that is added to the types does not compile without its name here. */
const optionNames: Record<keyof LocalFetchOptions, 1> = { today: 1, now: 1 }

const isDay = (day: unknown): boolean =>
  typeof day === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day)

const refuse = (message: string): never => {
  throw new ConfigurationError(message)
}

/** Refuses options that there are not, and those that cannot work. */
const checked = (options: LocalFetchOptions): LocalFetchOptions => {
  for (const name of Object.keys(options).filter(name => !Object.hasOwn(optionNames, name))) {
    const names = Object.keys(optionNames)
    const near = nearName(name, names)
    refuse(`${name} is no option of localFetch; ${near ? `did you mean ${near}?` : `it has ${names.join(', ')}.`}`)
  }
  const { today, now } = options
  if (today !== undefined && !isDay(today))
    refuse(`today must be a real day as YYYY-MM-DD; received ${JSON.stringify(today)}.`)
  if (now !== undefined && typeof now !== 'function')
    refuse(`now must be a function that gives a Date; received ${JSON.stringify(now)}.`)
  return options
}

/** The caller's clock; what it gives must be a Date that exists. */
const checkedClock =
  (now: () => Date): (() => Date) =>
  () => {
    const instant: unknown = now()
    const isDate = Object.prototype.toString.call(instant) === '[object Date]'
    if (!isDate || Number.isNaN(Number(instant))) return refuse(`now must give a Date; it gave ${String(instant)}.`)
    return instant as Date
  }

/**
 * The service in the caller's own process: a function like `fetch` that answers every operation which only calculates, with
 * the contract, the refusals, the law and the figures of the running service. Nothing is sent anywhere, no key is looked at,
 * nothing is counted. What needs more (market data, language models, reports, accounts) is answered 503 `unavailable` with
 * `X-Should-Retry: false`. The OpenAPI file does not list that header there: it describes the running service, whose 503
 * says in `Retry-After` when to come back.
 *
 * The service is made with the first request, which takes 0.1 to 0.3 s; later ones take microseconds.
 * @example
 * const local = createClient({ apiKey: 'local', baseUrl: 'https://valorem.local', fetch: localFetch() })
 * await local.estimation.estimate({ commune: 'Mamer', surface: 80 })
 * @throws ConfigurationError for an option that there is not, or that cannot work.
 */
export const localFetch = (options: LocalFetchOptions = {}): LocalFetch => {
  const { today, now = () => new Date() } = checked(options)
  let answers: Promise<LocalFetch> | undefined
  // The types of the platform may be any: that of DOM, of Node, or none.
  const make = async (): Promise<LocalFetch> =>
    (await service())({ today, now: checkedClock(now) }) as unknown as LocalFetch
  return async (...given) => {
    answers ??= make().catch(error => {
      // What failed once, as the loading of a file, may work later.
      answers = undefined
      throw error
    })
    return (await answers)(...given)
  }
}
