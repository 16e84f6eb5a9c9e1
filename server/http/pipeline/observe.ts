import type { RequestHandler } from 'express'
import { createRequestLogger, type Log } from '../../ports/log.ts'
import type { Metrics } from '../../ports/metrics.ts'
import type { Tracing } from '../../ports/tracing.ts'
import { createInitialHeaders } from '../answers/initial-headers.ts'
import { beginContext, getContext } from '../request/context.ts'
import { buildTracedRequestId, readRequestId } from './request-id.ts'

/** Dependencies of request logging: ids, the day, the log, the metrics, the traces. */
export interface Observer {
  newId(): string
  now(): Date
  today(): string
  log: Log
  metrics: Metrics
  tracing: Pick<Tracing, 'begin' | 'within' | 'answered'>
}

/** Whether a request is a health probe that succeeded: one comes every second or two, so it is counted, but not logged. */
const isHealthyProbe = (url: string, status: number): boolean => url.startsWith('/health/') && status < 400

/** Begins the context of each request, and logs and counts it after its response, without body and key. */
export const observe = ({ newId, today, log, metrics, tracing }: Observer): RequestHandler => {
  const writeLine = createRequestLogger(log)
  return function observeRequest(req, res, next) {
    const sent = readRequestId(req.headers['x-request-id'])
    const trace = tracing.begin(req.headers)
    const id = sent ?? (trace ? buildTracedRequestId(trace) : `req_${newId()}`)
    beginContext(res, {
      requestId: id,
      trace,
      startedAt: performance.now(),
      day: today(),
      headers: createInitialHeaders(id),
    })
    res.on('close', function recordAnswer() {
      const { startedAt, notes } = getContext(res)
      const { operation = 'none', status = res.statusCode, keyId, userId, code, security, via, scenario } = notes
      const ms = Math.round((performance.now() - startedAt) * 1000) / 1000
      const measured = scenario === undefined ? operation : 'scenario'
      metrics.answered({ operation: measured, status, code: code ?? '', ms, security })
      if (isHealthyProbe(req.originalUrl, status)) return
      writeLine({
        requestId: id,
        isForeignId: sent !== undefined,
        method: req.method,
        operation,
        status,
        code,
        security,
        via,
        scenario,
        ms,
        keyId,
        userId,
        isHungUp: !res.writableFinished,
        trace,
      })
      if (trace) tracing.answered(trace, { operation, status, code, requestId: id })
    })
    if (trace) tracing.within(trace, next)
    else next()
  }
}
