import { expect, test } from 'vitest'
import { asCsv, wantsCsv } from '#server/operations/csv'

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
  ['image/png', false],
])('of Accept: %s the answer is a table: %s', (accept, expected) => {
  expect(wantsCsv(accept)).toBe(expected)
})

test('a table has a type and a tag of its own, and keeps the other headers', () => {
  const answer = {
    status: 200,
    body: { data: { names: ['Käerjeng'] } },
    headers: { ETag: '"x1"', Vary: 'Accept' },
  } as const
  const { body, headers } = asCsv(answer, ({ names }: { names: string[] }) => names.map(name => ({ name })))
  expect(new TextDecoder().decode(body as Uint8Array)).toBe('name\r\nKäerjeng\r\n')
  expect(headers).toEqual({
    ETag: '"x1-csv"',
    Vary: 'Accept',
    'Content-Type': 'text/csv; charset=utf-8; header=present',
  })
})
