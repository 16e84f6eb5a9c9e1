import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { EstimationInput } from '#contract/estimation'
import { ErrorResponse } from '#contract/shared/errors'
import { name } from '#contract/shared/units'
import { listRefusedFields } from '#server/operations/schema-issues'
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
    listRefusedFields(result.error?.issues ?? [], body, schema).map(({ path, message }) => [path, message]),
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
    expect(
      listRefusedFields(schema.safeParse({ haircut: 1.2, months: -1 }).error?.issues ?? [], {}, schema),
    ).toHaveLength(2)
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

describe('an unknown field', () => {
  const Home = z.strictObject({
    etat: z.string().optional(),
    etage: z.string().optional(),
    nbChambres: z.int().optional(),
    items: z.array(z.strictObject({ share: z.number().optional() })).optional(),
    owner: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('person'), birthday: z.string().optional() }),
        z.strictObject({ kind: z.literal('firm'), founding: z.string().optional() }),
      ])
      .optional(),
  })

  test.each<[body: object, path: string, near: string]>([
    [{ etatt: 'bon' }, 'etatt', 'etat'],
    [{ ETAT: 'bon' }, 'ETAT', 'etat'],
    [{ nb_chambres: 2 }, 'nb_chambres', 'nbChambres'],
    [{ nbChambre: 2 }, 'nbChambre', 'nbChambres'],
    [{ nbCahmbres: 2 }, 'nbCahmbres', 'nbChambres'],
    [{ items: [{}, { shares: 1 }] }, 'items[1].shares', 'share'],
    [{ owner: { kind: 'person', birthdate: '' } }, 'owner.birthdate', 'birthday'],
  ])('of %j is reported with the field that is near', (body, path, near) => {
    expect(messages(body, Home)).toEqual({ [path]: `Is not a field of this request; did you mean ${near}?` })
  })

  test.each<[body: object, path: string]>([
    [{ garage: true }, 'garage'],
    [{ x: 1 }, 'x'],
    [{ '': 1 }, ''],
    // The field of the other variant would be refused in turn.
    [{ owner: { kind: 'person', foundin: '' } }, 'owner.foundin'],
  ])('of %j is reported alone, where none is near', (body, path) => {
    expect(messages(body, Home)).toEqual({ [path]: 'Is not a field of this request.' })
  })

  test('is not compared among more than five: that many are no slips, and would take time', () => {
    const body = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`etat${index}`, 1]))
    expect(new Set(Object.values(messages(body, Home)))).toEqual(new Set(['Is not a field of this request.']))
  })

  test('is named by the service with its near field', async () => {
    const app = await startApp()
    const answer = await read(await post(app, '/estimation', { commune: 'Mamer', surface: 80, etatt: 'bon' }))
    await app.close()
    expect(answer).toMatchObject({
      code: 'invalid_request',
      error: 'Some fields of this request need correcting. etatt: Is not a field of this request; did you mean etat?',
      issues: [{ path: 'etatt', received: '"bon"' }],
    })
  })
})

describe('the allowed words of a field', () => {
  const allowed = (field: string) => {
    const body = { commune: 'Mamer', surface: 80, [field]: 'x' }
    const issues = EstimationInput.safeParse(body).error?.issues ?? []
    return listRefusedFields(issues, body, EstimationInput)[0]?.allowed
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
    expect(listRefusedFields(Form.safeParse(body).error?.issues ?? [], body, Form)).toEqual([
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
    // 251 are wrong: one is in the sentence, 99 more in the list, 151 nowhere.
    expect(failure.error).toContain('(and 99 more in issues, 151 more not listed)')
    expect(ErrorResponse.safeParse(failure).error).toBeUndefined()
  })

  test('lists ten as an item of a batch, of which there may be a thousand', async () => {
    const { results } = await read(await post(app, '/estimation/batch', { items: [wrong] }))
    expect(results[0]?.issues).toHaveLength(10)
    // Of the 251 one is in the sentence, 9 more in the list, 241 nowhere.
    expect(results[0]?.error).toContain('(and 9 more in issues, 241 more not listed)')
  })
})

test('a name of a million signs with a control character at its end is judged in next to no time', () => {
  const startedAt = performance.now()
  expect(name(2_000_000).safeParse(`${' a'.repeat(500_000)}\u0000`).success).toBe(false)
  // Hundredths of a second; where the work grows with the square of the length, it is minutes.
  expect(performance.now() - startedAt).toBeLessThan(20_000)
})

describe('a field of several kinds', () => {
  const rate = z.number().min(-0.1).max(0.5)
  const schema = z.strictObject({ growth: z.union([rate, z.array(rate).min(1)]) })
  const refused = (body: unknown) => listRefusedFields(schema.safeParse(body).error?.issues ?? [], body, schema)

  test.each([
    ['a number beyond its bounds', 3.5, { path: 'growth', received: 3.5, allowed: ['at most 0.5'] }],
    ['one of a list beyond its bounds', [0.02, -1], { path: 'growth[1]', received: -1, allowed: ['at least -0.1'] }],
    ['one of a list as text', ['2'], { path: 'growth[0]', message: 'Must be a number, not text.', received: '2' }],
    ['an empty list', [], { path: 'growth', received: [], allowed: ['at least 1 entry'] }],
    ['text', '0.02', { path: 'growth', message: 'Must be a number, or a list.', received: '0.02' }],
    ['nothing', undefined, { path: 'growth', message: 'Is required.' }],
  ])('%s is reported by its own fault', (_description, growth, issue) => {
    expect(refused({ growth })).toEqual([expect.objectContaining(issue)])
  })
})
