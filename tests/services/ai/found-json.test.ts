import { expect, test } from 'vitest'
import { findJsonObject } from '#server/services/ai/find-json-object'

test.each([
  ['JSON alone', '{"a":1}', { a: 1 }],
  ['JSON in a fence', '```json\n{"a":{"b":[1,2]}}\n```', { a: { b: [1, 2] } }],
  ['prose with a brace before it', 'Use {this}: {"a":"}{"} and {"a":2}', { a: '}{' }],
  ['a brace that never closes before it', '{ here is {"a":1}', { a: 1 }],
  ['no JSON', 'Nothing {here}.', undefined],
  ['half of it', '{"a":1', undefined],
  ['nothing', '', undefined],
])('%s', (_, text, value) => expect(findJsonObject(text)).toEqual(value))

test('a mebibyte of braces or quotes is given up at once', () => {
  const startedAt = performance.now()
  for (const sign of ['{', '"', '{"', '\\"{'])
    expect(findJsonObject(sign.repeat(1_048_576 / sign.length))).toBeUndefined()
  // A second; where the work grows with the square of the length, it is hours.
  expect(performance.now() - startedAt).toBeLessThan(45_000)
})
