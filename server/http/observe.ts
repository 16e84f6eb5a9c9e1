import type { RequestHandler } from 'express'
import type { Log, Metrics } from '../ports.ts'
import { contextOf, setContext } from './context.ts'
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
    const id = requestId(req.get('X-Request-Id'), newId)
    setContext(res, { requestId: id, startedAt: performance.now(), day: today() })
    res.setHeader('X-Request-Id', id)
    res.once('close', function recordAnswer() {
      const { startedAt, operation = 'none', caller, actor, code = '', security } = contextOf(res)
      const ms = Math.round((performance.now() - startedAt) * 1000) / 1000
      const status = res.statusCode
      metrics.answered({ operation, status, code, ms, ...(security && { security }) })
      log.info(
        {
          requestId: id,
          method: req.method,
          operation,
          status,
          ...(code && { code }),
          ...(security && { security }),
          ms,
          keyId: caller?.id,
          ...(actor && { userId: actor.session.userId }),
        },
        res.writableFinished ? 'answered' : 'hung up',
      )
    })
    next()
  }
