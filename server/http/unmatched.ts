import type { RequestHandler } from 'express'
import { Refusal } from '#domain/core/refusal'

/** Paths that a path with parameters stands for. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/** Refuses what no route took: 405 with `Allow` where the path exists under another method, else 404. */
export const unmatched = (methodsByPath: ReadonlyMap<string, readonly string[]>): RequestHandler => {
  const patterns = [...methodsByPath].flatMap(([path, methods]) =>
    path.includes(':') ? [{ is: patternOf(path), methods }] : [],
  )
  return function refuseUnmatched(req) {
    const methods = methodsByPath.get(req.path) ?? patterns.find(({ is }) => is.test(req.path))?.methods
    if (!methods) throw new Refusal('route_not_found')
    throw new Refusal('method_not_allowed', { allow: [...methods, 'OPTIONS'] })
  }
}
