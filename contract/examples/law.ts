import type { ExampleRequest } from './example.ts'
import { createFailureExample } from './failures.ts'

const duty = { country: 'LU', day: '2026-11-21', id: 'lu.acquisition.registrationRate' }

const lawParameters: readonly ExampleRequest<never>[] = [
  {
    name: 'oneDay',
    summary: 'One parameter of Luxembourg as it is in force on a day',
    query: duty,
  },
  {
    name: 'history',
    summary: 'Every version of the parameters below an id',
    query: { id: 'lu.vat' },
  },
  {
    name: 'beforeTheFirst',
    summary: 'A day before the first version: an empty list',
    query: { ...duty, day: '1950-01-01' },
  },
  {
    name: 'unchanged',
    summary: 'The answer that the caller holds is still the one',
    query: duty,
    request: { headers: { 'If-None-Match': '*' } },
  },
  { name: 'noCountry', summary: 'A country that is not covered', query: { country: 'XX' } },
  createFailureExample('noCredential', 'No API key', 'noCredential'),
  createFailureExample('pageKey', 'A publishable key, which is for web pages', 'publishableKey'),
  createFailureExample('minuteUsedUp', 'The minute of the key is full', 'minuteUsedUp'),
  createFailureExample('brokenInside', 'Something fails inside', 'brokenPrices'),
  createFailureExample('keysAway', 'The store of keys does not answer', 'brokenKeys'),
]

/** Examples of the law that is open to read. */
export const law = { lawParameters }
