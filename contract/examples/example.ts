import type { AppRoute, ServerInferResponses } from '@ts-rest/core'
import type * as z from 'zod'

/** A situation that an example needs beside a working sandbox key and an empty store; the tests arrange it. */
export type Given =
  | 'noCredential'
  | 'unknownKey'
  | 'publishableKey'
  | 'keyUsedBefore'
  | 'minuteUsedUp'
  | 'dayUsedUp'
  | 'slowBody'
  | 'itemsAboveLimit'
  | 'bodyAboveLimit'
  | 'brokenPrices'
  | 'brokenTiers'
  | 'brokenMarket'
  | 'brokenStore'

/** One request and the answer that it really gets; the tests send it and compare. */
export interface Example<Route extends AppRoute = AppRoute, Body extends z.ZodType = z.ZodType> {
  /** Unique within the operation, camelCase; what `Prefer: example=…` names at the mock. */
  name: string
  summary: string
  given?: Given
  /** Left out where the situation makes the request. The name of the request is `req_` and the example's name. */
  request?:
    | { headers?: Record<string, string>; body?: z.input<Body> }
    | { headers?: Record<string, string>; wrong: unknown }
  response: ServerInferResponses<Route>
  /** Headers of the answer whose values belong to this body. */
  answerHeaders?: Record<string, string>
}

/** Name that the request of an example carries. */
export const requestIdOf = (example: { name: string }): string => `req_${example.name}`

/** Examples of every operation, by operation id. */
export type Examples = Record<string, readonly Example[]>
