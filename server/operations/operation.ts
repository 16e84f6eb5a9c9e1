import * as z from 'zod'
import type { Access } from '#contract/shared/access'

/** An operation as it is run: what of its route in the contract matters without a framework. */
export interface Operation {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Reads the body that is really sent; missing where the operation reads none. */
  body?: z.ZodType
  /** Reads the parts of the path; missing where it has none. */
  pathParams?: z.ZodType
  /** Reads the query; missing where the operation reads none. */
  query?: z.ZodType
  /** Schema of each declared status; what is neither a schema nor a file declares an answer without a body. */
  responses: Readonly<Record<number, unknown>>
  access: Access
}

/** A declared answer that is a file: its media type, and the schema of its bytes. */
export interface FileAnswer {
  contentType: string
  body: z.ZodType
}

/** A declared answer as a file; undefined where it is none. */
export const fileOf = (declared: unknown): FileAnswer | undefined =>
  typeof declared === 'object' && declared !== null && 'contentType' in declared
    ? // What has a media type of its own was declared by `otherResponse`, which asks for a schema of its body.
      (declared as FileAnswer)
    : undefined

/** A route of the contract, without the many parameters of its type; every route declares an Access. */
type Route = Pick<Operation, 'method' | 'path' | 'responses'> & {
  body?: unknown
  pathParams?: z.ZodType
  query?: z.ZodType
  metadata: Access
}

/** A route of the contract as an operation. */
export const operationOf = (id: string, route: object): Operation => {
  // ts-rest types metadata and schemas more loosely than this contract has them.
  const { method, path, body, pathParams, query, responses, metadata: access } = route as Route
  return {
    id,
    method,
    path,
    // What is no schema says that no body is read.
    ...(body instanceof z.ZodType && { body }),
    ...(pathParams && { pathParams }),
    ...(query && { query }),
    responses,
    access,
  }
}

/** The operations of some tags of the contract, in their order; ids are unique. */
export const operationsOf = (tags: Readonly<Record<string, object>>): Operation[] =>
  Object.values(tags).flatMap(routes => Object.entries(routes).map(([id, route]) => operationOf(id, route)))
