import * as z from 'zod'

/**
 * Every failure the service can answer: its HTTP status, the sentence people read, and what to do about it.
 * Statuses, the OpenAPI file, the SDK's error classes and the tests are read out of this table.
 * A code is never renamed once published.
 */
export const errors = {
  invalid_request: {
    status: 400,
    message: 'The request does not fit the contract.',
    remedy: 'Correct each field that `issues` names; the allowed values are beside it.',
  },
  law_not_covered: {
    status: 400,
    message: 'The law of that day, or of that case, is not covered.',
    remedy: 'Send a day within the days that `issues` names; the parameter that ends there is beside them.',
  },
  invalid_json: {
    status: 400,
    message: 'The body is not valid JSON.',
    remedy: 'Send one JSON object, encoded as UTF-8.',
  },
  missing_credential: {
    status: 401,
    message: 'No API key was sent.',
    remedy: 'Send `X-API-Key: KEY` or `Authorization: Bearer KEY`.',
  },
  invalid_key: {
    status: 401,
    message: 'This API key is not known.',
    remedy: 'Check that the whole key was copied, without spaces; keys of another installation do not work here.',
  },
  revoked_key: {
    status: 401,
    message: 'This API key was revoked.',
    remedy: 'Use another key; a revoked key never works again.',
  },
  expired_session: {
    status: 401,
    message: 'This session is over.',
    remedy: 'Sign in again and ask for a new token.',
  },
  conflicting_credentials: {
    status: 401,
    message: 'X-API-Key and Authorization carry different keys.',
    remedy: 'Send one of the two headers, or the same key in both.',
  },
  forbidden: {
    status: 403,
    message: 'This key has no right to this operation.',
    remedy: 'Publishable keys reach the estimation routes only; use a secret key on a server.',
  },
  origin_not_allowed: {
    status: 403,
    message: 'This publishable key is bound to other origins.',
    remedy: "Call from a page whose origin is on the key's list; requests without an Origin header are refused.",
  },
  cross_site_request: {
    status: 403,
    message: 'This request did not come from our own pages.',
    remedy: 'Send it from the page, or with `Authorization: Bearer`.',
  },
  municipality_not_found: {
    status: 404,
    message: 'No Luxembourg municipality has this name.',
    remedy: 'Send one of `suggestions`, or the official name of the municipality.',
  },
  route_not_found: {
    status: 404,
    message: 'There is nothing at this path.',
    remedy: 'Compare the path with /openapi.json.',
  },
  key_not_found: {
    status: 404,
    message: 'You have no key with this id.',
    remedy: 'Compare with `GET /account/keys`.',
  },
  organisation_not_found: {
    status: 404,
    message: 'You belong to no organisation.',
    remedy: 'Found one on the page Organisation, or accept an invitation.',
  },
  method_not_allowed: {
    status: 405,
    message: 'This path does not answer this method.',
    remedy: 'Use one of the methods in the Allow header.',
  },
  request_timeout: {
    status: 408,
    message: 'The request did not arrive in time.',
    remedy: 'Send the whole body at once; the same request may be repeated.',
  },
  idempotency_conflict: {
    status: 409,
    message: 'This Idempotency-Key was used for another body.',
    remedy: 'Make a new key for each new request; repeat a key only with the same body.',
  },
  key_limit_reached: {
    status: 409,
    message: 'Your plan allows no more active keys.',
    remedy: 'Revoke one.',
  },
  batch_too_large: {
    status: 413,
    message: 'A batch holds at most 1000 items.',
    remedy: 'Split the list; `estimateMany` of the SDK does it.',
  },
  file_too_large: {
    status: 413,
    message: 'The file is larger than this operation reads.',
    remedy: 'Send a smaller file; the field says how many bytes it may have.',
  },
  body_too_large: {
    status: 413,
    message: 'The body is larger than this operation reads.',
    remedy: "Stay under the operation's `x-body-limit-bytes`.",
  },
  unsupported_media_type: {
    status: 415,
    message: 'The body must be JSON in UTF-8.',
    remedy: 'Send `Content-Type: application/json`.',
  },
  rate_limited: {
    status: 429,
    message: 'Too many requests in this minute.',
    remedy: 'Wait for Retry-After seconds.',
  },
  daily_quota_exhausted: {
    status: 429,
    message: 'The daily quota of this key is used up.',
    remedy: 'Wait for the next UTC day (X-RateLimit-Reset), or use a key of a higher tier.',
  },
  internal: {
    status: 500,
    message: 'Something failed on our side.',
    remedy: 'Repeat the request; if it fails again, report the requestId.',
  },
  unavailable: {
    status: 503,
    message: 'The service cannot answer at the moment.',
    remedy: 'Repeat after Retry-After seconds.',
  },
} as const satisfies Record<string, { status: number; message: string; remedy: string }>

/** The code of a failure; the key of the table above. */
export type ErrorCode = keyof typeof errors

/** All codes, in the order of the table. */
export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

/** What is wrong with one field of a request. */
export const Issue = z
  .strictObject({
    path: z.string().describe('The field, as `items[3].surface`; empty for the body as a whole.'),
    message: z.string().describe('What is wrong, in one sentence.'),
    code: z.string().optional().describe('A finer code for the rule that was broken, in snake_case.'),
    received: z.string().optional().describe('The value that was sent, as JSON, cut at 100 characters.'),
    allowed: z
      .array(z.string())
      .optional()
      .describe('The values of a closed list, or one sentence that gives the bounds.'),
  })
  .meta({ id: 'Issue', description: 'What is wrong with one field of a request.' })

/** Names near to one that was not found: at most ten. */
export const Suggestions = z
  .array(z.string())
  .max(10)
  .describe('Official names near to the one sent, or the candidates of a shared name.')

/** The code of a failure as an answer has it. */
export const Code = z
  .enum(errorCodes)
  .meta({ id: 'ErrorCode', description: 'Stable code of the failure. New codes may be added.' })

/** Most fields that one failure lists. */
export const issuesMax = 100

/** The wrong fields of a failure; the sentence of the failure says how many more there were. */
export const Issues = z.array(Issue).max(issuesMax)

/** Every failure answers this body, whatever its status. */
export const ErrorResponse = z
  .strictObject({
    success: z.literal(false).describe('Always false.'),
    error: z.string().describe('One sentence for people.'),
    code: Code,
    requestId: z.string().describe('Name of this request in our log; also in the X-Request-Id header.'),
    issues: Issues.optional().describe('One entry for each field that is wrong, at most 100.'),
    suggestions: Suggestions.optional(),
  })
  .meta({ id: 'ErrorResponse', description: 'A failure: what happened, its stable code, and the fields concerned.' })
