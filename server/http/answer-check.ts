import type { AppRoute } from '@ts-rest/core'
import type { RequestHandler, Response } from 'express'
import type * as z from 'zod'
import type { Log } from '../ports.ts'
import { contextOf } from './context.ts'

/** Between two samples of a route. */
const sampleEveryMs = 1000

/** Throws when an answer is not what the contract declares for its status; the message names the fields. */
const assertDeclared = (route: AppRoute, status: number, body: unknown): void => {
  // Answers of this contract are Zod schemas; ts-rest would admit any Standard Schema.
  const schema = route.responses[status] as z.ZodType | undefined
  if (!schema) throw new Error(`${route.path} answered the undeclared status ${status}`)
  const result = schema.safeParse(body)
  if (!result.success) throw new Error(`${route.path} answered ${status} off its schema: ${result.error.message}`)
}

/**
 * Compares answers with the contract before they leave. `all`: each one, and a wrong one becomes a 500 (tests and
 * development). `sample`: one a second of each route, and a wrong one is logged and sent.
 */
export const answerCheck = (mode: 'all' | 'sample', log: Log): ((route: AppRoute) => RequestHandler) => {
  const nextSampleAt = new Map<AppRoute, number>()
  const due = (route: AppRoute): boolean => {
    const now = performance.now()
    if (now < (nextSampleAt.get(route) ?? 0)) return false
    nextSampleAt.set(route, now + sampleEveryMs)
    return true
  }
  const sampled = (route: AppRoute, res: Response, body: unknown): void => {
    try {
      assertDeclared(route, res.statusCode, body)
    } catch (cause) {
      log.error({ requestId: contextOf(res).requestId, cause }, 'an answer is not as declared')
    }
  }
  return route => (_req, res, next) => {
    const json = res.json.bind(res)
    if (mode === 'all') {
      res.json = body => {
        assertDeclared(route, res.statusCode, body)
        return json(body)
      }
    } else if (due(route)) {
      res.json = body => {
        sampled(route, res, body)
        return json(body)
      }
    }
    next()
  }
}
