import type { QuotaWindow } from '#domain/core/refusal'
import type { ProviderKeyOwner } from '../../ports/provider-keys.ts'

/** Rate limits of a caller, and the names of its counters. */
export interface Allowance {
  minuteName: string
  perMinute: number
  /** Name of the row that counts the UTC day. */
  dayName: string
  /** Only the minute is counted. */
  isMinuteOnly?: boolean
  /** Undefined without a daily limit. */
  perDay: number | undefined
  /** Error when the day is used up; the code's default message where none is set. */
  dayUsedUp: { code: 'daily_quota_exhausted' | 'ai_quota_exhausted'; message?: string }
}

/** Result of counting a request. */
export interface Count {
  /** Rate limits of the caller. */
  allowance: Allowance
  /** Owners whose provider keys pay once the day is used up; empty where the operation takes no such key. */
  owners: readonly ProviderKeyOwner[]
  minute: QuotaWindow
  /**
   * UTC day in which it was counted, which may be over when the count is given back; undefined while only the minute is
   * counted, as for a possible repeat.
   */
  day: string | undefined
  /** Undefined without a daily limit. */
  daily: QuotaWindow | undefined
  /** It is not counted in the day: given back, or paid by a provider key of the caller. */
  isOutsideDay: boolean
}
