/**
 * Every failure the service can answer: its HTTP status, the sentence people read, why it happens (one to three sentences
 * on the page of the code), and what to do about it.
 * Statuses, the OpenAPI file, the SDK's error classes and the tests derive from this table.
 * A code is never renamed once published.
 */
export const errors = {
  invalid_request: {
    status: 400,
    message: 'Some fields of this request need correcting.',
    cause:
      'A field, header or query parameter is missing, unknown, of another type, out of bounds, or contradicts another one. `issues` has an entry for each.',
    remedy: 'Correct each field named in `issues`; the allowed values are listed with it.',
  },
  law_not_covered: {
    status: 400,
    message: 'We do not have the law of that day or case.',
    cause:
      'The figure depends on a day or a case whose law this service does not have. It never applies the law of another day instead.',
    remedy: 'Send a day within the days given in `issues`; the parameter that ends there is listed with them.',
  },
  invalid_json: {
    status: 400,
    message: 'The body is not valid JSON.',
    cause:
      'The body was cut short, is not JSON, or is not encoded as UTF-8. The usual slips are a comma after the last field and single quotes.',
    remedy: 'Send one JSON object, encoded as UTF-8.',
  },
  missing_credential: {
    status: 401,
    message: 'No API key was sent.',
    cause:
      'The request has neither `X-API-Key` nor `Authorization`. A proxy may have removed the header, or a variable that should hold the key was empty.',
    remedy: 'Send `X-API-Key: KEY` or `Authorization: Bearer KEY`.',
  },
  invalid_key: {
    status: 401,
    message: 'We do not know this API key.',
    cause:
      'This installation has no such key. It may have been cut when it was copied, belong to another installation, or be the sandbox key where the sandbox is off.',
    remedy: 'Copy the whole key again, without spaces. Keys of another installation do not work here.',
  },
  revoked_key: {
    status: 401,
    message: 'This API key was revoked.',
    cause: 'A person who manages this key has revoked it. The account of its owner shows when.',
    remedy: 'Use another key; a revoked key stays revoked.',
  },
  expired_session: {
    status: 401,
    message: 'You have been signed out.',
    cause: 'The session ran out, was ended from another device, or its token is older than its few minutes.',
    remedy: 'Sign in again and get a new token.',
  },
  conflicting_credentials: {
    status: 401,
    message: 'X-API-Key and Authorization have different keys.',
    cause:
      'The request has two credentials that differ, so we cannot tell which caller is meant. Often a client library adds one header and the program the other.',
    remedy: 'Send one of the two headers, or the same key in both.',
  },
  vision_key_required: {
    status: 402,
    message: 'This extraction needs a provider key of your own.',
    cause: 'Files are read with their owner’s key only, and you have stored none. The sandbox key never has one.',
    remedy:
      'Store a key of `anthropic` for PDF files, or of `openai` for images: `PUT /account/provider-keys/{provider}`.',
  },
  forbidden: {
    status: 403,
    message: 'This key may not call this operation.',
    cause:
      'The credential is good but does not reach this operation: a publishable key reaches what web pages need, no key reaches an account, and a role may do what its organisation allows.',
    remedy:
      'On a server, use a secret key. Publishable keys reach the estimate of a home, contacts and the three calculations for visitors.',
  },
  leads_off: {
    status: 403,
    message: 'This key cannot receive contacts yet.',
    cause:
      'Contacts go to an organisation. Either the key belongs to a person or to the operator, or the organisation has not accepted the terms for contacts, or this installation receives none.',
    remedy:
      'Give the key to your organisation on its page in the account and accept the terms for contacts there. Until then, show the phone number or e-mail address of the agency.',
  },
  origin_not_allowed: {
    status: 403,
    message: 'This publishable key belongs to other websites.',
    cause:
      'A publishable key works only from the origins on its list. The `Origin` of the page is not on it, or the request did not come from a page.',
    remedy:
      'Call from a page whose origin is on the list of the key, or add this origin to the list. Requests without an Origin header are refused.',
  },
  cross_site_request: {
    status: 403,
    message: 'This request did not come from one of our pages.',
    cause:
      'The request had a session cookie but no sign that it came from a page of this service. Another site cannot act for a person who is signed in.',
    remedy: 'Send it from the page, or with `Authorization: Bearer`.',
  },
  municipality_not_found: {
    status: 404,
    message: 'No municipality in Luxembourg has this name.',
    cause:
      'No municipality, former municipality or locality of Luxembourg is spelled like this, or several are. Names in French, German and Luxembourgish work; capitals and accents do not matter.',
    remedy: 'Send one of `suggestions`, or the official name of the municipality.',
  },
  route_not_found: {
    status: 404,
    message: 'Nothing found at this path.',
    cause: 'No operation, page or file has this path. Capitals and a trailing slash make a different path.',
    remedy: 'Compare the path with /openapi.json.',
  },
  key_not_found: {
    status: 404,
    message: 'You have no key with this id.',
    cause:
      'Neither you nor your organisation has a key with this id. The id is not the key itself: it begins with `key_`.',
    remedy: 'Compare the id with `GET /account/keys`.',
  },
  organisation_not_found: {
    status: 404,
    message: 'You are not in an organisation yet.',
    cause: 'This operation is about an organisation, and you are not a member of one.',
    remedy: 'Create one on the Organisation page, or accept an invitation.',
  },
  method_not_allowed: {
    status: 405,
    message: 'This path needs another HTTP method.',
    cause: 'The path exists but answers another method: POST for calculations, GET for data.',
    remedy: 'Use one of the methods in the Allow header.',
  },
  request_timeout: {
    status: 408,
    message: 'The request did not arrive in time.',
    cause:
      'The body stopped arriving before it was complete. A slow connection, a waiting proxy, or a `Content-Length` larger than what is sent can cause this.',
    remedy: 'Send the whole body at once; the same request may be repeated.',
  },
  idempotency_conflict: {
    status: 409,
    message: 'This Idempotency-Key was used for another body.',
    cause:
      'An `Idempotency-Key` stands for one request for a day. It came again with another body, so there is no answer that fits both. With the sandbox key, which many share, another body is another request, without this error; a private sandbox (`POST /sandbox`) has it.',
    remedy: 'Make a new key for each new request; repeat a key only with the same body.',
  },
  key_limit_reached: {
    status: 409,
    message: 'Your plan allows no more active keys.',
    cause: 'Your plan has a maximum of active keys, and all are in use. Revoked keys do not count.',
    remedy: 'Revoke one you no longer need.',
  },
  batch_too_large: {
    status: 413,
    message: 'A batch has at most 1000 items.',
    cause: 'The list has more items than one request can take.',
    remedy: 'Split the list; `estimateMany` of the SDK does this for you.',
  },
  file_too_large: {
    status: 413,
    message: 'This file is too large.',
    cause: 'The file has more bytes than the operation reads.',
    remedy: 'Send a smaller file; the description of the field gives the limit.',
  },
  body_too_large: {
    status: 413,
    message: 'The body is larger than this operation reads.',
    cause:
      'The body has more bytes than the operation reads, counted as sent and, for compressed bodies, after decompression.',
    remedy: "Stay under the operation's `x-body-limit-bytes`.",
  },
  unsupported_media_type: {
    status: 415,
    message: 'The body must be JSON in UTF-8.',
    cause:
      'The body has another `Content-Type` or none, another character set, or a compression that is not supported.',
    remedy: 'Send `Content-Type: application/json`.',
  },
  rate_limited: {
    status: 429,
    message: 'Too many requests in this minute.',
    cause:
      'The key, or the address of a caller without a working key, has used up its minute. The sandbox key is shared, so others may have used it up.',
    remedy: 'Wait for Retry-After seconds, then send the request again.',
  },
  proof_required: {
    status: 429,
    message: 'This contact needs a small proof of work.',
    cause:
      'This is the third contact from this address within a minute, or the sixth for this organisation within an hour, and it has no proof, or one of another contact or an earlier hour. The work takes a browser a few hundred milliseconds.',
    remedy:
      'Solve `challenge` and send the same contact again with `proof`; `solveChallenge` of the SDK does this. Or wait for Retry-After seconds.',
  },
  daily_quota_exhausted: {
    status: 429,
    message: 'This key has used up its calls for today.',
    cause: 'The key has used all calls of this UTC day. The request itself is fine.',
    remedy: 'Wait for the next UTC day (X-RateLimit-Reset), or use a key of a higher tier.',
  },
  ai_quota_exhausted: {
    status: 429,
    message: 'You have used up today’s texts.',
    cause: 'A person gets five texts a UTC day with sessions, however many sessions there are.',
    remedy: 'Wait for the next UTC day (X-RateLimit-Reset), use an API key, or store a provider key of your own.',
  },
  internal: {
    status: 500,
    message: 'Something failed on our side.',
    cause: 'A defect in the service. Your request is fine, and a repeat with the same `Idempotency-Key` counts once.',
    remedy: 'Send the request again; if it fails again, report the requestId.',
  },
  ai_providers_failed: {
    status: 502,
    message: 'No AI provider could answer.',
    cause:
      'Each provider failed or was skipped, or none is configured. `issues` gives a reason for each. If the request itself was the cause (`leaked`, `empty`, `refused`, `too_large`), it counts towards the day; if a provider was, it does not.',
    remedy:
      'Repeat after Retry-After seconds. If X-Should-Retry is false, ask differently; if no provider is configured, the operator has to add one.',
  },
  byok_provider_failed: {
    status: 502,
    message: 'The AI provider of your own key did not answer.',
    cause:
      'The provider refused your key or your request, or could not be reached; `issues` gives the reason. Our own providers are not asked instead.',
    remedy: 'Replace a rejected key (`issues` says which); otherwise repeat after Retry-After seconds.',
  },
  unreadable_extraction: {
    status: 502,
    message: 'The AI provider’s reading does not match the schema.',
    cause:
      'The model returned fields that break the schema, and did so again after being told; `issues` lists their paths without the values.',
    remedy: 'Send a clearer file; the wrong fields are in `issues`.',
  },
  unavailable: {
    status: 503,
    message: 'The service cannot answer right now.',
    cause:
      'The service is starting, stopping or too busy, or one of its stores does not respond. The request itself may be fine.',
    remedy: 'Repeat after Retry-After seconds.',
  },
} as const satisfies Record<string, { status: number; message: string; cause: string; remedy: string }>
