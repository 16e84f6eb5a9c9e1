import type { CountryCode, LawChanges, LawParameters, Meta } from './derived/types.ts'
import type { CallOptions, IfNoneMatch } from './options.ts'
import type { Conditional, Result } from './result.ts'

/** Filter of the parameters of law; each field narrows the list. */
export interface LawParametersQuery {
  /** Country whose parameters are listed; all when left out. */
  country?: CountryCode | undefined
  /** `YYYY-MM-DD`: only the version in force on this day; parameters without one are left out. */
  day?: string | undefined
  /** An id, or a prefix of ids up to a dot: `lu.acquisition`. */
  id?: string | undefined
}

/** Days and country of the calendar of the law. */
export interface LawChangesQuery {
  /** `YYYY-MM-DD`: first day; today in Luxembourg when left out. */
  from?: string | undefined
  /** `YYYY-MM-DD`: last day; 31 December of the year after `from` when left out. */
  to?: string | undefined
  /** Country whose law is listed; all when left out. */
  country?: CountryCode | undefined
}

/** Parameters of law behind the figures. */
export interface Law {
  /** With `ifNoneMatch`: `notModified` while the answer that you have is the newest. */
  lawParameters(
    query: LawParametersQuery,
    options: CallOptions & IfNoneMatch,
  ): Promise<Conditional<Result<LawParameters, Meta>>>
  /**
   * Every parameter of law with its versions, their days in force and their sources; not counted towards the daily
   * quota.
   * @example const { data } = await client.law.lawParameters({ country: 'LU', id: 'lu.acquisition' })
   * @throws InvalidRequestError where a part of the query is wrong, and what README, *Errors*, lists for every call.
   */
  lawParameters(query?: LawParametersQuery, options?: CallOptions): Promise<Result<LawParameters, Meta>>
  /**
   * What begins, ends or is known to come between two days, and when each law was last read; not counted towards the daily
   * quota.
   * @example const { data } = await client.law.lawChanges({ from: '2027-01-01', country: 'IT' })
   * @throws InvalidRequestError where a part of the query is wrong, and what README, *Errors*, lists for every call.
   */
  lawChanges(query?: LawChangesQuery, options?: CallOptions): Promise<Result<LawChanges, Meta>>
}
