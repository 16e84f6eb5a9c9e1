// Printed from the contract by `npm run derive`; not edited by hand.

/** Every code of a failure with its HTTP status. */
export interface ErrorStatuses {
  /** The request does not fit the contract. Correct each field that `issues` names; the allowed values are beside it. */
  invalid_request: 400
  /** The law of that day, or of that case, is not covered. Send a day within the days that `issues` names; the parameter that ends there is beside them. */
  law_not_covered: 400
  /** The body is not valid JSON. Send one JSON object, encoded as UTF-8. */
  invalid_json: 400
  /** No API key was sent. Send `X-API-Key: KEY` or `Authorization: Bearer KEY`. */
  missing_credential: 401
  /** This API key is not known. Check that the whole key was copied, without spaces; keys of another installation do not work here. */
  invalid_key: 401
  /** This API key was revoked. Use another key; a revoked key never works again. */
  revoked_key: 401
  /** This session is over. Sign in again and ask for a new token. */
  expired_session: 401
  /** X-API-Key and Authorization carry different keys. Send one of the two headers, or the same key in both. */
  conflicting_credentials: 401
  /** This extraction needs a provider key of your own. Store a key of `anthropic` for PDF files, of `openai` for images: `PUT /account/provider-keys/{provider}`. */
  vision_key_required: 402
  /** This key has no right to this operation. Publishable keys reach the estimate of a home, contacts and the three calculations of visitors only; use a secret key on a server. */
  forbidden: 403
  /** No contact can be received with this key. Give the key to your organisation on its page in the account, and accept the terms for contacts there. Until then show the telephone number or the e-mail address of the agency. */
  leads_off: 403
  /** This publishable key is bound to other origins. Call from a page whose origin is on the key's list; requests without an Origin header are refused. */
  origin_not_allowed: 403
  /** This request did not come from our own pages. Send it from the page, or with `Authorization: Bearer`. */
  cross_site_request: 403
  /** No Luxembourg municipality has this name. Send one of `suggestions`, or the official name of the municipality. */
  municipality_not_found: 404
  /** There is nothing at this path. Compare the path with /openapi.json. */
  route_not_found: 404
  /** You have no key with this id. Compare with `GET /account/keys`. */
  key_not_found: 404
  /** You belong to no organisation. Create one on the page Organisation, or accept an invitation. */
  organisation_not_found: 404
  /** This path does not answer this method. Use one of the methods in the Allow header. */
  method_not_allowed: 405
  /** The request did not arrive in time. Send the whole body at once; the same request may be repeated. */
  request_timeout: 408
  /** This Idempotency-Key was used for another body. Make a new key for each new request; repeat a key only with the same body. */
  idempotency_conflict: 409
  /** Your plan allows no more active keys. Revoke one. */
  key_limit_reached: 409
  /** A batch has at most 1000 items. Split the list; `estimateMany` of the SDK does it. */
  batch_too_large: 413
  /** The file is larger than this operation reads. Send a smaller file; the field says how many bytes it may have. */
  file_too_large: 413
  /** The body is larger than this operation reads. Stay under the operation's `x-body-limit-bytes`. */
  body_too_large: 413
  /** The body must be JSON in UTF-8. Send `Content-Type: application/json`. */
  unsupported_media_type: 415
  /** Too many requests in this minute. Wait for Retry-After seconds. */
  rate_limited: 429
  /** The daily quota of this key is used up. Wait for the next UTC day (X-RateLimit-Reset), or use a key of a higher tier. */
  daily_quota_exhausted: 429
  /** Today's calls with this session are used up. Wait for the next UTC day (X-RateLimit-Reset), use an API key, or store a provider key of your own. */
  ai_quota_exhausted: 429
  /** Something failed on our side. Repeat the request; if it fails again, report the requestId. */
  internal: 500
  /** No AI provider could answer. Repeat after Retry-After seconds; where X-Should-Retry is false, ask differently; where none is configured, the operator has to name one. */
  ai_providers_failed: 502
  /** The AI provider of your own key did not answer; ours are not asked instead. Replace a key that is rejected (`issues` says which); else repeat after Retry-After seconds. */
  byok_provider_failed: 502
  /** What the AI provider read does not fit the schema. Send a clearer file; the fields that were wrong are in `issues`. */
  unreadable_extraction: 502
  /** The service cannot answer at the moment. Repeat after Retry-After seconds. */
  unavailable: 503
}

/** The statuses that failures have. */
export type ErrorStatus = ErrorStatuses[keyof ErrorStatuses]
