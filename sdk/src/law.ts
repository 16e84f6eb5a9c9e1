import type { CountryCode, LawParameters, Meta } from './derived/types.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** Which parameters of law are asked for; each part narrows the list. */
export interface LawParametersQuery {
  /** Country whose parameters are listed; all of them when left out. */
  country?: CountryCode | undefined
  /** `YYYY-MM-DD`: only the version in force on this day; a parameter without one is left out. */
  day?: string | undefined
  /** An id, or the beginning of ids up to a dot: `lu.acquisition`. */
  id?: string | undefined
}

/** The law behind the figures, open to read. */
export interface Law {
  /**
   * Every parameter of law with its versions, their days in force and their sources; it takes no place of the day.
   * @example const { data } = await client.law.lawParameters({ country: 'LU', id: 'lu.acquisition' })
   * @throws InvalidRequestError where a part of the query is wrong, and what README, *Errors*, lists for every call.
   */
  lawParameters(query?: LawParametersQuery, options?: CallOptions): Promise<Result<LawParameters, Meta>>
}
