import { expect, test } from 'vitest'
import { isPreferredType } from '#server/operations/accept'

test.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['application/json', false],
  ['text/csv', true],
  ['TEXT/CSV; charset=utf-8', true],
  ['text/*', true],
  ['text/csv, */*;q=0.1', true],
  ['text/csv, */*', true],
  ['application/json, text/csv', false],
  ['application/json;q=0.5, text/csv', true],
  ['application/json, text/csv;q=0.9', false],
  ['text/csv;q=0', false],
  ['text/csv;q=0, application/json;q=0', false],
  ['text/csv;q=x', false],
  ['text/event-stream', false],
  ['image/png', false],
])('Accept: %s prefers a table to JSON: %s', (accept, expected) => {
  expect(isPreferredType('text/csv', accept)).toBe(expected)
})
