import { Refusal } from '#domain/core/refusal'

/** Method and path of an operation. */
export interface Endpoint {
  method: string
  path: string
}

/** Methods of each path, in the order of the operations; GET implies HEAD. */
export const groupMethodsByPath = (served: readonly Endpoint[]): Map<string, string[]> => {
  const methods = new Map<string, string[]>()
  for (const { method, path } of served) {
    const also = method === 'GET' ? ['GET', 'HEAD'] : [method]
    methods.set(path, [...(methods.get(path) ?? []), ...also])
  }
  return methods
}

/** Matches the paths of a route with parameters, each as a named group. */
const createPathPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

/** Decodes path parameters; a refusal where the percent-encoding is broken, as in Express. */
const decodePathParams = (parts: Readonly<Record<string, string>>): Record<string, string> | Refusal => {
  try {
    return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, decodeURIComponent(part)]))
  } catch {
    return new Refusal('route_not_found')
  }
}

/** Creates the function that reads the parameters of a path; undefined for a path that does not match. */
export const createParamsReader = (path: string): ((asked: string) => Record<string, string> | Refusal | undefined) => {
  const pattern = createPathPattern(path)
  return asked => {
    const found = pattern.exec(asked)
    return found ? decodePathParams(found.groups ?? {}) : undefined
  }
}

/**
 * Creates the function that refuses an unmatched path: 405 with `Allow` where it exists under another method, else 404.
 */
export const createPathRefuser = (methods: ReadonlyMap<string, readonly string[]>): ((path: string) => Refusal) => {
  const patterns = [...methods].flatMap(([path, allowed]) =>
    path.includes(':') ? [{ pattern: createPathPattern(path), allowed }] : [],
  )
  return path => {
    const allowed = methods.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.allowed
    return allowed
      ? new Refusal('method_not_allowed', { allow: [...allowed, 'OPTIONS'] })
      : new Refusal('route_not_found')
  }
}
