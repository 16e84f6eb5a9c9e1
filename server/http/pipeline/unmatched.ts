import type { Request, RequestHandler } from 'express'
import { readsPages } from '../answers/reads-pages.ts'
import { refusalOfPath } from './methods.ts'

/** Whether a browser asks for a page at a path where programs find nothing either. */
const isForPages = (req: Request): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') && !/^\/(api|mcp)(\/|$)/.test(req.path) && readsPages(req)

/**
 * Refuses what no route took: 405 with `Allow` where the path exists under another method, else 404, which is a page for a
 * browser outside the interface.
 */
export const unmatched = (
  methodsByPath: ReadonlyMap<string, readonly string[]>,
  notFound: RequestHandler,
): RequestHandler => {
  const refusalOf = refusalOfPath(methodsByPath)
  return function refuseUnmatched(req, res, next) {
    const refusal = refusalOf(req.path)
    if (refusal.code === 'route_not_found' && isForPages(req)) return notFound(req, res, next)
    throw refusal
  }
}
