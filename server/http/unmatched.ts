import type { RequestHandler } from 'express'
import { refusalOfPath } from './methods.ts'

/** Refuses what no route took: 405 with `Allow` where the path exists under another method, else 404. */
export const unmatched = (methodsByPath: ReadonlyMap<string, readonly string[]>): RequestHandler => {
  const refusalOf = refusalOfPath(methodsByPath)
  return function refuseUnmatched(req) {
    throw refusalOf(req.path)
  }
}
