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

const lawChanges: readonly ExampleRequest<never>[] = [
  {
    name: 'comingInItaly',
    summary: 'What is known to change in Italy in 2027',
    query: { from: '2027-01-01', to: '2027-12-31', country: 'IT' },
  },
  {
    name: 'ofOneYear',
    summary: 'What changed in Luxembourg in 2025',
    query: { from: '2025-01-01', to: '2025-12-31', country: 'LU' },
  },
  { name: 'endBeforeBegin', summary: 'A last day before the first', query: { from: '2027-01-01', to: '2026-12-31' } },
  createFailureExample('noCredential', 'No API key', 'noCredential'),
  createFailureExample('pageKey', 'A publishable key, which is for web pages', 'publishableKey'),
  createFailureExample('minuteUsedUp', 'The minute of the key is full', 'minuteUsedUp'),
  createFailureExample('brokenInside', 'Something fails inside', 'brokenTiers'),
  createFailureExample('keysAway', 'The store of keys does not answer', 'brokenKeys'),
]

/** Examples of the law that is open to read. */
export const law = { lawParameters, lawChanges }
