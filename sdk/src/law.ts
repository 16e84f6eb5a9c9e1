import type { CountryCode, LawParameters, Meta } from './derived/types.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** Filter of the parameters of law; each field narrows the list. */
export interface LawParametersQuery {
  /** Country whose parameters are listed; all when left out. */
  country?: CountryCode | undefined
  /** `YYYY-MM-DD`: only the version in force on this day; parameters without one are left out. */
  day?: string | undefined
  /** An id, or a prefix of ids up to a dot: `lu.acquisition`. */
  id?: string | undefined
}

/** Parameters of law behind the figures. */
export interface Law {
  /**
   * Every parameter of law with its versions, their days in force and their sources; not counted towards the daily
   * quota.
   * @example const { data } = await client.law.lawParameters({ country: 'LU', id: 'lu.acquisition' })
   * @throws InvalidRequestError where a part of the query is wrong, and what README, *Errors*, lists for every call.
   */
  lawParameters(query?: LawParametersQuery, options?: CallOptions): Promise<Result<LawParameters, Meta>>
}
