import { type ErrorCode, errors } from '../shared/errors.ts'
import { type Given, requestIdOf } from './example.ts'

const body = (name: string, code: ErrorCode, error: string = errors[code].message) => ({
  success: false as const,
  error,
  code,
  requestId: requestIdOf({ name }),
})

const arranged = <const Status extends number>(
  name: string,
  summary: string,
  given: Given,
  status: Status,
  code: ErrorCode,
  error?: string,
) => ({ name, summary, given, response: { status, body: body(name, code, error) } })

/** The failures that every GET can meet; `broken` is what fails inside. */
export const readFailureExamples = (broken: Given) => [
  arranged('noCredential', 'No API key', 'noCredential', 401, 'missing_credential'),
  arranged('unknownKey', 'An API key that nobody has', 'unknownKey', 401, 'invalid_key'),
  arranged('pageKey', 'A publishable key, which is for web pages', 'publishableKey', 403, 'forbidden'),
  arranged('minuteUsedUp', 'The minute of the key is full', 'minuteUsedUp', 429, 'rate_limited'),
  arranged('dayUsedUp', 'The day of the key is full', 'dayUsedUp', 429, 'daily_quota_exhausted'),
  arranged('brokenInside', 'Something fails inside', broken, 500, 'internal'),
  arranged('storeAway', 'The store does not answer', 'brokenStore', 503, 'unavailable'),
]

/** The failures that every POST calculation can meet, whatever its body and whoever may call it. */
const everywhere = <Body>(good: Body) => [
  {
    name: 'brokenJson',
    summary: 'A body that is not JSON',
    request: { wrong: '{"commune": "Mamer", ' },
    response: { status: 400 as const, body: body('brokenJson', 'invalid_json') },
  },
  { ...arranged('noCredential', 'No API key', 'noCredential', 401, 'missing_credential'), request: { body: good } },
  {
    ...arranged('unknownKey', 'An API key that nobody has', 'unknownKey', 401, 'invalid_key'),
    request: { body: good },
  },
  arranged('slowBody', 'A body that stops half-way', 'slowBody', 408, 'request_timeout'),
  {
    ...arranged(
      'keyUsedBefore',
      'An Idempotency-Key that was used for another body',
      'keyUsedBefore',
      409,
      'idempotency_conflict',
    ),
    request: { headers: { 'Idempotency-Key': 'order-7' }, body: good },
  },
  arranged('bodyAboveLimit', 'A body above the limit of the operation', 'bodyAboveLimit', 413, 'body_too_large'),
  {
    name: 'textBody',
    summary: 'A body of another media type',
    request: { headers: { 'Content-Type': 'text/plain' }, wrong: 'commune=Mamer' },
    response: { status: 415 as const, body: body('textBody', 'unsupported_media_type') },
  },
  {
    ...arranged('minuteUsedUp', 'The minute of the key is full', 'minuteUsedUp', 429, 'rate_limited'),
    request: { body: good },
  },
  {
    ...arranged('dayUsedUp', 'The day of the key is full', 'dayUsedUp', 429, 'daily_quota_exhausted'),
    request: { body: good },
  },
  { ...arranged('storeAway', 'The store does not answer', 'brokenStore', 503, 'unavailable'), request: { body: good } },
]

/** The failures of a calculation that web pages may ask for; `good` is a good body of the operation. */
export const publicCalculationFailureExamples = <Body>(good: Body) => [
  ...everywhere(good),
  {
    ...arranged(
      'foreignOrigin',
      'A publishable key from a page that is not its own',
      'publishableKey',
      403,
      'origin_not_allowed',
    ),
    request: { headers: { Origin: 'https://elsewhere.example' }, body: good },
  },
  { ...arranged('brokenInside', 'Something fails inside', 'brokenPrices', 500, 'internal'), request: { body: good } },
]

/** The failures of a calculation for servers; `good` is a good body of the operation. */
export const calculationFailureExamples = <Body>(good: Body) => [
  ...everywhere(good),
  {
    ...arranged('pageKey', 'A publishable key, which is for web pages', 'publishableKey', 403, 'forbidden'),
    request: { body: good },
  },
  { ...arranged('brokenInside', 'Something fails inside', 'brokenTiers', 500, 'internal'), request: { body: good } },
]
