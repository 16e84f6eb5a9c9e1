import type { OpenAPIObject } from 'openapi3-ts/oas31'
import { expect, test } from 'vitest'
import { at, named, put } from './compatibility-edits.ts'
import { document } from './document.ts'
import { findBrokenHabits, habits } from './habits.ts'
import { changed } from './one-operation.ts'

test('the file has no habit that generators read wrong', () => {
  expect(findBrokenHabits(document)).toEqual([])
})

const field = (copy: OpenAPIObject, name: string): object =>
  (named(copy, 'EstimationInput').properties as Record<string, object>)[name] ?? {}

const planted: Readonly<Record<string, (copy: OpenAPIObject) => void>> = {
  'two names': copy => put(copy.components?.schemas ?? {}, { runbacktestResponse: { description: 'A.' } }),
  'an id of': copy => put(at(copy, '/estimation'), { operationId: 'apartmentValue' }),
  'an operation names': copy => put(at(copy, '/estimation'), { 'x-sdk-method': undefined }),
  allOf: copy => put(field(copy, 'commune'), { allOf: [{ pattern: '^a$' }] }),
  'a pattern': copy => put(field(copy, 'commune'), { format: 'date', pattern: '^a$' }),
  'a backslash': copy => put(field(copy, 'commune'), { pattern: '^\\/a$' }),
  'a text about': copy => put(copy.servers?.[0]?.variables?.port ?? {}, { description: 'A port.' }),
  'a union': copy => put(named(copy, 'FeesInput'), { discriminator: undefined }),
  'a failure': copy => put(at(copy, '/estimation').responses?.['404'] ?? {}, { 'x-error-codes': undefined }),
  'every field': copy => put(field(copy, 'commune'), { description: undefined }),
  'a list': copy => put(field(copy, 'commune'), { type: 'array' }),
  'an integer': copy => put(field(copy, 'commune'), { type: 'integer', minimum: 0, maximum: 1 }),
  headers: copy => put(at(copy, '/estimation').responses?.['200'] ?? {}, { 'x-optional-headers': {} }),
}

test('each habit has a planted fault', () => {
  expect(Object.keys(habits)).toEqual(Object.keys(planted).map(begin => expect.stringContaining(begin)))
})

test.each(Object.entries(planted))('%s: a planted fault is found', (begin, edit) => {
  const found = findBrokenHabits(changed(document, edit))
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(line => line.startsWith(begin))).toBe(true)
})
