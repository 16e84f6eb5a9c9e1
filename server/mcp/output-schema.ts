import type { JsonSchema, NamedSchemas } from './short-schema.ts'

/** Depth below `data` to which an answer is described; deeper levels have only their type. */
const describedDepth = 2

const isSchemaObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const resolveNamedSchema = (schema: JsonSchema, named: NamedSchemas): JsonSchema =>
  typeof schema.$ref === 'string' ? resolveNamedSchema(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named) : schema

const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** Schema of one type or several; empty where the type is unknown. */
const createTypeSchema = (types: readonly unknown[]): JsonSchema => {
  const distinct = [...new Set(types)]
  if (distinct.length === 0) return {}
  return { type: distinct.length === 1 ? distinct[0] : distinct }
}

/** Outlines a part of an answer: its type, unit and fields. Enums stay open, as everywhere. */
class Outline {
  readonly #named: NamedSchemas

  constructor(named: NamedSchemas) {
    this.#named = named
  }

  of(given: JsonSchema, depth: number): JsonSchema {
    const schema = resolveNamedSchema(given, this.#named)
    const variants = toArray(schema.anyOf ?? schema.oneOf).filter(isSchemaObject)
    if (variants.length > 0) return this.#choice(variants, depth)
    const unit = typeof schema['x-unit'] === 'string' ? { description: schema['x-unit'] } : {}
    const types = toArray(schema.type)
    return {
      ...createTypeSchema(types),
      ...unit,
      ...(types.includes('object') && this.#fields(schema, depth)),
      ...(types.includes('array') &&
        isSchemaObject(schema.items) && { items: depth > 0 ? this.of(schema.items, depth - 1) : {} }),
    }
  }

  /** The only non-null variant, else the union of the types. */
  #choice(variants: readonly JsonSchema[], depth: number): JsonSchema {
    const shapes = variants.map(variant => this.of(variant, depth))
    const [only, ...others] = shapes.filter(({ type }) => type !== 'null')
    const types = shapes.flatMap(({ type }) => toArray(type))
    const isKnown = shapes.every(({ type }) => type !== undefined)
    if (only && others.length === 0) return isKnown ? { ...only, ...createTypeSchema(types) } : only
    return isKnown ? createTypeSchema(types) : {}
  }

  #fields({ properties, required }: JsonSchema, depth: number): JsonSchema {
    if (depth <= 0 || !isSchemaObject(properties)) return {}
    const fields = Object.entries(properties).map(([name, field]) => [name, this.of(field as JsonSchema, depth - 1)])
    // Which fields of a list's rows are always there is not said: names and types are what an assistant reads.
    const isNamed = required !== undefined && depth >= describedDepth
    return { properties: Object.fromEntries(fields), ...(isNamed && { required }) }
  }
}

/**
 * Schema of the structured content of a tool: the outlined success answer of its operation, or its error. A client
 * validates both against it; every field keeps its name, type and unit, and later additions are allowed.
 */
export const createOutputSchema = (answer: JsonSchema, named: NamedSchemas): JsonSchema => {
  const outline = new Outline(named).of(answer, describedDepth + 1)
  const { properties, required = [] } = outline as { properties: JsonSchema; required?: string[] }
  return {
    type: 'object',
    properties: { ...properties, success: { type: 'boolean' }, error: { type: 'string' }, code: { type: 'string' } },
    anyOf: [{ required }, { properties: { success: { const: false } }, required: ['error', 'code'] }],
  }
}
