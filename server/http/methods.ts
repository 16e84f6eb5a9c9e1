import { Refusal } from '#domain/core/refusal'

/** What of an operation says where it is. */
export interface Place {
  method: string
  path: string
}

/** The methods of each path, in the order of the operations; whoever may GET may also ask for the head alone. */
export const methodsByPath = (served: readonly Place[]): Map<string, string[]> => {
  const methods = new Map<string, string[]>()
  for (const { method, path } of served) {
    const also = method === 'GET' ? ['GET', 'HEAD'] : [method]
    methods.set(path, [...(methods.get(path) ?? []), ...also])
  }
  return methods
}

/** Paths that a path with parameters stands for. */
export const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/** Says why nothing took a path: 405 with `Allow` where it exists under another method, else 404. */
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
