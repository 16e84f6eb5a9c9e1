import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import type { ZodType } from 'zod'
import { examples } from '#contract/examples/recorded'
import { convertToOpenApi30, toSchema30 } from '#contract/openapi/down-conversion'
import { operations } from '#contract/openapi/operations'
import { getSchemaId } from '#contract/openapi/schemas'
import { document } from './document.ts'

/** Schemas of 3.0 as Ajv knows them: bounds as numbers, and `nullable` beside a reference or a choice as generators read it. */
const toAjvSchema = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(toAjvSchema)
  if (typeof node !== 'object' || node === null) return node
  const { nullable, ...own } = node as Record<string, unknown>
  const { exclusiveMinimum, exclusiveMaximum, ...schema } = Object.fromEntries(
    Object.entries(own).map(([key, value]) => [key, key === 'enum' ? value : toAjvSchema(value)]),
  )
  const bounds = {
    ...(exclusiveMinimum === true && { exclusiveMinimum: schema.minimum }),
    ...(exclusiveMaximum === true && { exclusiveMaximum: schema.maximum }),
  }
  if (nullable !== true) return { ...schema, ...bounds }
  if ('type' in schema) return { ...schema, ...bounds, nullable }
  return { anyOf: [schema, { type: 'null' }] }
}

const ajv = new Ajv({ allErrors: true, strict: false })
formats.default(ajv, ['date', 'date-time', 'uri', 'int32', 'int64', 'byte'])
const { components } = convertToOpenApi30(document) as { components: { schemas: object } }
ajv.addSchema({ $id: 'openapi.json', components: { schemas: toAjvSchema(components.schemas) } })

const findValidator = (id: string): ValidateFunction => {
  const fits = ajv.getSchema(`openapi.json#/components/schemas/${id}`)
  if (!fits) throw new Error(`The converted file has no schema ${id}.`)
  return fits
}

/** Bodies that are recorded for an operation, each with the schema that it fits in the contract. */
const listBodies = (operation: (typeof operations)[number]): { name: string; schema: ZodType; body: unknown }[] =>
  (examples[operation.id] ?? []).flatMap(({ name, request, response }) => {
    const answer = operation.responses[response.status]
    const isAsked = operation.body && request && 'body' in request && response.status < 300
    return [
      ...(answer ? [{ name: `answer ${name}`, schema: answer, body: response.body }] : []),
      ...(isAsked ? [{ name: `request ${name}`, schema: operation.body as ZodType, body: request.body }] : []),
    ]
  })

test.each(operations.map(operation => [operation.id, operation] as const))(
  'the recorded bodies of %s fit the schemas of 3.0',
  (_id, operation) => {
    const bodies = listBodies(operation)
    expect(bodies).not.toEqual([])
    for (const { name, schema, body } of bodies) {
      const fits = findValidator(getSchemaId(schema))
      fits(body)
      expect(fits.errors, name).toBeNull()
    }
  },
)

test('a list of words without null would refuse null, and null fits none that is not nullable', () => {
  const words = { type: 'string', enum: ['a', 'b'] }
  const accepts = (schema: object, value: unknown) => ajv.compile(toAjvSchema(schema) as object)(value)
  const converted = toSchema30({ anyOf: [words, { type: 'null' }] })
  expect([null, 'a', 'c'].map(value => accepts(converted, value))).toEqual([true, true, false])
  expect(accepts({ ...words, nullable: true }, null)).toBe(false)
  expect(accepts(toSchema30(words), null)).toBe(false)
})
