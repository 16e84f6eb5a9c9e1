import * as z from 'zod'
import type { Access } from '#contract/shared/access'

/** Operation: the parts of a contract route that matter without a framework. */
export interface Operation {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Schema of the body; missing where the operation reads none. */
  body?: z.ZodType
  /** Schema of the path parameters; missing where there are none. */
  pathParams?: z.ZodType
  /** Schema of the query; missing where the operation reads none. */
  query?: z.ZodType
  /** Schema per declared status; an entry that is neither a schema nor a file declares a response without a body. */
  responses: Readonly<Record<number, unknown>>
  access: Access
}

/** Declared file response: its media type, and the schema of its bytes. */
export interface FileAnswer {
  contentType: string
  body: z.ZodType
}

/** Declared response as a file; undefined for any other. */
export const getFileAnswer = (declared: unknown): FileAnswer | undefined =>
  typeof declared === 'object' && declared !== null && 'contentType' in declared
    ? // An entry with its own media type was declared by `otherResponse`, which requires a schema of its body.
      (declared as FileAnswer)
    : undefined

/** Route of the contract, without the many parameters of its type; every route declares an Access. */
type Route = Pick<Operation, 'method' | 'path' | 'responses'> & {
  body?: unknown
  pathParams?: z.ZodType
  query?: z.ZodType
  metadata: Access
}

/** Converts a route of the contract to an operation. */
export const toOperation = (id: string, route: object): Operation => {
  // ts-rest types metadata and schemas more loosely than this contract has them.
  const { method, path, body, pathParams, query, responses, metadata: access } = route as Route
  return {
    id,
    method,
    path,
    // A body that is not a schema means that none is read.
    ...(body instanceof z.ZodType && { body }),
    ...(pathParams && { pathParams }),
    ...(query && { query }),
    responses,
    access,
  }
}

/** Operations of the given tags of the contract, in order; ids are unique. */
export const listOperations = (tags: Readonly<Record<string, object>>): Operation[] =>
  Object.values(tags).flatMap(routes => Object.entries(routes).map(([id, route]) => toOperation(id, route)))
