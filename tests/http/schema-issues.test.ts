import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { refusedFields } from '#server/http/schema-issues'

const rate = z.number().min(-0.1).max(0.5)
const schema = z.strictObject({ growth: z.union([rate, z.array(rate).min(1)]) })

const refused = (body: unknown) => {
  const { error } = schema.safeParse(body)
  return refusedFields(error?.issues ?? [], body)
}

describe('a field of several kinds', () => {
  test.each([
    ['a number beyond its bounds', 3.5, { path: 'growth', received: 3.5, allowed: ['at most 0.5'] }],
    ['one of a list beyond its bounds', [0.02, -1], { path: 'growth[1]', received: -1, allowed: ['at least -0.1'] }],
    ['one of a list as text', ['2'], { path: 'growth[0]', message: 'Must be a finite number.', received: '2' }],
    ['an empty list', [], { path: 'growth', received: [], allowed: ['at least 1 entries'] }],
    ['text', '0.02', { path: 'growth', message: 'Must be a finite number, or a list.', received: '0.02' }],
    ['nothing', undefined, { path: 'growth', message: 'Is required.' }],
  ])('%s is told by its own fault', (_says, growth, issue) => {
    expect(refused({ growth })).toEqual([expect.objectContaining(issue)])
  })
})
