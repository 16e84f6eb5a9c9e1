import type { RequestHandler } from 'express'
import { Refusal } from '#domain/core/refusal'

/** Refuses what no route took: 405 with `Allow` where the path exists under another method, else 404. */
export const unmatched = (methodsByPath: ReadonlyMap<string, readonly string[]>): RequestHandler =>
  function refuseUnmatched(req) {
    const methods = methodsByPath.get(req.path)
    if (!methods) throw new Refusal('route_not_found')
    throw new Refusal('method_not_allowed', { allow: [...methods, 'OPTIONS'] })
  }
