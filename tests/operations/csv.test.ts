import { expect, test } from 'vitest'
import { toCsvAnswer } from '#server/operations/csv'

test('a table has a type and a tag of its own, and keeps the other headers', () => {
  const answer = {
    status: 200,
    body: { data: { names: ['Käerjeng'] } },
    headers: { ETag: '"x1"', Vary: 'Accept' },
  } as const
  const { body, headers } = toCsvAnswer(answer, ({ names }: { names: string[] }) => names.map(name => ({ name })))
  expect(new TextDecoder().decode(body as Uint8Array)).toBe('name\r\nKäerjeng\r\n')
  expect(headers).toEqual({
    ETag: '"x1-csv"',
    Vary: 'Accept',
    'Content-Type': 'text/csv; charset=utf-8; header=present',
  })
})
