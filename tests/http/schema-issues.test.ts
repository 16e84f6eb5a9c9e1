import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { EstimationInput } from '#contract/estimation'
import { ErrorResponse } from '#contract/shared/errors'
import { name } from '#contract/shared/units'
import { refusedFields } from '#server/http/schema-issues'
import { post, read, startApp, type TestApp } from '../support/app.ts'

const Sample = z.strictObject({
  price: z.number().min(1).max(10).optional(),
  rooms: z.int().min(1).max(3).optional(),
  lift: z.boolean().optional(),
  label: name(3).optional(),
  note: z.string().min(2).optional(),
  sizes: z.array(z.number()).min(1).max(2).optional(),
  soldOn: z.iso.date().optional(),
})

/** The messages of one body, by field. */
const messages = (body: unknown, schema: z.ZodType = Sample) => {
  const result = schema.safeParse(body)
  return Object.fromEntries(
    refusedFields(result.error?.issues ?? [], body, schema).map(({ path, message }) => [path, message]),
  )
}

describe('the sentence of a wrong field', () => {
  test.each<[body: object, path: string, message: string]>([
    [{ price: '5' }, 'price', 'Must be a number, not text.'],
    [{ price: true }, 'price', 'Must be a number.'],
    [{ price: Number.POSITIVE_INFINITY }, 'price', 'Must be a finite number.'],
    [{ rooms: '2' }, 'rooms', 'Must be a whole number, not text.'],
    [{ rooms: 1.5 }, 'rooms', 'Must be a whole number.'],
    [{ rooms: 4 }, 'rooms', 'Must be at most 3.'],
    [{ lift: 'true' }, 'lift', 'Must be true or false, not text.'],
    [{ lift: 1 }, 'lift', 'Must be true or false.'],
    [{ label: 7 }, 'label', 'Must be text.'],
    [{ label: '' }, 'label', 'Must be at least 1 character.'],
    [{ label: '   ' }, 'label', 'Must be at least 1 character.'],
    [{ label: 'abcd' }, 'label', 'Must be at most 3 characters.'],
    [{ note: 'a' }, 'note', 'Must be at least 2 characters.'],
    [{ sizes: [] }, 'sizes', 'Must be at least 1 entry.'],
    [{ sizes: [1, 2, 3] }, 'sizes', 'Must be at most 2 entries.'],
    [{ sizes: [1, '2'] }, 'sizes[1]', 'Must be a number, not text.'],
    [{ soldOn: '2026-02-30' }, 'soldOn', 'Must be a real day as YYYY-MM-DD.'],
    [{ soldOn: 20260228 }, 'soldOn', 'Must be text.'],
  ])('%j', (body, path, message) => {
    expect(messages(body)).toEqual({ [path]: message })
  })

  test('of percent sent for a fraction says how it is written, where that would be let through', () => {
    const rate = z.number().min(0).max(0.5).meta({ 'x-unit': 'fraction per year' })
    const schema = z.strictObject({ rate: rate.optional(), growth: z.union([rate, z.array(rate)]).optional() })
    expect(messages({ rate: 3.5 }, schema)).toEqual({ rate: 'Must be at most 0.5: 3.5 % is written 0.035.' })
    expect(messages({ growth: [0.02, 7] }, schema)).toEqual({
      'growth[1]': 'Must be at most 0.5: 7 % is written 0.07.',
    })
    expect(messages({ rate: 0.6 }, schema)).toEqual({ rate: 'Must be at most 0.5.' })
    expect(messages({ rate: 51 }, schema)).toEqual({ rate: 'Must be at most 0.5.' })
  })

  test('names the narrower of two bounds, once', () => {
    const share = z.number().min(0).max(1)
    const schema = z.strictObject({ haircut: share.max(0.9), months: share.min(0.5) })
    expect(refusedFields(schema.safeParse({ haircut: 1.2, months: -1 }).error?.issues ?? [], {}, schema)).toHaveLength(
      2,
    )
    expect(messages({ haircut: 1.2, months: -1 }, schema)).toEqual({
      haircut: 'Must be at most 0.9.',
      months: 'Must be at least 0.5.',
    })
    expect(messages({ haircut: 0.95, months: 0.2 }, schema)).toEqual({
      haircut: 'Must be at most 0.9.',
      months: 'Must be at least 0.5.',
    })
  })

  test('of a name with a control character', () => {
    expect(messages({ label: 'a\u0007b' })).toEqual({ label: 'Must not contain control characters.' })
  })
})

