import type { Request, RequestHandler } from 'express'
import { canAcceptHtml } from '../answers/can-accept-html.ts'
import { createPathRefuser } from './methods.ts'

/** Whether a browser requests a page outside the API. */
const isForPages = (req: Request): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') && !/^\/(api|mcp)(\/|$)/.test(req.path) && canAcceptHtml(req)

/**
 * Refuses unmatched requests: 405 with `Allow` where the path exists under another method, else 404, which is a page
 * for browsers outside the API.
 */
export const createUnmatchedHandler = (
  methodsByPath: ReadonlyMap<string, readonly string[]>,
  notFound: RequestHandler,
): RequestHandler => {
  const refusalOf = createPathRefuser(methodsByPath)
  return function refuseUnmatched(req, res, next) {
    const refusal = refusalOf(req.path)
    if (refusal.code === 'route_not_found' && isForPages(req)) return notFound(req, res, next)
    throw refusal
  }
}
