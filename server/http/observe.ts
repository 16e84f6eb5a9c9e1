import type { RequestHandler } from 'express'
import type { Log } from '../ports/log.ts'
import type { Metrics } from '../ports/metrics.ts'
import { beginContext, contextOf } from './context.ts'
import { requestId } from './request-id.ts'

/** What the first middleware needs: a name for each request, the clock, the log, the counters. */
export interface Observer {
  newId(): string
  now(): Date
  today(): string
  log: Log
  metrics: Metrics
}

/** Names each request, and writes one line and one count when it was answered. Never a body, never a key. */
export const observe = ({ newId, today, log, metrics }: Observer): RequestHandler =>
  function observeRequest(req, res, next) {
    const id = requestId(req.headers['x-request-id'], newId)
    beginContext(res, { requestId: id, startedAt: performance.now(), day: today(), headers: ['X-Request-Id', id] })
    res.on('close', function recordAnswer() {
      const { startedAt, notes } = contextOf(res)
      const { operation = 'none', keyId, userId, code, security, via, scenario } = notes
      const ms = Math.round((performance.now() - startedAt) * 1000) / 1000
      const status = res.statusCode
      metrics.answered({
        operation: scenario === undefined ? operation : 'scenario',
        status,
        code: code ?? '',
        ms,
        ...(security && { security }),
      })
      // What is undefined is not written; fields in one order each time are put together and printed faster.
      log.info(
        {
          requestId: id,
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
        },
        res.writableFinished ? 'answered' : 'hung up',
      )
    })
    next()
  }
