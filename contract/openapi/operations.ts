import { type AppRoute, isAppRouteNoBody, isAppRouteOtherResponse } from '@ts-rest/core'
import * as z from 'zod'
import { contract } from '#contract'
import type { Access } from '#contract/shared/access'

/** One endpoint as the readers of the contract see it. */
export interface Operation {
  /** The SDK's method name; unique. */
  id: string
  /** Key of its router: `estimation`. */
  tag: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  description: string
  /** The documented body; missing where the operation reads none. */
  body?: z.ZodType
  /** Names and descriptions of the parts of the path, in their order. */
  pathParams: readonly { name: string; description: string }[]
  /** Parameters of its query; one that takes nothing in its place may be left out. */
  query: readonly { name: string; schema: z.ZodType; isRequired: boolean }[]
  /** Schema of each declared status; null where the answer has no body of JSON. */
  responses: Readonly<Record<number, z.ZodType | null>>
  /** Media type of its success where that is a file and no JSON. */
  fileType?: string
  access: Access
}

/** Bodies and answers of this contract are Zod schemas; ts-rest would admit any Standard Schema. */
const getResponseSchemas = (route: AppRoute): Operation['responses'] =>
  Object.fromEntries(
    Object.entries(route.responses).map(([status, answer]) => [
      Number(status),
      isAppRouteNoBody(answer) || isAppRouteOtherResponse(answer) ? null : (answer as z.ZodType),
    ]),
  )

const getFileType = ({ responses }: AppRoute): string | undefined => {
  const success = responses[200]
  return success && isAppRouteOtherResponse(success) ? success.contentType : undefined
}

const getPathParams = (route: AppRoute): Operation['pathParams'] => {
  const { pathParams: schema } = route
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).map(([name, part]) => ({
    name,
    description: (part as z.ZodType).description ?? '',
  }))
}

const queryParams = ({ query }: AppRoute): Operation['query'] =>
  query instanceof z.ZodObject
    ? Object.entries(query.shape as Record<string, z.ZodType>).map(([name, schema]) => ({
        ...{ name, schema },
        isRequired: !schema.safeParse(undefined).success,
      }))
    : []

const createOperation = (tag: string, id: string, route: AppRoute): Operation => {
  // ts-rest types metadata as unknown; every route of this contract declares an Access.
  const access = route.metadata as Access
  const body = access.documentedBody ?? ('body' in route && route.body instanceof z.ZodType ? route.body : undefined)
  const fileType = getFileType(route)
  return {
    id,
    tag,
    method: route.method,
    // As OpenAPI and the SDK write a part of a path.
    path: route.path.replace(/:(\w+)/g, '{$1}'),
    pathParams: getPathParams(route),
    query: queryParams(route),
    summary: route.summary ?? '',
    description: route.description ?? '',
    ...(body && { body }),
    responses: getResponseSchemas(route),
    ...(fileType !== undefined && { fileType }),
    access,
  }
}

/** All operations of the contract, in its order. */
export const operations: readonly Operation[] = Object.entries(contract).flatMap(([tag, routes]) =>
  Object.entries(routes).map(([id, route]) => createOperation(tag, id, route as AppRoute)),
)

/** Whether only our pages can call an operation: programs have no cookie. */
export const isOfPages = ({ access }: Operation): boolean => access.cookieOnly === true

/** The schemas of an operation's answers; files and answers without a body have none. */
export const listAnswerSchemas = ({ responses }: Operation): z.ZodType[] =>
  Object.values(responses).filter(schema => schema !== null)
