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

/** Matches the paths of a route with parameters, each part of the path under its name. */
export const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

/** Decodes the parts of a path; the refusal of one whose percent-encoding is broken, as Express refuses it. */
const decoded = (parts: Readonly<Record<string, string>>): Record<string, string> | Refusal => {
  try {
    return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, decodeURIComponent(part)]))
  } catch {
    return new Refusal('route_not_found')
  }
}

/** Makes the reader of the parts of a path by their names; undefined for a path of another form. */
export const paramsOf = (path: string): ((asked: string) => Record<string, string> | Refusal | undefined) => {
  const pattern = patternOf(path)
  return asked => {
    const found = pattern.exec(asked)
    return found ? decoded(found.groups ?? {}) : undefined
  }
}

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
