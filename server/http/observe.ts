import type { RequestHandler } from 'express'
import { contractDay, versionHeader } from '#contract/shared/version'
import type { Log } from '../ports/log.ts'
import type { Metrics } from '../ports/metrics.ts'
import { beginContext, contextOf } from './context.ts'
import { requestId } from './request-id.ts'

/** What request logging needs: ids, the clock, the log, the metrics. */
export interface Observer {
  newId(): string
  now(): Date
  today(): string
  log: Log
  metrics: Metrics
}

/** Begins the context of each request, and logs and counts it once it was answered: never its body, never its key. */
export const observe = ({ newId, today, log, metrics }: Observer): RequestHandler =>
  function observeRequest(req, res, next) {
    const id = requestId(req.headers['x-request-id'], newId)
    const headers = ['X-Request-Id', id, versionHeader, contractDay]
    beginContext(res, { requestId: id, startedAt: performance.now(), day: today(), headers })
    res.on('close', function recordAnswer() {
      const { startedAt, notes } = contextOf(res)
      const { operation = 'none', keyId, userId, code, security, via, scenario } = notes
      const ms = Math.round((performance.now() - startedAt) * 1000) / 1000
      const { status = res.statusCode } = notes
      metrics.answered({
        operation: scenario === undefined ? operation : 'scenario',
        status,
        code: code ?? '',
        ms,
        ...(security && { security }),
      })
      // The log leaves out undefined fields; objects of one shape are made and printed faster.
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
