import type { RequestHandler } from 'express'
import { type Log, requestLines } from '../ports/log.ts'
import type { Metrics } from '../ports/metrics.ts'
import { beginContext, contextOf } from './context.ts'
import { openHead } from './open-head.ts'
import { sentRequestId } from './request-id.ts'

/** What request logging needs: ids, the clock, the log, the metrics. */
export interface Observer {
  newId(): string
  now(): Date
  today(): string
  log: Log
  metrics: Metrics
}

/** Begins the context of each request, and logs and counts it once it was answered: never its body, never its key. */
export const observe = ({ newId, today, log, metrics }: Observer): RequestHandler => {
  const writeLine = requestLines(log)
  return function observeRequest(req, res, next) {
    const sent = sentRequestId(req.headers['x-request-id'])
    const id = sent ?? `req_${newId()}`
    beginContext(res, { requestId: id, startedAt: performance.now(), day: today(), headers: openHead(id) })
    res.on('close', function recordAnswer() {
      const { startedAt, notes } = contextOf(res)
      const { operation = 'none', status = res.statusCode, keyId, userId, code, security, via, scenario } = notes
      const ms = Math.round((performance.now() - startedAt) * 1000) / 1000
      const measured = scenario === undefined ? operation : 'scenario'
      metrics.answered({ operation: measured, status, code: code ?? '', ms, security })
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
      })
    })
    next()
  }
}