describe('the allowed words of a field', () => {
  const allowed = (field: string) => {
    const body = { commune: 'Mamer', surface: 80, [field]: 'x' }
    const issues = EstimationInput.safeParse(body).error?.issues ?? []
    return refusedFields(issues, body, EstimationInput)[0]?.allowed
  }

  test.each([
    ['etage', ['rdc', 'entre', 'dernier']],
    ['typeBien', ['appartement']],
    ['etat', ['neuf', 'renove', 'bon', 'rafraichir', 'renover']],
    ['exterieur', ['aucun', 'balcon', 'terrasse', 'jardin']],
  ])('of %s are those that are not refused and not old', (field, words) => {
    expect(allowed(field)).toEqual(words)
  })

  test('of a field that chooses between forms are the words that choose', () => {
    const Form = z.discriminatedUnion('country', [
      z.strictObject({ country: z.literal('LU'), region: z.enum(['centre']) }),
      z.strictObject({ country: z.literal('FR') }),
    ])
    const body = { country: 'XX' }
    expect(refusedFields(Form.safeParse(body).error?.issues ?? [], body, Form)).toEqual([
      { path: 'country', message: 'Must be one of the allowed values.', received: 'XX', allowed: ['LU', 'FR'] },
    ])
  })
})

describe('a body with more than a hundred wrong fields', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())
  const wrong = {
    commune: 'Mamer',
    surface: 0,
    ...Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`x${at}`, 1])),
  }

  test('lists a hundred and says how many more there are', async () => {
    const failure = await read(await post(app, '/estimation', wrong))
    expect(failure.issues).toHaveLength(100)
    // 251 are wrong: one stands in the sentence, 99 more in the list, 151 nowhere.
    expect(failure.error).toContain('(and 99 more in issues, 151 more not listed)')
    expect(ErrorResponse.safeParse(failure).error).toBeUndefined()
  })

  test('does so as an item of a batch', async () => {
    const { results } = await read(await post(app, '/estimation/batch', { items: [wrong] }))
    expect(results[0]?.issues).toHaveLength(100)
  })
})

test('a name of 60 000 signs with a control character at its end is judged in no time', () => {
  const startedAt = performance.now()
  expect(name(100_000).safeParse(`${' a'.repeat(30_000)}\u0000`).success).toBe(false)
  expect(performance.now() - startedAt).toBeLessThan(100)
})

describe('a field of several kinds', () => {
  const rate = z.number().min(-0.1).max(0.5)
  const schema = z.strictObject({ growth: z.union([rate, z.array(rate).min(1)]) })
  const refused = (body: unknown) => refusedFields(schema.safeParse(body).error?.issues ?? [], body, schema)

  test.each([
    ['a number beyond its bounds', 3.5, { path: 'growth', received: 3.5, allowed: ['at most 0.5'] }],
    ['one of a list beyond its bounds', [0.02, -1], { path: 'growth[1]', received: -1, allowed: ['at least -0.1'] }],
    ['one of a list as text', ['2'], { path: 'growth[0]', message: 'Must be a number, not text.', received: '2' }],
    ['an empty list', [], { path: 'growth', received: [], allowed: ['at least 1 entry'] }],
    ['text', '0.02', { path: 'growth', message: 'Must be a number, or a list.', received: '0.02' }],
    ['nothing', undefined, { path: 'growth', message: 'Is required.' }],
  ])('%s is told by its own fault', (_says, growth, issue) => {
    expect(refused({ growth })).toEqual([expect.objectContaining(issue)])
  })
})
