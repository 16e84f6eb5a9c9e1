import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { documents } from '#contract/ai/extraction'
import { parseQuotedData } from '#server/services/ai/quoted-data'
import { createProviderSchema, describeDocumentFields } from '#server/services/ai/sent-schema'

/** Every schema within a JSON schema. */
const partsOf = (schema: object): object[] => [
  schema,
  ...Object.values(schema).flatMap(part => (typeof part === 'object' && part !== null ? partsOf(part) : [])),
]

/**
 * Limits of structured outputs as Anthropic publishes them ("Structured outputs", JSON Schema limitations, read in
 * vercel/ai#17268 and ENTERPILOT/GoModel#963, 2026-11): 16 parameters of a union type and 24 optional ones in a request.
 */
describe.each(Object.entries(documents))('the sent schema of %s', (_, document) => {
  const schema = z.toJSONSchema(createProviderSchema(document as z.ZodObject)) as object
  const parts = partsOf(schema) as {
    anyOf?: unknown
    oneOf?: unknown
    type?: unknown
    properties?: object
    required?: string[]
  }[]

  test('has no union', () => {
    expect(parts.filter(({ anyOf, oneOf, type }) => anyOf || oneOf || Array.isArray(type))).toEqual([])
  })

  test('has no optional property', () => {
    const optional = parts.flatMap(({ properties = {}, required = [], type }) =>
      type === 'object' ? Object.keys(properties).filter(name => !required.includes(name)) : [],
    )
    expect(optional).toEqual([])
  })

  test('is explained field by field, lists and their entries too', () => {
    const lines = describeDocumentFields(document as z.ZodObject)
    for (const name of Object.keys((document as z.ZodObject).shape))
      expect(lines.some(line => line.startsWith(name))).toBe(true)
    expect(lines.join()).not.toContain('Null where')
  })
})

const sale = documents.plus_values
const place = { quote: 'Prix de vente : 600.000,- EUR', page: 1 }
const read = (sent: unknown) => parseQuotedData(sale, sent)

describe('an answer of a model', () => {
  const found = [{ field: 'salePrice', value: '600000', ...place }]

  test.each([
    ['as it is asked for', { found, improvements: [], others: [] }],
    ['within the name of a parameter', { $PARAMETER_NAME: { found, improvements: [], others: [] } }],
    ['within data', { data: { found } }],
    ['by its fields, of a model that ignores the schema', { salePrice: { value: 600_000, ...place } }],
  ])('%s is read', (_, sent) => {
    expect(read(sent)).toMatchObject({ data: { salePrice: 600_000 }, wrong: [], isEmpty: false })
  })

  test.each([
    ['salePrice', '600.000,-', 600_000],
    ['salePrice', '600 000,50 EUR', 600_000.5],
    ['ownershipShare', '0.5', 0.5],
    ['ownershipShare', '50 %', 0.5],
    ['saleDate', '15.03.2026', '2026-03-15'],
    ['saleDate', '2026-03-15', '2026-03-15'],
    ['mainResidence', 'true', true],
    ['taxClass', '1a', '1a'],
    ['commune', 'Mersch', 'Mersch'],
  ])('has %s of the text %s', (field, value, expected) => {
    expect(read({ found: [{ field, value, ...place }] })).toMatchObject({ data: { [field]: expected }, wrong: [] })
  })

  test.each([
    ['salePrice', 'six hundred'],
    ['salePrice', '600 000 or 700 000'],
    ['saleDate', 'March'],
    ['mainResidence', 'perhaps'],
    ['taxClass', '3'],
    ['salePrice', '9'.repeat(100_000)],
  ])('has no %s of a text that is none, and says so (%#)', (field, value) => {
    const { data, wrong } = read({ found: [{ field, value, ...place }] })
    expect([data[field], wrong.map(({ path }) => path)]).toEqual([null, [field]])
  })

  test('has a second value of a field among the others', () => {
    const { data, others } = read({ found: [...found, { field: 'salePrice', value: '610.000,-', ...place }] })
    expect(data.salePrice).toBe(600_000)
    expect(others).toEqual([{ field: 'salePrice', value: 610_000, ...place }])
  })

  test('has lines whose empty texts are not stated', () => {
    const improvements = [{ year: '2015', amount: '20.000,-', currency: 'EUR', label: '', ...place }]
    expect(read({ found, improvements, others: [] })).toMatchObject({
      data: { improvements: [{ year: 2015, amount: 20_000, currency: 'EUR', label: null }] },
      wrong: [],
    })
  })

  test('that states nothing is an answer, and one of another form is none', () => {
    expect(read({ found: [], improvements: [], others: [] })).toMatchObject({ isEmpty: false, wrong: [] })
    expect(read({ answer: 'nothing' }).isEmpty).toBe(true)
  })

  test('with names of fields that objects have of themselves is read', () => {
    const odd = ['__proto__', 'constructor', 'toString'].map(field => ({ field, value: '1', ...place }))
    expect(read({ found: [...odd, ...found] })).toMatchObject({ data: { salePrice: 600_000 }, wrong: [] })
  })
})

test('a model is told the values of a field that has few, and those of no other', () => {
  const document = z.object({
    sold: z.boolean().describe('Whether it was sold.'),
    kind: z.enum(['flat', 'house']).nullable().describe('What it is.'),
    price: z.number().nullable().describe('The price. Null where the document does not say it.'),
  })
  expect(describeDocumentFields(document)).toEqual([
    'sold: Whether it was sold. One of: true, false.',
    'kind: What it is. One of: flat, house.',
    'price: The price.',
  ])
})
