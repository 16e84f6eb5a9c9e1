import { Refusal } from '#domain/core/refusal'

/** Method and path of an operation. */
export interface Endpoint {
  method: string
  path: string
}

/** The methods of each path, in the order of the operations; GET brings HEAD along. */
export const methodsByPath = (served: readonly Endpoint[]): Map<string, string[]> => {
  const methods = new Map<string, string[]>()
  for (const { method, path } of served) {
    const also = method === 'GET' ? ['GET', 'HEAD'] : [method]
    methods.set(path, [...(methods.get(path) ?? []), ...also])
  }
  return methods
}

/** Matches the paths of a route with parameters. */
export const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/** Makes the refusal of a path that no route matched: 405 with `Allow` where it exists under another method, else 404. */
export const refusalOfPath = (methods: ReadonlyMap<string, readonly string[]>): ((path: string) => Refusal) => {
  const patterns = [...methods].flatMap(([path, allowed]) =>
    path.includes(':') ? [{ is: patternOf(path), allowed }] : [],
  )
  return path => {
    const allowed = methods.get(path) ?? patterns.find(({ is }) => is.test(path))?.allowed
    return allowed
      ? new Refusal('method_not_allowed', { allow: [...allowed, 'OPTIONS'] })
      : new Refusal('route_not_found')
  }
}
