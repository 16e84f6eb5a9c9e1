import { describe, expect, test } from 'vitest'
import { listPossibleCodes } from '#contract/openapi/error-codes'
import { toGeneratorSchema } from '#contract/openapi/generator-schemas'
import { toOperationId } from '#contract/openapi/operation-ids'
import { getSdkMethod } from '#contract/openapi/operation-path'
import { operations } from '#contract/openapi/operations'

const named = {
  Cat: { type: 'object', description: 'A cat.', required: ['kind'], properties: { kind: { const: 'cat' } } },
  Dogs: { type: 'object', required: ['kind'], properties: { kind: { enum: ['dog', 'wolf'] } } },
  Any: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } },
}
const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const toSchema = (schema: Record<string, unknown>) => toGeneratorSchema(schema, named)

describe('a schema for generators', () => {
  test('a format has no pattern, and a pattern alone stays', () => {
    expect(toSchema({ type: 'string', format: 'date', pattern: '^a$' })).toEqual({ type: 'string', format: 'date' })
    expect(toSchema({ type: 'string', pattern: '^a$' })).toEqual({ type: 'string', pattern: '^a$' })
  })

  test('several patterns are one, which admits what all admit', () => {
    const joined = toSchema({ type: 'string', allOf: [{ pattern: '^[a-c]+$' }, { pattern: '^[b-d]+$' }] })
    expect(joined).toEqual({ type: 'string', pattern: '(?=^[a-c]+$)^[b-d]+$' })
    const accepts = (text: string) => new RegExp(String(joined.pattern), 'u').test(text)
    expect(['bc', 'ab', 'cd', ''].map(accepts)).toEqual([true, false, false, false])
  })

  test('a slash in a pattern has no backslash, and admits the same', () => {
    const { pattern } = toSchema({ type: 'string', pattern: '^https?:\\/\\/[^\\s\\\\]+$' })
    expect(pattern).toBe('^https?://[^\\s\\\\]+$')
    expect(['https://a', 'https:a'].map(text => new RegExp(String(pattern), 'u').test(text))).toEqual([true, false])
  })

  // 2^31 - 1 is the highest number of 32 bits.
  test.each([
    [0, 2_147_483_647, 'int32'],
    [0, 2_147_483_648, 'int64'],
    [undefined, 10, 'int64'],
  ])('an integer from %s to %s is an %s', (minimum, maximum, format) => {
    expect(toSchema({ type: 'integer', minimum, maximum }).format).toBe(format)
  })

  test('variants with a text of their own have a discriminator, with each of their texts', () => {
    expect(toSchema({ oneOf: [refer('Cat'), refer('Dogs')] }).discriminator).toEqual({
      propertyName: 'kind',
      mapping: { cat: refer('Cat').$ref, dog: refer('Dogs').$ref, wolf: refer('Dogs').$ref },
    })
    expect(toSchema({ oneOf: [refer('Cat'), refer('Any')] })).not.toHaveProperty('discriminator')
    expect(toSchema({ oneOf: [refer('Cat'), refer('Cat')] })).not.toHaveProperty('discriminator')
    expect(toSchema({ oneOf: [{ type: 'string' }, { type: 'number' }] })).not.toHaveProperty('discriminator')
  })

  test('a field without a text has that of what it refers to, also in a list', () => {
    const { properties } = toSchema({
      properties: { a: refer('Cat'), b: { items: refer('Cat') }, c: { description: 'Own.' } },
    })
    expect(Object.values(properties as object).map(({ description }) => description)).toEqual([
      'A cat.',
      'A cat.',
      'Own.',
    ])
  })

  test('deprecated values are in the text of their field', () => {
    const anyOf = [{ enum: ['b'] }, { const: 'a', deprecated: true, description: 'Read as `b`.' }]
    expect(toSchema({ description: 'D.', anyOf }).description).toBe('D. Deprecated: `a` (read as `b`).')
  })
})

const codesOf = (id: string, status: number) => {
  const operation = operations.find(one => one.id === id)
  return operation ? listPossibleCodes(operation, status) : []
}

describe('codes of a failure', () => {
  test.each([
    ['estimate', 404, ['municipality_not_found']],
    ['createKey', 404, ['organisation_not_found']],
    ['key', 404, ['key_not_found']],
    ['estimationReport', 404, ['municipality_not_found', 'organisation_not_found']],
    ['mortgage', 403, ['forbidden', 'origin_not_allowed']],
    ['yields', 403, ['forbidden']],
    ['create', 403, ['forbidden', 'leads_off', 'origin_not_allowed']],
    ['me', 403, ['forbidden']],
    ['createKey', 403, ['forbidden', 'cross_site_request']],
    ['yields', 400, ['invalid_request', 'invalid_json']],
    ['fees', 400, ['invalid_request', 'law_not_covered', 'invalid_json']],
    ['places', 400, ['invalid_request']],
    ['createKey', 409, ['idempotency_conflict', 'key_limit_reached']],
    ['estimateBatch', 413, ['batch_too_large', 'body_too_large']],
    ['extract', 413, ['file_too_large', 'body_too_large']],
    ['create', 429, ['rate_limited', 'proof_required']],
    ['places', 429, ['rate_limited']],
    ['extract', 429, ['rate_limited', 'daily_quota_exhausted']],
  ])('%s may answer %i with %j', (id, status, codes) => {
    expect(codesOf(id, status)).toEqual(codes)
  })
})

test('ids of operations stand alone', () => {
  expect(toOperationId('create', false)).toBe('createLead')
  expect(toOperationId('modelCard', true)).toBe('getModelCard')
  expect(toOperationId('saveBranding', false)).toBe('saveBranding')
  expect(getSdkMethod({ 'x-sdk-method': 'leads.create' })).toBe('create')
})
