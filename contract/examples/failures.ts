import type { ExampleRequest, Situation } from './example.ts'

/** An example that is determined by its situation. */
export const createFailureExample = (name: string, summary: string, situation: Situation) => ({
  name,
  summary,
  situation,
})

/** A version that is not a day of the contract. */
export const wrongVersion: ExampleRequest<never> = {
  name: 'wrongVersion',
  summary: 'A version that is no day',
  request: { headers: { 'Valorem-Version': 'latest' } },
}

/** A scenario header that the operation does not support; the answer lists the supported ones. */
export const wrongScenario: ExampleRequest<never> = {
  name: 'wrongScenario',
  summary: 'A scenario that the operation does not know',
  request: { headers: { 'X-Sandbox-Scenario': 'sunday' } },
}

/** Failures of every GET; `broken` is the internal fault. */
export const listReadFailures = (broken: Situation): ExampleRequest<never>[] => [
  createFailureExample('noCredential', 'No API key', 'noCredential'),
  createFailureExample('unknownKey', 'An API key that nobody has', 'unknownKey'),
  createFailureExample('pageKey', 'A publishable key, which is for web pages', 'publishableKey'),
  createFailureExample('minuteUsedUp', 'The minute of the key is full', 'minuteUsedUp'),
  createFailureExample('dayUsedUp', 'The day of the key is full', 'dayUsedUp'),
  createFailureExample('brokenInside', 'Something fails inside', broken),
  createFailureExample('storeAway', 'The store does not answer', 'brokenStore'),
  wrongVersion,
]

/** Failures of a GET for web pages without a daily quota; `broken` is the internal fault. */
export const listPublicReadFailures = (broken: Situation): ExampleRequest<never>[] => [
  createFailureExample('noCredential', 'No API key', 'noCredential'),
  createFailureExample('unknownKey', 'An API key that nobody has', 'unknownKey'),
  {
    ...createFailureExample('foreignOrigin', 'A publishable key from a page that is not its own', 'publishableKey'),
    request: { headers: { Origin: 'https://elsewhere.example' } },
  },
  createFailureExample('minuteUsedUp', 'The minute of the key is full', 'minuteUsedUp'),
  createFailureExample('brokenInside', 'Something fails inside', broken),
  createFailureExample('keysAway', 'The store of keys does not answer', 'brokenKeys'),
  wrongVersion,
]

/** Failures of every POST calculation, for any body and any credential. */
const listCommonFailures = <Body>(body: Body): ExampleRequest<Body>[] => [
  { name: 'brokenJson', summary: 'A body that is not JSON', request: { wrong: '{"commune": "Mamer", ' } },
  { ...createFailureExample('noCredential', 'No API key', 'noCredential'), request: { body } },
  { ...createFailureExample('unknownKey', 'An API key that nobody has', 'unknownKey'), request: { body } },
  createFailureExample('slowBody', 'A body that stops half-way', 'slowBody'),
  {
    ...createFailureExample('keyUsedBefore', 'An Idempotency-Key that was used for another body', 'keyUsedBefore'),
    request: { headers: { 'Idempotency-Key': 'order-7' }, body },
  },
  createFailureExample('bodyAboveLimit', 'A body above the limit of the operation', 'bodyAboveLimit'),
  {
    name: 'textBody',
    summary: 'A body of another media type',
    request: { headers: { 'Content-Type': 'text/plain' }, wrong: 'commune=Mamer' },
  },
  { ...createFailureExample('minuteUsedUp', 'The minute of the key is full', 'minuteUsedUp'), request: { body } },
  { ...createFailureExample('dayUsedUp', 'The day of the key is full', 'dayUsedUp'), request: { body } },
  { ...createFailureExample('storeAway', 'The store does not answer', 'brokenStore'), request: { body } },
]

/** Failures of a calculation for web pages; `body` is a valid body of the operation. */
export const listPublicCalculationFailures = <Body>(body: Body): ExampleRequest<Body>[] => [
  ...listCommonFailures(body),
  {
    ...createFailureExample('foreignOrigin', 'A publishable key from a page that is not its own', 'publishableKey'),
    request: { headers: { Origin: 'https://elsewhere.example' }, body },
  },
  { ...createFailureExample('brokenInside', 'Something fails inside', 'brokenPrices'), request: { body } },
]

/** Failures of a calculation for web pages that reads no prices; `body` is a valid body of the operation. */
export const listVisitorCalculationFailures = <Body>(body: Body): ExampleRequest<Body>[] => [
  ...listCommonFailures(body),
  {
    ...createFailureExample('foreignOrigin', 'A publishable key from a page that is not its own', 'publishableKey'),
    request: { headers: { Origin: 'https://elsewhere.example' }, body },
  },
  { ...createFailureExample('brokenInside', 'Something fails inside', 'brokenTiers'), request: { body } },
]

/** Failures of a calculation for servers; `body` is a valid body of the operation. */
export const listCalculationFailures = <Body>(body: Body): ExampleRequest<Body>[] => [
  ...listCommonFailures(body),
  {
    ...createFailureExample('pageKey', 'A publishable key, which is for web pages', 'publishableKey'),
    request: { body },
  },
  { ...createFailureExample('brokenInside', 'Something fails inside', 'brokenTiers'), request: { body } },
]
