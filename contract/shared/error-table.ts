/**
 * Every failure the service can answer: its HTTP status, the sentence people read, why it happens (one to three sentences
 * on the page of the code), and what to do about it.
 * Statuses, the OpenAPI file, the SDK's error classes and the tests derive from this table.
 * A code is never renamed once published.
 */
export const errors = {
  invalid_request: {
    status: 400,
    message: 'The request does not fit the contract.',
    cause:
      'A field, a header or a part of the query is missing, unknown, of another type, out of its bounds, or does not go together with another one. `issues` has an entry for each.',
    remedy: 'Correct each field that `issues` names; the allowed values are beside it.',
  },
  law_not_covered: {
    status: 400,
    message: 'The law of that day, or of that case, is not covered.',
    cause:
      'The figure depends on a day, or on a case, whose law this service does not have. It refuses rather than applying the law of another day.',
    remedy: 'Send a day within the days that `issues` names; the parameter that ends there is beside them.',
  },
  invalid_json: {
    status: 400,
    message: 'The body is not valid JSON.',
    cause:
      'The body ends too early, is not JSON, or is not encoded as UTF-8. A comma after the last field and single quotes are the usual slips.',
    remedy: 'Send one JSON object, encoded as UTF-8.',
  },
  missing_credential: {
    status: 401,
    message: 'No API key was sent.',
    cause:
      'The request carried neither `X-API-Key` nor `Authorization`. A proxy may have taken the header away, or a variable with the key was empty.',
    remedy: 'Send `X-API-Key: KEY` or `Authorization: Bearer KEY`.',
  },
  invalid_key: {
    status: 401,
    message: 'This API key is not known.',
    cause:
      'No key of this installation is written like this. It may have been cut while it was copied, belong to another installation, or be the sandbox key where the sandbox is off.',
    remedy: 'Check that the whole key was copied, without spaces; keys of another installation do not work here.',
  },
  revoked_key: {
    status: 401,
    message: 'This API key was revoked.',
    cause: 'Somebody who may manage this key has revoked it. The account of its owner says when.',
    remedy: 'Use another key; a revoked key never works again.',
  },
  expired_session: {
    status: 401,
    message: 'This session is over.',
    cause:
      'The session has ended: its time is over, somebody ended it from another place, or the token is older than its few minutes.',
    remedy: 'Sign in again and ask for a new token.',
  },
  conflicting_credentials: {
    status: 401,
    message: 'X-API-Key and Authorization carry different keys.',
    cause:
      'The request carried two credentials that are not the same, so that nobody can say which caller is meant. Often a client library adds one header and the program the other.',
    remedy: 'Send one of the two headers, or the same key in both.',
  },
  vision_key_required: {
    status: 402,
    message: 'This extraction needs a provider key of your own.',
    cause:
      'Files are read with the key of their owner alone, and none is stored for you; the sandbox key has never one.',
    remedy:
      'Store a key of `anthropic` for PDF files, of `openai` for images: `PUT /account/provider-keys/{provider}`.',
  },
  forbidden: {
    status: 403,
    message: 'This key has no right to this operation.',
    cause:
      'The credential is good, but it may not call this operation: a publishable key reaches what web pages need, a key reaches no account, and a role may do what its organisation lets it do.',
    remedy:
      'Publishable keys reach the estimate of a home, contacts and the three calculations of visitors only; use a secret key on a server.',
  },
  leads_off: {
    status: 403,
    message: 'No contact can be received with this key.',
    cause:
      'Contacts go to an organisation: the key belongs to a person or to the operator, the organisation has not accepted the terms for contacts yet, or the installation receives none.',
    remedy:
      'Give the key to your organisation on its page in the account, and accept the terms for contacts there. Until then show the telephone number or the e-mail address of the agency.',
  },
  origin_not_allowed: {
    status: 403,
    message: 'This publishable key is bound to other origins.',
    cause:
      'A publishable key works from the origins on its list alone. The `Origin` of the page is not among them, or the request did not come from a page.',
    remedy: "Call from a page whose origin is on the key's list; requests without an Origin header are refused.",
  },
  cross_site_request: {
    status: 403,
    message: 'This request did not come from our own pages.',
    cause:
      'The request carried the cookie of a session without showing that it came from a page of this service. Another site cannot act for somebody who is signed in.',
    remedy: 'Send it from the page, or with `Authorization: Bearer`.',
  },
  municipality_not_found: {
    status: 404,
    message: 'No Luxembourg municipality has this name.',
    cause:
      'No municipality, former municipality or locality of Luxembourg is written like this, or several are. Names in French, German and Luxembourgish are understood, capitals and accents do not matter.',
    remedy: 'Send one of `suggestions`, or the official name of the municipality.',
  },
  route_not_found: {
    status: 404,
    message: 'There is nothing at this path.',
    cause:
      'No operation, page or file has this path. Paths are read letter by letter: capitals and a slash at the end make another path.',
    remedy: 'Compare the path with /openapi.json.',
  },
  key_not_found: {
    status: 404,
    message: 'You have no key with this id.',
    cause:
      'No key with this id is yours or that of your organisation. The id is not the key itself: it begins with `key_`.',
    remedy: 'Compare with `GET /account/keys`.',
  },
  organisation_not_found: {
    status: 404,
    message: 'You belong to no organisation.',
    cause: 'The operation is about an organisation and you are in none.',
    remedy: 'Create one on the page Organisation, or accept an invitation.',
  },
  method_not_allowed: {
    status: 405,
    message: 'This path does not answer this method.',
    cause: 'The path exists, but it answers another method: calculations are asked with POST, data with GET.',
    remedy: 'Use one of the methods in the Allow header.',
  },
  request_timeout: {
    status: 408,
    message: 'The request did not arrive in time.',
    cause:
      'The body stopped arriving before it was whole. A slow line, a proxy that waits, or a `Content-Length` that is larger than what is sent.',
    remedy: 'Send the whole body at once; the same request may be repeated.',
  },
  idempotency_conflict: {
    status: 409,
    message: 'This Idempotency-Key was used for another body.',
    cause:
      'An `Idempotency-Key` names one request for a day. It came again with another body, so the answer that belongs to it cannot be given.',
    remedy: 'Make a new key for each new request; repeat a key only with the same body.',
  },
  key_limit_reached: {
    status: 409,
    message: 'Your plan allows no more active keys.',
    cause: 'Each plan allows so many active keys, and yours has them all. Revoked keys do not count.',
    remedy: 'Revoke one.',
  },
  batch_too_large: {
    status: 413,
    message: 'A batch has at most 1000 items.',
    cause: 'The list has more items than one request may carry.',
    remedy: 'Split the list; `estimateMany` of the SDK does it.',
  },
  file_too_large: {
    status: 413,
    message: 'The file is larger than this operation reads.',
    cause: 'The file of this field has more bytes than the operation reads.',
    remedy: 'Send a smaller file; the field says how many bytes it may have.',
  },
  body_too_large: {
    status: 413,
    message: 'The body is larger than this operation reads.',
    cause:
      'The body has more bytes than the operation reads, counted as they were sent or, for packed bodies, after unpacking.',
    remedy: "Stay under the operation's `x-body-limit-bytes`.",
  },
  unsupported_media_type: {
    status: 415,
    message: 'The body must be JSON in UTF-8.',
    cause:
      'The body was sent with another `Content-Type`, without one, in another character set, or packed in a way that is not read here.',
    remedy: 'Send `Content-Type: application/json`.',
  },
  rate_limited: {
    status: 429,
    message: 'Too many requests in this minute.',
    cause:
      'The key, or the address of a caller without a good key, has used up its minute. The sandbox key is shared: others may have used it too.',
    remedy: 'Wait for Retry-After seconds.',
  },
  proof_required: {
    status: 429,
    message: 'This contact needs a small proof of work.',
    cause:
      'It is the third contact of this address within a minute, or the sixth for this organisation within an hour, and it was sent without a proof, or with one of another contact or of an earlier hour. Nobody is refused: the work takes a browser a few hundred milliseconds.',
    remedy:
      'Solve `challenge` and send the same contact again with `proof`; `solveChallenge` of the SDK does it. Or wait for Retry-After seconds.',
  },
  daily_quota_exhausted: {
    status: 429,
    message: 'The daily quota of this key is used up.',
    cause: 'The key has used up its calls of this UTC day. Nothing is wrong with the request.',
    remedy: 'Wait for the next UTC day (X-RateLimit-Reset), or use a key of a higher tier.',
  },
  ai_quota_exhausted: {
    status: 429,
    message: "Today's calls with this session are used up.",
    cause: 'A person may ask for five texts a UTC day with its sessions, however many sessions it has.',
    remedy: 'Wait for the next UTC day (X-RateLimit-Reset), use an API key, or store a provider key of your own.',
  },
  internal: {
    status: 500,
    message: 'Something failed on our side.',
    cause:
      'A defect of the service. Nothing is wrong with the request, and nothing was counted twice if it is repeated with the same `Idempotency-Key`.',
    remedy: 'Repeat the request; if it fails again, report the requestId.',
  },
  ai_providers_failed: {
    status: 502,
    message: 'No AI provider could answer.',
    cause:
      'Each provider failed, was skipped, or none is configured. `issues` names a reason for each: how it failed, or why it was not asked. A request that brought it about itself (`leaked`, `empty`, `refused`, `too_large`) is counted in the day; for a fault of a provider nothing is.',
    remedy:
      'Repeat after Retry-After seconds; where X-Should-Retry is false, ask differently; where none is configured, the operator has to name one.',
  },
  byok_provider_failed: {
    status: 502,
    message: 'The AI provider of your own key did not answer; ours are not asked instead.',
    cause: 'The provider refused your key or your request, or could not be reached; `issues` gives the reason.',
    remedy: 'Replace a key that is rejected (`issues` says which); else repeat after Retry-After seconds.',
  },
  unreadable_extraction: {
    status: 502,
    message: 'What the AI provider read does not fit the schema.',
    cause:
      'The model gave fields that break the schema, and did so again after it was told which; `issues` names their paths without the values.',
    remedy: 'Send a clearer file; the fields that were wrong are in `issues`.',
  },
  unavailable: {
    status: 503,
    message: 'The service cannot answer at the moment.',
    cause:
      'The service is starting, ending, or too busy, or a store that it needs does not answer. The request itself may be good.',
    remedy: 'Repeat after Retry-After seconds.',
  },
} as const satisfies Record<string, { status: number; message: string; cause: string; remedy: string }>
