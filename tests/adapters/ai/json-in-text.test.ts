import { expect, test } from 'vitest'
import { findCutJsonObject, findJsonObject } from '#server/adapters/ai/json-in-text'

test.each([
  ['JSON alone', '{"a":1}', { a: 1 }],
  ['JSON in a fence', '```json\n{"a":{"b":[1,2]}}\n```', { a: { b: [1, 2] } }],
  ['prose with a brace before it', 'Use {this}: {"a":"}{"} and {"a":2}', { a: '}{' }],
  ['a brace that never closes before it', '{ here is {"a":1}', { a: 1 }],
  ['no JSON', 'Nothing {here}.', undefined],
  ['half of it', '{"a":1', undefined],
  ['nothing', '', undefined],
])('%s', (_, text, value) => expect(findJsonObject(text)).toEqual(value))

test.each([
  ['up to the last whole entry', '{"found":[{"value":"600000"},{"value":"60', { found: [{ value: '600000' }] }],
  ['of the second list', '{"a":[{"b":1}],"lines":[{"c":"]}"},{"c":', { a: [{ b: 1 }], lines: [{ c: ']}' }] }],
  ['in an object around it', '{"data":{"found":[{"a":1},', { data: { found: [{ a: 1 }] } }],
  ['in a fence', '```json\n{"found":[{"a":1}, {"a"', { found: [{ a: 1 }] }],
  ['without a whole entry', '{"found":[{"a":1', undefined],
  ['a number that may be half', '{"price":6000', undefined],
  ['no JSON', 'Nothing.', undefined],
  ['nothing that is whole', '{"a":[{"b":1}],"c":2} and', undefined],
])('an answer that was cut off is read %s', (_, text, value) => expect(findCutJsonObject(text)).toEqual(value))

test('a mebibyte of braces or quotes is given up at once', () => {
  const startedAt = performance.now()
  for (const sign of ['{', '"', '{"', '\\"{'])
    for (const find of [findJsonObject, findCutJsonObject])
      expect(find(sign.repeat(1_048_576 / sign.length))).toBeUndefined()
  // A second; where the work grows with the square of the length, it is hours.
  expect(performance.now() - startedAt).toBeLessThan(45_000)
})
