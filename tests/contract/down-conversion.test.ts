import { validate } from '@hyperjump/json-schema/openapi-3-0'
import { describe, expect, test } from 'vitest'
import { convertToOpenApi30, dropExamples, toSchema30 } from '#contract/openapi/down-conversion'
import { document } from './document.ts'

const converted = convertToOpenApi30(document)
type Json = Parameters<Awaited<ReturnType<typeof validate>>>[0]

/** Keys under which a converted file keeps data, not schemas. */
const listKeys = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    ['example', 'examples', 'enum', 'properties'].includes(key)
      ? Object.values(key === 'properties' ? Object(value) : {}).flatMap(listKeys)
      : [key, ...listKeys(value)],
  )
}

describe('the file as OpenAPI 3.0', () => {
  test('is what the official schema of 3.0 accepts', async () => {
    const accepts = await validate('https://spec.openapis.org/oas/3.0/schema')
    expect(accepts(converted as unknown as Json, 'BASIC')).toEqual({ valid: true })
    expect(accepts({ ...converted, openapi: '3.1.1' } as unknown as Json).valid).toBe(false)
  })

  test('is accepted without examples too, and has then none', async () => {
    const short = convertToOpenApi30(dropExamples(document))
    const accepts = await validate('https://spec.openapis.org/oas/3.0/schema')
    expect(accepts(short as unknown as Json, 'BASIC')).toEqual({ valid: true })
    expect(JSON.stringify(short)).not.toContain('#/components/examples/')
    expect(JSON.stringify(converted)).toContain('#/components/examples/')
  })

  test('has no keyword of 3.1', () => {
    const keys = new Set(listKeys({ ...converted, 'x-webhooks': {} }))
    expect(
      ['const', 'contentEncoding', 'propertyNames', 'webhooks', 'prefixItems'].filter(key => keys.has(key)),
    ).toEqual([])
    expect(keys.has('nullable')).toBe(true)
  })

  test('has every operation, schema and webhook of the file', () => {
    const {
      paths,
      components,
      'x-webhooks': webhooks,
    } = converted as { paths: object; components: Record<string, object>; 'x-webhooks': object }
    expect(Object.keys(paths)).toEqual(Object.keys(document.paths ?? {}))
    expect(Object.keys(components.schemas ?? {})).toEqual(Object.keys(document.components?.schemas ?? {}))
    expect(components.examples).toEqual(document.components?.examples)
    expect(Object.keys(webhooks)).toEqual(Object.keys(document.webhooks ?? {}))
  })
})

const cat = { $ref: '#/components/schemas/Cat' }

describe('a schema of 3.0', () => {
  // As the migration guide of the OpenAPI Initiative writes each of them in the other version, but for words that may be null,
  // null and true alone: those have a form that admits the same, and that generators read right.
  test.each<[what: string, before: Record<string, unknown>, after: Record<string, unknown>]>([
    ['a constant', { type: 'string', const: 'a' }, { type: 'string', enum: ['a'] }],
    ['true alone', { type: 'boolean', const: true }, { type: 'boolean', not: { enum: [false] } }],
    ['a type or null', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    ['two types', { type: ['string', 'number'] }, { anyOf: [{ type: 'string' }, { type: 'number' }] }],
    [
      'a text or null',
      { description: 'D.', anyOf: [{ type: 'string' }, { type: 'null' }] },
      { type: 'string', description: 'D.', nullable: true },
    ],
    ['a reference or null', { anyOf: [cat, { type: 'null' }] }, { allOf: [cat], nullable: true }],
    [
      'one of several or null',
      { oneOf: [cat, { type: 'string' }, { type: 'null' }] },
      { oneOf: [cat, { type: 'string' }], nullable: true },
    ],
    [
      'one of several words or null',
      { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }] },
      { type: 'string', pattern: '^(a|b)$', nullable: true },
    ],
    [
      'words of which null is one',
      { type: ['string', 'null'], enum: ['A+', null] },
      { type: 'string', pattern: '^(A\\+)$', nullable: true },
    ],
    [
      'a constant or null',
      { oneOf: [{ type: 'string', const: 'a' }, { type: 'null' }] },
      { type: 'string', pattern: '^(a)$', nullable: true },
    ],
    [
      'null alone',
      { type: 'null', description: 'D.' },
      { type: 'string', description: 'D.', nullable: true, not: { type: 'string' } },
    ],
    ['an exclusive bound', { exclusiveMinimum: 0 }, { minimum: 0, exclusiveMinimum: true }],
    ['base64', { type: 'string', contentEncoding: 'base64' }, { type: 'string', format: 'byte' }],
    ['a text beside a reference', { ...cat, description: 'D.' }, { description: 'D.', allOf: [cat] }],
    ['a reference', cat, cat],
    [
      'what is inside',
      { properties: { a: { items: { const: 'x' } } } },
      { properties: { a: { items: { enum: ['x'] } } } },
    ],
    [
      'a field named const',
      { properties: { const: { type: 'string' } } },
      { properties: { const: { type: 'string' } } },
    ],
  ])('%s', (_, before, after) => {
    expect(toSchema30(before)).toEqual(after)
  })
})
