import { validate } from '@hyperjump/json-schema/openapi-3-1'
import type { HeaderObject, MediaTypeObject } from 'openapi3-ts/oas31'
import { describe, expect, test } from 'vitest'
import { examples } from '#contract/examples/recorded'
import { operations } from '#contract/openapi/operations'
import { getSchemaId } from '#contract/openapi/schemas'
import { document, operationObjects, validatorFor, validatorOf } from './document.ts'

const metaSchema = 'https://spec.openapis.org/oas/3.1/schema-base'
type Json = Parameters<Awaited<ReturnType<typeof validate>>>[0]

/** A copy of the file with one thing changed. */
const planted = (change: (copy: typeof document) => void): Json => {
  const copy = structuredClone(document)
  change(copy)
  return copy as unknown as Json // a parsed file is JSON; the OpenAPI types do not say so
}

describe('the official schema of OpenAPI 3.1', () => {
  test('accepts the file', async () => {
    const accepts = await validate(metaSchema)
    expect(
      accepts(
        planted(() => {}),
        'BASIC',
      ),
    ).toEqual({ valid: true })
  })

  test.each<[string, (copy: typeof document) => void]>([
    ['an answer without description', copy => void Reflect.deleteProperty(firstAnswer(copy), 'description')],
    [
      'a schema with a bound as text',
      copy => void Object.assign(copy.components?.schemas ?? {}, { X: { minimum: '1' } }),
    ],
    ['a version of tomorrow', copy => void Object.assign(copy, { openapi: '3.2.0' })],
  ])('refuses the file with %s', async (_description, change) => {
    const accepts = await validate(metaSchema)
    expect(accepts(planted(change)).valid).toBe(false)
  })
})

const firstAnswer = (copy: typeof document): object =>
  copy.paths?.['/api/v1/estimation']?.post?.responses?.['200'] ?? {}

const bodies = operations.flatMap(operation =>
  (examples[operation.id] ?? []).map(example => ({
    operation,
    example,
    description: `${operation.id} ${example.name}`,
  })),
)

describe('a validator of JSON Schema 2020-12', () => {
  test.each(bodies)('accepts the documented answer of $description', ({ operation, example: { response } }) => {
    const schema = operation.responses[response.status]
    expect(schema).toBeDefined()
    if (schema === null) {
      expect(response.body).toBeUndefined()
      return
    }
    const accepts = validatorOf(schema ? getSchemaId(schema) : '')
    accepts(response.body)
    expect(accepts.errors).toBeNull()
  })

  const good = bodies.filter(({ example }) => example.request && 'body' in example.request)
  test.each(good)('accepts the documented request of $description', ({ operation, example: { request } }) => {
    const accepts = validatorOf(operation.body ? getSchemaId(operation.body) : '')
    accepts(request && 'body' in request ? request.body : undefined)
    expect(accepts.errors).toBeNull()
  })

  const wrong = bodies.filter(({ example }) => example.request && 'wrong' in example.request)
  test.each(wrong)('refuses the wrong request of $description', ({ operation, example: { request } }) => {
    const accepts = validatorOf(operation.body ? getSchemaId(operation.body) : '')
    expect(accepts(request && 'wrong' in request ? request.wrong : undefined)).toBe(false)
  })
})

/** Every `examples` of a body in the file itself, with the schema beside it. */
const printed = operationObjects.flatMap(({ operationId, requestBody, responses = {} }) => {
  const contents: [string, Record<string, MediaTypeObject>][] = [
    [`${operationId} request`, requestBody && 'content' in requestBody ? requestBody.content : {}],
    ...Object.entries(responses).map(([status, { content = {} }]): [string, Record<string, MediaTypeObject>] => [
      `${operationId} ${status}`,
      content,
    ]),
  ]
  return contents.flatMap(([place, content]) =>
    // A file has one example, and no schema that a text could break; the tests of mocks open it.
    Object.entries(content).flatMap(([type, media]) =>
      type === 'application/json' ? [{ place, media: media as Required<MediaTypeObject> }] : [],
    ),
  )
})

describe('every body in the file has named examples that fit the schema beside it', () => {
  test.each(printed)('$place', ({ media: { schema, examples: named = {} } }) => {
    const accepts = validatorFor(schema)
    expect(Object.keys(named)).not.toEqual([])
    for (const [name, example] of Object.entries(named)) {
      accepts('value' in example ? example.value : undefined)
      expect(accepts.errors, name).toBeNull()
    }
  })
})

describe('every header of an answer has an example that fits its schema', () => {
  test.each(Object.entries(document.components?.headers ?? {}))('%s', (_name, header) => {
    const { schema = {}, example, description } = header as HeaderObject // references stand in operations only
    const accepts = validatorFor(schema)
    // One that is always 0 has it in its schema, as the text that is sent: Prism drops the number.
    const [sent] = 'examples' in schema ? (schema.examples ?? []) : []
    accepts(example ?? (sent === '0' ? 0 : sent))
    expect(accepts.errors).toBeNull()
    expect(description).toMatch(/\w/)
  })
})
