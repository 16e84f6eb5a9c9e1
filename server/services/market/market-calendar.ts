import { hourMs, luxembourgDay, minuteMs } from '#domain/core/instants'
import type { SourceId } from '#domain/market/indicator'
import type { StoredIndicator } from '../../ports/market.ts'

/** Time of day in Luxembourg by which each source is expected to have published. */
const publishedByMs: Readonly<Record<SourceId, number>> = {
  // Euro short-term rate at 8:00, corrected at 9:00 at the latest.
  ecb: 9.25 * hourMs,
  // Data sets change at 11:00 and at 23:00.
  eurostat: 11.25 * hourMs,
  // Judgement: the source names no hour; its releases come in the morning.
  lustat: 10.25 * hourMs,
  // Judgement: the rate of a trading day follows the quotes of its afternoon.
  banqueDeFrance: 18.25 * hourMs,
}

/** Maximum random delay of a process, so that installations do not request at the same time. */
export const jitterMsMax = 15 * minuteMs

/** Retry delay after a failure. */
const retryMs = hourMs

/**
 * Whether an indicator is to be read: it never was, an hour has passed since a failed attempt, or its source has had
 * its time of publication since the last successful one.
 */
export const isDue = (source: SourceId, stored: StoredIndicator | undefined, now: Date, jitterMs: number): boolean => {
  if (!stored) return true
  const triedAt = Date.parse(stored.attempt.at)
  // A future time comes from a wrong clock or from another program: trusting it would stop all refreshes.
  if (triedAt - now.getTime() > hourMs) return true
  if (stored.attempt.reason !== null) return now.getTime() - triedAt >= retryMs + jitterMs
  // A source's day starts at its time of publication. The random delay is this process's own, not that of the process
  // that read last.
  const dayOf = (milliseconds: number): string => luxembourgDay(new Date(milliseconds - publishedByMs[source]))
  return dayOf(triedAt) < dayOf(now.getTime() - jitterMs)
}
