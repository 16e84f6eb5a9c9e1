import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { MarketMetrics } from '../../ports/market.ts'
import type { LeadMetrics, LetterMetrics, Metrics } from '../../ports/metrics.ts'
import type { AiMetrics } from '../../ports/provider-chain.ts'
import type { RetentionWatch } from '../../ports/retention.ts'
import type { StoreWatch } from '../../ports/store-watch.ts'
import type { WorkerMetrics } from '../../ports/workers.ts'
import { createAiMetrics } from './ai.ts'
import { createLeadMetrics } from './leads.ts'
import { createLetterMetrics } from './letters.ts'
import { type RunningProgram, registerProcessMetrics } from './process.ts'
import { createRetentionMetrics } from './retention.ts'
import { createStoreMetrics } from './stores.ts'

/** Metrics in the Prometheus text format. */
export interface PrometheusMetrics
  extends Metrics,
    MarketMetrics,
    WorkerMetrics,
    AiMetrics,
    LeadMetrics,
    LetterMetrics,
    RetentionWatch,
    StoreWatch {
  contentType: string
  text(): Promise<string>
}

/** Calls queued for and running in worker threads. */
const createWorkerMetrics = (registers: Registry[]): WorkerMetrics => {
  const calls = new Gauge({
    name: 'valorem_large_calls',
    help: 'Large calculations that wait for a thread (`waiting`) or have one (`running`).',
    labelNames: ['state'],
    registers,
  })
  const bytes = new Gauge({
    name: 'valorem_large_call_bytes',
    help: 'Bytes of the bodies of all large calculations that wait or run.',
    registers,
  })
  const waits = new Histogram({
    name: 'valorem_large_call_wait_seconds',
    help: 'Time that a large calculation waited for its thread.',
    buckets: [0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 20],
    registers,
  })
  const refused = new Counter({
    name: 'valorem_large_calls_refused_total',
    help: 'Large calculations that found no place, by what was full: calls, bytes, callsOfClient, or the time of waiting.',
    labelNames: ['reason'],
    registers,
  })
  const lost = new Counter({
    name: 'valorem_worker_losses_total',
    help: 'Threads that ended, or were ended, with a calculation that they had not answered.',
    registers,
  })
  return {
    workState: state => {
      calls.set({ state: 'waiting' }, state.waiting)
      calls.set({ state: 'running' }, state.running)
      bytes.set(state.bytes)
    },
    workWaited: ms => waits.observe(ms / 1000),
    workRefused: reason => refused.inc({ reason }),
    workLost: () => lost.inc(),
  }
}

/**
 * Counts per row, collected here and flushed to prom-client at each scrape: its own look-up of a row is too expensive
 * per request.
 */
const createRowCounter = (addTo: (labels: Record<string, string | number>, count: number) => void) => {
  const counts = new Map<string, { labels: Record<string, string | number>; count: number }>()
  return {
    add: (name: string, labels: () => Record<string, string | number>): void => {
      const row = counts.get(name)
      if (row) row.count += 1
      else counts.set(name, { labels: labels(), count: 1 })
    },
    flush: (): void => {
      for (const row of counts.values()) {
        addTo(row.labels, row.count)
        row.count = 0
      }
    },
  }
}

/** Counts and durations of responses, and security events. */
const createAnswerMetrics = (registers: Registry[]): Pick<Metrics, 'answered'> => {
  const rows = createRowCounter((labels, count) => answers.inc(labels, count))
  const answers = new Counter({
    name: 'valorem_answers_total',
    help: 'Answers by operation, status and error code.',
    labelNames: ['operation', 'status', 'code'],
    registers,
    collect: rows.flush,
  })
  const seconds = new Histogram({
    name: 'valorem_answer_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer.',
    labelNames: ['operation'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const securityEvents = new Counter({
    name: 'valorem_security_events_total',
    help: 'Requests with a bad or revoked key, from a foreign origin, or of an address over its limit without a good key or session.',
    labelNames: ['event'],
    registers,
  })
  const timers = new Map<string, Histogram.Internal<'operation'>>()
  const timerOf = (operation: string): Histogram.Internal<'operation'> => {
    const timer = timers.get(operation) ?? seconds.labels(operation)
    timers.set(operation, timer)
    return timer
  }
  return {
    answered: ({ operation, status, code, ms, security }) => {
      rows.add(`${operation} ${status} ${code}`, () => ({ operation, status, code }))
      timerOf(operation).observe(ms / 1000)
      if (security) securityEvents.inc({ event: security })
    },
  }
}

/** Reads of market data, and the age of the figures served. */
const createMarketMetrics = (registers: Registry[]): MarketMetrics => {
  const reads = new Counter({
    name: 'valorem_market_reads_total',
    help: 'Attempts to read an indicator of market data, by source and outcome (`read`, or why not).',
    labelNames: ['source', 'outcome'],
    registers,
  })
  const ages = new Gauge({
    name: 'valorem_market_age_days',
    help: 'Days from the period of the figure that is served to today; missing where there is none.',
    labelNames: ['source', 'indicator'],
    registers,
  })
  return {
    indicatorRead: (source, reason) => reads.inc({ source, outcome: reason ?? 'read' }),
    indicatorAge: (source, indicator, ageDays) => {
      if (ageDays === null) ages.remove({ source, indicator })
      else ages.set({ source, indicator }, ageDays)
    },
  }
}

/** Counts that do not follow from responses: limits, connections, sign-ins, idempotent replays. */
const createRequestMetrics = (registers: Registry[]): Omit<Metrics, 'answered'> => {
  const fallback = new Gauge({
    name: 'valorem_limits_fallback',
    help: '1 while the minutes of the limits are counted in this process because Redis is away, else 0.',
    registers,
  })
  const refused = new Counter({
    name: 'valorem_connections_refused_total',
    help: 'Connections that were closed at once because there were MAX_CONNECTIONS already.',
    registers,
  })
  const signIns = new Counter({
    name: 'valorem_sign_ins_total',
    help: 'Tries to sign in, by outcome: ok, code (asked for next), unverified, wrong, wrong_code, wrong_passkey, or which limit refused.',
    labelNames: ['outcome'],
    registers,
  })
  const replays = new Counter({
    name: 'valorem_replays_total',
    help: 'Requests with an Idempotency-Key that was known, by outcome: replayed, conflict (409), running (503).',
    labelNames: ['outcome'],
    registers,
  })
  return {
    connectionRefused: () => refused.inc(),
    limitsFallback: isAway => fallback.set(isAway ? 1 : 0),
    signIn: outcome => signIns.inc({ outcome }),
    replay: outcome => replays.inc({ outcome }),
  }
}

/**
 * Interval at which the delay of the event loop is measured, in milliseconds. Each measurement wakes the process, and
 * every delay that is reported contains the interval.
 */
const loopIntervalMs = 200

/**
 * Counts and durations of responses by operation and status, their dependencies, and process metrics.
 * @param program running program; without it, those of the process, its build and its disk are omitted.
 */
export const createPrometheusMetrics = (program?: RunningProgram): PrometheusMetrics => {
  const registry = new Registry()
  const registers = [registry]
  if (program) {
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopIntervalMs })
    registerProcessMetrics(program, registers)
  }
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    ...createAnswerMetrics(registers),
    ...createRequestMetrics(registers),
    ...createMarketMetrics(registers),
    ...createWorkerMetrics(registers),
    ...createAiMetrics(registers),
    ...createLeadMetrics(registers),
    ...createLetterMetrics(registers),
    ...createStoreMetrics(registers),
    ...createRetentionMetrics(registers),
  }
}
