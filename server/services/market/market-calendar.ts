import { hourMs, luxembourgDay, minuteMs } from '#domain/core/instants'
import type { SourceId } from '#domain/market/indicator'
import type { StoredIndicator } from '../../ports/market.ts'

/** The part of a day, in Luxembourg, from which a source is expected to have published what it publishes that day. */
const publishedByMs: Readonly<Record<SourceId, number>> = {
  // The euro short-term rate at 8:00, corrected at 9:00 at the latest.
  ecb: 9.25 * hourMs,
  // Data sets change at 11:00 and at 23:00.
  eurostat: 11.25 * hourMs,
  // Judgement: the source names no hour; its releases come in the morning.
  lustat: 10.25 * hourMs,
  // Judgement: the rate of a trading day follows the quotes of its afternoon.
  banqueDeFrance: 18.25 * hourMs,
}

/** Longest random delay of a process, so that installations do not ask all at the same moment. */
export const jitterMsMax = 15 * minuteMs

/** After a failure the source is asked again, without waiting for the next day. */
const retryMs = hourMs

/**
 * Whether an indicator is to be read: it never was, an hour has gone since an attempt that failed, or its source has
 * had its hour of publication since the one that succeeded.
 */
export const isDue = (source: SourceId, stored: StoredIndicator | undefined, now: Date, jitterMs: number): boolean => {
  if (!stored) return true
  const triedAt = Date.parse(stored.attempt.at)
  // A future instant comes from a wrong clock or from another program: trusting it would stop all refreshes.
  if (triedAt - now.getTime() > hourMs) return true
  if (stored.attempt.reason !== null) return now.getTime() - triedAt >= retryMs + jitterMs
  // A source's day starts at its hour of publication. The random delay is this process's own, not that of the process
  // that read last.
  const dayOf = (milliseconds: number): string => luxembourgDay(new Date(milliseconds - publishedByMs[source]))
  return dayOf(triedAt) < dayOf(now.getTime() - jitterMs)
}
