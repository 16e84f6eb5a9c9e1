import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics } from '../../ports.ts'

/** Metrics in the text format of Prometheus. */
export interface PrometheusMetrics extends Metrics {
  contentType: string
  text(): Promise<string>
}

/** Counts and times of answers by operation and status, and the figures of the process. */
export const prometheusMetrics = (): PrometheusMetrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({
    name: 'valorem_answers_total',
    help: 'Answers by operation, status and error code.',
    labelNames: ['operation', 'status', 'code'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'valorem_answer_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer.',
    labelNames: ['operation'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const reads = new Counter({
    name: 'valorem_market_reads_total',
    help: 'Attempts to read an indicator of market data, by source and outcome (`read`, or why not).',
    labelNames: ['source', 'outcome'],
    registers: [registry],
  })
  const ages = new Gauge({
    name: 'valorem_market_age_days',
    help: 'Days from the period of the figure that is served to today; missing where there is none.',
    labelNames: ['source', 'indicator'],
    registers: [registry],
  })
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered: ({ operation, status, code, ms }) => {
      answers.inc({ operation, status, code })
      seconds.observe({ operation }, ms / 1000)
    },
    indicatorRead: (source, reason) => reads.inc({ source, outcome: reason ?? 'read' }),
    indicatorAge: (source, indicator, ageDays) => {
      if (ageDays === null) ages.remove({ source, indicator })
      else ages.set({ source, indicator }, ageDays)
    },
  }
}
