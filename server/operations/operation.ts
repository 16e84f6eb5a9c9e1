import * as z from 'zod'
import { contract } from '#contract'
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
  /** Schema of each declared status; what is no schema declares an answer without a body. */
  responses: Readonly<Record<number, unknown>>
  access: Access
}

/** A route of the contract, without the many parameters of its type; every route declares an Access. */
type Route = Pick<Operation, 'method' | 'path' | 'responses'> & {
  body?: unknown
  pathParams?: z.ZodType
  query?: z.ZodType
  metadata: Access
}

const operation = (
  id: string,
  { method, path, body, pathParams, query, responses, metadata: access }: Route,
): Operation => ({
  id,
  method,
  path,
  // What is no schema says that no body is read.
  ...(body instanceof z.ZodType && { body }),
  ...(pathParams && { pathParams }),
  ...(query && { query }),
  responses,
  access,
})

/** Every operation of the contract, in its order; their ids are unique. */
export const everyOperation: readonly Operation[] = Object.values(contract).flatMap(routes =>
  // The contract is a tree of two levels, tags and operations; ts-rest types metadata and bodies more loosely.
  Object.entries(routes as unknown as Record<string, Route>).map(([id, route]) => operation(id, route)),
)
