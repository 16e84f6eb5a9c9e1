import type { JsonSchema, NamedSchemas } from './short-schema.ts'

const resolveNamedSchema = (schema: JsonSchema, named: NamedSchemas): JsonSchema =>
  typeof schema.$ref === 'string' ? resolveNamedSchema(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named) : schema

/** Type of a part: variants, as the data of several countries, are objects, one of which may be null. */
const describePart = ({ type, oneOf, anyOf }: JsonSchema): JsonSchema => {
  const variants = (oneOf ?? anyOf ?? []) as JsonSchema[]
  const isNullable = variants.some(variant => variant.type === 'null')
  return { type: type ?? (isNullable ? ['object', 'null'] : 'object') }
}

/**
 * Schema of the structured content of a tool: whether it succeeded, and the parts of a success with their types. Clients
 * send it to the model with every question, so that it names no fields of the data: the result itself does.
 */
export const createOutputSchema = (answer: JsonSchema, named: NamedSchemas): JsonSchema => {
  const { properties = {} } = resolveNamedSchema(answer, named) as { properties?: Record<string, JsonSchema> }
  const parts = Object.entries(properties)
    .filter(([name]) => name !== 'success' && name !== 'meta')
    .map(([name, part]) => [name, describePart(resolveNamedSchema(part, named))])
  return { type: 'object', properties: { success: { type: 'boolean' }, ...Object.fromEntries(parts) } }
}
