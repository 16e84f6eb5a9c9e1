import type { ExampleRequest, Situation } from './example.ts'

/** A request that its situation makes. */
export const arranged = (name: string, summary: string, situation: Situation) => ({ name, summary, situation })

/** A version that names no day of a contract. */
export const wrongVersion: ExampleRequest<never> = {
  name: 'wrongVersion',
  summary: 'A version that is no day',
  request: { headers: { 'Valorem-Version': 'latest' } },
}

/** A header for tests that asks for what the operation does not know; the answer says what it may ask for. */
export const wrongScenario: ExampleRequest<never> = {
  name: 'wrongScenario',
  summary: 'A scenario that the operation does not know',
  request: { headers: { 'X-Sandbox-Scenario': 'sunday' } },
}

/** The failures that every GET can meet; `broken` is what fails inside. */
export const readFailures = (broken: Situation): ExampleRequest<never>[] => [
  arranged('noCredential', 'No API key', 'noCredential'),
  arranged('unknownKey', 'An API key that nobody has', 'unknownKey'),
  arranged('pageKey', 'A publishable key, which is for web pages', 'publishableKey'),
  arranged('minuteUsedUp', 'The minute of the key is full', 'minuteUsedUp'),
  arranged('dayUsedUp', 'The day of the key is full', 'dayUsedUp'),
  arranged('brokenInside', 'Something fails inside', broken),
  arranged('storeAway', 'The store does not answer', 'brokenStore'),
  wrongVersion,
]

/** The failures of a GET that web pages may ask for and that counts in no day; `broken` is what fails inside. */
export const publicReadFailures = (broken: Situation): ExampleRequest<never>[] => [
  arranged('noCredential', 'No API key', 'noCredential'),
  arranged('unknownKey', 'An API key that nobody has', 'unknownKey'),
  {
    ...arranged('foreignOrigin', 'A publishable key from a page that is not its own', 'publishableKey'),
    request: { headers: { Origin: 'https://elsewhere.example' } },
  },
  arranged('minuteUsedUp', 'The minute of the key is full', 'minuteUsedUp'),
  arranged('brokenInside', 'Something fails inside', broken),
  arranged('keysAway', 'The store of keys does not answer', 'brokenKeys'),
  wrongVersion,
]

/** The failures that every POST calculation can meet, whatever its body and whoever may call it. */
const everywhere = <Body>(body: Body): ExampleRequest<Body>[] => [
  { name: 'brokenJson', summary: 'A body that is not JSON', request: { wrong: '{"commune": "Mamer", ' } },
  { ...arranged('noCredential', 'No API key', 'noCredential'), request: { body } },
  { ...arranged('unknownKey', 'An API key that nobody has', 'unknownKey'), request: { body } },
  arranged('slowBody', 'A body that stops half-way', 'slowBody'),
  {
    ...arranged('keyUsedBefore', 'An Idempotency-Key that was used for another body', 'keyUsedBefore'),
    request: { headers: { 'Idempotency-Key': 'order-7' }, body },
  },
  arranged('bodyAboveLimit', 'A body above the limit of the operation', 'bodyAboveLimit'),
  {
    name: 'textBody',
    summary: 'A body of another media type',
    request: { headers: { 'Content-Type': 'text/plain' }, wrong: 'commune=Mamer' },
  },
  { ...arranged('minuteUsedUp', 'The minute of the key is full', 'minuteUsedUp'), request: { body } },
  { ...arranged('dayUsedUp', 'The day of the key is full', 'dayUsedUp'), request: { body } },
  { ...arranged('storeAway', 'The store does not answer', 'brokenStore'), request: { body } },
]

/** The failures of a calculation that web pages may ask for; `body` is a good body of the operation. */
export const publicCalculationFailures = <Body>(body: Body): ExampleRequest<Body>[] => [
  ...everywhere(body),
  {
    ...arranged('foreignOrigin', 'A publishable key from a page that is not its own', 'publishableKey'),
    request: { headers: { Origin: 'https://elsewhere.example' }, body },
  },
  { ...arranged('brokenInside', 'Something fails inside', 'brokenPrices'), request: { body } },
]

/** The failures of a calculation that web pages may ask for and that reads no prices; `body` is a good body of the operation. */
export const visitorCalculationFailures = <Body>(body: Body): ExampleRequest<Body>[] => [
  ...everywhere(body),
  {
    ...arranged('foreignOrigin', 'A publishable key from a page that is not its own', 'publishableKey'),
    request: { headers: { Origin: 'https://elsewhere.example' }, body },
  },
  { ...arranged('brokenInside', 'Something fails inside', 'brokenTiers'), request: { body } },
]

/** The failures of a calculation for servers; `body` is a good body of the operation. */
export const calculationFailures = <Body>(body: Body): ExampleRequest<Body>[] => [
  ...everywhere(body),
  { ...arranged('pageKey', 'A publishable key, which is for web pages', 'publishableKey'), request: { body } },
  { ...arranged('brokenInside', 'Something fails inside', 'brokenTiers'), request: { body } },
]
