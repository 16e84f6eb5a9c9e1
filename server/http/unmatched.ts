import type { RequestHandler } from 'express'
import { fail } from './failure.ts'

/** Answers what no route took: 405 with `Allow` where the path exists under another method, else 404. */
export const unmatched = (methodsByPath: ReadonlyMap<string, readonly string[]>): RequestHandler => {
  return (req, res) => {
    const methods = methodsByPath.get(req.path)
    if (!methods) return fail(res, 'route_not_found')
    res.setHeader('Allow', [...methods, 'OPTIONS'].join(', '))
    fail(res, 'method_not_allowed')
  }
}
