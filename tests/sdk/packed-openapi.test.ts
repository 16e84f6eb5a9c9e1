import { readFileSync } from 'node:fs'
import type { OpenAPIObject, OperationObject, ResponseObject } from 'openapi3-ts/oas31'
import { expect, test } from 'vitest'
import { packedOpenApi } from '../../sdk/packed-openapi.ts'
import { document, validatorFor } from '../contract/document.ts'
import { openApiFile } from '../support/prism.ts'

const text = readFileSync(openApiFile, 'utf8')
const packed = JSON.parse(packedOpenApi(text)) as OpenAPIObject

interface Shown {
  name: string
  schema: object
  value: unknown
}

const shownBy = (of: OpenAPIObject): Shown[] =>
  Object.entries(of.paths ?? {}).flatMap(([path, item]) =>
    Object.values(item as Record<string, OperationObject>).flatMap(({ responses = {} }) =>
      Object.values(responses as Record<string, ResponseObject>).flatMap(({ content = {} }) =>
        Object.values(content).flatMap(({ schema, examples = {} }) =>
          Object.entries(examples).map(([name, example]) => ({
            ...{ name: `${path} ${name}`, schema: schema as object },
            value: (example as { value: unknown }).value,
          })),
        ),
      ),
    ),
  )

const served = shownBy(document)
const long = shownBy(packed).filter(({ value }, at) => JSON.stringify(value) !== JSON.stringify(served[at]?.value))

test('long examples are shortened, and still fit what their operation promises', () => {
  expect(long.length).toBeGreaterThan(10)
  const faults = long.flatMap(({ name, schema, value }) => {
    const fits = validatorFor(schema)
    return fits(value) ? [] : [`${name}: ${fits.errors?.[0]?.instancePath} ${fits.errors?.[0]?.message}`]
  })
  expect(faults).toEqual([])
})

test('everything else is as it is served', () => {
  const withoutExamples = (file: string): unknown =>
    JSON.parse(file, (key, value) => (key === 'examples' && !Array.isArray(value) ? undefined : value))
  expect(withoutExamples(JSON.stringify(packed))).toEqual(withoutExamples(text))
})
