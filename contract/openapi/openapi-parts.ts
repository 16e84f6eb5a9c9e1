import type { MediaTypeObject, OpenAPIObject, OperationObject, PathItemObject } from 'openapi3-ts/oas31'
import type { JsonSchema } from './schemas.ts'

/** An operation of a file with its method and path. */
export interface Found {
  method: string
  path: string
  operation: OperationObject
}

/** Methods under which a path has an operation. */
export const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const

/** Every operation of a file by its method and path. */
export const mapOperations = (file: OpenAPIObject): Map<string, Found> =>
  new Map(
    Object.entries(file.paths ?? {}).flatMap(([path, given]) =>
      methods.flatMap(method => {
        const item = resolveComponent<PathItemObject>(file, given as PathItemObject)
        const operation = item[method]
        return operation ? [[`${method.toUpperCase()} ${path}`, { method, path, operation }] as const] : []
      }),
    ),
  )

/**
 * Resolves a reference to a component; other values are returned as they are.
 * @throws Error when the file does not hold it.
 */
export const resolveComponent = <T>(file: OpenAPIObject, given: T | { $ref: string }): T => {
  if (typeof given !== 'object' || given === null || !('$ref' in given)) return given as T
  const [kind = '', name = ''] = given.$ref.replace('#/components/', '').split('/')
  const found = (file.components as Record<string, Record<string, T>> | undefined)?.[kind]?.[name]
  if (found === undefined) throw new Error(`The file names ${given.$ref}, which it does not hold.`)
  return found
}

/** The named examples of a body; references are resolved. */
export const listExamples = (file: OpenAPIObject, { examples = {} }: MediaTypeObject): unknown =>
  Object.fromEntries(Object.entries(examples).map(([name, given]) => [name, resolveComponent(file, given)]))

/** The schemas of a file by name. */
export const getFileSchemas = (file: OpenAPIObject): Record<string, JsonSchema> =>
  (file.components?.schemas ?? {}) as Record<string, JsonSchema>
