import type { OperationObject, ResponseObject } from 'openapi3-ts/oas31'
import { expect, test } from 'vitest'
import { examples } from '#contract/examples/recorded'
import { getSdkMethod } from '#contract/openapi/operation-path'
import { shortenExample } from '#contract/openapi/short-examples'
import { operationObjects, validatorFor } from './document.ts'

interface Shown {
  operation: string
  name: string
  schema: object
  value: unknown
}

const shown: readonly Shown[] = operationObjects.flatMap(
  ({ 'x-sdk-method': method, responses = {} }: OperationObject) =>
    Object.values(responses as Record<string, ResponseObject>).flatMap(({ content = {} }) => {
      const { schema, examples: named = {} } = content['application/json'] ?? {}
      return Object.entries(named).map(([name, example]) => ({
        ...{ operation: getSdkMethod({ 'x-sdk-method': String(method) }), name, schema: schema as object },
        value: (example as { value: unknown }).value,
      }))
    }),
)

const recordedOf = ({ operation, name }: Shown): unknown =>
  examples[operation]?.find(one => one.name === name)?.response.body

const short = shown.filter(one => JSON.stringify(one.value) !== JSON.stringify(recordedOf(one)))

test('long examples are shortened, and still fit what their operation promises', () => {
  expect(short.map(({ name }) => name)).toContain('coveredCountries')
  expect(short.filter(one => JSON.stringify(recordedOf(one)).length <= 12_000)).toEqual([])
  const faults = short.flatMap(({ operation, name, schema, value }) => {
    const fits = validatorFor(schema)
    return fits(value) ? [] : [`${operation} ${name}: ${fits.errors?.[0]?.instancePath} ${fits.errors?.[0]?.message}`]
  })
  expect(faults).toEqual([])
})

test.each<[what: string, body: unknown, expected?: unknown]>([
  ['a short answer', { data: { list: [1, 2, 3, 4] } }, { data: { list: [1, 2, 3, 4] } }],
  ['a long failure', { error: 'x'.repeat(12_000), list: [1, 2, 3, 4] }],
  [
    'a long answer',
    { data: { text: 'x'.repeat(12_000), list: [[1, 2, 3, 4], 2, 3, 4] } },
    { data: { text: 'x'.repeat(12_000), list: [[1, 2, 3], 2, 3] } },
  ],
])('%s', (_what, body, expected = body) => {
  expect(shortenExample(body)).toEqual(expected)
})
